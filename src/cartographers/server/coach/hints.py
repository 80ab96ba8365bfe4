"""Hints for those who play: a step of one at a time, all of the same advice."""

import asyncio
import logging

from cartographers.notation.cells import names
from cartographers.notation.wire import write_decision
from cartographers.server import protocol
from cartographers.server.errors import Refusal, stale
from cartographers.server.rooms.room import Room
from cartographers.server.workers.advisers import AdviserWorkers
from cartographers.server.workers.players import rng_seed
from cartographers.server.workers.pool import WorkerFailed
from cartographers.table.hint import Hint

logger = logging.getLogger(__name__)

#: How many hints are remembered, so that their further steps need no more thought.
_REMEMBERED = 256


class Hints:
    """The hints given lately, by game, seat and step."""

    def __init__(self, coach: AdviserWorkers) -> None:
        self._coach = coach
        self._given: dict[tuple[str, int, int], asyncio.Task[Hint]] = {}

    async def give(self, room: Room, seat: int, wish: protocol.HintWish) -> protocol.Hint:
        """A hint for the phase under way, as far as it is asked for."""
        _check_may_ask(room, seat, wish.step)
        key = (room.id, seat, wish.step)
        if key not in self._given:
            while len(self._given) >= _REMEMBERED:
                self._given.pop(next(iter(self._given))).cancel()
            seed = rng_seed(room.row.seed or 0, seat, wish.step)
            self._given[key] = thought = asyncio.ensure_future(self._coach.hint(room.game, seat, seed))
            thought.add_done_callback(lambda done: self._forget_failed(key, done))
        try:
            # Whoever hangs up leaves the thought to the next who asks.
            found = await asyncio.shield(self._given[key])
        except WorkerFailed:
            raise Refusal(503, "Nobody could think of a hint just now; please try again.") from None
        return _face(found, wish)

    def _forget_failed(self, key: tuple[str, int, int], thought: "asyncio.Task[Hint]") -> None:
        """What failed is thought about anew when it is asked for again."""
        if not thought.cancelled() and thought.exception():
            logger.warning("no hint could be found: %s", thought.exception())
            self._given.pop(key, None)

    async def close(self) -> None:
        """Stop thinking."""
        for task in self._given.values():
            task.cancel()
        await asyncio.gather(*self._given.values(), return_exceptions=True)
        await self._coach.close()


def _check_may_ask(room: Room, seat: int, step: int) -> None:
    if room.game.over:
        raise Refusal(409, "The game is over.")
    if room.ranked:
        raise Refusal(403, "This game is ranked: there are no hints while it is played.")
    if step != room.game.step:
        raise stale()
    if not room.game.is_asked(seat):
        raise Refusal(409, "There is nothing to decide for this seat now.")


def _face(hint: Hint, wish: protocol.HintWish) -> protocol.Hint:
    """So much of a hint as its level has."""
    face = protocol.Hint(
        step=wish.step, level=wish.level, look=hint.look, edict=hint.edict, map_owner=hint.owner
    )
    if wish.level > 1:
        face.where = names(hint.where)
    if wish.level > 2:
        face.decision = write_decision(hint.advice.decision)
        face.expected, face.spread = hint.advice.expected, hint.advice.spread
    return face
