"""A table without a server for the tests of rooms."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cartographers.server.rooms.presence import Presence
from cartographers.server.storage.store import SeatRow
from server.live_room import GRACE, AtTable, Clock, LiveRoom, player

Test = Callable[[LiveRoom], Awaitable[None]]


@pytest.fixture
def clock() -> Clock:
    """A clock that the test moves."""
    return Clock()


@pytest.fixture
def presence(clock: Clock) -> Presence:
    """Who is at the table, by that clock."""
    return Presence(GRACE, clock)


@pytest.fixture
def at_table(tmp_path: Path) -> AtTable:
    """Runs a test with a room that has these seats."""

    async def opened(test: Test, *seats: SeatRow, **more: Any) -> None:
        live = LiveRoom(tmp_path, *seats, **more)
        await live.store.create(live.stored)
        try:
            await test(live)
        finally:
            await live.store.close()

    def run(test: Test, *seats: SeatRow, **more: Any) -> None:
        asyncio.run(opened(test, *(seats or (player(0, "a"), player(1, "b"))), **more))

    return run
