"""Looks at positions: one for all who ask the same."""

from cartographers.notation.wire import Json
from cartographers.server.features.positions.jobs import look_in_process
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.work.callers import Caller
from cartographers.server.work.queue import Lane, Purpose
from cartographers.server.work.searches import Searches

#: Seconds that a look usually takes.
_SECONDS = 1.0


class PositionsFeature(Feature):
    """What is computed about positions."""

    def __init__(self, lobby: Lobby) -> None:
        settings, self._computing = lobby.services.settings, lobby.services.computing
        self.player = settings.hint_player
        self._timeout = settings.answer_timeout + self._computing.timeout(self.player)
        #: By the position and the drawing that is compared.
        self._looks = Searches[tuple[str, str], Json](self._computing.queue, self._computing.live)

    async def look(self, key: tuple[str, str], request: Json, caller: Caller) -> Json:
        """The best drawings; raises ``WorkerFailed`` if nobody could find any."""
        purpose = Purpose(caller, "", Lane.ADVICE)
        return await self._looks.result(
            key,
            purpose,
            _SECONDS,
            lambda: look_in_process(self._computing.pool, request, self._timeout, _SECONDS, purpose),
        )

    async def close(self) -> None:
        """Cancel all looks."""
        await self._looks.close()


FEATURE = PositionsFeature
