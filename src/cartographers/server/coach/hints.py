"""Hints during a game, in three levels: what to look at, where, and the decision itself."""

import asyncio
import logging

from cartographers.notation.cells import names
from cartographers.notation.wire import write_decision
from cartographers.server import protocol
from cartographers.server.errors import Refusal, game_over, stale
from cartographers.server.rooms.room import Room
from cartographers.server.tasks import cancel_all
from cartographers.server.workers.advisers import AdviserWorkers
from cartographers.server.workers.players import rng_seed
from cartographers.server.workers.pool import WorkerFailed
from cartographers.table.hint import Hint
from cartographers.table.reasons import Reason

logger = logging.getLogger(__name__)

#: How many hints are cached, so that their higher levels need no second search.
_CACHE_SIZE = 256

#: Game, seat and step.
Key = tuple[str, int, int]


class Hints:
    """Gives hints. One search answers all levels and is cached."""

    def __init__(self, advisers: AdviserWorkers) -> None:
        self._advisers = advisers
        self._searches: dict[Key, asyncio.Task[Hint]] = {}

    async def give(self, room: Room, seat: int, request: protocol.HintRequest) -> protocol.Hint:
        """A hint for the current phase, up to the level of the request."""
        check_hints_allowed(room, seat, request.step)
        key = (room.id, seat, request.step)
        if key not in self._searches:
            self._start_search(key, room)
        try:
            # A cancelled request must not cancel the search: its result is cached for the next request.
            hint = await asyncio.shield(self._searches[key])
        except WorkerFailed:
            sentence = "Nobody could think of a hint just now; please try again."
            raise Refusal(503, "hint-failed", sentence) from None
        return hint_model(hint, request)

    def _start_search(self, key: Key, room: Room) -> None:
        while len(self._searches) >= _CACHE_SIZE:
            self._searches.pop(next(iter(self._searches))).cancel()
        _, seat, step = key
        search = asyncio.ensure_future(
            self._advisers.hint(room.game, seat, rng_seed(room.row.seed or 0, seat, step))
        )
        search.add_done_callback(lambda done: self._drop_failed(key, done))
        self._searches[key] = search

    def _drop_failed(self, key: Key, search: "asyncio.Task[Hint]") -> None:
        """Remove a failed search from the cache, so that the next request starts a new one."""
        if not search.cancelled() and search.exception():
            logger.warning("the search for a hint failed: %s", search.exception())
            self._searches.pop(key, None)

    def clear_cache(self) -> None:
        """Forget all hints, so that the next requests start new searches."""
        self._searches.clear()

    async def close(self) -> None:
        """Cancel all searches and end the worker processes."""
        await cancel_all(self._searches.values())
        await self._advisers.close()


def check_hints_allowed(room: Room, seat: int, step: int) -> None:
    """Raise a ``Refusal`` unless a seat may be helped with its decision now."""
    if room.over:
        raise game_over()
    if room.row.lesson:
        raise Refusal(403, "hint-lesson", "This is a lesson: it says itself what to do.")
    if not room.plan.allows_hints:
        raise Refusal(403, "no-hints", "This game is played without hints.")
    if step != room.game.step:
        raise stale()
    if not room.game.is_asked(seat):
        raise Refusal(409, "hint-not-asked", "There is nothing to decide for this seat now.")


def hint_model(hint: Hint, request: protocol.HintRequest) -> protocol.Hint:
    """Those parts of a hint that belong to the requested level."""
    model = protocol.Hint(
        step=request.step, level=request.level, look=hint.look, edict=hint.edict, map_owner=hint.owner
    )
    if request.level > 1:
        model.where = names(hint.where)
    if request.level > 2:
        model.decision = write_decision(hint.advice.decision)
        model.expected, model.spread = hint.advice.expected, hint.advice.spread
        model.why = [reason_model(reason) for reason in hint.why]
    return model


def reason_model(reason: Reason) -> protocol.HintReason:
    """A reason as it is sent."""
    return protocol.HintReason(**reason._asdict())
