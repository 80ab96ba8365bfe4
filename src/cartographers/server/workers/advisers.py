"""Advisers in worker processes: the best decisions in a position, and hints."""

from collections.abc import Callable
from math import isfinite
from typing import TypeVar

from cartographers.notation.wire import Json
from cartographers.players.adviser import Advice
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.workers.advice_json import advice_job, hint_job, read_advice, read_hint
from cartographers.server.workers.pool import WorkerFailed, WorkerPool
from cartographers.table.hint import Hint

T = TypeVar("T")

#: How often a job is tried before its failure is reported.
_ATTEMPTS = 2


class AdviserWorkers:
    """One adviser of the roster in the processes of a pool."""

    def __init__(self, pool: WorkerPool, player: str, timeout: float) -> None:
        self._pool, self._timeout = pool, timeout
        self.player = player

    async def advise(
        self, game: Game, seat: int, seed: int, played: Decision | None = None, most: int = 5
    ) -> list[Advice]:
        """The best decisions, best first; the usual one and the one played are always among them."""

        def read(answer: Json) -> list[Advice]:
            advice = [_checked(read_advice(entry, game.phase), game, seat) for entry in answer["advice"]]
            missing = played is not None and all(entry.decision != played for entry in advice)
            if missing or sum(entry.usual for entry in advice) != 1:
                raise ValueError("the decision played or the usual one is missing")
            return advice

        return await self._run(advice_job(game, seat, self.player, seed, played, most), read)

    async def hint(self, game: Game, seat: int, seed: int) -> Hint:
        """A hint for a seat."""

        def read(answer: Json) -> Hint:
            hint = read_hint(answer["hint"], game.phase)
            _checked(hint.advice, game, seat)
            return hint

        return await self._run(hint_job(game, seat, self.player, seed), read)

    async def _run(self, job: Json, read: Callable[[Json], T]) -> T:
        results: list[T] = []
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                await self._pool.run(job, [self._timeout], lambda answer: results.append(read(answer)))
                break
            except WorkerFailed:
                if attempt == _ATTEMPTS:
                    raise
        return results[0]

    async def close(self) -> None:
        """Kill all processes."""
        await self._pool.close()


def _checked(advice: Advice, game: Game, seat: int) -> Advice:
    """Raise unless the advised decision is legal and its numbers are finite."""
    reason = view(game, seat).why_not(advice.decision)
    if reason or not (isfinite(advice.expected) and isfinite(advice.spread)):
        raise ValueError("the advice is illegal or has no finite value")
    return advice
