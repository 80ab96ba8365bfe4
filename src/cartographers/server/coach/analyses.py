"""Finished games looked at again, decision by decision; what is found is kept with the game."""

import asyncio
import logging
from collections.abc import Sequence

from cartographers.editions import shelf
from cartographers.notation.wire import Json
from cartographers.server.coach.analysis_json import move_face, move_of, summed_up
from cartographers.server.errors import Refusal, no_seat
from cartographers.server.protocol import Analysis
from cartographers.server.protocol.coach import Progress
from cartographers.server.rooms.room import Room
from cartographers.server.storage.store import ResultKey, Store
from cartographers.server.workers.advisers import AdviserWorkers
from cartographers.server.workers.pool import WorkerFailed
from cartographers.table.analysis import Moment, expected_now, judged, moments, opening, openings

logger = logging.getLogger(__name__)

#: The number goes up when what is kept changes its meaning: then a game is looked at anew.
KIND = "analysis-2"
#: How many may wait for their turn; one is under way at a time.
_MOST = 100
#: How many games' decisions are remembered between two looks.
_REMEMBERED = 32
#: An adviser's own chance: any number, and always the same.
_SEED = 0

Key = tuple[str, int]


class Analyses:
    """All analyses that are asked for, one after the other. A half-done one goes on where it stopped."""

    def __init__(self, store: Store, coach: AdviserWorkers) -> None:
        self._store, self._coach = store, coach
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(1)
        self._running: set[Key] = set()
        self._failed: dict[Key, str] = {}
        self._moments: dict[Key, list[Moment]] = {}

    async def start(self, room: Room, seat: int) -> Analysis:
        """Begin to look at a seat's decisions, or go on; says how far it is."""
        turns, kept = await self._known(room, seat)
        if len(kept) < len(turns):
            self._failed.pop((room.id, seat), None)
            self._begin(room, seat)
        return self._face(room, seat, turns, kept)

    async def look(self, room: Room, seat: int) -> Analysis:
        """What is found so far. One that a restart has interrupted goes on."""
        turns, kept = await self._known(room, seat)
        if 0 < len(kept) < len(turns) and (room.id, seat) not in self._failed:
            self._begin(room, seat)
        return self._face(room, seat, turns, kept)

    async def close(self) -> None:
        """Stop; what is found is kept."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._coach.close()

    async def _known(self, room: Room, seat: int) -> tuple[list[Moment], list[Json]]:
        """The seat's decisions, and those of them that have been looked at."""
        if not room.game.over:
            raise Refusal(409, "A game can be analysed once it is over.")
        if not 0 <= seat < len(room.seats):
            raise no_seat()
        key = (room.id, seat)
        if key not in self._moments:
            while len(self._moments) >= _REMEMBERED:
                del self._moments[next(iter(self._moments))]
            self._moments[key] = await asyncio.to_thread(moments, shelf(), room.log, seat)
        return self._moments[key], await self._store.results(self._key(room, seat))

    def _key(self, room: Room, seat: int) -> ResultKey:
        return ResultKey(room.id, KIND, seat, self._coach.player)

    def _begin(self, room: Room, seat: int) -> None:
        key = (room.id, seat)
        if key in self._tasks:
            return
        if len(self._tasks) >= _MOST:
            raise Refusal(429, "Many analyses are waiting already; please try again later.")
        self._tasks[key] = asyncio.get_running_loop().create_task(self._run(room, seat))

    async def _run(self, room: Room, seat: int) -> None:
        key = (room.id, seat)
        try:
            async with self._turn:
                self._running.add(key)
                await self._look_at_all(room, seat)
        except (WorkerFailed, OSError) as wrong:
            logger.warning("an analysis was given up: %s", wrong)
            self._failed[key] = "The adviser failed; what was found so far is kept."
        finally:
            self._running.discard(key)
            del self._tasks[key]

    async def _look_at_all(self, room: Room, seat: int) -> None:
        turns, kept = await self._known(room, seat)
        moves = [move_of(told) for told in kept]
        for number in range(len(moves), len(turns)):
            moment = turns[number]
            before = moves[-1].moved if moves else await self._at_first(moment, seat)
            advice = await self._coach.advise(moment.game, seat, _SEED, moment.played)
            moves.append(judged(number, moment, before, advice))
            told = move_face(moves[-1], moment.game, seat).model_dump(mode="json")
            await self._store.add_result(self._key(room, seat), number, told)

    async def _at_first(self, moment: Moment, seat: int) -> float:
        """What is expected before the first card."""
        revealed = []
        for game in openings(shelf(), moment.game.setup):
            revealed.append(expected_now(await self._coach.advise(game, seat, _SEED, most=1)))
        return opening(revealed)

    def _face(self, room: Room, seat: int, turns: Sequence[Moment], kept: Sequence[Json]) -> Analysis:
        key = (room.id, seat)
        state: Progress = "none"
        if len(kept) == len(turns):
            state = "done"
        elif key in self._tasks:
            state = "running" if key in self._running else "waiting"
        elif key in self._failed:
            state = "failed"
        told = summed_up(kept, len(turns), room.game.seats[seat].stars)
        reason = self._failed[key] if state == "failed" else ""
        about = {"id": room.id, "seat": seat, "state": state, "reason": reason, "player": self._coach.player}
        return Analysis.model_validate(about | told)
