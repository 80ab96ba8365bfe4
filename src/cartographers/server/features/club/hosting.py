"""What the host of a club's table does with its seats."""

from dataclasses import replace

from cartographers.server.basics.errors import Refusal, no_seat
from cartographers.server.features.club.room import club_hosted_by, hurry, next_card, reveal
from cartographers.server.games.deals import new_deal
from cartographers.server.games.rematch import create_next
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.pausing import go_on, pause
from cartographers.server.rooms.people import seat_freed
from cartographers.server.rooms.room import Room
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import Ended


async def host(lobby: Lobby, room: Room, device: str, action: str, spare: int = 0) -> None:
    """Do what the host of a table asks for."""
    if action == "start" and _has_gone_on(room, device):
        return
    club = club_hosted_by(room, device, over=action == "reveal")
    match action:
        case "start":
            await _start(lobby, room, device, spare)
        case "reveal" if room.game.over:
            await reveal(room)
        case "pause" if club.started:
            await pause(room)
        case "go-on" if club.started:
            await go_on(room)
        case "hurry":
            hurry(room)
        case "next":
            await next_card(room)
        case _:
            room.check_goes_on()


def _has_gone_on(room: Room, device: str) -> bool:
    """Has this host started the table before, so that it goes on in another game?"""
    ended = room.row.ended
    return ended is not None and ended.why == "started" and device == room.row.maker


async def _start(lobby: Lobby, room: Room, device: str, spare: int) -> None:
    """Start the game. If seats are open it goes on in a new one without them, which everybody is led to.

    The number of seats is part of a set-up, so that those of a game stay as many as they are. Some open ones
    may stay for people who come late: a stand-in draws there, like in a seat that the host has freed.
    """
    async with room.seating:
        # It may have been started in another tab meanwhile.
        if _has_gone_on(room, device) or club_hosted_by(room, device).started:
            return
        sitting = [seat for seat in room.seats if seat.kind != "open"]
        if not sitting:
            raise Refusal(409, "nobody-seated", "Nobody has taken a seat yet.")
        if len(sitting) == len(room.seats):
            await go_on(room)
            return
        for_late = [seat for seat in room.seats if seat.kind == "open"][:spare]
        sitting += [replace(seat, kind="human", left=True) for seat in for_late]
        maker = room.row.maker
        new = new_deal(lobby.services, room.plan, None, [maker in seat.devices for seat in sitting])
        follows = await create_next(lobby, room, maker, sitting, new, started=True)
        async with room.lock:
            await room.write_row(replace(room.row, ended=Ended("started", ()), club=None, paused=None))
        await lobby.services.store.release_seats(room.id)
        await lobby.services.store.knocks.carry_over(room.id, follows.id)
        for seat in room.seats:
            room.seats.change(seat.seat, devices=frozenset())
        room.show_rematch(follows)


async def free_seat(store: Store, room: Room, number: int, device: str) -> None:
    """Take a seat from whoever has it: before the start it is open again, later a stand-in plays on.

    Whoever comes with the code of the table may take it.
    """
    club_hosted_by(room, device)
    if not 0 <= number < len(room.seats):
        raise no_seat()
    async with room.seating:
        # It may have been started meanwhile.
        club = club_hosted_by(room, device)
        await store.free_seat(room.id, number, "human" if club.started else "open")
        await seat_freed(room, number, club.started)
