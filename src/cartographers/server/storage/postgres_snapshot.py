"""A PostgreSQL database as it is at one moment, to be verified or copied while servers use it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from cartographers.server.basics.secret_key import read_key
from cartographers.server.settings import without_password
from cartographers.server.storage.errors import damaged
from cartographers.server.storage.heads import Head, check_head
from cartographers.server.storage.heads_file import DATABASE_FILE
from cartographers.server.storage.postgres import read_address
from cartographers.server.storage.postgres_session import reason
from cartographers.server.storage.postgres_statements import Statements
from cartographers.server.storage.schema import UnknownVersion, next_scripts
from cartographers.server.storage.signed_heads import OtherKey, SignedHeads
from cartographers.server.storage.snapshot import CannotRead, Checked, Snapshot, heads_of
from cartographers.server.storage.stored_game import StoredGame


@contextmanager
def snapshot(address: str) -> Iterator[psycopg.Connection[Any]]:
    """A connection that only reads; servers may write meanwhile, and it sees nothing of that."""
    shown = without_password(address)
    try:
        with psycopg.connect(read_address(address, "cartographers backup")) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            connection.read_only = True
            _require_newest(connection, shown)
            yield connection
    except (psycopg.Error, UnknownVersion) as error:
        sentence = "the database {address} cannot be used: {reason}"
        raise CannotRead("database", sentence, address=shown, reason=reason(error)) from None


def _require_newest(connection: psycopg.Connection[Any], address: str) -> None:
    base = Statements(connection)
    if base.execute("SELECT to_regclass('schema_version') IS NULL").fetchone()[0]:
        sentence = "there are no games in the database {address}: no server has used it yet"
        raise CannotRead("database-empty", sentence, address=address)
    (version,) = base.execute("SELECT COALESCE(MAX(version), 0) FROM schema_version").fetchone()
    (unsigned,) = base.execute("SELECT to_regclass('heads') IS NULL").fetchone()
    if next_scripts(version) or unsigned:
        sentence = "the games in the database {address} were stored by an older version; start a server there"
        raise CannotRead("database-older", sentence, address=address)


def verify_database(address: str, folder: Path) -> Iterator[Checked]:
    """Check the games of a database one by one; the folder has the key of its servers."""
    key = read_key(folder)
    signed = SignedHeads(key)
    # The heads are read first: a server may append events between the two.
    heads = heads_of(folder / DATABASE_FILE)
    with snapshot(address) as connection:
        try:
            signed.check_key(Statements(connection))
        except OtherKey:
            sentence = "the games in the database {address} were signed with another key than in {folder}"
            values = {"address": without_password(address), "folder": str(folder)}
            raise CannotRead("database-key", sentence, **values) from None
        yield from DatabaseSnapshot(connection, heads, key).verify()


class DatabaseSnapshot(Snapshot):
    """The games of a database at one moment, and their heads in it and in a file."""

    def __init__(self, connection: psycopg.Connection[Any], heads: dict[str, Head], key: bytes) -> None:
        super().__init__(Statements(connection), heads, key)
        self._database, self._signed = connection, SignedHeads(key)

    def check_head(self, stored: StoredGame) -> None:
        """Raise ``CorruptLog`` if a game does not fit one of its heads."""
        signed = self._signed.of(self.connection, stored.game.id)
        if signed:
            check_head(signed, stored)
        super().check_head(stored)

    def with_heads(self) -> set[str]:
        """The games that have a head."""
        rows = self.connection.execute("SELECT game FROM heads WHERE game <> ''")
        return super().with_heads() | {game for (game,) in rows}

    def checked(self, game: str) -> Checked:
        """What is found out about one game; what the database itself cannot read is damaged."""
        try:
            with self._database.transaction():
                return super().checked(game)
        except psycopg.Error as error:
            if self._database.closed:
                raise
            return Checked(game, 0, 0, damaged(reason(error)))
