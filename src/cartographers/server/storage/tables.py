"""The tables of a store, with their columns."""

import sqlite3
from contextlib import closing
from functools import cache
from typing import NamedTuple

from cartographers.server.storage.schema import migrate

#: The tables that others refer to.
_FIRST = ("games", "devices", "tournaments")
#: What a backup does not bring back: who was let in as a host, what hosts wanted to have done, and codes that
#: stand for invitations for some hours.
NOT_RESTORED = ("admin_sessions", "admin_requests", "short_codes")


class Table(NamedTuple):
    """A table and its columns as SQL wants them, with a ``?`` for each."""

    name: str
    columns: str
    places: str

    @property
    def names(self) -> list[str]:
        """The names of its columns."""
        return [column.strip('"') for column in self.columns.split(", ")]


@cache
def newest_tables() -> dict[str, Table]:
    """All tables of the newest version by name, those first that others refer to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        return {table.name: table for table in tables(connection)}


def strange_things(connection: sqlite3.Connection) -> list[str]:
    """The names of what no version puts into an SQLite file: what is no table and no index."""
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type NOT IN ('table', 'index')")
    return [name for (name,) in rows.fetchall()]


def tables(connection: sqlite3.Connection) -> list[Table]:
    """All tables of an SQLite file; those that others refer to come first."""
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    names = [name for (name,) in rows.fetchall() if name not in _FIRST]
    return [_table(connection, name) for name in (*_FIRST, *names)]


def _table(connection: sqlite3.Connection, name: str) -> Table:
    columns = [f'"{column[1]}"' for column in connection.execute(f"PRAGMA table_info({name})")]
    return Table(name, ", ".join(columns), ", ".join("?" * len(columns)))
