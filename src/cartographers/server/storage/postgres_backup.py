"""Backups of a PostgreSQL database: its tables in an SQLite file, from which either store can be restored."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from cartographers.rules.problem import Problem
from cartographers.server.settings import without_password
from cartographers.server.storage.heads import End, Head, HeadChange, deal_hash
from cartographers.server.storage.heads_file import HeadsFile
from cartographers.server.storage.postgres import open_session
from cartographers.server.storage.postgres_session import reason
from cartographers.server.storage.postgres_snapshot import snapshot
from cartographers.server.storage.postgres_statements import Statements
from cartographers.server.storage.rows import read_deal_hash, select_end
from cartographers.server.storage.schema import migrate, next_scripts
from cartographers.server.storage.snapshot import heads_of, read_only
from cartographers.server.storage.tables import NOT_RESTORED, Table, newest_tables, tables

#: The heads as a file has them: with the deal once a card was turned up after a decision.
_HEADS = """
    SELECT game, seq, hash, CASE WHEN EXISTS (
        SELECT 1 FROM events WHERE events.game = heads.game AND kind = 'revealed' AND events.seq > (
            SELECT MIN(decided.seq) FROM events decided
            WHERE decided.game = heads.game AND decided.kind = 'committed'
        )
    ) THEN deal END FROM heads WHERE game <> ''
"""
#: So many rows are fetched at once.
_ROWS = 2000


class CannotRestore(Problem):
    """A database into which a backup cannot be restored."""


def copy_from_database(address: str, games: Path, heads: Path) -> None:
    """Write the tables of a database, as they are at one moment, to one file, and its heads to another."""
    with snapshot(address) as source:
        with closing(sqlite3.connect(games)) as target:
            target.execute("PRAGMA synchronous = OFF")
            migrate(target)
            for table in tables(target):
                _copy_table(source, target, table)
            target.commit()
        rows = source.execute(_HEADS.encode())
        _write_heads(
            heads, (HeadChange(game, End(seq, hash), final_deal=deal) for game, seq, hash, deal in rows)
        )


def _copy_table(source: psycopg.Connection[Any], target: sqlite3.Connection, table: Table) -> None:
    with source.cursor(name="backup") as cursor:
        cursor.itersize = _ROWS
        cursor.execute(f"SELECT {table.columns} FROM {table.name}".encode())
        insert = f"INSERT INTO {table.name} ({table.columns}) VALUES ({table.places})"
        target.executemany(insert, cursor)


def _write_heads(path: Path, heads: Iterator[HeadChange]) -> None:
    with closing(HeadsFile(path)) as file:
        if not file.write(heads):
            raise sqlite3.OperationalError("the heads cannot be written")
    with closing(sqlite3.connect(path)) as written:
        # Without a write-ahead log it can be read wherever it lies.
        written.execute("PRAGMA journal_mode = DELETE")


def copy_to_database(games: Path, heads: Path, address: str, folder: Path) -> None:
    """Write the tables of a file to an empty database that no server uses; all of it or nothing.

    The heads are signed with the key of a folder. A game that did not fit its head still does not fit it.
    """
    session, own = open_session(address, folder)
    connection = session.connection
    assert connection is not None
    shown = without_password(address)
    try:
        with newest_version(games) as source, connection.transaction():
            # Not those of the file, whose names somebody may have made up.
            all_tables = newest_tables().values()
            for table in all_tables:
                if connection.execute(f"SELECT 1 FROM {table.name} LIMIT 1".encode()).fetchone():
                    sentence = "the database {address} has games; a backup is restored into an empty one"
                    raise CannotRestore("database-not-empty", sentence, address=shown)
            for table in all_tables:
                if table.name not in NOT_RESTORED:
                    _fill_table(source, connection, table)
            with connection.pipeline():
                for head in _heads(source, heads_of(heads)):
                    own.signed.write(Statements(connection), head)
    except psycopg.Error as error:
        sentence = "the database {address} cannot be used: {reason}"
        raise CannotRestore("database", sentence, address=shown, reason=reason(error)) from None
    finally:
        session.close()


def _fill_table(source: sqlite3.Connection, target: psycopg.Connection[Any], table: Table) -> None:
    copying = f"COPY {table.name} ({table.columns}) FROM STDIN".encode()
    with target.cursor() as cursor, cursor.copy(copying) as copy:
        for row in source.execute(f"SELECT {table.columns} FROM {table.name}"):
            copy.write_row(row)


def _heads(games: sqlite3.Connection, known: dict[str, Head]) -> Iterator[HeadChange]:
    """The heads of the games in a file: as they were written, or else as the games are."""
    for game, seed, deal in games.execute("SELECT id, seed, deal FROM games"):
        head = known.pop(game, None)
        dealt = (head and head.deal) or read_deal_hash(seed, deal)
        yield HeadChange(game, _end(games, game, head), dealt)
    removed = {game for (game,) in games.execute("SELECT game FROM removed")}
    for game, head in known.items():
        if game not in removed:
            yield HeadChange(game, End(head.seq, head.hash), head.deal or deal_hash(None, None))


def _end(games: sqlite3.Connection, game: str, head: Head | None) -> End:
    """The end of a log; if it does not fit its head, the end that it should have."""
    if head and head.seq >= 0:
        rows = games.execute("SELECT hash FROM events WHERE game = ? AND seq = ?", (game, head.seq))
        if rows.fetchone() != (head.hash,):
            return End(head.seq, head.hash)
    # A file of heads may be behind its games.
    return select_end(games, game)


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
