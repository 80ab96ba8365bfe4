"""What happens in a room as time passes: players become absent, and the time for a move runs out."""

from cartographers.server.rooms.room import Room
from cartographers.server.storage.store import Ended


async def check_time(room: Room) -> None:
    """Do what time has brought; called from time to time, and when a limit has passed."""
    late = late_seats(room)
    if not late:
        room.check_absences()
        return
    pace = room.timer.pace
    assert pace is not None
    if room.timer.live:
        room.draw_once(late)
    elif pace.on_limit == "skip":
        await room.skip(late)
    elif pace.on_limit == "bot":
        for seat in late:
            await room.leave(seat)
    else:
        await room.end(Ended("limit", tuple(late)))


def late_seats(room: Room) -> list[int]:
    """The seats of players whose time for this move is up."""
    due = room.due
    return [] if due is None or room.timer.now() < due else room.seats.waited_for(room.game.waiting)
