"""The coach of a first game: it speaks up before a decision that costs many stars, and says why."""

import asyncio
import logging
from collections import OrderedDict

from cartographers.notation.error import BadNotation
from cartographers.notation.wire import read_decision
from cartographers.players.player import Advice
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.basics.errors import illegal, refused
from cartographers.server.basics.tasks import cancel_all
from cartographers.server.features.coach import messages
from cartographers.server.features.coach.hints import check_hints_allowed
from cartographers.server.features.coach.jobs import AdviserWorkers
from cartographers.server.rooms.room import Room
from cartographers.server.show.offers import decision_message
from cartographers.server.work.callers import Caller
from cartographers.server.work.queue import Lane, Purpose
from cartographers.server.work.searches import Searches
from cartographers.server.work.threads import Reading, Threads
from cartographers.server.workers.decide import rng_seed
from cartographers.server.workers.job import WorkerFailed
from cartographers.table.analysis import Question
from cartographers.table.reasons import lead

logger = logging.getLogger(__name__)

#: The coach speaks up if a decision is expected to cost more stars than this.
AT_STAKE = 3.0
#: So often at most the coach speaks up in a season.
MOST_A_SEASON = 2
#: Of so many games it is remembered when the coach spoke.
_REMEMBERED = 1000
#: Game, seat, step and the decision.
Key = tuple[str, int, int, Decision]


class Spoken:
    """The steps of games at which the coach has spoken up, by season."""

    def __init__(self) -> None:
        self._steps: OrderedDict[tuple[str, int], dict[int, set[int]]] = OrderedDict()

    def enough(self, game: str, seat: int, now: Game) -> bool:
        """Has it spoken as often as it may this season, and not about this step?"""
        steps = self._steps.get((game, seat), {}).get(now.season, set())
        return now.step not in steps and len(steps) >= MOST_A_SEASON

    def add(self, game: str, seat: int, now: Game) -> None:
        """It speaks up now."""
        self._steps.setdefault((game, seat), {}).setdefault(now.season, set()).add(now.step)
        self._steps.move_to_end((game, seat))
        if len(self._steps) > _REMEMBERED:
            self._steps.popitem(last=False)


class SecondLooks:
    """Compares a decision that a player is about to take with the best one that a short search finds."""

    def __init__(
        self, advisers: AdviserWorkers, searches: Searches[Key, list[Advice]], threads: Threads
    ) -> None:
        self._advisers, self._searches, self._threads = advisers, searches, threads
        self._spoken = Spoken()
        #: The games that are looked at in advance.
        self._warming: dict[str, asyncio.Task[None]] = {}

    def warm_up(self, game: Game, purpose: Purpose) -> None:
        """Look at a game once, so that its first decision need not wait for a process to start."""
        for seat in game.waiting[:1]:
            task = asyncio.get_running_loop().create_task(self._look_at(game, seat, purpose))
            self._warming[purpose.game] = task
            task.add_done_callback(lambda _: self._warming.pop(purpose.game, None))

    async def _look_at(self, game: Game, seat: int, purpose: Purpose) -> None:
        try:
            await self._advisers.advise(Question(game, most=1), seat, 0, purpose)
        except WorkerFailed as error:
            logger.warning("the coach could not be started in advance: %s", error)

    async def take(
        self, room: Room, seat: int, request: messages.SecondLookRequest, caller: Caller
    ) -> messages.SecondLook:
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
        if self._spoken.enough(room.id, seat, game):
            return messages.SecondLook(speaks=False)
        question, seed = Question(game, decision, most=1), rng_seed(room.row.seed or 0, seat, request.step)
        purpose = Purpose(caller, room.id, Lane.ADVICE)
        try:
            advice = await self._searches.result(
                (room.id, seat, request.step, decision),
                purpose,
                self._advisers.seconds,
                lambda: self._advisers.advise(question, seat, seed, purpose),
            )
        except WorkerFailed:
            return messages.SecondLook(speaks=False)
        played = next(one for one in advice if one.decision == decision)
        reading = Reading(caller, room.id)
        look = await self._threads.run(reading, _second_look, game, seat, advice[0], played)
        if look.speaks:
            self._spoken.add(room.id, seat, game)
        return look

    async def close(self) -> None:
        """Cancel all searches, also those that were started in advance."""
        await cancel_all(self._warming.values())
        await self._searches.close()


def _second_look(game: Game, seat: int, best: Advice, played: Advice) -> messages.SecondLook:
    """What the coach says: nothing unless enough is at stake."""
    difference = best.expected - played.expected
    if difference <= AT_STAKE:
        return messages.SecondLook(speaks=False)
    lost = round(difference)
    return messages.SecondLook(
        speaks=True,
        lost=lost,
        decision=decision_message(best.decision),
        parts=[
            messages.LeadPart(**part._asdict())
            for part in lead(view(game, seat), best.decision, played.decision, lost)
        ],
    )
