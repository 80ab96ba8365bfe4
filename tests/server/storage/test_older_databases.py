"""Databases of earlier releases: what is in them goes on working after they are brought up to date."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path
from time import time

import psycopg
import pytest

from cartographers.server.basics.calendar import DayKey
from cartographers.server.basics.deal_key import TournamentKey
from cartographers.server.features.bot_accounts.store import BotAccountStore
from cartographers.server.settings import Settings
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.schema import MIGRATIONS, for_postgres
from cartographers.server.storage.stored_game import Shared
from server.postgres_server import PostgresServer

#: The version of the last database whose bot accounts were devices.
_BOTS_WERE_DEVICES = next(number for number, script in enumerate(MIGRATIONS) if "token_hash" in script)
_ACCOUNT_WITH_A_SEAT = (
    "INSERT INTO devices (hash) VALUES ('anna'), ('hash'), ('bert')",
    "INSERT INTO bot_accounts VALUES ('hash', 'Snug', 'anna', 'Ann', 1, '2026-11-01')",
    "INSERT INTO games (id, plan, seed_open, engine, created, maker, over, summary) "
    "VALUES ('one', '{}', 1, '1', '2026-11-01', 'hash', 0, '{}')",
    "INSERT INTO seats VALUES ('one', 0, 'human', 'Snug', '@Ann', NULL, NULL, 0)",
    "INSERT INTO holders VALUES ('one', 0, 'hash'), ('one', 0, 'bert')",
)


#: The version of the last database in which how a game was dealt said whether it counted.
_COUNTED_BY_DEAL = next(number for number, script in enumerate(MIGRATIONS) if "COLUMN counted" in script)
_TRIES = (
    "INSERT INTO devices (hash) VALUES ('anna')",
    *(
        "INSERT INTO games (id, plan, seed, deal, day, seed_open, engine, created, maker, over, summary) "
        f"VALUES ('{id}', '{{}}', '1', {deal}, {day}, 1, '1', '2026-11-01', 'anna', 0, '{{}}')"
        for id, deal, day in (
            ("counts", f"""'{{"secret": "{"0" * 64}", "nonces": [""]}}'""", "'2026-11-16'"),
            ("again", "NULL", "'t/cup/1'"),
            ("other", "NULL", "NULL"),
        )
    ),
)


def older_file(folder: Path, version: int, *statements: str) -> Settings:
    with closing(sqlite3.connect(folder / "games.sqlite", isolation_level=None)) as base:
        base.executescript(f"{''.join(MIGRATIONS[:version])} PRAGMA user_version = {version};")
        for statement in statements:
            base.execute(statement)
    return Settings(data=folder)


def older_database(folder: Path, address: str, version: int, *statements: str) -> Settings:
    with psycopg.connect(address) as base:
        base.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
        base.execute("INSERT INTO schema_version VALUES (%s)", (version,))
        for statement in (*map(for_postgres, MIGRATIONS[:version]), *statements):
            base.execute(statement.encode())
    return Settings(data=folder, database=address)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_token_of_an_older_bot_account_is_valid_for_a_year(
    kind: str, tmp_path: Path, postgres: PostgresServer
) -> None:
    older = _BOTS_WERE_DEVICES, *_ACCOUNT_WITH_A_SEAT
    settings = (
        older_file(tmp_path, *older)
        if kind == "sqlite"
        else older_database(tmp_path, postgres.new_database(), *older)
    )

    async def test() -> None:
        store = open_store(settings)
        account = await BotAccountStore(store.database).with_token("hash")
        assert account and (account.device, account.name, account.anyone) == ("bot/hash", "Snug", True)
        assert 360 < (account.ends - time()) / (24 * 3600) < 366
        stored = await store.load("one")
        assert stored and stored.seats[0].devices == {"bot/hash", "bert"} and stored.game.maker == "bot/hash"
        assert await BotAccountStore(store.database).remove("anna", "Snug")
        stored = await store.load("one")
        assert stored and stored.seats[0].devices == {"bert"} and stored.game.maker == "bert"
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_tries_of_an_older_database_count_as_they_did(
    kind: str, tmp_path: Path, postgres: PostgresServer
) -> None:
    settings = (
        older_file(tmp_path, _COUNTED_BY_DEAL, *_TRIES)
        if kind == "sqlite"
        else older_database(tmp_path, postgres.new_database(), _COUNTED_BY_DEAL, *_TRIES)
    )

    async def test() -> None:
        store = open_store(settings)
        stored = {id: await store.load(id) for id in ("counts", "again", "other")}
        shared = {id: one and one.game.shared for id, one in stored.items()}
        await store.close()
        assert shared == {
            "counts": Shared(DayKey(date(2026, 11, 16)), counted=True),
            "again": Shared(TournamentKey("cup", 1), counted=False),
            "other": None,
        }

    asyncio.run(test())
