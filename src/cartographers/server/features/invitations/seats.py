"""Taking a seat: with a code for the table or for the seat, on another device, or for a bot."""

from typing import Literal

from cartographers.players.player_name import named
from cartographers.players.roster import bot_keys
from cartographers.server.auth.device_token import hashed
from cartographers.server.basics.errors import Refusal, game_over, no_bot
from cartographers.server.features.invitations.access import Access
from cartographers.server.features.invitations.knocks import check_let_in, may_wait, own_knock
from cartographers.server.features.invitations.messages import Invitation, Joined, JoinRequest
from cartographers.server.games.characters import free_characters
from cartographers.server.games.seating import check_may_fill, name_for_seat
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.rooms.decisions import drop_sealed
from cartographers.server.rooms.people import change_seat, visit
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seat_names import character_of
from cartographers.server.rooms.seats import bot_owner_of
from cartographers.server.rooms.summary import game_line
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import StoredGame
from cartographers.words.book import Words


async def access_by(lobby: Lobby, code: str, device: str) -> Access:
    """What an invite code or a private code gives a device access to."""
    caller = lobby.services.computing.callers.of(device)
    game = lobby.services.seat_codes.game_of_table_code(code)
    if game is not None:
        room = await lobby.room(game, caller)
        while room.over and room.row.rematch and not room.seats.held_by(device):
            # A club has started without the open seats, or the same people play again: the code leads on.
            room = await lobby.room(room.row.rematch.id, caller)
        return Access(room, None)
    game_and_seat = await lobby.services.store.seat_of_code(hashed(code))
    if game_and_seat is None:
        raise Refusal(404, "no-code", "This link leads to no game.")
    game, seat = game_and_seat
    room = await lobby.room(game, caller)
    return Access(room, seat, hashed(code) == room.seats[seat].link_hash)


async def invitation(services: Services, access: Access, device: str, words: Words) -> Invitation:
    """What a code gives access to, as it is shown to a device in a language."""
    room, seat, private = access
    return Invitation(
        game=game_line(StoredGame(room.row, list(room.seats)), device, words),
        kind="private" if private else "table" if seat is None else "seat",
        state=_state(access, device),
        watchers=room.plan.watchers or room.over,
        people=[one.name for one in room.seats if one.kind == "human" and one.name and not bot_owner_of(one)],
        knocking=room.plan.knocking,
        may_wait=may_wait(access),
        knock=await own_knock(services, room, device),
    )


def _state(access: Access, device: str) -> Literal["open", "yours", "taken"]:
    """What a device can do with a code: the seat may be its own, or nobody's yet."""
    room, seat, private = access
    mine = room.seats.held_by(device)
    if (seat in mine) if seat is not None else mine:
        return "yours"
    free = [] if room.over else free_seats(room) if seat is None else room.seats.invited
    if private or ((seat in free) if seat is not None else free):
        return "open"
    return "taken"


async def join(lobby: Lobby, request: JoinRequest, device: str) -> Joined:
    """Take an open seat with an invite code, or add a device to a seat with its private code."""
    access = await access_by(lobby, request.code, device)
    room = access.room
    await check_not_removed(lobby.services.store, access, device)
    check_let_in(access, device)
    async with room.seating:
        number = access.seat if access.seat is not None else _own_or_next(room, device)
        if device not in room.seats[number].devices:
            if access.private:
                check_not_counted(room)
                await lobby.services.store.add_device(room.id, number, device, request.device)
                await change_seat(room, number, device)
            else:
                await claim(lobby.services.store, room, number, device, request.name)
                await lobby.services.store.knocks.remove(room.id, [device])
    await visit(room, device, [number])
    return Joined(id=room.id, seat=number)


async def check_not_removed(store: Store, access: Access, device: str) -> None:
    """Raise a ``Refusal`` if somebody was removed, unless they are sent a link to one seat."""
    if access.seat is None and await store.holders.is_removed(access.room.id, device):
        sentence = "The one who opened this table has removed you from it."
        raise Refusal(403, "removed-from-table", sentence)


def check_not_counted(room: Room) -> None:
    """Raise a ``Refusal`` if a game is a counted try."""
    # Whoever looks on in it could play a counted try of their own afterwards.
    if room.counted:
        sentence = "A counted try is for one person: link your other device with the recovery phrase."
        raise Refusal(403, "counted-link", sentence)


def free_seats(room: Room) -> list[int]:
    """The seats that anybody may take: at a club's table also those that the host has freed."""
    return room.seats.open + (room.seats.vacant if room.row.club else [])


def _own_or_next(room: Room, device: str) -> int:
    """The first seat that a device holds, else the next open one."""
    seats = room.seats.held_by(device) or free_seats(room)
    if not seats:
        raise Refusal(409, "table-full", "All seats of this game are taken.")
    return seats[0]


async def claim(store: Store, room: Room, number: int, device: str, name: str) -> None:
    """Take an open seat; the room's seats are locked."""
    if room.over:
        raise game_over()
    if number not in {*free_seats(room), *room.seats.invited}:
        raise _seat_taken()
    name = name_for_seat(room, number, name)
    # The player before may have decided on this card, or a bot for them.
    await drop_sealed(room, number)
    claim = store.claim_seat if number in room.seats.open else store.fill_freed_seat
    if not await claim(room.id, number, device, name):
        raise _seat_taken()
    await change_seat(room, number, device, kind="human", name=name, left=False)


def _seat_taken() -> Refusal:
    return Refusal(409, "seat-taken", "This seat has been taken.")


async def give_seat_to_bot(store: Store, room: Room, number: int, bot: str, device: str) -> None:
    """Put a bot in a seat that is still open; only the game's creator may."""
    check_may_fill(room, number, device)
    if bot not in bot_keys():
        raise no_bot(bot, bot_keys())
    bot = named(bot, _free_character(room))
    async with room.seating:
        if not await store.assign_bot(room.id, number, bot):
            raise Refusal(409, "seat-not-open", "This seat is not open.")
        await change_seat(room, number, kind="bot", bot=bot)


def _free_character(room: Room) -> str:
    taken = [character_of(seat) for seat in room.seats]
    return next(free_characters(taken, [seat.name for seat in room.seats], room.row.seed or 0))
