"""The file with the heads of all games, beside the games or, if they are in a database, beside the keys.

It shows that all games went back to an earlier state: after a damaged journal, which databases pass over, or
with a copy of a database that is behind. It is written after the games and not synced: it costs a decision no
second sync, it outlasts the process, and it may be behind the games, never ahead of them. If it cannot be
written, the games go on, and it is written with the next events.
"""

import logging
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from cartographers.server.basics.private_files import make_private
from cartographers.server.storage.heads import Head, HeadChange

logger = logging.getLogger(__name__)

#: The file beside the games of an SQLite file, and that of a server whose games are in a database.
FILE, DATABASE_FILE = "heads.sqlite", "database-heads.sqlite"
_TABLE = """
    CREATE TABLE IF NOT EXISTS heads (
        game TEXT PRIMARY KEY,
        seq INTEGER NOT NULL,
        hash TEXT NOT NULL,
        deal TEXT
    ) WITHOUT ROWID
"""
#: A deal that may still change is not written: the file may be behind the games.
_UPSERT = (
    "INSERT INTO heads (game, seq, hash, deal) VALUES (?, ?, ?, ?) ON CONFLICT (game) DO UPDATE SET "
    "seq = excluded.seq, hash = excluded.hash, deal = COALESCE(excluded.deal, deal)"
)


class HeadsFile:
    """The heads of games in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = _open(path)
        #: What could not be written yet.
        self._pending: dict[str, HeadChange] = {}

    def of(self, game: str) -> Head | None:
        """The head of a game; none if there is none."""
        try:
            row = self._file.execute("SELECT seq, hash, deal FROM heads WHERE game = ?", (game,)).fetchone()
        except sqlite3.Error as error:
            logger.error("the head of the game %s cannot be read: %s", game, error)
            return None
        return Head(*row) if row else None

    def games(self) -> set[str]:
        """The games whose heads it has."""
        return {game for (game,) in self._file.execute("SELECT game FROM heads")}

    def is_empty(self) -> bool:
        """Has it no heads?"""
        return self._file.execute("SELECT 1 FROM heads LIMIT 1").fetchone() is None

    def write(self, changes: Iterable[HeadChange]) -> bool:
        """Write what has changed; what cannot be written is written with the next change. Was it written?"""
        for change in changes:
            known = self._pending.get(change.game)
            self._pending[change.game] = known | change if known else change
        if not self._pending:
            return True
        try:
            with self._file:
                self._file.execute("BEGIN IMMEDIATE")
                for change in self._pending.values():
                    _write(self._file, change)
        except sqlite3.Error as error:
            logger.error("the heads of the games cannot be written: %s", error)
            return False
        self._pending.clear()
        return True

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _write(file: sqlite3.Connection, change: HeadChange) -> None:
    if change.removed:
        file.execute("DELETE FROM heads WHERE game = ?", (change.game,))
    elif change.end:
        file.execute(_UPSERT, (change.game, *change.end, change.final_deal))


def _open(path: Path) -> sqlite3.Connection:
    """The file of heads; one that cannot be read is written anew."""
    try:
        return _connect(path)
    except sqlite3.OperationalError:
        # The disk, not what is in the file.
        raise
    except sqlite3.DatabaseError as error:
        logger.warning("the heads of the games cannot be read and are written anew: %s", error)
        for file in (path, *(path.with_name(path.name + part) for part in ("-wal", "-shm"))):
            file.unlink(missing_ok=True)
        return _connect(path)


def _connect(path: Path) -> sqlite3.Connection:
    make_private(path)
    connection = sqlite3.connect(path, timeout=0.2, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = OFF")
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("it is malformed")
        connection.execute(_TABLE)
        if _is_older(connection):
            raise sqlite3.DatabaseError("an older version wrote it")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _is_older(connection: sqlite3.Connection) -> bool:
    """Did an older version write it, which had no hashes of deals?"""
    return "deal" not in [column[1] for column in connection.execute("PRAGMA table_info(heads)")]


def read_heads(connection: sqlite3.Connection) -> dict[str, Head]:
    """All heads of a file, by game; none of an older version's."""
    if _is_older(connection):
        return {}
    rows = connection.execute("SELECT game, seq, hash, deal FROM heads")
    return {game: Head(seq, hash, deal) for game, seq, hash, deal in rows}
