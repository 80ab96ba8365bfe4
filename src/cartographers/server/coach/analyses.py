"""Analyses of finished and ended games, decision by decision. The results are stored with the game."""

import asyncio
import logging
from collections.abc import Sequence

from cartographers.editions import shelf
from cartographers.notation.wire import Json
from cartographers.server.coach.analysis_json import move_model, read_move, summary_json
from cartographers.server.coach.jobs import JobFailed, Jobs
from cartographers.server.errors import Refusal, no_seat
from cartographers.server.protocol import Analysis
from cartographers.server.rooms.room import Room
from cartographers.server.storage.store import ResultKey, Store
from cartographers.server.workers.advisers import AdviserWorkers
from cartographers.server.workers.pool import WorkerFailed
from cartographers.table.analysis import Analysis as TableAnalysis
from cartographers.table.analysis import Moment, moments, summed
from cartographers.words.book import Words

logger = logging.getLogger(__name__)

#: The kind of result under which analyses are stored; a new number makes the old results invalid.
KIND = "analysis-2"
#: The kind under which the sums of a complete analysis are stored, for statistics.
SUMS = "analysis-2-sums"
#: How many analyses may wait or run; one runs at a time.
_JOB_LIMIT = 100
#: For how many seats the decisions to analyse are cached.
_CACHE_SIZE = 32
#: The advisers' seed: always the same, so that an analysis can be repeated.
_SEED = 0

#: Game and seat.
Key = tuple[str, int]


class Analyses:
    """Analyses seats of finished games, one at a time; an interrupted analysis is continued later."""

    def __init__(self, store: Store, advisers: AdviserWorkers) -> None:
        self._store, self._advisers = store, advisers
        self._jobs = Jobs[Key](_JOB_LIMIT, concurrent=1)
        self._decisions: dict[Key, list[Moment]] = {}
        #: The analyses whose sums are known to be stored: older versions did not store any.
        self._with_sums: set[Key] = set()

    async def start(self, room: Room, seat: int, words: Words) -> Analysis:
        """Start or continue the analysis of a seat unless it is done, and report the progress."""
        decisions, results = await self._load(room, seat)
        if len(results) < len(decisions):
            self._start_job(room, seat)
        else:
            await self._store_sums(room, seat, results)
        return self._model(room, seat, (decisions, results), words)

    async def progress(self, room: Room, seat: int, words: Words) -> Analysis:
        """Report the results so far; an analysis that a restart interrupted is continued."""
        decisions, results = await self._load(room, seat)
        if 0 < len(results) < len(decisions) and not self._jobs.failure((room.id, seat)):
            self._start_job(room, seat)
        return self._model(room, seat, (decisions, results), words)

    async def close(self) -> None:
        """Cancel all analyses and end the worker processes; results so far are stored already."""
        await self._jobs.close()
        await self._advisers.close()

    async def _load(self, room: Room, seat: int) -> tuple[list[Moment], list[Json]]:
        """The decisions of a seat, and the results for the first of them that are stored already."""
        if not room.over:
            raise Refusal(409, "analysis-not-over", "A game can be analysed once it is over.")
        if not 0 <= seat < len(room.seats):
            raise no_seat()
        key = (room.id, seat)
        if key not in self._decisions:
            while len(self._decisions) >= _CACHE_SIZE:
                del self._decisions[next(iter(self._decisions))]
            self._decisions[key] = await asyncio.to_thread(moments, shelf(), room.log, seat)
        return self._decisions[key], await self._store.results(self._result_key(room, seat))

    def _result_key(self, room: Room, seat: int) -> ResultKey:
        return ResultKey(room.id, KIND, seat, self._advisers.player)

    def _start_job(self, room: Room, seat: int) -> None:
        if not self._jobs.start((room.id, seat), lambda: self._analyse_and_store(room, seat)):
            sentence = "Many analyses are waiting already; please try again later."
            raise Refusal(429, "analysis-queue", sentence)

    async def _analyse_and_store(self, room: Room, seat: int) -> None:
        try:
            await self._analyse(room, seat)
        except (WorkerFailed, OSError) as error:
            logger.warning("an analysis failed: %s", error)
            sentence = "The adviser failed; what was found so far is kept."
            raise JobFailed("analysis-failed", sentence) from None

    async def _analyse(self, room: Room, seat: int) -> None:
        decisions, results = await self._load(room, seat)
        analysis = TableAnalysis(decisions, [read_move(result) for result in results])
        while question := analysis.question:
            game, played, most = question
            move = analysis.answer(await self._advisers.advise(game, seat, _SEED, played, most))
            if move:
                result = move_model(move, game, seat).model_dump(mode="json")
                await self._store.add_result(self._result_key(room, seat), move.number, result)
        await self._store_sums(room, seat, await self._store.results(self._result_key(room, seat)))

    async def _store_sums(self, room: Room, seat: int, results: Sequence[Json]) -> None:
        """Store luck and skill for the statistics, which count only games that were played to their end."""
        if not room.game.over or (room.id, seat) in self._with_sums:
            return
        self._with_sums.add((room.id, seat))
        sums = summed([read_move(result) for result in results], room.game.seats[seat].stars)
        key = ResultKey(room.id, SUMS, seat, self._advisers.player)
        await self._store.add_result(key, 0, {"luck": sums.luck, "skill": sums.skill})

    def _model(
        self, room: Room, seat: int, loaded: tuple[Sequence[Moment], Sequence[Json]], words: Words
    ) -> Analysis:
        decisions, results = loaded
        key, done = (room.id, seat), len(results) == len(decisions)
        failure = None if done else self._jobs.failure(key)
        about = {
            "id": room.id,
            "seat": seat,
            "state": self._jobs.progress(key, done),
            "reason": words.problem(failure) if failure else "",
            "reason_code": failure.code if failure else "",
            "player": self._advisers.player,
            "ended": not room.game.over,
        }
        stars = room.game.seats[seat].stars
        return Analysis.model_validate(about | summary_json(results, len(decisions), stars, room.game.over))
