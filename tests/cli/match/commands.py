"""`cartographers match` run in a test."""

from typing import Protocol

from cli.commands import Outcome


class RunMatch(Protocol):
    """Runs a match: ``run("--deals 3", "--out", path)``, the words of one text and then more of them."""

    def __call__(self, words: str, *more: object) -> Outcome: ...


class RefusedMatch(Protocol):
    """Runs a match that must fail and returns the one sentence it prints."""

    def __call__(self, words: str, *more: object) -> str: ...
