"""Bots in all rooms: worker processes compute their decisions, which are saved like those of players."""

import asyncio
import logging

from cartographers.players.roster import hurried, seconds
from cartographers.server.basics.errors import Refusal
from cartographers.server.basics.tasks import cancel_all
from cartographers.server.rooms.decisions import decide_for_bots
from cartographers.server.rooms.presence import ATTENTION
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seats import STAND_IN
from cartographers.server.work.callers import Callers
from cartographers.server.work.queue import Lane, Purpose, WorkQueue
from cartographers.server.workers.decide import BotWorkers, random_decisions

logger = logging.getLogger(__name__)

#: A job for one process has at most so many seats of one table and takes about so many seconds, so that
#: other tables do not wait for long.
_JOB_SEATS, _JOB_SECONDS = 8, 1.0
#: Seconds to wait before trying again when decisions could not be saved.
_RETRY_DELAY = 1.0


class Bots:
    """Decides for the bots of all rooms, with one task for each room that waits for bots."""

    def __init__(self, workers: BotWorkers, queue: WorkQueue, callers: Callers, table_time: float) -> None:
        self._workers, self._queue, self._callers = workers, queue, callers
        self._table_time = table_time
        self._tasks: dict[str, asyncio.Task[None]] = {}
        #: The rooms whose bots are at it.
        self._rooms: dict[str, Room] = {}

    def start(self, room: Room) -> None:
        """Have the bots of a room decide, if the game waits for them and they are not at it already."""
        if room.id not in self._tasks and room.bots_to_move():
            self._rooms[room.id] = room
            self._tasks[room.id] = asyncio.get_running_loop().create_task(self._decide_all(room))

    def hurry(self) -> None:
        """Let bots go before others if somebody has come to their table since they began to wait.

        Those of a table that is gone give up.
        """
        for room in self._rooms.values():
            if room.closed or room.retired:
                self._tasks[room.id].cancel()
            elif _is_attended(room):
                self._queue.hurry(room.id)

    async def _decide_all(self, room: Room) -> None:
        # A table has only so many jobs in the queue at once, which keeps the queue short.
        limit = asyncio.Semaphore(self._queue.slots[Lane.TABLE])
        try:
            while bots := room.bots_to_move():
                jobs = split_into_jobs(limit_time(bots, self._table_time))
                # Not `gather`: when it is cancelled it does not wait for all.
                async with asyncio.TaskGroup() as group:
                    for job in jobs:
                        group.create_task(self._run_job(room, job, limit))
        finally:
            # There is no await after the last look at the room, so no call of start() is missed.
            del self._tasks[room.id], self._rooms[room.id]

    def _purpose(self, room: Room) -> Purpose:
        """Whoever created a table has its bots."""
        lane = Lane.TABLE if _is_attended(room) else Lane.BACKGROUND
        return Purpose(self._callers.of(room.row.maker), room.id, lane)

    async def _run_job(self, room: Room, bots: dict[int, str], limit: asyncio.Semaphore) -> None:
        async with limit:
            try:
                await self._decide(room, bots)
            except Refusal:
                # The decisions could not be saved.
                await asyncio.sleep(_RETRY_DELAY)

    async def _decide(self, room: Room, bots: dict[int, str]) -> None:
        """Have some bots decide. Where one fails the stand-in decides, and where that fails too, chance."""
        game, seed = room.game, room.row.seed or 0
        decisions = await self._workers.decide(game, bots, seed, self._purpose(room))
        await decide_for_bots(room, game.step, decisions)
        undecided = {seat: bot for seat, bot in bots.items() if seat not in decisions}
        if not undecided:
            return
        decisions = await self._workers.decide(game, replace_failed(undecided), seed, self._purpose(room))
        missing = [seat for seat in undecided if seat not in decisions]
        if missing:
            logger.warning("random decisions are made for %d bots of a table", len(missing))
        await decide_for_bots(room, game.step, decisions | random_decisions(game, missing, seed))

    async def close(self) -> None:
        """Cancel all tasks."""
        await cancel_all(self._tasks.values())


def _is_attended(room: Room) -> bool:
    """Does somebody wait at the table, or watch it?"""
    return not room.presence.idle_for(ATTENTION)


def replace_failed(undecided: dict[int, str]) -> dict[int, str]:
    """The bots for a second attempt, after the first of them failed.

    All bots with its name are replaced by the stand-in and moved to the end.
    """
    failed = next(iter(undecided.values()))
    others = {seat: bot for seat, bot in undecided.items() if bot != failed}
    return others | {seat: STAND_IN for seat, bot in undecided.items() if bot == failed}


def limit_time(bots: dict[int, str], table_time: float) -> dict[int, str]:
    """The same bots, all with proportionally less time if together they would exceed the table's."""
    total = sum(seconds(bot) or 0 for bot in bots.values())
    if total <= table_time:
        return bots
    return {seat: hurried(bot, (seconds(bot) or 0) * table_time / total) for seat, bot in bots.items()}


def split_into_jobs(bots: dict[int, str]) -> list[dict[int, str]]:
    """The bots split into jobs for the processes, each job limited in seats and in time."""
    jobs: list[dict[int, str]] = []
    free = 0.0
    for seat, bot in bots.items():
        share = max((seconds(bot) or 0) / _JOB_SECONDS, 1 / _JOB_SEATS)
        if share > free:
            jobs.append({})
            free = max(1.0, share)
        jobs[-1][seat] = bot
        free -= share
    return jobs
