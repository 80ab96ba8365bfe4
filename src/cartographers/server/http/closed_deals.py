"""Games that are dealt as the deal of a day or of a tournament: closed to whoever is still to play it."""

from cartographers.server.daily.calendar import read_period
from cartographers.server.daily.playing import check_may_know
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.room import Room
from cartographers.server.tournaments.keys import read_key
from cartographers.server.tournaments.playing import check_may_look


async def check_may_see(lobby: Lobby, room: Room, person: str) -> None:
    """Raise a ``Refusal`` if a game has a deal that many play, and a person may not know yet how that is."""
    if not room.seats.held_by(person):
        await check_may_know_deal(lobby, room.row.day, person)


async def check_may_know_deal(lobby: Lobby, day: str | None, person: str) -> None:
    """Raise a ``Refusal`` if a deal of this name, if it has one, is still a secret to a person."""
    if day is None:
        return
    if period := read_period(day):
        await check_may_know(lobby, period, person)
    elif key := read_key(day):
        await check_may_look(lobby, key, person)
