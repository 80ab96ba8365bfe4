"""The example bots: each in at most a hundred lines, and all of them play the same game."""

import shutil
import subprocess
from pathlib import Path

import pytest

from cartographers.contest.match import Match
from cartographers.programs.seating import Programs
from cartographers.table.plan import Plan

BOTS = Path(__file__).parents[2] / "examples" / "bots"
PATIENT = "30s"


@pytest.mark.parametrize("example", sorted(path.name for path in BOTS.glob("snug.*")))
def test_an_example_has_at_most_a_hundred_lines(example: str) -> None:
    assert len((BOTS / example).read_text().splitlines()) <= 100


def commands(folder: Path) -> list[str]:
    """How the examples are run here, as far as there is what they need."""
    found = [f"python3 {BOTS / 'snug.py'}:{PATIENT}"]
    if shutil.which("node"):
        found.append(f"node {BOTS / 'snug.js'}:{PATIENT}")
    if shutil.which("g++"):
        built = folder / "snug"
        subprocess.run(["g++", "-std=c++17", "-o", built, BOTS / "snug.cpp"], check=True)
        found.append(f"{built}:{PATIENT}")
    return found


@pytest.mark.long
def test_the_examples_play_alike_in_every_language(tmp_path: Path) -> None:
    names = commands(tmp_path)
    match = Match((*names,), Plan(sheet="C", explore="heroes", skills=True, heroes=True))
    running = Programs()
    try:
        totals = set()
        for job in match.jobs(1):
            table = match.open_table(job.deal)
            with running.seated(job.seats, match.seed, table) as players:
                played = match.play_at(table, job, players)
            assert not played.forfeits
            totals.add(played.totals)
    finally:
        running.close()
    assert len(totals) == 1
