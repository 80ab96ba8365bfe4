"""A real server in a thread of the tests: its store in a folder of its own, its devices with cookies."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from hashlib import shake_256
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from cartographers.server.settings import Settings
from cartographers.server.storage.stored_game import SeatRow
from server.live_room import AtTable, LiveRoom, player
from server.postgres_server import PostgresServer, postgres_server
from server.serving import DEVICES, NewDevice, Served, StartServer


def plenty(folder: Path, database: str = "", **changes: Any) -> Settings:
    """As a host would run it, but without limits of speed."""
    usual = Settings(
        data=folder,
        database=database,
        creation_limit=(1e6, 1e6),
        request_limit=(1e6, 1e6),
        join_limit=(1e6, 1e6),
        kept_limit=(1e6, 1e6),
        network_bytes=1 << 50,
        phrase_limit=(1e6, 1e6),
        bot_processes=1,
        puzzle_minutes=0,
    )
    return replace(usual, **changes)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server for all tests of this process that need one."""
    with postgres_server() as running:
        yield running


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest) -> Callable[[], str]:
    """Gives the address of a new database; an empty one for SQLite.

    A test that is to pass on both is marked with ``on_both_databases``.
    """
    if getattr(request, "param", "sqlite") == "sqlite":
        return str
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database


@pytest.fixture(scope="session", autouse=True)
def hanging_up() -> Iterator[None]:
    """Close every device's connections at the end."""
    yield
    for one in DEVICES:
        one.close()


@pytest.fixture(autouse=True)
def _deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards each time a test runs, to make it repeatable; ``DEALS=2 pytest …`` deals others."""
    wanted = f"{os.environ.get('DEALS', '1')} {request.node.nodeid}"
    numbers = count()

    def token_hex(size: int) -> str:
        return shake_256(f"{wanted} {next(numbers)}".encode()).hexdigest(size)

    monkeypatch.setattr("cartographers.server.games.deals.token_hex", token_hex)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, database: Callable[[], str]) -> Iterator[Served]:
    """A server for all tests of a module."""
    with Served(plenty(tmp_path_factory.mktemp("games"), database())) as running:
        yield running


@pytest.fixture
def serving(tmp_path: Path, database: Callable[[], str]) -> Iterator[StartServer]:
    """Servers with settings of their own, one after the other over the same games."""
    settings = plenty(tmp_path, database())
    with ExitStack() as running:
        yield lambda **changes: running.enter_context(Served(replace(settings, **changes)))


@pytest.fixture
def device(served: Served) -> NewDevice:
    """A new device each time it is called."""
    return served.device


@pytest.fixture
def at_table(tmp_path: Path, database: Callable[[], str]) -> AtTable:
    """Runs a test with a room that has these seats."""

    async def opened(test: Callable[[LiveRoom], Awaitable[None]], *seats: SeatRow, **more: Any) -> None:
        live = LiveRoom(tmp_path, *seats, database=database(), **more)
        await live.store.create(live.stored)
        try:
            await test(live)
        finally:
            await live.store.close()

    def run(test: Callable[[LiveRoom], Awaitable[None]], *seats: SeatRow, **more: Any) -> None:
        asyncio.run(opened(test, *(seats or (player(0, "a"), player(1, "b"))), **more))

    return run
