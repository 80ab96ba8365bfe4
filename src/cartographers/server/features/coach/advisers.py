"""Advisers in worker processes: the best decisions in a position, and hints."""

from collections.abc import Callable
from math import isfinite
from typing import TypeVar

from cartographers.notation.wire import Json
from cartographers.players.adviser import Advice
from cartographers.players.roster import seconds
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.features.coach.advice_json import advice_job, hint_job, read_advice, read_hint
from cartographers.server.work.queue import Purpose
from cartographers.server.workers.pool import Task, WorkerFailed, WorkerPool
from cartographers.table.analysis import Question
from cartographers.table.hint import Hint

T = TypeVar("T")

#: How often a job is tried before its failure is reported.
_ATTEMPTS = 2
#: Seconds that an adviser without a time limit usually takes.
_UNTIMED = 0.5


class AdviserWorkers:
    """One adviser of the roster in the processes of a pool."""

    def __init__(self, pool: WorkerPool, player: str, timeout: float) -> None:
        self._pool, self._timeout = pool, timeout
        self.player = player

    @property
    def seconds(self) -> float:
        """How many seconds one answer takes."""
        return seconds(self.player) or _UNTIMED

    async def advise(self, question: Question, seat: int, seed: int, purpose: Purpose) -> list[Advice]:
        """The best decisions, best first; the usual one and the one played are always among them."""
        game, played, most = question

        def job() -> Json:
            return advice_job(game, seat, self.player, seed, played, most)

        def read(answer: Json) -> list[Advice]:
            advice = [_checked(read_advice(entry, game.phase), game, seat) for entry in answer["advice"]]
            missing = played is not None and all(entry.decision != played for entry in advice)
            if missing or sum(entry.usual for entry in advice) != 1:
                raise ValueError("the decision played or the usual one is missing")
            return advice

        return await self._run(job, read, purpose)

    async def hint(self, game: Game, seat: int, seed: int, purpose: Purpose) -> Hint:
        """A hint for a seat."""

        def read(answer: Json) -> Hint:
            hint = read_hint(answer["hint"], game.phase)
            _checked(hint.advice, game, seat)
            return hint

        return await self._run(lambda: hint_job(game, seat, self.player, seed), read, purpose)

    async def _run(self, job: Callable[[], Json], read: Callable[[Json], T], purpose: Purpose) -> T:
        results: list[T] = []
        task = Task(job, [self._timeout], lambda answer: results.append(read(answer)))
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                await self._pool.run(task, purpose, self.seconds)
                break
            except WorkerFailed:
                if attempt == _ATTEMPTS:
                    raise
        return results[0]


def _checked(advice: Advice, game: Game, seat: int) -> Advice:
    """Raise unless the advised decision is legal and its numbers are finite."""
    reason = view(game, seat).why_not(advice.decision)
    if reason or not (isfinite(advice.expected) and isfinite(advice.spread)):
        raise ValueError("the advice is illegal or has no finite value")
    return advice
