"""A real Ray cluster, of this machine alone, plays the same games as this process."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cartographers

pytest.importorskip("ray", reason="Ray has no wheel for this platform")

ROOT = Path(__file__).parents[2]
#: The commands, run one after the other in one process, so that one cluster is started.
COMMANDS = [
    "simulate --games 6 --players chance,greedy --seed 3 --json",
    "simulate --games 2 --boxes heroes,skills --players chance*2 --json --parquet {folder}/games.parquet",
    "simulate --games 3 --players chance --seed 9 --json --parquet {folder}/folder --games-a-file 2",
    "match --players chance,greedy --deals 3 --json",
    "table --players chance,greedy --deals 2",
]
SCRIPT = """
import json, sys
from strength import table
from cartographers.cli import main
for command in json.loads(sys.argv[1]):
    name, *options = command.split()
    assert (table.main(options) if name == "table" else main([name, *options])) == 0
"""


def said_by(folder: Path, engine: str) -> list[str]:
    """What the commands print with an engine."""
    folder.mkdir()
    commands = [f"{command.format(folder=folder)} --engine {engine}" for command in COMMANDS]
    settings = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, (Path(cartographers.__file__).parents[1], ROOT))),
        "RAY_TMPDIR": "/tmp",  # the names of its sockets must be short
    }
    settings.pop("RAY_ADDRESS", None)
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT, json.dumps(commands)], capture_output=True, text=True, env=settings
    )
    assert run.returncode == 0, run.stderr
    return [timeless(line) for line in run.stdout.splitlines() if line.startswith(("{", "| `"))]


def timeless(line: str) -> str:
    """Without what differs from run to run: how long moves took."""
    if line.startswith("|"):
        return "|".join(line.split("|")[:-3])  # of the last two columns
    return line.split('"ms"')[0]


# A cluster takes long to start: with a fake of one it is tried in every run (``match/test_ray.py``).
@pytest.mark.long
@pytest.mark.real_clock
def test_games_on_a_cluster_are_the_same_bit_for_bit(tmp_path: Path) -> None:
    here, there = tmp_path / "local", tmp_path / "ray"
    said = said_by(here, "local")
    assert len(said) == 14
    assert said_by(there, "ray") == said
    assert files_in(there) == files_in(here) and len(files_in(there)) == 3


def files_in(folder: Path) -> dict[Path, bytes]:
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.parquet")}
