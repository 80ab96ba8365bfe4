"""A store in a PostgreSQL database, for a host who has one anyway."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from time import monotonic, sleep
from typing import Any

import psycopg
from psycopg.abc import ConnDict
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from cartographers.rules.problem import Problem
from cartographers.server.settings import without_password
from cartographers.server.storage.database import Found, Work
from cartographers.server.storage.schema import UnknownVersion, for_postgres, next_scripts
from cartographers.server.storage.sql_store import SqlStore
from cartographers.server.storage.store import CannotOpenStore, StorageError
from cartographers.server.storage.writer_thread import WriterThread

logger = logging.getLogger(__name__)

#: The advisory lock that the server of a database holds.
_LOCK = 0x6361_7274
#: Seconds a new server waits for it: PostgreSQL releases that of a server that was killed when it notices.
LOCK_TIMEOUT = 2.0
#: Seconds between two attempts to connect again.
_RETRY_INTERVAL = 0.5
#: So that a database that has vanished is noticed, unless the address says otherwise.
_CONNECTION: ConnDict = {
    "application_name": "cartographers",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


class PostgresStore(SqlStore):
    """A store in a database, used by one server process at a time."""

    def __init__(self, address: str) -> None:
        conninfo, shown = read_address(address), without_password(address)
        try:
            session = PostgresSession(conninfo)
        except _Locked:
            raise CannotOpenStore(
                Problem(
                    "database-locked",
                    "the database {address} cannot be used: another server is using it",
                    address=shown,
                )
            ) from None
        except (psycopg.Error, UnknownVersion) as error:
            raise CannotOpenStore(
                Problem(
                    "database",
                    "the database {address} cannot be used: {reason}",
                    address=shown,
                    reason=_reason(error),
                )
            ) from None
        super().__init__(WriterThread(session))
        self.session = session

    def on_lost(self, call: Callable[[], None]) -> None:
        """Call a function in the event loop when the connection was lost, and with it the lock."""
        loop = asyncio.get_running_loop()
        self.session.on_lost = lambda: loop.call_soon_threadsafe(call)


def read_address(address: str) -> str:
    """How to connect to the database at an address, in the form that the driver wants."""
    try:
        if not address.startswith(("postgresql://", "postgres://")):
            raise ValueError("no such scheme")
        return make_conninfo("", **{**_CONNECTION, **conninfo_to_dict(address)})
    except (psycopg.Error, ValueError):
        sentence = "the address of a database is like postgresql://name@host/database"
        raise CannotOpenStore(Problem("database-address", sentence)) from None


class _Locked(Exception):
    """Another server uses the database."""


class PostgresSession:
    """Transactions in a PostgreSQL database: one for a batch, and if work in it fails, one for each.

    If the connection is lost, all work of the batch fails, and it is not known whether it was committed. The
    next batch connects again.
    """

    def __init__(self, conninfo: str) -> None:
        self._conninfo = conninfo
        self.connection: psycopg.Connection[Any] | None = _open(conninfo)
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
            connection.execute("BEGIN")
            results = [work(_Statements(connection)) for work in batch]
            connection.execute("COMMIT")
        except Exception as error:
            if connection.closed:
                return [self._lost(error)] * len(batch)
            connection.execute("ROLLBACK")
            if len(batch) == 1:
                return [_storage_error(error) if isinstance(error, psycopg.Error) else error]
            return [result for work in batch for result in self.run_together([work])]
        return results

    def _connected(self) -> psycopg.Connection[Any]:
        """The connection; a new one if it was lost."""
        if self.connection is None:
            if monotonic() < self._next_attempt:
                raise StorageError("there is no connection to the database")
            try:
                self.connection = _open(self._conninfo)
            except (psycopg.Error, UnknownVersion, _Locked) as error:
                self._next_attempt = monotonic() + _RETRY_INTERVAL
                raise _storage_error(error) from None
            logger.warning("there is a connection to the database again")
        return self.connection

    def _lost(self, error: Exception) -> StorageError:
        self.connection = None
        logger.error("the connection to the database was lost: %s", _reason(error))
        self.on_lost()
        return _storage_error(error)

    def close(self) -> None:
        """Close the connection."""
        if self.connection is not None:
            self.connection.close()


class _Statements:
    """A connection as the statements of this package use it."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Found:
        return self._connection.execute(_translated(statement), _row(values))

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> None:
        self._connection.cursor().executemany(_translated(statement), [_row(row) for row in values])


@lru_cache(maxsize=512)
def _translated(statement: str) -> bytes:
    """A statement with the placeholders of psycopg."""
    return statement.replace("%", "%%").replace("?", "%s").encode()


def _row(values: Sequence[Any]) -> list[Any]:
    """Values for columns; what is true or false is a number in the tables, as in SQLite."""
    return [int(value) if isinstance(value, bool) else value for value in values]


def _open(conninfo: str) -> psycopg.Connection[Any]:
    """A connection to a database that is up to date and that no other server uses."""
    connection = psycopg.connect(conninfo, autocommit=True)
    try:
        _lock(connection)
        _migrate(connection)
        _make_durable(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _lock(connection: psycopg.Connection[Any]) -> None:
    """Live rooms are a cache of the database, so no second server may write to it."""
    until = monotonic() + LOCK_TIMEOUT
    while not _single(connection, f"SELECT pg_try_advisory_lock({_LOCK})"):
        if monotonic() > until:
            raise _Locked("another server is using the database")
        sleep(0.05)


def _make_durable(connection: psycopg.Connection[Any]) -> None:
    """Every commit is on disk before it is acknowledged, as far as this can be decided here."""
    if _single(connection, "SHOW synchronous_commit") == "off":
        connection.execute("SET synchronous_commit TO on")
    if _single(connection, "SHOW fsync") == "off":
        logger.warning("fsync is off in the database: a power cut may lose games")


def _migrate(connection: psycopg.Connection[Any]) -> None:
    """Upgrade a database to the newest version. Each script is one transaction."""
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
    version = _single(connection, "SELECT COALESCE(MAX(version), 0) FROM schema_version")
    for number, script in next_scripts(version):
        with connection.transaction():
            connection.execute(for_postgres(script).encode())
            connection.execute("DELETE FROM schema_version")
            connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))


def _single(connection: psycopg.Connection[Any], statement: str) -> Any:
    """The only value that a query gives."""
    row = connection.execute(statement.encode()).fetchone()
    assert row is not None
    return row[0]


def _reason(error: Exception) -> str:
    """What PostgreSQL says in its first line, without where it was said."""
    said = str(error).strip().splitlines() or [type(error).__name__]
    return said[0].rpartition("failed: ")[2].removeprefix("FATAL:").strip()


def _storage_error(error: Exception) -> StorageError:
    """A database error as an error of the store: callers do not know the database."""
    return StorageError(f"{type(error).__name__}: {_reason(error)}")
