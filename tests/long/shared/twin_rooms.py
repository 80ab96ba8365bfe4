"""Two rooms of the same game with other secrets."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from cartographers.boxes import shelf
from cartographers.notation.wire import Json
from cartographers.rules.event import Revealed
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.clocks import Clocks
from cartographers.server.rooms.decisions import decide
from cartographers.server.rooms.listeners import Listener
from cartographers.server.rooms.pushes import presence_push, state_push
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.summary import summary
from cartographers.server.storage.hash_chain import INITIAL_HASH, StoredEvent, chain_events
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import GameRow, SeatRow, StoredGame
from cartographers.server.storage.tries import TryEnd
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table
from cartographers.words.book import words

#: Stands in place of a seat for a device without one.
SPECTATOR = -1


class TwinRooms:
    """A game in two rooms; whatever happens is told to both."""

    def __init__(self, setup: Setup, seed: int) -> None:
        first = Table(shelf(), setup, SeedDealer(seed))
        second = Table(shelf(), setup, _SameCards(first))
        self._rooms = _room(first, seed), _room(second, seed + 1)
        with TemporaryDirectory() as folder:
            self._codes = SeatCodes(Path(folder))
        self._decisions = 0

    @property
    def game(self) -> Game:
        """The game in the first room; in the second one, other decisions may be sealed."""
        return self._rooms[0].game

    @property
    def over(self) -> bool:
        """Is it over?"""
        return self.game.over

    async def decide(self, seat: int, first: Json, second: Json) -> None:
        """A seat decides, perhaps not the same in both rooms."""
        self._decisions += 1
        for room, decision in zip(self._rooms, (first, second), strict=True):
            await decide(room, seat, room.game.step, f"{self._decisions}", decision)

    def sent_to(self, seat: int) -> tuple[bytes, bytes]:
        """What the device of a seat is sent by each room."""
        first, second = (self._sent(room, Listener(_device(seat))) for room in self._rooms)
        return first, second

    def _sent(self, room: Room, listener: Listener) -> bytes:
        """All messages about the game: the state, the one after it, and what changed within the phase."""
        states = [state_push(room, listener, self._codes, words("en")) for _ in range(2)]
        return "\n".join([*states, presence_push(room, Listener(listener.device), own=True)]).encode()


class _SameCards:
    """A dealer who knows only the cards that another table has already seen."""

    def __init__(self, other: Table) -> None:
        self._other = other

    def next_card(self, game: Game) -> str:
        cards = [event.card for event in self._other.log if isinstance(event, Revealed)]
        return cards[game.turned]


class _NothingKept:
    """A store that forgets: what is compared is what is sent, not what is kept."""

    async def append(
        self, row: GameRow, events: Sequence[StoredEvent], try_end: TryEnd | None, position: str | None
    ) -> None:
        """Do nothing."""


def _device(seat: int) -> str:
    return f"device {seat}"


def _room(table: Table, seed: int) -> Room:
    seats = [
        SeatRow(seat, "human", f"Player {seat}", devices=frozenset([_device(seat)]))
        for seat in range(table.game.setup.seats)
    ]
    row = GameRow(
        id="game",
        plan={"seats": [{"kind": "me"}, *[{"kind": "open"}] * (len(seats) - 1)]},
        seed=seed,
        seed_open=False,
        engine="1",
        created="",
        maker=_device(0),
        over=False,
        summary=summary(table.game),
    )
    stored = StoredGame(row, seats, chain_events(table, 0, [], INITIAL_HASH))
    return Room(cast(Store, _NothingKept()), stored, table, Clocks(_still, _still), lambda _: None)


def _still() -> float:
    """The time, which stands still."""
    return 1000.0
