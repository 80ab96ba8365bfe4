"""A room without a server: over a real store, with a clock that only the test moves."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.lessons.course import BY_KEY, open_lesson
from cartographers.notation.wire import Json, write_decision
from cartographers.players.chance import Chance
from cartographers.rules.view import view
from cartographers.server import features
from cartographers.server.basics.clocks import Clocks
from cartographers.server.basics.errors import Refusal
from cartographers.server.rooms.decisions import decide
from cartographers.server.rooms.listeners import Due, Listener
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.summary import summary
from cartographers.server.settings import Settings
from cartographers.server.storage.hash_chain import INITIAL_HASH, chain_events, restore_table
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.stored_game import GameRow, SeatRow, StoredGame
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

GRACE = 90.0
SEED = 3
#: Runs a test with a room that has these seats (the fixture ``at_table``).
AtTable = Callable[..., None]


class Clock:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def bot(number: int) -> SeatRow:
    """The seat of a bot."""
    return SeatRow(number, "bot", bot="chance")


def player(number: int, devices: str) -> SeatRow:
    """The seat of a player; each letter is a device."""
    return SeatRow(number, "human", devices=frozenset(devices))


def friends(**pace: Any) -> Json:
    """A plan for two friends, with the pace they chose."""
    return {"seats": [{"kind": "me"}, {"kind": "open"}], **pace}


def new_table(seats: int) -> Table:
    """A table before the first decision."""
    return Table(shelf(), deal(shelf(), Plan(seats=seats), SEED), SeedDealer(SEED))


class LiveRoom:
    """A game that has just been created, and its room."""

    def __init__(
        self, folder: Path, *seats: SeatRow, lesson: str = "", plan: Json | None = None, database: str = ""
    ) -> None:
        self.database = database
        self.store = open_store(Settings(data=folder, database=database))
        self.store.people.tables = features.person_tables()
        self.clock = Clock()
        #: How often the room has said that it changed.
        self.changes = 0
        table = open_lesson(BY_KEY[lesson]) if lesson else new_table(len(seats))
        row = GameRow(
            id="game",
            plan=plan or {},
            seed=SEED,
            seed_open=False,
            engine="1",
            created="",
            maker="a",
            over=False,
            summary=summary(table.game),
            lesson=lesson or None,
        )
        self.stored = StoredGame(row, list(seats), chain_events(table, 0, [], INITIAL_HASH))
        self.room = self._opened(self.stored, table)

    def _opened(self, stored: StoredGame, table: Table) -> Room:
        return Room(self.store, stored, table, Clocks(self.clock, self.clock), self._count)

    def _count(self, _: Room) -> None:
        self.changes += 1

    async def saved(self) -> StoredGame:
        """The game as it is in the store."""
        found = await self.store.load("game")
        assert found is not None
        return found

    async def open_again(self) -> Room:
        """The room opened anew from the store, which fails if a hash of the log is wrong."""
        stored = await self.saved()
        return self._opened(stored, restore_table(shelf(), stored.events, SeedDealer(SEED), "1"))

    def decision(self, seat: int, seed: int = 0) -> Json:
        """A legal decision of a seat, as a client sends it."""
        return write_decision(Chance(seed).decide(view(self.room.game, seat)))

    async def decide(self, *seats: int) -> None:
        """A legal decision of each of these seats."""
        for seat in seats:
            await decide(self.room, seat, self.room.game.step, f"{self.room.seq}", self.decision(seat))


async def due(listener: Listener) -> Due | None:
    """What a listener is due to be sent; none if it would have to wait."""
    task = asyncio.ensure_future(listener.wait())
    for _ in range(3):
        await asyncio.sleep(0)
    if not task.done():
        task.cancel()
        return None
    return task.result()


async def sent(listener: Listener) -> str:
    """What a listener is due to be sent: a state, only what changes within a phase, or nothing."""
    found = await due(listener)
    if found is None:
        return ""
    return "state" if found.state else "own decision" if found.own else "presence"


async def refusal(work: Awaitable[None]) -> tuple[int, str]:
    """The status and the code with which something is refused."""
    with pytest.raises(Refusal) as refused:
        await work
    return refused.value.status, refused.value.code
