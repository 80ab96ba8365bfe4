"""The programs that are connected: what they are told of rooms and of what other servers say."""

from collections.abc import Collection, Mapping

from cartographers.notation.wire import Json
from cartographers.server.features.bot_accounts.programs import Programs
from cartographers.server.features.bot_accounts.store import find
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.room import Room
from cartographers.server.storage.finding import Find


class BotAccountsFeature(Feature):
    """Programs of players at tables."""

    def __init__(self, lobby: Lobby) -> None:
        services = lobby.services
        self._shares_database = bool(services.settings.peer)
        self.programs = Programs(services.store, services.clocks)

    def finds(self) -> Mapping[str, Find]:
        """Bot accounts."""
        return {"bot": find}

    def opened(self, room: Room) -> None:
        """Programs that sit at its table are told of it."""
        self.programs.opened(room)

    def changed_elsewhere(self, body: Json) -> None:
        """A program of this server was given a seat, or its stream is to end."""
        self.programs.heard(body["bot"], body["seated_in"])

    async def catch_up(self) -> None:
        """Tell of all games again, and end the streams of those who were put out."""
        await self.programs.catch_up()

    def put_out(self, who: Collection[str]) -> None:
        """End the streams of these accounts."""
        self.programs.put_out(who)

    def sweep(self) -> None:
        """End the streams whose tokens are no longer valid by now."""
        self.programs.end_outdated()

    def connection_lost(self) -> None:
        """Another server may take the programs over."""
        if self._shares_database:
            self.programs.close()

    def end_streams(self) -> None:
        """Let all programs go; they come again."""
        self.programs.close()


FEATURE = BotAccountsFeature
