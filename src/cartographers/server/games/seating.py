"""Whom the seats of a game may be given to, and under which name."""

from cartographers.rules.setup import IllegalSetup
from cartographers.server.auth.device_token import hashed
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.errors import Refusal, no_seat, refused
from cartographers.server.games.characters import names_of
from cartographers.server.games.names import check_free
from cartographers.server.games.plans import valid_name
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seat_names import character_of
from cartographers.server.storage.holders import LinkHash


def name_for_seat(room: Room, number: int, name: str) -> str:
    """A name for a seat, as it is stored; a ``Refusal`` if another seat has one that looks the same."""
    try:
        name = valid_name(room.game.setup, name)
        check_free(name, _names_besides(room, number))
    except IllegalSetup as error:
        raise refused(error) from None
    return name


def _names_besides(room: Room, number: int) -> list[str]:
    """The names of the other seats; of a bot that is called after its character, those in all languages."""
    others = [seat for seat in room.seats if seat.seat != number]
    characters = [character_of(seat) for seat in others if not seat.name]
    return [seat.name for seat in others] + [name for key in characters if key for name in names_of(key)]


def check_may_fill(room: Room, number: int, device: str) -> None:
    """Raise a ``Refusal`` unless a device may give a seat to a bot: that of the game's maker."""
    if not 0 <= number < len(room.seats):
        raise no_seat()
    if device != room.row.maker:
        sentence = "Only the maker of a game can give its open seats to bots."
        raise Refusal(403, "not-maker", sentence)


def link_hash_of(codes: SeatCodes) -> LinkHash:
    """Gives the hash of a seat's private link by its number."""
    return lambda game, seat, number: hashed(codes.code("link", game, seat, number))
