"""Puzzles are looked for as long as the server runs."""

from collections.abc import Coroutine, Sequence
from typing import Any

from cartographers.server.features.puzzles.finding import PuzzleSearch
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby


class PuzzlesFeature(Feature):
    """The puzzles of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self._search = PuzzleSearch(lobby)

    def background(self) -> Sequence[Coroutine[Any, Any, None]]:
        """Look for puzzles in finished games."""
        return [self._search.run()]


FEATURE = PuzzlesFeature
