"""The host's requests are answered, and what is past its time removed, as long as the server runs."""

from collections.abc import Coroutine, Sequence
from typing import Any

from cartographers.server.features.admin import reports, requests
from cartographers.server.features.admin.store import AdminStore
from cartographers.server.games.removing import leave_rooms
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby


class AdminFeature(Feature):
    """The tools of the host."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def background(self) -> Sequence[Coroutine[Any, Any, None]]:
        """Answer what the command leaves in the database."""
        return [requests.follow(self._lobby)]

    async def remove_old(self) -> None:
        """Delete for good what can no longer be put back, and reports that were closed long ago."""
        services = self._lobby.services
        for bot in await AdminStore(services.store.database).forget_old(services.clocks.wall()):
            await self._lobby.put_out([bot.device], await leave_rooms(self._lobby, bot.device, bot.games))
        await reports.remove_old(services)


FEATURE = AdminFeature
