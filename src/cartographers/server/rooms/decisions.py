"""Decisions in a room: those of players, of bots, and for players whose time is up.

A decision is committed to the table, written to the store, and only then acknowledged and shown.
"""

from collections.abc import Iterable, Mapping

from cartographers.notation.error import BadNotation
from cartographers.notation.wire import read_decision
from cartographers.rules.decision import Decision
from cartographers.rules.reason import Illegal
from cartographers.rules.view import view
from cartographers.server.basics.errors import Refusal, game_over, illegal, no_game, refused, stale
from cartographers.server.basics.tasks import shielded
from cartographers.server.rooms.room import Room
from cartographers.server.storage.hash_chain import Origin
from cartographers.table.skipped_move import skipped_move

#: Stands in place of a bot's name with a move that was skipped.
SKIP = "skip"
#: How often a seat can decide for one card, with taking back: nobody needs more.
MOST_CHANGES = 100
#: After how many seconds it is worth a try to decide again: by then the others may have decided as well.
_NEXT_CARD = 60


async def decide(room: Room, seat: int, step: int, move_id: str, decision: Mapping[str, object]) -> None:
    """Seal a player's decision; a repeated move id changes nothing."""
    await shielded(_decide(room, seat, step, move_id, decision))


async def _decide(room: Room, seat: int, step: int, move_id: str, decision: Mapping[str, object]) -> None:
    async with room.lock:
        if room.closed:
            raise no_game()
        if await room.journal.has(seat, move_id):
            return
        if room.over:
            raise game_over()
        room.check_goes_on()
        if step != room.game.step:
            raise stale()
        try:
            read = read_decision(room.game.phase, decision)
            if seat not in room.game.waiting:
                _check_changes(room, seat)
            if room.lesson:
                room.lesson.check(room.game, room.log, read)
            room.table.commit(seat, read)
        except BadNotation as error:
            raise refused(error) from None
        except Illegal as reason:
            raise illegal(reason) from None
        await room.save([Origin(move_id)])
        if room.lesson:
            # Only lists read it; the room itself counts the decisions in the log.
            await room.store.set_lesson_step(room.id, room.lesson.step(room.log))


async def withdraw(room: Room, seat: int) -> None:
    """Take a player's sealed decision back, as long as not all have decided."""
    await shielded(_withdraw(room, seat))


async def _withdraw(room: Room, seat: int) -> None:
    async with room.lock:
        if room.over:
            raise game_over()
        room.check_goes_on()
        _check_changes(room, seat)
        try:
            room.table.withdraw(seat)
        except Illegal as reason:
            raise illegal(reason, status=409) from None
        await room.save([])


async def drop_sealed(room: Room, seat: int) -> None:
    """Take back what is sealed in a seat before somebody else gets it: nobody is shown another's decision."""
    await shielded(_drop_sealed(room, seat))


async def _drop_sealed(room: Room, seat: int) -> None:
    async with room.lock:
        if not room.over and room.game.sealed[seat] is not None:
            room.table.withdraw(seat)
            await room.save([])


def _check_changes(room: Room, seat: int) -> None:
    """Raise a ``Refusal`` if a seat has changed its decision very often: each change is an event for ever."""
    if room.changes[seat] >= MOST_CHANGES:
        sentence = "You have changed this decision very often: it stays as it is now."
        refusal = Refusal(429, "decision-changes", sentence)
        refusal.retry_after = _NEXT_CARD
        raise refusal


async def go_to_step(room: Room, step: int) -> None:
    """Go on or back to a step of the lesson."""
    async with room.lock:
        if not room.lesson:
            raise Refusal(409, "not-a-lesson", "This game is no lesson.")
        room.lesson.go_to(step, room.log)
        await room.store.set_lesson_step(room.id, step)
    room.changed()


async def decide_for_bots(room: Room, step: int, decisions: Mapping[int, Decision]) -> None:
    """Seal decisions of bots; those the game does not wait for any more are ignored."""
    await shielded(_decide_for_bots(room, step, decisions))


async def _decide_for_bots(room: Room, step: int, decisions: Mapping[int, Decision]) -> None:
    async with room.lock:
        bots = room.bots_to_move()
        # In the seat of a player it is told who decided.
        names = {seat: bot for seat, bot in bots.items() if room.seats[seat].kind == "human"}
        expected = {seat: decisions[seat] for seat in decisions if seat in bots}
        await _commit_for(room, step, expected, names)


async def skip(room: Room, seats: Iterable[int]) -> None:
    """Make the smallest legal move for players whose time is up."""
    async with room.lock:
        if room.over or room.paused:  # since it was found that they are late
            return
        late = [seat for seat in seats if seat in room.game.waiting]
        moves = {seat: skipped_move(view(room.game, seat)) for seat in late}
        await _commit_for(room, room.game.step, moves, dict.fromkeys(moves, SKIP))


async def _commit_for(
    room: Room, step: int, decisions: Mapping[int, Decision], names: Mapping[int, str]
) -> None:
    """Seal decisions that no player made; ``names`` are those of the bots that did."""
    origins: list[Origin] = []
    try:
        for seat, decision in decisions.items():
            if room.table.game.step == step:
                room.table.commit(seat, decision)
                origins.append(Origin(bot=names.get(seat)))
    except Illegal:
        room.table.cut(room.seq)
        raise
    if origins:
        await room.save(origins)
