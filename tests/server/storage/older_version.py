"""Games as an older version stored them."""

import sqlite3
from contextlib import closing
from pathlib import Path

from cartographers.server.storage.schema import MIGRATIONS
from cartographers.server.storage.tables import tables


def make_older(backup: Path, version: int) -> None:
    """Give a backup the form that an older version had, before there were heads of this kind."""
    with closing(sqlite3.connect(backup / "older", isolation_level=None)) as base:
        base.executescript(f"{''.join(MIGRATIONS[:version])} PRAGMA user_version = {version};")
        base.execute("ATTACH ? AS newer", (str(backup / "games.sqlite"),))
        for name, columns, _ in tables(base):
            base.execute(f"INSERT INTO {name} ({columns}) SELECT {columns} FROM newer.{name}")
    (backup / "older").rename(backup / "games.sqlite")
    (backup / "heads.sqlite").unlink()
