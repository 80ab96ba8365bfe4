"""The host's requests are answered as long as the server runs."""

from collections.abc import Coroutine, Sequence
from typing import Any

from cartographers.server.features.admin import requests
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby


class AdminFeature(Feature):
    """The tools of the host."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def background(self) -> Sequence[Coroutine[Any, Any, None]]:
        """Answer what the command leaves in the database."""
        return [requests.follow(self._lobby)]


FEATURE = AdminFeature
