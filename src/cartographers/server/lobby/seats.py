"""Taking a seat: with an invite code, with its private link on another device, or for a bot."""

from cartographers.players.player_name import named
from cartographers.players.roster import bot_keys
from cartographers.rules.setup import IllegalSetup
from cartographers.server.auth.device_token import hashed
from cartographers.server.errors import Refusal, game_over, no_bot, no_seat, refused
from cartographers.server.lobby.characters import free_characters
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.plans import valid_name
from cartographers.server.protocol import Joined, JoinRequest
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seat_names import character_of


async def seat_of_code(lobby: Lobby, code: str) -> tuple[Room, int]:
    """The room and seat that an invite code or a private link belongs to."""
    game_and_seat = await lobby.store.seat_of_code(hashed(code))
    if game_and_seat is None:
        raise Refusal(404, "no-code", "This link leads to no game.")
    game, seat = game_and_seat
    return await lobby.room(game), seat


async def join(lobby: Lobby, request: JoinRequest, device: str) -> Joined:
    """Take an open seat with an invite code, or add a device to a seat with its private link."""
    room, number = await seat_of_code(lobby, request.code)
    if device not in room.seats[number].devices:
        if hashed(request.code) == room.seats[number].link_hash:
            await lobby.store.add_device(room.id, number, device)
            await room.change_seat(number, device)
        else:
            if room.over:
                raise game_over()
            name = _valid_name(room, request.name)
            if not await lobby.store.claim_seat(room.id, number, device, name):
                raise Refusal(409, "seat-taken", "This seat has been taken.")
            await room.change_seat(number, device, kind="human", name=name)
    await room.visit(device, [number])
    return Joined(id=room.id, seat=number)


def _valid_name(room: Room, name: str) -> str:
    try:
        return valid_name(room.game.setup, name)
    except IllegalSetup as error:
        raise refused(error) from None


async def give_seat_to_bot(lobby: Lobby, room: Room, number: int, bot: str, device: str) -> None:
    """Put a bot in a seat that is still open; only the game's creator may."""
    if not 0 <= number < len(room.seats):
        raise no_seat()
    if device != room.row.maker:
        sentence = "Only the maker of a game can give its open seats to bots."
        raise Refusal(403, "not-maker", sentence)
    if bot not in bot_keys():
        raise no_bot(bot, bot_keys())
    bot = named(bot, _free_character(room))
    if not await lobby.store.assign_bot(room.id, number, bot):
        raise Refusal(409, "seat-not-open", "This seat is not open.")
    await room.change_seat(number, kind="bot", bot=bot)


def _free_character(room: Room) -> str:
    taken = [character_of(seat) for seat in room.seats]
    return next(free_characters(taken, [seat.name for seat in room.seats], room.row.seed or 0))
