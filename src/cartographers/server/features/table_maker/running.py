"""What the one who opened a table does with its game and its seats."""

from cartographers.server.auth.device_token import hashed
from cartographers.server.basics.errors import Refusal, no_seat
from cartographers.server.games.seating import link_hash_of
from cartographers.server.lobby.services import Services
from cartographers.server.rooms.pausing import check_run_by, extend, go_on, pause
from cartographers.server.rooms.people import seat_handed_on
from cartographers.server.rooms.room import Room
from cartographers.server.storage.holders import NewLink


async def run_table(room: Room, device: str, action: str) -> None:
    """Do what the one who opened a table asks for."""
    check_run_by(room, device)
    match action:
        case "pause":
            await pause(room)
        case "go-on":
            await go_on(room)
        case _:
            await extend(room)


async def hand_on(services: Services, room: Room, number: int, device: str) -> None:
    """Take a seat from its player: a bot plays on until somebody takes it with its new invitation.

    The player's own links open nothing any more, and with that of the table they take no other seat.
    """
    check_run_by(room, device)
    if not 0 <= number < len(room.seats):
        raise no_seat()
    async with room.seating:
        check_run_by(room, device)
        seat = room.seats[number]
        if seat.kind != "human" or device in seat.devices:
            raise Refusal(409, "seat-not-others", "Nobody else sits in this seat.")
        codes, next_number = services.seat_codes, seat.link_number + 1
        link = NewLink(room.id, number, next_number, link_hash_of(codes)(room.id, number, next_number))
        invite = hashed(codes.code("invite", room.id, number, next_number))
        await services.store.holders.hand_on(link, invite)
        await seat_handed_on(room, link, invite)
