"""What the host of a club's table does in its room."""

from collections.abc import Iterable
from dataclasses import replace

from cartographers.rules.state import Phase
from cartographers.server.basics.errors import Refusal, game_over
from cartographers.server.basics.tasks import shielded
from cartographers.server.rooms.limits import draw_once
from cartographers.server.rooms.room import Room
from cartographers.server.storage.stored_game import Club, PaperPlayer

#: A ceremony has no more parts: three places, and the best moments of two hundred people.
MOST_REVEALED = 12


def club_hosted_by(room: Room, device: str, over: bool = False) -> Club:
    """The club's table of a room, perhaps also once its game is over.

    Raises a ``Refusal`` unless the device is its host's.
    """
    if room.row.club is None or device != room.row.maker:
        raise Refusal(403, "not-host", "Only the host of a club's table can do this.")
    if room.over and not over:
        raise game_over()
    return room.row.club


def hurry(room: Room) -> None:
    """Let bots draw this once for all who have not decided."""
    room.check_goes_on()
    draw_once(room, room.seats.waited_for(room.game.waiting))


async def next_card(room: Room) -> None:
    """Turn up the next card, once all at screens have drawn."""
    await shielded(_next_card(room))


async def _next_card(room: Room) -> None:
    async with room.lock:
        room.check_goes_on()
        if room.game.phase is not Phase.REVEAL:
            raise Refusal(409, "still-drawing", "Not everybody at a screen has drawn yet.")
        room.table.turn_up()
        await room.save([])


async def reveal(room: Room) -> None:
    """Go on with the ceremony on the projector."""
    async with room.lock:
        club = _club_now(room)
        await _write(room, replace(club, revealed=min(club.revealed + 1, MOST_REVEALED)))


async def name_paper_players(room: Room, players: Iterable[PaperPlayer]) -> None:
    """Name all who draw on paper, with their stars if they are known."""
    async with room.lock:
        await _write(room, replace(_club_now(room), paper=tuple(players)))


def _club_now(room: Room) -> Club:
    """The club's table, for a change of it; the caller holds the lock, so that no other change is undone."""
    if room.row.club is None:  # it went on in another game meanwhile
        raise game_over()
    return room.row.club


async def _write(room: Room, club: Club) -> None:
    """Write the club's table; the caller holds the lock."""
    await room.write_row(replace(room.row, club=club))
    room.changed()
