"""Known weaknesses of what the program depends on, as PyPI and the npm registry tell them.

``python -m house.audit`` fails if there is one, and where a registry cannot be asked; with ``--if-reachable``
only in the first case.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from json import loads
from pathlib import Path
from re import MULTILINE, findall
from typing import Any
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
LOCKS = ("requirements-server.lock", "requirements.lock")
PYPI = "https://pypi.org/pypi/{name}/{version}/json"
#: Seconds to wait for an answer.
TIMEOUT = 10
#: What is known and does not concern us, each with the reason.
ACCEPTED: dict[str, str] = {}

Json = dict[str, Any]


class NotReachable(Exception):
    """A registry that does not tell about weaknesses."""


def locked(text: str) -> list[tuple[str, str]]:
    """The names and versions in a lock."""
    return findall(r"^([\w.-]+)==([\w.+!-]+)", text, MULTILINE)


def ask_pypi(name: str, version: str) -> Json:
    """What PyPI knows about a release; raises ``NotReachable``."""
    try:
        with urlopen(PYPI.format(name=name, version=version), timeout=TIMEOUT) as answer:
            told: Json = loads(answer.read())
    except (OSError, ValueError, HTTPException) as error:
        raise NotReachable(f"PyPI does not tell about {name} {version}: {error}") from None
    return told


def python_weaknesses(ask: Callable[[str, str], Json] = ask_pypi) -> list[str]:
    """The weaknesses of all locked Python packages."""
    packages = sorted({one for lock in LOCKS for one in locked((ROOT / lock).read_text())})
    ask(*packages[0])  # where this one is not told, the others need not be asked
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda package: ask(*package), packages))
    return [
        line
        for (name, version), told in zip(packages, answers, strict=True)
        for line in _told(name, version, told)
    ]


def _told(name: str, version: str, told: Json) -> Iterator[str]:
    for weakness in told.get("vulnerabilities", []):
        if not weakness.get("withdrawn") and weakness["id"] not in ACCEPTED:
            fixed = ", ".join(weakness.get("fixed_in", [])) or "no release"
            yield f"{name} {version}: {weakness['id']}, mended in {fixed}: {weakness.get('link', '')}"


def run_npm() -> str:
    """The answer of ``npm audit`` as JSON."""
    command = ["npm", "--prefix", str(ROOT / "web"), "audit", "--json", "--fetch-retries=0"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def npm_weaknesses(run: Callable[[], str] = run_npm) -> list[str]:
    """The weaknesses of all locked npm packages that are at least of moderate severity."""
    try:
        told = loads(run())
        found = told["vulnerabilities"]
    except (OSError, ValueError, LookupError, TypeError):
        raise NotReachable("the npm registry does not tell about its packages") from None
    return [
        f"{name} {entry['range']}: {entry['severity']}"
        for name, entry in found.items()
        if entry["severity"] not in ("info", "low") and name not in ACCEPTED
    ]


def main(arguments: list[str]) -> int:
    """Print what is known; the exit status of the command."""
    status = 0
    for audit in (python_weaknesses, npm_weaknesses):
        try:
            found = audit()
        except NotReachable as error:
            print(f"Not audited: {error}.", file=sys.stderr)
            status = max(status, 0 if "--if-reachable" in arguments else 2)
            continue
        for line in found:
            print(line, file=sys.stderr)
        status = 1 if found else status
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
