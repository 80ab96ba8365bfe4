"""Hints during a game, in three levels: what to look at, where, and the decision itself."""

from cartographers.notation.wire import Json
from cartographers.server.basics.errors import Refusal, game_over, stale
from cartographers.server.features.coach import messages
from cartographers.server.features.coach.in_page import hint_fields, hint_request
from cartographers.server.features.coach.jobs import AdviserWorkers
from cartographers.server.rooms.room import Room
from cartographers.server.work.callers import Caller
from cartographers.server.work.queue import Lane, Purpose
from cartographers.server.work.searches import Searches
from cartographers.server.workers.decide import rng_seed
from cartographers.server.workers.job import WorkerFailed
from cartographers.table.hint import Hint

#: Game, seat and step.
Key = tuple[str, int, int]


class Hints:
    """Gives hints. One search answers all levels and is remembered."""

    def __init__(self, advisers: AdviserWorkers, searches: Searches[Key, Hint]) -> None:
        self._advisers, self.searches = advisers, searches

    async def give(
        self, room: Room, seat: int, request: messages.HintRequest, caller: Caller
    ) -> messages.Hint:
        """A hint for the current phase, up to the level of the request."""
        check_hints_allowed(room, seat, request.step)
        game, seed = room.game, rng_seed(room.row.seed or 0, seat, request.step)
        purpose = Purpose(caller, room.id, Lane.ADVICE)
        try:
            hint = await self.searches.result(
                (room.id, seat, request.step),
                purpose,
                self._advisers.seconds,
                lambda: self._advisers.hint(game, seat, seed, purpose),
            )
        except WorkerFailed:
            raise Refusal(
                503, "hint-failed", "Nobody could think of a hint just now; please try again."
            ) from None
        return messages.Hint(**hint_fields(hint, request.step, request.level))

    def request(self, room: Room, seat: int, step: int) -> Json:
        """What a page is told that thinks of a hint itself."""
        check_hints_allowed(room, seat, step)
        return hint_request(room.game, seat, self._advisers.player)

    async def close(self) -> None:
        """Cancel all searches."""
        await self.searches.close()


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
