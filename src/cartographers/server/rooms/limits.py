"""What happens in a room as time passes: players become absent, and the time for a move runs out."""

from collections.abc import Iterable
from math import inf

from cartographers.server.rooms.decisions import skip
from cartographers.server.rooms.ending import end
from cartographers.server.rooms.people import leave
from cartographers.server.rooms.room import Room
from cartographers.server.storage.stored_game import Ended


async def check_time(room: Room, bot_account_time: float = inf) -> None:
    """Do what time has brought; called from time to time, and when a limit has passed.

    A bot account that is gone for ``bot_account_time`` seconds leaves its seat to a bot until it is back.
    """
    if room.paused:
        return
    if not room.over:
        for seat in room.seats.lost_bot_accounts(room.game.waiting, bot_account_time):
            await leave(room, seat)
    late = late_seats(room)
    if not late:
        check_absences(room)
        return
    pace = room.timer.pace
    assert pace is not None
    if room.timer.live:
        room.seats.time_was_up(late)
        room.changed()
    elif pace.on_limit == "skip":
        await skip(room, late)
    elif pace.on_limit == "bot":
        for seat in late:
            await leave(room, seat)
    else:
        await end(room, Ended("limit", tuple(late)))


def late_seats(room: Room) -> list[int]:
    """The seats of players whose time for this move is up."""
    due = room.due
    return [] if due is None or room.timer.now() < due else room.seats.waited_for(room.game.waiting)


def draw_once(room: Room, seats: Iterable[int]) -> None:
    """Let a bot make this one move for players whose time is up."""
    room.seats.draw_once(seats)
    room.changed()


def check_absences(room: Room) -> None:
    """Let stand-ins play for players who have become absent, and bots go on that stand still."""
    if room.seats.mark_absent(room.game.waiting):
        room.changed()
    else:
        room.on_change(room)
