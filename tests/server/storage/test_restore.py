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
