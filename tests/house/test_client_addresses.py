"""The client asks for nothing at the root of its domain: it may lie below a path."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
#: An address that begins with a slash, where a browser would use it.
ABSOLUTE = re.compile(
    r"""["'`]/(?:api|assets|sw\.js|icon)|(?:href|src|action)=["']/|\b(?:fetch|assign|replace|open|go|register)\(["'`]/"""
)
FILES = [
    path
    for folder in (WEB / "src", WEB / "worker")
    for path in sorted(folder.rglob("*"))
    if path.suffix in (".ts", ".svelte")
]


def test_every_address_begins_where_the_client_lies() -> None:
    found = {
        f"{path.relative_to(WEB)}: {line.strip()}"
        for path in FILES
        for line in path.read_text(encoding="utf-8").splitlines()
        if ABSOLUTE.search(line)
    }
    assert found == set()


@pytest.mark.parametrize(
    "line", ['fetch("/api/games")', "`/api/${path}`", '<a href="/">', 'location.assign("/")', 'go("/you")']
)
def test_an_address_at_the_root_is_found(line: str) -> None:
    assert ABSOLUTE.search(line)
