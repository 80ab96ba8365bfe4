"""The mind of the players who look ahead: it judges maps and plays on."""

from collections.abc import Sequence
from typing import Protocol

from cartographers.players.evaluate.evaluator import Judge
from cartographers.rules.state import Game, Seat


class Mind(Protocol):
    """Someone who can judge and play on; in plain Python, or compiled."""

    def judge(self, game: Game) -> Judge:
        """A judge for this moment of a game."""

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        """The stars each side may have at the end: a row for each, with a number for each future."""
