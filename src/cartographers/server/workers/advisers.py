"""Advisers in processes of their own: what is best in a position, and hints."""

from collections.abc import Callable
from math import isfinite
from typing import TypeVar

from cartographers.notation.wire import Json
from cartographers.players.adviser import Advice
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.workers.advice_json import advice_job, hint_job, read_advice, read_hint
from cartographers.server.workers.pool import Workers, WorkFailed
from cartographers.table.hint import Hint

T = TypeVar("T")

#: How often a question is asked before it is given up.
_ATTEMPTS = 2


class Coach:
    """An adviser of the roster who is asked from elsewhere."""

    def __init__(self, workers: Workers, player: str, patience: float) -> None:
        self._workers, self._patience = workers, patience
        self.player = player

    async def advise(
        self, game: Game, seat: int, seed: int, played: Decision | None = None, most: int = 5
    ) -> list[Advice]:
        """The best decisions, the best first, and the usual one and the one played among them."""

        def read(answer: Json) -> list[Advice]:
            found = [_checked(read_advice(told, game.phase), game, seat) for told in answer["advice"]]
            missing = played is not None and all(one.decision != played for one in found)
            if missing or sum(one.usual for one in found) != 1:
                raise ValueError("the advice does not say what was asked")
            return found

        return await self._asked(advice_job(game, seat, self.player, seed, played, most), read)

    async def hint(self, game: Game, seat: int, seed: int) -> Hint:
        """A hint for a seat."""

        def read(answer: Json) -> Hint:
            found = read_hint(answer["hint"], game.phase)
            _checked(found.advice, game, seat)
            return found

        return await self._asked(hint_job(game, seat, self.player, seed), read)

    async def _asked(self, job: Json, read: Callable[[Json], T]) -> T:
        found: list[T] = []
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                await self._workers.ask(job, [self._patience], lambda answer: found.append(read(answer)))
                break
            except WorkFailed:
                if attempt == _ATTEMPTS:
                    raise
        return found[0]

    async def close(self) -> None:
        """End its processes."""
        await self._workers.close()


def _checked(advice: Advice, game: Game, seat: int) -> Advice:
    """Advice that can be followed, with numbers that are numbers."""
    reason = view(game, seat).why_not(advice.decision)
    if reason or not (isfinite(advice.expected) and isfinite(advice.spread)):
        raise ValueError("the advice cannot be followed")
    return advice
