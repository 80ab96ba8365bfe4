"""A command run in a test: its arguments, its input and its output."""

import io
import sys
from typing import NamedTuple, Protocol

import pytest

from cartographers.cli import main


class Outcome(NamedTuple):
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of standard output."""
        return self.out.splitlines()


class Keyboard(io.StringIO):
    """Standard input that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Run(Protocol):
    """Runs a command: ``run("score --explain", typed="…")``; a list where an argument contains spaces."""

    def __call__(self, words: str | list[str], typed: str = "", by_hand: bool = False) -> Outcome: ...


class Refused(Protocol):
    """Runs a command that must fail and returns the one sentence it prints."""

    def __call__(self, words: str | list[str], typed: str = "") -> str: ...


def runner(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs commands in this process."""

    def run(words: str | list[str], typed: str = "", by_hand: bool = False) -> Outcome:
        monkeypatch.setattr(sys, "stdin", Keyboard(typed) if by_hand else io.StringIO(typed))
        try:
            code = main(words.split() if isinstance(words, str) else words)
        except SystemExit as left:  # argparse, after --help and --version
            code = int(left.code or 0)
        return Outcome(code, *capsys.readouterr())

    return run


def sentence_of(outcome: Outcome) -> str:
    """The sentence with which a command failed; nothing may be on standard output."""
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("cartographers: ")
    assert outcome.err.count("\n") == 1
    return outcome.err.removeprefix("cartographers: ").strip()
