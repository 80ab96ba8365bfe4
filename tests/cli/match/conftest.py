"""The command that plays matches, and a small match that was really played."""

import pytest

from cartographers.contest.match import Match, Played
from cli.commands import Outcome, runner, sentence_of
from cli.match.commands import RefusedMatch, RunMatch
from testkit.matches import MATCH, six_deals


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> RunMatch:
    command = runner(capsys, monkeypatch)

    def run_match(words: str, *more: object) -> Outcome:
        return command(["match", *words.split(), *map(str, more)])

    return run_match


@pytest.fixture
def refused(run: RunMatch) -> RefusedMatch:
    def sentence(words: str, *more: object) -> str:
        return sentence_of(run(words, *more))

    return sentence


@pytest.fixture
def match() -> Match:
    return MATCH


@pytest.fixture
def games() -> list[Played]:
    return list(six_deals())
