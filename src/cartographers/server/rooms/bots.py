"""Bots at the tables: a decision that is due from a bot is thought out elsewhere and kept like a person's."""

import asyncio
import logging

from cartographers.players.roster import hurried, seconds
from cartographers.server.errors import Refusal
from cartographers.server.rooms.presence import MINDER
from cartographers.server.rooms.room import Room
from cartographers.server.workers.players import BotWorkers, random_decisions

logger = logging.getLogger(__name__)

#: How many seats of one table a process is asked about at once, and for how many seconds at most: whoever
#: waits for the process waits no longer.
_TOGETHER, _SECONDS = 8, 1.0
#: Who decides for a bot that failed; if that fails too, chance does, here.
_STAND_IN = MINDER
#: Seconds to wait when the disk takes nothing.
_BREATH = 1.0


class Bots:
    """Everyone who is no person, at all tables."""

    def __init__(self, thinkers: BotWorkers, table_time: float) -> None:
        self._thinkers, self._table_time = thinkers, table_time
        self._tending: dict[str, asyncio.Task[None]] = {}

    def tend(self, room: Room) -> None:
        """See to it that the bots of a room decide."""
        if room.id not in self._tending and room.for_bots():
            self._tending[room.id] = asyncio.get_running_loop().create_task(self._tend(room))

    async def _tend(self, room: Room) -> None:
        # A table has no more thoughts under way than there are processes, so that others get their turn.
        turn = asyncio.Semaphore(self._thinkers.size)
        try:
            while bots := room.for_bots():
                shared = in_time(bots, self._table_time)
                await asyncio.gather(*(self._decide(room, group, turn) for group in groups(shared)))
        finally:
            # In the same breath as the last look, so that no call to tend falls in between.
            del self._tending[room.id]

    async def _decide(self, room: Room, bots: dict[int, str], turn: asyncio.Semaphore) -> None:
        async with turn:
            try:
                await self._think(room, bots)
            except Refusal:
                # The disk took nothing; the table waits, and so do its bots.
                await asyncio.sleep(_BREATH)

    async def _think(self, room: Room, bots: dict[int, str]) -> None:
        """Have some bots decide. No game stops for one that fails: another takes its turn, then chance."""
        game, seed = room.game, room.row.seed or 0
        found = await self._thinkers.decide(game, bots, seed)
        await room.commit_for(game.step, found)
        waiting = {seat: bot for seat, bot in bots.items() if seat not in found}
        if not waiting:
            return
        found = await self._thinkers.decide(game, stood_in(waiting), seed)
        missing = [seat for seat in waiting if seat not in found]
        if missing:
            logger.warning("chance decides for %d of a table's bots", len(missing))
        await room.commit_for(game.step, found | random_decisions(game, missing, seed))

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = list(self._tending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()


def stood_in(waiting: dict[int, str]) -> dict[int, str]:
    """Bots that have not decided: the first of them failed, so somebody else plays for its like, and last."""
    failed = next(iter(waiting.values()))
    others = {seat: bot for seat, bot in waiting.items() if bot != failed}
    return others | {seat: _STAND_IN for seat, bot in waiting.items() if bot == failed}


def in_time(bots: dict[int, str], table_time: float) -> dict[int, str]:
    """The bots with so much time each that all of them together keep to the table's."""
    wanted = sum(seconds(bot) or 0 for bot in bots.values())
    if wanted <= table_time:
        return bots
    return {seat: hurried(bot, (seconds(bot) or 0) * table_time / wanted) for seat, bot in bots.items()}


def groups(bots: dict[int, str]) -> list[dict[int, str]]:
    """The seats in parts that several processes can think about at once."""
    found: list[dict[int, str]] = []
    room = 0.0
    for seat, bot in bots.items():
        share = max((seconds(bot) or 0) / _SECONDS, 1 / _TOGETHER)
        if share > room:
            found.append({})
            room = max(1.0, share)
        found[-1][seat] = bot
        room -= share
    return found
