"""The mind of the players who look ahead: it judges maps and plays on."""

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from cartographers.players.judge import Judge
from cartographers.players.plain_mind import PlainMind
from cartographers.players.weights import read_weights
from cartographers.rules.state import Game, Seat


class Mind(Protocol):
    """Someone who can judge and play on; in plain Python, or compiled."""

    def judge(self, game: Game) -> Judge:
        """A judge for this moment of a game."""

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        """The stars each side may have at the end: a row for each, with a number for each future."""


@cache
def mind(weights: str) -> Mind:
    """The fastest mind there is: the machine's where the extra ``fast`` is installed, else a plain one."""
    known = read_weights(weights)
    try:
        from cartographers.players.machine.mind import MachineMind
    except ImportError:
        return PlainMind(known)
    return MachineMind(known)
