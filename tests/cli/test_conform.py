"""`cartographers conform`: what it tries, and what it says of a program that fails."""

import sys
from pathlib import Path

from cli.commands import Refused, Run

ROOT = Path(__file__).parents[2]
EXAMPLE = f"{sys.executable} {ROOT / 'examples' / 'bots' / 'snug.py'}:30s"


def test_an_example_passes_every_check(run: Run) -> None:
    outcome = run(["conform", EXAMPLE])
    assert outcome.code == 0, outcome.out
    assert len(outcome.lines) == 17
    assert all(line.startswith("ok ") for line in outcome.lines[:-1])
    assert outcome.lines[-1].startswith("Snug passed every check.")


def test_a_program_that_only_echoes_fails(run: Run) -> None:
    outcome = run("conform /bin/cat")
    assert outcome.code == 1
    assert outcome.lines[0].startswith("ok ")
    assert outcome.lines[1].startswith("FAILED  draws a shape: Its answer cannot be used.")
    assert outcome.lines[-1] == "14 checks failed."


def test_a_program_that_does_not_say_hello_is_tried_no_further(run: Run) -> None:
    outcome = run("conform /bin/true")
    assert (outcome.code, len(outcome.lines)) == (1, 2)
    assert outcome.lines[0] == "FAILED  says hello: It exited with code 0."


def test_what_cannot_be_run_is_said_in_one_sentence(refused: Refused) -> None:
    assert refused("conform ./nothing").startswith("“./nothing” cannot be run: there is no such program")
