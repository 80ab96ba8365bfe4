"""Commands run in tests."""

import pytest

from cli.commands import Refused, Run, runner, sentence_of


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


@pytest.fixture
def refused(run: Run) -> Refused:
    def sentence(words: str | list[str], typed: str = "") -> str:
        return sentence_of(run(words, typed))

    return sentence
