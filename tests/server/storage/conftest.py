"""Stores of both kinds for the tests of this folder."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from cartographers.server import features
from cartographers.server.settings import Settings
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.store import Store
from server.postgres_server import PostgresServer

#: Runs a test with a store; a second one has the same database.
WithStore: TypeAlias = Callable[[Callable[[Store], Awaitable[None]]], None]


@pytest.fixture(params=["sqlite", "postgres"])
def with_store(request: pytest.FixtureRequest, tmp_path: Path) -> WithStore:
    """Runs a test with a store of each kind."""
    settings = Settings(data=tmp_path)
    if request.param == "postgres":
        server: PostgresServer = request.getfixturevalue("postgres")
        settings = Settings(data=tmp_path, database=server.new_database())

    async def opened(test: Callable[[Store], Awaitable[None]]) -> None:
        store = open_store(settings)
        store.people.tables = features.person_tables()
        try:
            await test(store)
        finally:
            await store.close()

    return lambda test: asyncio.run(opened(test))
