"""Backups that are not as the servers of today make them, restored into a database."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from json import dumps
from pathlib import Path

import pytest

from cartographers.notation.deal import Deal
from cartographers.server.basics.secret_key import secret_key
from cartographers.server.features.admin.store import AdminStore
from cartographers.server.settings import Settings
from cartographers.server.storage.backup import CannotCopy, back_up, restore
from cartographers.server.storage.heads import End, HeadChange
from cartographers.server.storage.heads_file import FILE, HeadsFile
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.postgres import PostgresStore
from cartographers.server.storage.tables import NOT_RESTORED, tables
from server.live_room import AtTable, LiveRoom
from server.postgres_server import PostgresServer, on_both_databases
from server.serving import Json
from server.storage.damage import change, only
from server.storage.older_version import make_older


def test_a_backup_of_an_older_version_is_restored_into_a_database(
    at_table: AtTable, tmp_path: Path, postgres: PostgresServer
) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        backup, again, base = tmp_path / "backup", tmp_path / "again", postgres.new_database()
        back_up(tmp_path, backup)
        make_older(backup, version=11)
        restore(backup, again, base)
        store = PostgresStore(base, again)
        assert await store.load("game") == await live.saved()
        await store.close()

    at_table(test)


#: What the rows of a test refer to, by the table.
_KNOWN = {"games": "game", "devices": "a", "tournaments": "cup"}


def fill_empty_tables(backup: Path) -> set[str]:
    """Put a row into every table of a backup that has none; the names of all tables."""
    with closing(sqlite3.connect(backup / "games.sqlite", isolation_level=None)) as base:
        found = tables(base)
        for name, columns, places in found:
            if base.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0]:
                continue
            refers = {key[3]: _KNOWN[key[2]] for key in base.execute(f"PRAGMA foreign_key_list({name})")}
            values = [
                refers.get(column) or _value(name, column, kind, number)
                for number, column, kind, *_ in base.execute(f"PRAGMA table_info({name})").fetchall()
            ]
            base.execute(f"INSERT INTO {name} ({columns}) VALUES ({places})", values)
    return {name for name, *_ in found}


def _value(table: str, column: str, kind: str, number: int) -> object:
    if table in _KNOWN and number == 0:
        return _KNOWN[table]
    return {"INTEGER": number, "REAL": number + 0.5}.get(kind, f"{table}.{column} — Přívoz")


def rows_of(backup: Path) -> dict[str, list[object]]:
    """All rows of all tables."""
    with closing(sqlite3.connect(backup / "games.sqlite")) as base:
        return {
            name: sorted(base.execute(f"SELECT {columns} FROM {name}").fetchall(), key=str)
            for name, columns, _ in tables(base)
        }


def test_no_table_is_forgotten_on_the_way_into_a_database_and_back(
    at_table: AtTable, tmp_path: Path, postgres: PostgresServer
) -> None:
    secret_key(tmp_path)

    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        first, second, base = tmp_path / "first", tmp_path / "second", postgres.new_database()
        back_up(tmp_path, first)
        names = fill_empty_tables(first)
        assert {"tournaments", "players", "corrections", "tries", "shared_deals"} <= names
        assert {"puzzles", "puzzle_days", "puzzle_answers", "puzzle_solvers", "puzzle_searches"} <= names
        assert {"reports", "bans", "set_aside", "admin_log"} <= {*names}
        rows = rows_of(first)
        assert all(rows.values()) and rows.keys() == names
        restore(first, tmp_path / "keys", base)
        back_up(tmp_path / "keys", second, base)
        rows |= {table: [] for table in NOT_RESTORED}
        assert rows_of(second) == rows
        restore(second, tmp_path / "again")
        assert rows_of(tmp_path / "again") == rows
        for place in ((first,), (second,), (tmp_path / "again",), (tmp_path / "keys", base)):
            assert only(*place).wrong is None

    at_table(test)


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_lets_nobody_in_as_a_host_and_has_nothing_done(
    at_table: AtTable, tmp_path: Path, postgres: PostgresServer, target: str
) -> None:
    base = postgres.new_database() if target == "postgres" else ""

    async def test(live: LiveRoom) -> None:
        backup, again = tmp_path / "backup", tmp_path / "again"
        back_up(tmp_path, backup)
        change(
            backup,
            "",
            "INSERT INTO admin_sessions (hash, since, until) VALUES ('mine', 0, 9e9)",
            "INSERT INTO admin_requests (id, at, server, body) VALUES ('x', 9e9, '', '{}')",
        )
        restore(backup, again, base)
        for table in NOT_RESTORED:
            assert change(again, base, f"SELECT * FROM {table}") == []

    at_table(test)


_ADMIT = "INSERT INTO admin_sessions (hash, since, until) VALUES ('mine', 0, 9e9)"


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
@pytest.mark.parametrize(
    "strange",
    [
        f"CREATE TRIGGER strange AFTER DELETE ON admin_sessions BEGIN {_ADMIT}; END",
        f"CREATE TRIGGER strange AFTER INSERT ON devices BEGIN {_ADMIT}; END",
        "CREATE VIEW strange AS SELECT 'mine' AS hash, 0 AS since, 9e9 AS until",
    ],
    ids=["trigger", "later", "view"],
)
def test_a_backup_in_which_something_would_act_by_itself_is_not_restored(
    at_table: AtTable, tmp_path: Path, postgres: PostgresServer, target: str, strange: str
) -> None:
    base = postgres.new_database() if target == "postgres" else ""

    async def test(live: LiveRoom) -> None:
        back_up(tmp_path, tmp_path / "backup")
        change(tmp_path / "backup", "", strange)
        with pytest.raises(CannotCopy) as refused:
            restore(tmp_path / "backup", tmp_path / "again", base)
        assert refused.value.code == "restore-changed" and not (tmp_path / "again").exists()

    at_table(test)


@pytest.mark.parametrize(
    "body",
    [
        {"rows": [["admin_sessions", ["mine", 0, 9e9]]], "cells": []},
        {"rows": [], "cells": [["games SET maker = 'me' --", {"id": "game"}, "maker", "x", "y"]]},
        {"rows": [], "cells": [["games", {"id": "game"}, "maker = 'me' --", "x", "y"]]},
        {"rows": [], "cells": [["games", {"id = 'game' OR 1": 1}, "maker", "me", "x"]]},
    ],
)
def test_what_was_put_among_deleted_things_in_a_backup_is_not_put_back(
    at_table: AtTable, tmp_path: Path, body: Json
) -> None:
    async def test(live: LiveRoom) -> None:
        body["games"] = []
        backup, again = tmp_path / "backup", tmp_path / "again"
        back_up(tmp_path, backup)
        values = f"'x', 'game', 'game', 0, 9e9, {dumps(body)!r}".replace("\\'", "''")
        change(backup, "", f"INSERT INTO set_aside (id, kind, what, at, until, body) VALUES ({values})")
        restore(backup, again)
        maker = change(again, "", "SELECT maker FROM games")
        store = open_store(Settings(data=again))
        assert await AdminStore(store.database).put_back("x", 1.0, lambda *_: "") is None
        await store.close()
        assert change(again, "", "SELECT * FROM admin_sessions") == []
        assert change(again, "", "SELECT maker FROM games") == maker

    at_table(test)


def test_a_table_that_somebody_put_into_a_backup_is_no_statement(
    at_table: AtTable, tmp_path: Path, postgres: PostgresServer
) -> None:
    async def test(live: LiveRoom) -> None:
        backup, base = tmp_path / "backup", postgres.new_database()
        back_up(tmp_path, backup)
        # For SQLite the name is a comment to its end, for PostgreSQL a comment ends where the carriage does.
        name = "games--\r; COMMIT; CREATE TABLE taken_over (x TEXT); SELECT 1 --\n"
        change(backup, "", f'CREATE TABLE "{name}" (x TEXT)')
        restore(backup, tmp_path / "again", base)
        assert change(tmp_path, base, "SELECT to_regclass('taken_over')") == [(None,)]

    at_table(test)


def test_heads_that_are_behind_are_restored_into_a_database_as_the_games_are_and_damage_stays_visible(
    at_table: AtTable, tmp_path: Path, postgres: PostgresServer
) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        behind, base = tmp_path / "behind", postgres.new_database()
        back_up(tmp_path, behind)
        first = live.stored.events[0]
        with closing(HeadsFile(behind / FILE)) as heads:
            heads.write([HeadChange("game", End(first.seq, first.hash))])
        restore(behind, tmp_path / "keys", base)
        assert only(tmp_path / "keys", base).wrong is None
        cut, other = tmp_path / "cut", postgres.new_database()
        back_up(tmp_path, cut)
        change(cut, "", "DELETE FROM events WHERE seq > 2")
        restore(cut, tmp_path / "other", other)
        found = only(tmp_path / "other", other)
        assert found.wrong is not None and (found.wrong.code, found.good) == ("corrupt-end", 3)

    at_table(test)


@on_both_databases
def test_players_go_on_adding_nonces_in_a_game_that_was_restored(at_table: AtTable, tmp_path: Path) -> None:
    secret_key(tmp_path)

    async def test(live: LiveRoom) -> None:
        game = replace(live.stored.game, id="fair", deal=Deal("a" * 64, ("b" * 32, "")))
        await live.store.create(replace(live.stored, game=game))
        back_up(tmp_path, tmp_path / "backup", live.database)
        restore(tmp_path / "backup", tmp_path / "again")
        store = open_store(Settings(data=tmp_path / "again"))
        await store.set_deal(replace(game, deal=Deal("a" * 64, ("b" * 32, "c" * 32), late=(1,))))
        assert await store.load("fair")
        await store.close()

    at_table(test)
