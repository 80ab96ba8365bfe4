"""A small match that was really played, and the command that plays them."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from cartographers.cli import main
from cartographers.table.contest.match import Match, Played
from cartographers.table.contest.suite import SUITES


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Outcome]:
    """`run("--deals 3", "--out", path)`: the words of one text and then more of them."""

    def run_it(words: str, *more: object) -> Outcome:
        code = main(["match", *words.split(), *map(str, more)])
        return Outcome(code, *capsys.readouterr())

    return run_it


@pytest.fixture
def refused(run: Callable[..., Outcome]) -> Callable[..., str]:
    """The one sentence with which something is refused."""

    def sentence(words: str, *more: object) -> str:
        outcome = run(words, *more)
        assert (outcome.code, outcome.out, outcome.err.count("\n")) == (2, "", 1)
        return outcome.err.removeprefix("cartographers: ").strip()

    return sentence


@pytest.fixture(scope="session")
def match() -> Match:
    return SUITES["A-base"].match("greedy", "chance")


@pytest.fixture(scope="session")
def games(match: Match) -> list[Played]:
    """Six deals, played once for all tests."""
    return [match.play(job) for job in match.jobs(6)]
