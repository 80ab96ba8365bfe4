"""The coach of a first game: it speaks up before a decision that costs many stars, and says why."""

import asyncio
import logging

from cartographers.notation.error import BadNotation
from cartographers.notation.wire import read_decision, write_decision
from cartographers.players.adviser import Advice
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server import protocol
from cartographers.server.coach.hints import check_hints_allowed, reason_model
from cartographers.server.errors import illegal, refused
from cartographers.server.rooms.room import Room
from cartographers.server.tasks import cancel_all
from cartographers.server.workers.advisers import AdviserWorkers
from cartographers.server.workers.players import rng_seed
from cartographers.server.workers.pool import WorkerFailed
from cartographers.table.reasons import reasons_against

logger = logging.getLogger(__name__)

#: The coach speaks up if a decision is expected to cost more stars than this.
AT_STAKE = 3.0


class SecondLooks:
    """Compares a decision that a player is about to take with the best one that a short search finds."""

    def __init__(self, advisers: AdviserWorkers) -> None:
        self._advisers = advisers
        self._warming: set[asyncio.Task[None]] = set()

    def warm_up(self, game: Game) -> None:
        """Look at a game once, so that its first decision need not wait for a process to start."""
        for seat in game.waiting[:1]:
            task = asyncio.get_running_loop().create_task(self._look_at(game, seat))
            self._warming.add(task)
            task.add_done_callback(self._warming.discard)

    async def _look_at(self, game: Game, seat: int) -> None:
        try:
            await self._advisers.advise(game, seat, seed=0, most=1)
        except WorkerFailed as error:
            logger.warning("the coach could not be started in advance: %s", error)

    async def take(self, room: Room, seat: int, request: protocol.SecondLookRequest) -> protocol.SecondLook:
        """Whether the coach speaks up; a search that fails says nothing."""
        check_hints_allowed(room, seat, request.step)
        game = room.game
        try:
            decision = read_decision(game.phase, request.decision)
        except BadNotation as error:
            raise refused(error) from None
        reason = view(game, seat).why_not(decision)
        if reason:
            raise illegal(reason)
        seed = rng_seed(room.row.seed or 0, seat, request.step)
        try:
            advice = await self._advisers.advise(game, seat, seed, decision, most=1)
        except WorkerFailed:
            return protocol.SecondLook(speaks=False)
        played = next(one for one in advice if one.decision == decision)
        return await asyncio.to_thread(_said, room, seat, advice[0], played.expected, decision)

    async def close(self) -> None:
        """Cancel what has been started in advance. The processes are those of the hints, which end them."""
        await cancel_all(self._warming)


def _said(room: Room, seat: int, best: Advice, expected: float, decision: Decision) -> protocol.SecondLook:
    """What the coach says: nothing unless enough is at stake."""
    lost = best.expected - expected
    if lost <= AT_STAKE:
        return protocol.SecondLook(speaks=False)
    why = reasons_against(view(room.game, seat), best.decision, decision)
    return protocol.SecondLook(
        speaks=True,
        lost=lost,
        decision=write_decision(best.decision),
        why=[reason_model(reason) for reason in why],
    )
