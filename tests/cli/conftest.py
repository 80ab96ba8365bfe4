"""How a command is run in a test: its words, what is piped into it, and what came of it."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from cartographers.cli import main


class Outcome(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


Run = Callable[..., Outcome]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("score --explain", typed="…")`; a list where a word has spaces in it."""

    def run_it(words: str | list[str], typed: str = "", by_hand: bool = False) -> Outcome:
        monkeypatch.setattr(sys, "stdin", Keyboard(typed) if by_hand else io.StringIO(typed))
        try:
            code = main(words.split() if isinstance(words, str) else words)
        except SystemExit as left:  # argparse, after --help and --version
            code = int(left.code or 0)
        return Outcome(code, *capsys.readouterr())

    return run_it


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """The one sentence with which something is refused; nothing may be on standard output."""

    def sentence(words: str | list[str], typed: str = "") -> str:
        outcome = run(words, typed)
        assert outcome.code == 2
        assert outcome.out == ""
        assert outcome.err.startswith("cartographers: ")
        assert outcome.err.count("\n") == 1
        return outcome.err.removeprefix("cartographers: ").strip()

    return sentence
