"""Analyses of finished and ended games, decision by decision. The results are stored with the game."""

import logging
from collections.abc import Sequence

from cartographers.boxes import shelf
from cartographers.notation.wire import Json
from cartographers.server.basics.errors import Refusal, no_seat
from cartographers.server.features.coach.analysis_json import read_move, summary_json, write_move
from cartographers.server.features.coach.in_page import analysis_request
from cartographers.server.features.coach.jobs import AdviserWorkers
from cartographers.server.features.coach.messages import Analysis
from cartographers.server.rooms.room import Room
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import ANALYSIS, ANALYSIS_SUMS, STRENGTH, ResultKey
from cartographers.server.work.allowance import Allowance
from cartographers.server.work.callers import Caller
from cartographers.server.work.jobs import JobFailed, Jobs
from cartographers.server.work.queue import Lane, Purpose
from cartographers.server.work.threads import Reading, Threads, reading_time
from cartographers.server.workers.job import WorkerFailed
from cartographers.table.analysis import Analysis as TableAnalysis
from cartographers.table.analysis import Moment, Move, moments, summed
from cartographers.words.book import Words

logger = logging.getLogger(__name__)

#: How often an adviser is asked about a decision, all in all: once, and before the first for each card.
_QUESTIONS = 1.5
#: For how many seats the number of their decisions is remembered, and that their sums are stored.
_REMEMBERED = 10_000
#: The advisers' seed: always the same, so that an analysis can be repeated.
_SEED = 0

#: Game and seat.
Key = tuple[str, int]


class Analyses:
    """Analyses seats of finished games; an interrupted analysis is continued later."""

    def __init__(
        self, store: Store, advisers: AdviserWorkers, threads: Threads, allowance: Allowance
    ) -> None:
        self._store, self._advisers, self._threads = store, advisers, threads
        self._jobs = Jobs[Key](allowance)
        #: How many decisions seats have.
        self._totals: dict[Key, int] = {}
        #: The analyses whose sums are known to be stored: older versions did not store any.
        self._with_sums: set[Key] = set()

    async def start(self, room: Room, seat: int, words: Words, caller: Caller) -> Analysis:
        """Start or continue the analysis of a seat unless it is done, and report the progress."""
        total, results = await self._load(room, seat, caller)
        if len(results) < total:
            self._start_job(room, seat, caller, total - len(results))
        else:
            await self._store_sums(room, seat, results, caller)
        return self._model(room, seat, (total, results), words)

    async def progress(self, room: Room, seat: int, words: Words, caller: Caller) -> Analysis:
        """Report the results so far; an analysis that a restart interrupted is continued."""
        total, results = await self._load(room, seat, caller)
        if 0 < len(results) < total and not self._jobs.failure((room.id, seat)):
            self._start_job(room, seat, caller, total - len(results))
        return self._model(room, seat, (total, results), words)

    def request(self, room: Room, seat: int) -> Json:
        """What a page is told that analyses a game itself."""
        _check_over(room, seat)
        return analysis_request(room, seat, self._advisers.player)

    async def close(self) -> None:
        """Cancel all analyses; results so far are stored already."""
        await self._jobs.close()

    async def _load(self, room: Room, seat: int, caller: Caller) -> tuple[int, list[Json]]:
        """How many decisions a seat has, and the results for the first of them that are stored already."""
        _check_over(room, seat)
        key = (room.id, seat)
        if key not in self._totals:
            self._remember_total(key, len(await self._decisions(room, seat, caller)))
        return self._totals[key], await self._store.results(self._result_key(room, seat))

    def _remember_total(self, key: Key, total: int) -> None:
        while len(self._totals) >= _REMEMBERED:
            del self._totals[next(iter(self._totals))]
        self._totals[key] = total

    async def _decisions(self, room: Room, seat: int, caller: Caller) -> list[Moment]:
        reading = Reading(caller, room.id, reading_time(room.seq))
        return await self._threads.run(reading, moments, shelf(), room.log, seat)

    def _result_key(self, room: Room, seat: int) -> ResultKey:
        return ResultKey(room.id, ANALYSIS, seat, self._advisers.player)

    def _start_job(self, room: Room, seat: int, caller: Caller, left: int) -> None:
        seconds = left * _QUESTIONS * self._advisers.seconds
        self._jobs.start(
            (room.id, seat), caller, seconds, lambda: self._analyse_and_store(room, seat, caller)
        )

    async def _analyse_and_store(self, room: Room, seat: int, caller: Caller) -> None:
        try:
            await self._analyse(room, seat, caller)
        except (WorkerFailed, OSError) as error:
            logger.warning("an analysis failed: %s", error)
            sentence = "The adviser failed; what was found so far is kept."
            raise JobFailed("analysis-failed", sentence) from None

    async def _analyse(self, room: Room, seat: int, caller: Caller) -> None:
        decisions = await self._decisions(room, seat, caller)
        results = await self._store.results(self._result_key(room, seat))
        purpose = Purpose(caller, room.id, Lane.BACKGROUND)
        analysis = TableAnalysis(decisions, [read_move(result) for result in results])
        while question := analysis.question:
            move = analysis.answer(await self._advisers.advise(question, seat, _SEED, purpose))
            if move:
                result = write_move(move, question.game, seat)
                await self._store.add_result(self._result_key(room, seat), move.number, result)
        results = await self._store.results(self._result_key(room, seat))
        await self._store_sums(room, seat, results, caller)

    async def _store_sums(self, room: Room, seat: int, results: Sequence[Json], caller: Caller) -> None:
        """Store what statistics and strength are made of: only of games that were played to their end."""
        if not room.game.over or (room.id, seat) in self._with_sums:
            return
        if len(self._with_sums) >= _REMEMBERED:
            self._with_sums.clear()
        moves = [read_move(result) for result in results]
        sums = summed(moves, room.game.seats[seat].stars)
        key = ResultKey(room.id, ANALYSIS_SUMS, seat, self._advisers.player)
        await self._store.add_result(key, 0, {"luck": sums.luck, "skill": sums.skill})
        try:
            await self._store_strength(room, seat, moves, caller)
        except (WorkerFailed, OSError) as error:
            logger.warning("a game could not be rated: %s", error)  # it is tried again at the next look
            return
        self._with_sums.add((room.id, seat))

    async def _store_strength(self, room: Room, seat: int, moves: Sequence[Move], caller: Caller) -> None:
        """Store how strong the decisions of a seat were, unless that is done; not those of a stand-in bot."""
        key = ResultKey(room.id, STRENGTH, seat, self._advisers.player)
        if await self._store.results(key):
            return
        decisions = await self._decisions(room, seat, caller)
        pairs = zip(decisions, moves, strict=True)
        own = [(one.game, move) for one, move in pairs if one.decided not in room.journal.bots]
        purpose = Purpose(caller, room.id, Lane.BACKGROUND)
        stake = await self._advisers.stake([game for game, _ in own], seat, purpose)
        result = {
            "skill": sum(move.skill for _, move in own),
            "stake": stake,
            "lost": sum(move.lost for _, move in own),
            "decisions": len(own),
        }
        await self._store.add_result(key, 0, result)

    def _model(self, room: Room, seat: int, loaded: tuple[int, Sequence[Json]], words: Words) -> Analysis:
        total, results = loaded
        key, done = (room.id, seat), len(results) == total
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
        return Analysis.model_validate(about | summary_json(results, total, stars, room.game.over))


def _check_over(room: Room, seat: int) -> None:
    """Raise a ``Refusal`` unless a seat can be analysed."""
    if not room.over:
        raise Refusal(409, "analysis-not-over", "A game can be analysed once it is over.")
    if not 0 <= seat < len(room.seats):
        raise no_seat()
