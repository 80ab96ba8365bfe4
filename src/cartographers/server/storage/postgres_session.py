"""A session of a PostgreSQL database: the connection, its locks, and how a batch becomes a transaction."""

import logging
from collections.abc import Callable, Sequence
from time import monotonic, sleep
from typing import Any

import psycopg

from cartographers.server.storage.database import Work
from cartographers.server.storage.errors import StorageError
from cartographers.server.storage.heads import HeadChange
from cartographers.server.storage.postgres_statements import PipelinedTransaction, Statements
from cartographers.server.storage.schema import UnknownVersion, for_postgres, next_scripts
from cartographers.server.storage.signed_heads import DatabaseHeads, HeadsGone, OtherKey

logger = logging.getLogger(__name__)

#: The advisory lock that a server holds: alone, or together with those it shares the database with.
_LOCK = 0x6361_7274
#: Seconds a new server waits for it: PostgreSQL releases that of a server that was killed when it notices.
LOCK_TIMEOUT = 2.0
#: So that the database notices within seconds that the machine of a server is gone, and releases its locks.
_NOTICE_SOON = ("tcp_keepalives_idle TO 1", "tcp_keepalives_interval TO 1", "tcp_keepalives_count TO 2")
#: Seconds between two attempts to connect again.
_RETRY_INTERVAL = 0.5


class Locked(Exception):
    """Another server uses the database."""


class PostgresSession:
    """Transactions in a PostgreSQL database: one for a batch, and if work in it fails, one for each.

    If the connection is lost, all work of the batch fails, and it is not known whether it was committed. The
    next batch connects again.
    """

    def __init__(self, conninfo: str, heads: DatabaseHeads, shared: bool = False) -> None:
        """If it is shared, other sessions may use the database at the same time."""
        self._conninfo, self._heads, self._shared = conninfo, heads, shared
        self.connection: psycopg.Connection[Any] | None = _open(conninfo, heads, shared)
        #: The number of the connection, by which its messages to other servers are recognised.
        self.pid = self.connection.info.backend_pid
        #: The games whose locks it holds.
        self.claimed: set[str] = set()
        self._next_attempt = 0.0
        #: Called from the thread of the session when its connection, and with it the lock, was lost.
        self.on_lost: Callable[[], object] = lambda: None

    def run_together(self, batch: Sequence[Work[Any]]) -> list[Any]:
        """Run a batch in one transaction; if that fails, run each work alone, so that only bad work fails."""
        try:
            connection = self._connected()
        except StorageError as error:
            return [error] * len(batch)
        try:
            results, changes = self._committed(connection, batch)
        except Exception as error:
            if connection.closed:
                return [self._lost(error)] * len(batch)
            connection.execute("ROLLBACK")
            if len(batch) == 1:
                return [_storage_error(error) if isinstance(error, psycopg.Error) else error]
            return [result for work in batch for result in self.run_together([work])]
        self._heads.file.write(changes)
        return results

    def _committed(
        self, connection: psycopg.Connection[Any], batch: Sequence[Work[Any]]
    ) -> tuple[list[Any], list[HeadChange]]:
        """The results of work in one transaction, and what it changed in the heads of games."""
        with connection.pipeline() as pipeline:
            connection.execute("BEGIN")
            transaction = PipelinedTransaction(connection, pipeline, self._heads.signed)
            results = [work(transaction) for work in batch]
            commit = connection.execute("COMMIT")
        if commit.statusmessage != "COMMIT":
            raise psycopg.InternalError("the transaction was rolled back")
        return results, transaction.changes

    def _connected(self) -> psycopg.Connection[Any]:
        """The connection; a new one if it was lost."""
        if self.connection is None:
            if monotonic() < self._next_attempt:
                raise StorageError("there is no connection to the database")
            try:
                self.connection = _open(self._conninfo, self._heads, self._shared)
                self.pid = self.connection.info.backend_pid
            except (psycopg.Error, UnknownVersion, HeadsGone, OtherKey, Locked) as error:
                self._next_attempt = monotonic() + _RETRY_INTERVAL
                raise _storage_error(error) from None
            logger.warning("there is a connection to the database again")
        return self.connection

    def _lost(self, error: Exception) -> StorageError:
        self.connection = None
        self.claimed.clear()
        logger.error("the connection to the database was lost: %s", reason(error))
        self.on_lost()
        return _storage_error(error)

    def close(self) -> None:
        """Close the connection."""
        if self.connection is not None:
            self.connection.close()
        self._heads.file.close()


def _open(conninfo: str, heads: DatabaseHeads, shared: bool) -> psycopg.Connection[Any]:
    """A connection to a database that is up to date and that nobody else uses who does not share it."""
    connection = psycopg.connect(conninfo, autocommit=True)
    try:
        _lock(connection, shared)
        _migrate(connection, heads)
        _make_durable(connection)
        for setting in _NOTICE_SOON:
            connection.execute(f"SET {setting}".encode())
    except BaseException:
        connection.close()
        raise
    return connection


def _lock(connection: psycopg.Connection[Any], shared: bool) -> None:
    """Live rooms are a cache of the database, so a second server may write to it only if both know of it."""
    until = monotonic() + LOCK_TIMEOUT
    while not _single(connection, f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}({_LOCK})"):
        if monotonic() > until:
            raise Locked("another server is using the database")
        sleep(0.05)


def _make_durable(connection: psycopg.Connection[Any]) -> None:
    """Every commit is on disk before it is acknowledged, as far as this can be decided here."""
    if _single(connection, "SHOW synchronous_commit") == "off":
        connection.execute("SET synchronous_commit TO on")
    if _single(connection, "SHOW fsync") == "off":
        logger.warning("fsync is off in the database: a power cut may lose games")


def _migrate(connection: psycopg.Connection[Any], heads: DatabaseHeads) -> None:
    """Upgrade a database to the newest version, with signed heads, in one transaction."""
    with connection.transaction():
        # Of several servers that are started at once, one does it.
        connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK + 1})".encode())
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        version = _single(connection, "SELECT COALESCE(MAX(version), 0) FROM schema_version")
        for number, script in next_scripts(version):
            connection.execute(for_postgres(script).encode())
            connection.execute("DELETE FROM schema_version")
            connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))
        heads.prepare(Statements(connection))


def _single(connection: psycopg.Connection[Any], statement: str) -> Any:
    """The only value that a query gives."""
    row = connection.execute(statement.encode()).fetchone()
    assert row is not None
    return row[0]


def reason(error: Exception) -> str:
    """What PostgreSQL says in its first line, without where it was said."""
    said = str(error).strip().splitlines() or [type(error).__name__]
    return said[0].rpartition("failed: ")[2].removeprefix("FATAL:").strip()


def _storage_error(error: Exception) -> StorageError:
    """A database error as an error of the store: callers do not know the database."""
    return StorageError(f"{type(error).__name__}: {reason(error)}")
