"""The default store: games in one SQLite file."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

from cartographers.rules.problem import Problem
from cartographers.server.basics.private_files import make_folder, make_private
from cartographers.server.storage import rows
from cartographers.server.storage.database import Connection, Work
from cartographers.server.storage.errors import CannotOpenStore, StorageError
from cartographers.server.storage.heads import Head, HeadChange, check_head
from cartographers.server.storage.heads_file import FILE as HEADS
from cartographers.server.storage.heads_file import HeadsFile
from cartographers.server.storage.schema import UnknownVersion, migrate
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import StoredGame
from cartographers.server.storage.writer_thread import WriterThread


class SqliteStore(Store):
    """A store in one file, used by one server process at a time: live rooms are a cache of it."""

    def __init__(self, path: Path) -> None:
        try:
            make_folder(path.parent)
            with ExitStack() as opened:
                lock = opened.enter_context(closing(_lock(path.parent)))
                connection = opened.enter_context(closing(connect(path)))
                self._heads = opened.enter_context(closing(HeadsFile(path.with_name(HEADS))))
                self._heads.write(_unknown_heads(connection, self._heads))
                opened.pop_all()
        except (OSError, sqlite3.Error, UnknownVersion) as error:
            raise CannotOpenStore(_why_not_opened(path.parent, error)) from None
        super().__init__(WriterThread(SqliteSession(connection, self._heads, lock)))

    async def load(self, game: str) -> StoredGame | None:
        """A game with its log; ``CorruptLog`` if it has lost events, or something else was dealt."""

        def read(connection: Connection) -> tuple[StoredGame | None, Head | None]:
            return rows.select_game(connection, game), self._heads.of(game)

        stored, head = await self.database.run(read)
        if stored and head:
            check_head(head, stored)
        return stored


class SqliteSession:
    """Transactions in an SQLite file: one for a batch, with a savepoint for each request in it."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        heads: HeadsFile | None = None,
        lock: sqlite3.Connection | None = None,
    ) -> None:
        """The lock is released when the session is closed."""
        self._connection, self._heads, self._lock = connection, heads, lock

    def run_together(self, batch: Sequence[Work[Any]]) -> list[Any]:
        """Run a batch in one transaction; work that fails is rolled back alone and gets its error."""
        changes: list[HeadChange] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = [self._run_one(work, changes) for work in batch]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            # Where the disk is full the database may have rolled back by itself, or cannot do so either.
            with suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            return [_storage_error(error)] * len(batch)
        if self._heads:
            self._heads.write(changes)
        return results

    def _run_one(self, work: Work[Any], changes: list[HeadChange]) -> Any:
        self._connection.execute("SAVEPOINT request")
        transaction = _Transaction(self._connection)
        try:
            result = work(transaction)
            changes += transaction.changes
        except Exception as error:
            if isinstance(error, sqlite3.Error) and not self._connection.in_transaction:
                raise  # where the disk is full the database has rolled back everything by itself
            self._connection.execute("ROLLBACK TO request")
            result = _storage_error(error) if isinstance(error, sqlite3.Error) else error
        self._connection.execute("RELEASE request")
        return result

    def close(self) -> None:
        """Close the files."""
        for file in (self._heads, self._connection, self._lock):
            if file is not None:
                file.close()


class _Transaction:
    """A connection within a transaction, and what it changes in the heads of games."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.execute, self.executemany = connection.execute, connection.executemany
        self.changes: list[HeadChange] = []

    def note(self, change: HeadChange) -> None:
        """Note a change of a head."""
        self.changes.append(change)


def _unknown_heads(connection: sqlite3.Connection, heads: HeadsFile) -> Iterator[HeadChange]:
    """The heads of games of older versions, or of all games if the file of heads was lost."""
    known = heads.games()
    for game, seed, deal, over in connection.execute("SELECT id, seed, deal, over FROM games"):
        if game not in known:
            final = rows.read_deal_hash(seed, deal) if over or not deal else None
            yield HeadChange(game, rows.select_end(connection, game), final_deal=final)


def _storage_error(error: sqlite3.Error) -> StorageError:
    """A database error as an error of the store: callers do not know the database."""
    return StorageError(f"{type(error).__name__}: {error}")


def _why_not_opened(folder: Path, error: Exception) -> Problem:
    if "locked" in str(error):
        sentence = "no games can be kept in {folder}: another server is using it"
        return Problem("store-locked", sentence, folder=str(folder))
    sentence = "no games can be kept in {folder}: {reason}"
    reason = getattr(error, "strerror", None) or str(error)
    return Problem("store", sentence, folder=str(folder), reason=reason)


def connect(path: Path, journal: str = "WAL") -> sqlite3.Connection:
    """The file with the games, brought up to date; a journal keeps what a transaction changes."""
    # SQLite gives the write-ahead log the mode of this file.
    make_private(path)
    for log in (f"{path}-wal", f"{path}-shm"):
        if Path(log).exists():
            make_private(Path(log))
    connection = sqlite3.connect(path, timeout=0.2, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA journal_mode = {journal}")
    # Every commit is on disk before it is acknowledged.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)
    return connection


_LOCK = "server.lock"


def _lock(folder: Path) -> sqlite3.Connection:
    """Lock a folder as long as the connection is open; the lock ends with the process, however it ends.

    It is a file of its own, so that the games themselves can be read while a server runs, as a backup does.
    """
    make_private(folder / _LOCK)
    connection = sqlite3.connect(folder / _LOCK, timeout=0.2, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
