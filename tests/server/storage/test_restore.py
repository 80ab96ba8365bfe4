"""Backups that are not as the servers of today make them, restored into a database."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from cartographers.notation.deal import Deal
from cartographers.server.secret_key import secret_key
from cartographers.server.settings import Settings
from cartographers.server.storage.backup import back_up, restore
from cartographers.server.storage.heads import End, HeadChange
from cartographers.server.storage.heads_file import FILE, HeadsFile
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.portable import tables
from cartographers.server.storage.postgres import PostgresStore
from cartographers.server.storage.schema import MIGRATIONS
from server.live_room import AtTable, LiveRoom
from server.postgres_server import PostgresServer, on_both_databases
from server.storage.damage import change, only


def make_older(backup: Path, version: int) -> None:
    """Give a backup the form that an older version had, before there were heads of this kind."""
    with closing(sqlite3.connect(backup / "older", isolation_level=None)) as base:
        base.executescript(f"{''.join(MIGRATIONS[:version])} PRAGMA user_version = {version};")
        base.execute("ATTACH ? AS newer", (str(backup / "games.sqlite"),))
        for name, columns, _ in tables(base):
            base.execute(f"INSERT INTO {name} ({columns}) SELECT {columns} FROM newer.{name}")
    (backup / "older").rename(backup / "games.sqlite")
    (backup / "heads.sqlite").unlink()


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
        rows = rows_of(first)
        assert all(rows.values()) and rows.keys() == names
        restore(first, tmp_path / "keys", base)
        back_up(tmp_path / "keys", second, base)
        assert rows_of(second) == rows
        restore(second, tmp_path / "again")
        assert rows_of(tmp_path / "again") == rows
        for place in ((first,), (second,), (tmp_path / "again",), (tmp_path / "keys", base)):
            assert only(*place).wrong is None

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
