"""What the coach has computed: hints, second looks, analyses and par."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any

from cartographers.server.features.coach.analyses import Analyses
from cartographers.server.features.coach.hints import Hints
from cartographers.server.features.coach.jobs import AdviserWorkers
from cartographers.server.features.coach.par import ParGames
from cartographers.server.features.coach.second_looks import SecondLooks
from cartographers.server.lobby.computing import ITSELF
from cartographers.server.lobby.feature import Feature
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.room import Room
from cartographers.server.work.queue import Lane, Purpose
from cartographers.server.work.searches import Searches
from cartographers.server.workers.job import WorkerFailed
from cartographers.table.analysis import Question
from cartographers.table.opening import open_table

logger = logging.getLogger(__name__)

#: Seconds after the start before code is compiled in advance: the first page needs the processor more.
_COMPILE_AFTER = 3.0


class CoachFeature(Feature):
    """The coach of a server, with an adviser for each of the things it is asked."""

    def __init__(self, lobby: Lobby) -> None:
        services = lobby.services
        settings, computing = services.settings, services.computing
        self._precompile, self._computing = settings.precompile, computing

        def advisers(player: str) -> AdviserWorkers:
            # No turn depends on advice, so it may take longer than a bot's decision.
            return AdviserWorkers(computing.pool, player, settings.answer_timeout + computing.timeout(player))

        queue, live, threads = computing.queue, computing.live, computing.threads
        self._analyst = advisers(settings.analysis_player)
        self.hints = Hints(advisers(settings.hint_player), Searches(queue, live))
        self.second_looks = SecondLooks(advisers(settings.second_look_player), Searches(queue, live), threads)
        self.analyses = Analyses(services.store, self._analyst, threads, computing.background)
        self.par_games = ParGames(services.store, computing, settings.par_player)

    def background(self) -> Sequence[Coroutine[Any, Any, None]]:
        """Compile what advisers need before the first of them is asked."""
        return [self._compile_in_advance()] if self._precompile else []

    def opened(self, room: Room) -> None:
        """Look at a coached game once, so that its first decision need not wait."""
        if room.coached:
            purpose = Purpose(self._computing.callers.of(room.row.maker), room.id, Lane.ADVICE)
            self.second_looks.warm_up(room.game, purpose)

    async def close(self) -> None:
        """Cancel everything that is under way."""
        for service in (self.second_looks, self.hints, self.analyses, self.par_games):
            await service.close()

    async def _compile_in_advance(self) -> None:
        """Ask for advice once: this fills the cache of compiled code that all worker processes share."""
        await asyncio.sleep(_COMPILE_AFTER)
        purpose = Purpose(ITSELF, "", Lane.BACKGROUND)
        try:
            await self._analyst.advise(Question(open_table().game, most=1), 0, 0, purpose)
        except WorkerFailed as error:
            logger.warning("the adviser %s does not work: %s", self._analyst.player, error)
        finally:
            await self._computing.pool.close(Lane.BACKGROUND)


FEATURE = CoachFeature
