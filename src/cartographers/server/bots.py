"""Bots at the tables: a decision that is due from a bot is thought out elsewhere and kept like a person's."""

import asyncio
import logging

from cartographers.rules.reason import Illegal
from cartographers.server.refusal import Refusal
from cartographers.server.room import KIND_IN, Room
from cartographers.server.thinkers import Thinkers, ThoughtFailed, anything

logger = logging.getLogger(__name__)

#: How many seats of one table a process is asked about at once.
_TOGETHER = 8
#: Seconds to wait when the disk takes nothing.
_BREATH = 1.0


class Bots:
    """Everyone who is no person, at all tables."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._tending: dict[str, asyncio.Task[None]] = {}

    def tend(self, room: Room) -> None:
        """See to it that the bots of a room decide."""
        if room.id not in self._tending and room.for_bots():
            self._tending[room.id] = asyncio.get_running_loop().create_task(self._tend(room))

    async def _tend(self, room: Room) -> None:
        try:
            while bots := room.for_bots():
                await asyncio.gather(*(self._decide(room, group) for group in _groups(bots)))
        finally:
            # In the same breath as the last look, so that no call to tend falls in between.
            del self._tending[room.id]

    async def _decide(self, room: Room, bots: dict[int, str]) -> None:
        try:
            await self._think(room, bots)
        except Refusal:
            # The disk took nothing; the table waits, and so do its bots.
            await asyncio.sleep(_BREATH)

    async def _think(self, room: Room, bots: dict[int, str]) -> None:
        game, seed = room.game, room.row.seed or 0
        try:
            decisions = await self._thinkers.think(game, KIND_IN[game.phase], bots, seed)
            await room.commit_for(game.step, decisions)
        except (ThoughtFailed, Illegal) as wrong:
            # A game never stops for a bot.
            logger.warning("a bot failed (%s); chance decides for it", wrong)
            await room.commit_for(game.step, anything(game, list(bots), seed))

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = list(self._tending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()


def _groups(bots: dict[int, str]) -> list[dict[int, str]]:
    """The seats in parts that several processes can think about at once."""
    seats = list(bots.items())
    return [dict(seats[start : start + _TOGETHER]) for start in range(0, len(seats), _TOGETHER)]
