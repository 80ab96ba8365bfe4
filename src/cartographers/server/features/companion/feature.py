"""Games on paper that several screens show, at this server and at others."""

from cartographers.notation.wire import Json
from cartographers.server.features.companion.messages import SharedStep
from cartographers.server.features.companion.screens import SharedGames
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.storage.changes import Change


class CompanionFeature(Feature):
    """The games that are shown on several screens."""

    def __init__(self, lobby: Lobby) -> None:
        services = lobby.services
        self._store = services.store
        self.games = SharedGames(services.clocks.wall)

    async def tell(self, at: SharedStep) -> None:
        """Tell the other servers where a game is."""
        await self._store.announce(Change(feature=self.name, body=at.model_dump()))

    def changed_elsewhere(self, body: Json) -> None:
        """Another server was told where a game is."""
        self.games.hear(SharedStep.model_validate(body))

    def end_streams(self) -> None:
        """Let all screens go; they come again."""
        self.games.close()


FEATURE = CompanionFeature
