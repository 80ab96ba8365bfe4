"""The tables of the database, which are in `schema.sql`, and bringing an older one up to date."""

import re
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path


def _scripts(text: str) -> Iterator[str]:
    """The parts of the file, without its comments."""
    for part in re.split(r"^-- version \d+\n", text, flags=re.MULTILINE)[1:]:
        yield re.sub(r"^--.*\n", "", part, flags=re.MULTILINE)


#: Script number n upgrades a database of version n - 1 to version n; the first creates the tables.
MIGRATIONS = tuple(_scripts((Path(__file__).parent / "schema.sql").read_text(encoding="utf-8")))

#: What SQLite's SQL says and what PostgreSQL's says instead.
_IN_POSTGRES = {
    r"CAST\(strftime\('%s', 'now'\) AS REAL\)": "extract(epoch FROM now())",
    r" WITHOUT ROWID": "",
    r"\bINTEGER\b": "BIGINT",
    r"\bREAL\b": "DOUBLE PRECISION",
    # Compared byte by byte, as SQLite does, whatever the database's language.
    r"\bTEXT\b": 'TEXT COLLATE "C"',
    r"\bBLOB\b": "BYTEA",
    r"\bleft\b": '"left"',
    r"\bCURRENT_TIMESTAMP\b": "to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')",
}


def for_postgres(script: str) -> str:
    """A migration in PostgreSQL's SQL."""
    for ours, theirs in _IN_POSTGRES.items():
        script = re.sub(ours, theirs, script)
    return script


@cache
def references(to: str) -> tuple[tuple[str, str], ...]:
    """The tables and columns that refer to a table, so that none is forgotten when a new one is added."""
    columns = []
    for statement in ";".join(MIGRATIONS).split(";"):
        table = re.search(r"(?:CREATE|ALTER) TABLE (\w+)", statement)
        for column in re.findall(rf"(\w+) TEXT[^,]* REFERENCES {to}\b", statement):
            assert table is not None
            columns.append((table[1], column))
    return tuple(columns)


class UnknownVersion(Exception):
    """A database that a newer version of this program wrote."""


def next_scripts(version: int) -> list[tuple[int, str]]:
    """The scripts that a database of this version still needs, and the version after each."""
    if version > len(MIGRATIONS):
        raise UnknownVersion(
            f"it is of version {version}, and this program knows only up to {len(MIGRATIONS)}; "
            "a newer cartographers wrote it"
        )
    return list(enumerate(MIGRATIONS[version:], version + 1))


def migrate(connection: sqlite3.Connection) -> None:
    """Upgrade an SQLite file to the newest version, in one transaction.

    A new file gets all its tables at once: each transaction waits for the disk, on a device a twentieth of a
    second.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if scripts := next_scripts(version):
        number = scripts[-1][0]
        all_of_them = " ".join(script for _, script in scripts)
        connection.executescript(f"BEGIN IMMEDIATE; {all_of_them} PRAGMA user_version = {number}; COMMIT;")
