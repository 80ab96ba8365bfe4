"""The interface of a backend: what search needs computed, in plain Python or compiled."""

from collections.abc import Sequence
from typing import Protocol

from cartographers.players.evaluate.evaluator import Evaluator
from cartographers.rules.state import Game, SeasonScore, Seat

#: What a seat scores at the end of each season that is still to come.
SeasonScores = tuple[SeasonScore, ...]


class Backend(Protocol):
    """Evaluates maps and plays games on."""

    def evaluator(self, game: Game) -> Evaluator:
        """An evaluator for this moment of a game."""

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        """The stars each seat may have at the end: a row for each, with a number for each future."""

    def season_scores(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]]
    ) -> list[list[SeasonScores]]:
        """The same playouts to the end of the game, season by season: a row for each seat."""
