"""Positions that somebody plays without hints now: the coach says nothing about them.

Whoever plays such a game could upload its record so far, finished anyhow, and ask about its last position, or
look for a number that deals the same cards so far, and ask in a game that is played with it. The store knows
where all such games are, also those of other servers and those that nobody has open.
"""

from weakref import WeakKeyDictionary

from cartographers.rules.state import Game
from cartographers.server.basics.errors import Refusal
from cartographers.server.lobby.services import Services
from cartographers.server.rooms.position import position_of
from cartographers.server.rooms.room import Room
from cartographers.server.storage.store import Store

#: The positions of rooms, each with the number of events that were read for them.
_known: WeakKeyDictionary[Room, tuple[int, set[str]]] = WeakKeyDictionary()


def is_retold(room: Room) -> bool:
    """Was a game uploaded, begun from a position of another one, or dealt from a number that was chosen?"""
    row = room.row
    return not room.lesson and (row.seed is None or row.branch is not None or row.seed_open)


async def check_not_played_now(services: Services, room: Room, device: str) -> None:
    """Raise a ``Refusal`` if the log of a retold game goes on from a game that is played without hints."""
    if not is_retold(room):
        return
    if _known.get(room, (0,))[0] != room.seq:
        positions = await services.computing.read(device, room.id, room.seq, _positions, room)
        _known[room] = room.seq, positions
    await _check(services.store, room.id, _known[room][1])


async def check_not_now(store: Store, room: Room) -> None:
    """Raise a ``Refusal`` if a retold game is where one is that is played without hints."""
    if is_retold(room):
        await check_position(store, room.game, room.id)


async def check_position(store: Store, game: Game, room: str = "") -> None:
    """Raise a ``Refusal`` if a game is where another, not that of the room, is played without hints."""
    if position := position_of(game):
        await _check(store, room, {position})


def _positions(room: Room) -> set[str]:
    return {position for game in room.games(room.seq) if (position := position_of(game))}


async def _check(store: Store, room: str, positions: set[str]) -> None:
    if await store.is_played(positions, but=room):
        sentence = "This position is played here now in a game without hints; ask again once it is over."
        raise Refusal(409, "played-now", sentence)
