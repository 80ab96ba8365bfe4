"""A store in a PostgreSQL database: for one server, or for several that share its games."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
from psycopg.abc import ConnDict
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from cartographers.rules.problem import Problem
from cartographers.server.basics.private_files import make_folder
from cartographers.server.settings import without_password
from cartographers.server.storage import rows
from cartographers.server.storage.changes import Change, read_change, write_change
from cartographers.server.storage.database import Connection
from cartographers.server.storage.errors import CannotOpenStore, StorageError
from cartographers.server.storage.heads import Head, check_head
from cartographers.server.storage.heads_file import DATABASE_FILE
from cartographers.server.storage.postgres_session import Locked, PostgresSession, reason
from cartographers.server.storage.schema import UnknownVersion
from cartographers.server.storage.signed_heads import DatabaseHeads, HeadsGone, OtherKey
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import OfferSpent, RematchOf, SpentOffer, StoredGame
from cartographers.server.storage.tries import AlreadyTried, NewTry, RoundClosed
from cartographers.server.storage.writer_thread import WriterThread

logger = logging.getLogger(__name__)

#: So that a database that has vanished is noticed, unless the address says otherwise.
_CONNECTION: ConnDict = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
#: What a session is called: followed by the address of its server if it shares the database.
_NAME = "cartographers"
_CHANNEL = "cartographers"
#: Seconds before the servers are listened to again, after the connection was lost.
_RETRY_INTERVAL = 0.5
#: The lock of a game. A game without a room is nobody's.
_TRY_LOCK = "SELECT pg_try_advisory_lock(hashtextextended(?, 0))"
_UNLOCK = "SELECT pg_advisory_unlock(hashtextextended(?, 0))"
_HOLDER = (
    "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid) "
    "WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND datname = current_database() "
    "AND (classid::bigint << 32) | objid::bigint = hashtextextended(?, 0)"
)


class PostgresStore(Store):
    """A store in a database. With ``peer``, the address of this server, several servers share it.

    A game is served by the server whose session holds its lock. Every write goes through the same session,
    so a server that has lost the lock cannot write, and the lock of one that dies is free at once.
    """

    def __init__(self, address: str, folder: Path, peer: str = "") -> None:
        """The folder has the secret key of the servers, and the heads that this one has written."""
        self._conninfo = read_address(address, _session_name(peer))
        self._shared = bool(peer)
        self.session, self._heads = open_session(address, folder, peer)
        super().__init__(WriterThread(self.session))

    async def load(self, game: str) -> StoredGame | None:
        """A game with its log; ``CorruptLog`` if it has lost events, or something else was dealt."""

        def read(connection: Connection) -> tuple[StoredGame | None, Head | None, Head | None]:
            # Another server may append events meanwhile, so the heads are read first.
            signed, own = self._heads.signed.of(connection, game), self._heads.file.of(game)
            return rows.select_game(connection, game), signed, own

        stored, signed, own = await self.database.run(read)
        for head in (signed, own):
            if stored and head:
                check_head(head, stored)
        return stored

    def measure(self, connection: Connection) -> int:
        """The bytes that the database takes."""
        return int(connection.execute("SELECT pg_database_size(current_database())").fetchone()[0])

    def on_lost(self, call: Callable[[], None]) -> None:
        """Call a function in the event loop when the connection was lost, and with it all locks."""
        loop = asyncio.get_running_loop()
        self.session.on_lost = lambda: loop.call_soon_threadsafe(call)

    async def create(
        self,
        stored: StoredGame,
        known_as: RematchOf | NewTry | None = None,
        offer: SpentOffer | None = None,
    ) -> None:
        """Store a new game, which this server serves."""
        await self.claim(stored.game.id)
        try:
            await super().create(stored, known_as, offer)
        except (OfferSpent, AlreadyTried, RoundClosed):
            await self.release(stored.game.id)
            raise

    async def claim(self, game: str) -> str | None:
        """Become the server of a game; the address of the one that is, if another server is it."""
        if not self._shared:
            return None

        def lock(connection: Connection) -> str | None:
            if game in self.session.claimed:
                return None
            if connection.execute(_TRY_LOCK, (game,)).fetchone()[0]:
                self.session.claimed.add(game)
                return None
            holder = _holder(connection, game)
            if holder is None:
                raise StorageError("the game changes its server just now")
            return holder

        return await self.database.run(lock)

    async def holder(self, game: str) -> str | None:
        """The address of the server of a game, if it has one."""
        if not self._shared:
            return None
        return await self.database.run(lambda connection: _holder(connection, game))

    async def release(self, game: str) -> None:
        """Let another server be the server of a game."""

        def unlock(connection: Connection) -> None:
            if game in self.session.claimed:
                self.session.claimed.discard(game)
                connection.execute(_UNLOCK, (game,))

        if self._shared:
            await self.database.run(unlock)

    async def announce(self, change: Change) -> None:
        """Tell the other servers what was changed."""

        def notify(connection: Connection) -> None:
            connection.execute("SELECT pg_notify(?, ?)", (_CHANNEL, write_change(change)))

        if self._shared:
            await self.database.run(notify)

    async def listen(self, call: Callable[[Change], None]) -> None:
        """Call a function with each change that another server tells of, until cancelled."""
        while self._shared:
            try:
                await self._listen(call)
            except psycopg.Error as error:
                logger.error("other servers cannot be heard: %s", reason(error))
            await asyncio.sleep(_RETRY_INTERVAL)
            # What was told in the meantime is not known.
            call(Change(all_games=True))

    async def _listen(self, call: Callable[[Change], None]) -> None:
        connection: psycopg.AsyncConnection[Any]
        async with await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True) as connection:
            await connection.execute(f"LISTEN {_CHANNEL}".encode())
            async for notification in connection.notifies():
                if notification.pid != self.session.pid:
                    call(read_change(notification.payload))


def _holder(connection: Connection, game: str) -> str | None:
    row = connection.execute(_HOLDER, (game,)).fetchone()
    return str(row[0]).removeprefix(_NAME).strip() if row else None


def _session_name(peer: str) -> str:
    return f"{_NAME} {peer}".strip()


def open_session(address: str, folder: Path, peer: str = "") -> tuple[PostgresSession, DatabaseHeads]:
    """The session of a database that is up to date, and its heads; raises ``CannotOpenStore``."""
    conninfo = read_address(address, _session_name(peer))
    try:
        make_folder(folder)
        with ExitStack() as opened:
            heads = DatabaseHeads(folder)
            opened.callback(heads.file.close)
            session = PostgresSession(conninfo, heads, bool(peer))
            opened.pop_all()
    except (OSError, sqlite3.Error, psycopg.Error, UnknownVersion, Locked, HeadsGone, OtherKey) as error:
        raise CannotOpenStore(_why_not_opened(without_password(address), folder, error)) from None
    return session, heads


def _why_not_opened(address: str, folder: Path, error: Exception) -> Problem:
    match error:
        case Locked():
            sentence = "the database {address} cannot be used: another server is using it"
            return Problem("database-locked", sentence, address=address)
        case HeadsGone():
            sentence = (
                "the database {address} has lost its table of heads, or is another one than before: put it "
                "back, or, if the games are to count as they are, remove {file}"
            )
            return Problem("database-heads", sentence, address=address, file=str(folder / DATABASE_FILE))
        case OtherKey():
            sentence = "the games in the database {address} were signed with another key than in {folder}"
            return Problem("database-key", sentence, address=address, folder=str(folder))
    sentence = "the database {address} cannot be used: {reason}"
    return Problem("database", sentence, address=address, reason=reason(error))


def read_address(address: str, name: str) -> str:
    """How to connect to the database at an address, in the form that the driver wants."""
    try:
        if not address.startswith(("postgresql://", "postgres://")):
            raise ValueError("no such scheme")
        return make_conninfo("", **{**_CONNECTION, **conninfo_to_dict(address), "application_name": name})
    except (psycopg.Error, ValueError):
        sentence = "the address of a database is like postgresql://name@host/database"
        raise CannotOpenStore(Problem("database-address", sentence)) from None
