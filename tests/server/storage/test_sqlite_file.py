"""The SQLite file: nobody but its owner may read the games."""

import asyncio
from pathlib import Path

from cartographers.server.storage.sqlite import SqliteStore


def test_others_can_read_neither_the_database_nor_its_log(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    store = SqliteStore(folder / "games.sqlite")
    files = list(folder.iterdir())
    assert {file.name for file in files} >= {"games.sqlite", "games.sqlite-wal"}
    assert [file.name for file in (folder, *files) if file.stat().st_mode & 0o077] == []
    asyncio.run(store.close())


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    asyncio.run(SqliteStore(path).close())
    path.chmod(0o644)
    store = SqliteStore(path)
    assert [file.name for file in tmp_path.iterdir() if file.stat().st_mode & 0o077] == []
    asyncio.run(store.close())
