"""The client's types of all messages are generated from the server's schema and up to date."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
#: Where `make` puts Node on a machine that has none.
OWN_NODE = ROOT / ".venv" / "node" / "bin" / "node"
REFRESH = "web/src/server/protocol.ts is not what the server describes now: run `npm --prefix web run types`"


def made(*options: str) -> subprocess.CompletedProcess[str]:
    """The script that makes the types, run with the Python of these tests; it needs Node and nothing else."""
    node = which("node") or OWN_NODE
    return subprocess.run(
        [node, WEB / "scripts" / "types.mjs", *options],
        env=os.environ | {"PYTHON": sys.executable},
        capture_output=True,
        text=True,
    )


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    run = made("--check")
    assert run.returncode == 0, f"{REFRESH}\n{run.stderr}"
