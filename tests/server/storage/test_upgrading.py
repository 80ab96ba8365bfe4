"""The way of docs/hosting.md: a database of an older version, a backup, the upgrade, and back."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cartographers.cli import main
from cartographers.server.basics.secret_key import secret_key
from cartographers.server.settings import Settings
from cartographers.server.storage import schema
from cartographers.server.storage.backup import back_up
from cartographers.server.storage.errors import CannotOpenStore
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.schema import MIGRATIONS
from cartographers.server.storage.stored_game import StoredGame
from server.live_room import AtTable, LiveRoom
from server.storage.older_version import make_older

NEWEST = len(MIGRATIONS)


def version(folder: Path) -> int:
    """The version of a folder's database."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as base:
        found: int = base.execute("PRAGMA user_version").fetchone()[0]
        return found


def opened(folder: Path) -> StoredGame | None:
    """The game of a folder, as a server that is started there loads it."""

    async def load() -> StoredGame | None:
        store = open_store(Settings(data=folder))
        try:
            return await store.load("game")
        finally:
            await store.close()

    return asyncio.run(load())


def test_an_upgrade_can_be_taken_back_with_the_backup_made_before_it(
    at_table: AtTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data, backup, again = tmp_path / "data", tmp_path / "backups" / "before", tmp_path / "again"
    backup.parent.mkdir()
    key = secret_key(tmp_path)

    async def play(live: LiveRoom) -> None:
        await live.decide(0, 1)
        back_up(tmp_path, data, with_key=True)

    at_table(play)
    make_older(data, NEWEST - 1)
    before = data / "games.sqlite"
    monkeypatch.setenv("CARTOGRAPHERS_DATA", str(data))

    assert main(["backup", str(backup)]) == 0
    assert version(backup) == NEWEST - 1
    played = opened(data)
    assert played and len(played.events) > 2
    assert version(data) == NEWEST, "the new version upgrades the database when it starts"
    assert main(["verify"]) == 0
    assert "Whole games: 1. Damaged games: 0." in capsys.readouterr().out

    monkeypatch.setattr(schema, "MIGRATIONS", MIGRATIONS[:-1])
    upgraded = before.read_bytes()
    with pytest.raises(CannotOpenStore, match="newer"):
        opened(data)
    assert before.read_bytes() == upgraded, "the older version does not touch it"
    again.mkdir()
    shutil.copy(data / "key", again)
    assert main(["restore", str(backup), "--data", str(again)]) == 0
    assert version(again) == NEWEST - 1
    # Its rows are read by the code of this version, which needs all columns.
    monkeypatch.setattr(schema, "MIGRATIONS", MIGRATIONS)
    assert opened(again) == played
    assert secret_key(again) == key
