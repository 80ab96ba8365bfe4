"""Positions that somebody plays without hints now: the coach says nothing about them.

Whoever plays such a game could upload its record so far, finished anyhow, and ask about its last position.
Only maps that lie open are compared, and the set-up: an answer tells nothing of cards still hidden.
"""

from collections.abc import Iterable

from cartographers.rules.setup import Setup
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game
from cartographers.server.basics.errors import Refusal
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.room import Room

#: After fewer cards many games are alike.
_ALIKE = 3

_Position = tuple[Setup, int, tuple[Sheet, ...]]


def is_retold(room: Room) -> bool:
    """Was a game uploaded, or begun from a position of another one?"""
    return not room.lesson and (room.row.seed is None or room.row.branch is not None)


async def check_not_played_now(lobby: Lobby, room: Room, device: str) -> None:
    """Raise a ``Refusal`` if the log of a retold game goes on from a game that is played without hints."""
    if is_retold(room):
        games = await lobby.computing.read(device, room.id, room.seq, room.games, room.seq)
        _check(lobby, room, games)


def check_not_now(lobby: Lobby, room: Room) -> None:
    """Raise a ``Refusal`` if a retold game is where one is that is played without hints."""
    if is_retold(room):
        _check(lobby, room, [room.game])


def _check(lobby: Lobby, room: Room, games: Iterable[Game]) -> None:
    positions = [_position(game) for game in games if game.turned > _ALIKE]
    for other in lobby.rooms.values():
        if other is room or other.over or other.plan.allows_hints or other.game.turned <= _ALIKE:
            continue
        if _position(other.game) in positions:
            sentence = "This position is played here now in a game without hints; ask again once it is over."
            raise Refusal(409, "played-now", sentence)


def _position(game: Game) -> _Position:
    """What lies open of a game but for the card in play."""
    return game.setup, game.season, tuple(seat.sheet for seat in game.seats)
