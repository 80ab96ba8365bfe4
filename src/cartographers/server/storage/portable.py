"""The tables of a store in an SQLite file: what a backup has, whichever database it came from."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cartographers.server.storage.schema import migrate, next_scripts
from cartographers.server.storage.verifying import read_only

#: The tables that others refer to.
_FIRST = ("games", "devices", "tournaments")


class Table(NamedTuple):
    """A table and its columns as SQL wants them, with a ``?`` for each."""

    name: str
    columns: str
    places: str


def tables(connection: sqlite3.Connection) -> list[Table]:
    """All tables of an SQLite file; those that others refer to come first."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    names = [name for (name,) in found.fetchall() if name not in _FIRST]
    return [_table(connection, name) for name in (*_FIRST, *names)]


def _table(connection: sqlite3.Connection, name: str) -> Table:
    columns = [f'"{column[1]}"' for column in connection.execute(f"PRAGMA table_info({name})")]
    return Table(name, ", ".join(columns), ", ".join("?" * len(columns)))


@contextmanager
def newest_version(file: Path) -> Iterator[sqlite3.Connection]:
    """A file that is read as it is at one moment; of one of an older version, a copy that is upgraded."""
    with TemporaryDirectory() as folder, closing(read_only(file)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if not next_scripts(version):
            yield connection
            return
        with closing(sqlite3.connect(Path(folder) / file.name, isolation_level=None)) as copy:
            connection.backup(copy)
            migrate(copy)
            yield copy
