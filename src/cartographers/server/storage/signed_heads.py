"""Signed heads: a table of a PostgreSQL database with the head of each game, signed with the servers' key.

They are written with the games, so every server that shares the database knows how far a game goes, whichever
served it last. Without the key nobody who can write to the database can make a changed game fit its head.
"""

from collections.abc import Sequence
from hmac import compare_digest
from hmac import digest as hmac
from pathlib import Path
from typing import Any

from cartographers.server.basics.secret_key import secret_key
from cartographers.server.storage.database import Connection
from cartographers.server.storage.hash_chain import CorruptLog, canonical_json
from cartographers.server.storage.heads import NO_EVENTS, End, Head, HeadChange, deal_hash, other_deal
from cartographers.server.storage.heads_file import DATABASE_FILE, HeadsFile
from cartographers.server.storage.rows import read_deal_hash

_TABLE = """
    CREATE TABLE heads (
        game TEXT COLLATE "C" PRIMARY KEY,
        seq BIGINT NOT NULL,
        hash TEXT NOT NULL,
        deal TEXT NOT NULL,
        end_signature TEXT NOT NULL,
        deal_signature TEXT NOT NULL
    )
"""
_INSERT = (
    "INSERT INTO heads (game, seq, hash, deal, end_signature, deal_signature) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, hash = excluded.hash, deal = excluded.deal, "
    "end_signature = excluded.end_signature, deal_signature = excluded.deal_signature"
)
_SET_END = "UPDATE heads SET seq = ?, hash = ?, end_signature = ? WHERE game = ?"
_SET_DEAL = "UPDATE heads SET deal = ?, deal_signature = ? WHERE game = ?"
#: A game and its head at one moment: another server may play on between two statements.
_SELECT = (
    "SELECT heads.seq, heads.hash, heads.deal, end_signature, deal_signature, games.seed, games.deal, "
    "COALESCE((SELECT MAX(events.seq) FROM events WHERE events.game = games.id), -1) "
    "FROM games LEFT JOIN heads ON heads.game = games.id WHERE games.id = ?"
)
_SELECT_KEY = "SELECT seq, hash, deal, end_signature, deal_signature FROM heads WHERE game = ?"
_ALL_GAMES = (
    "SELECT id, seed, deal, seq, hash FROM games "
    "LEFT JOIN LATERAL (SELECT seq, hash FROM events WHERE game = id ORDER BY seq DESC LIMIT 1) last ON TRUE"
)
#: The head of no game, by which another key is noticed.
_NO_GAME = ""


class OtherKey(Exception):
    """The heads of a database were signed with another key."""


class SignedHeads:
    """How heads are signed with a key and written to a database."""

    def __init__(self, key: bytes) -> None:
        """``key`` is the secret key of the servers."""
        self._key = hmac(key, b"heads", "sha256")

    def create(self, connection: Connection) -> None:
        """Make the table, and sign the games as they are."""
        connection.execute(_TABLE)
        for game, seed, deal, seq, hash in connection.execute(_ALL_GAMES).fetchall():
            end = NO_EVENTS if seq is None else End(seq, hash)
            self.write(connection, HeadChange(game, end, read_deal_hash(seed, deal)))
        self.write(connection, HeadChange(_NO_GAME, NO_EVENTS, deal_hash(None, None)))

    def check_key(self, connection: Connection) -> None:
        """Raise ``OtherKey`` if the table was signed with another key."""
        row = connection.execute(_SELECT_KEY, (_NO_GAME,)).fetchone()
        if row is None or not self._is_signed(_NO_GAME, row):
            raise OtherKey("its heads were signed with another key")

    def write(self, connection: Connection, change: HeadChange) -> None:
        """Write a change of a head; it belongs to the transaction of the game."""
        game, end, deal = change.game, change.end, change.deal
        if change.removed:
            connection.execute("DELETE FROM heads WHERE game = ?", (game,))
        elif end and deal is not None:
            signatures = self._sign(game, *end), self._sign(game, deal)
            connection.execute(_INSERT, (game, *end, deal, *signatures))
        elif end:
            connection.execute(_SET_END, (*end, self._sign(game, *end), game))
        elif deal is not None:
            connection.execute(_SET_DEAL, (deal, self._sign(game, deal), game))

    def of(self, connection: Connection, game: str) -> Head | None:
        """The head of a game; none if there is no such game.

        Raises ``CorruptLog`` if it is not signed, or if the game has another deal or later events. What is
        read of the game afterwards may go further, if another server plays on.
        """
        row = connection.execute(_SELECT, (game,)).fetchone()
        if row is None:
            return None
        seq, hash, deal, *_, last = row
        if seq is None or not self._is_signed(game, row[:5]):
            sentence = "its head in the database is missing, or not signed with the server's key"
            raise CorruptLog("corrupt-signature", sentence)
        if deal != read_deal_hash(*row[5:7]):
            raise other_deal()
        if last > seq:
            raise CorruptLog("corrupt-added", "event {event} was not stored by a server", event=seq + 1)
        return Head(seq, hash, None)

    def _is_signed(self, game: str, row: Sequence[Any]) -> bool:
        seq, hash, deal, *signatures = row
        signed = self._sign(game, seq, hash), self._sign(game, deal)
        return compare_digest("".join(signed).encode(), "".join(signatures).encode())

    def _sign(self, *values: str | int) -> str:
        return hmac(self._key, canonical_json(values).encode(), "sha256").hex()


class HeadsGone(Exception):
    """A database without signed heads, although this server has written some."""


class DatabaseHeads:
    """The heads that a server writes and checks."""

    def __init__(self, folder: Path) -> None:
        """The folder has the key of the servers."""
        self.signed = SignedHeads(secret_key(folder))
        self.file = HeadsFile(folder / DATABASE_FILE)

    def prepare(self, connection: Connection) -> None:
        """Sign the games of a database that has no signed heads yet; raises ``HeadsGone`` or ``OtherKey``."""
        (missing,) = connection.execute("SELECT to_regclass('heads') IS NULL").fetchone()
        if not missing:
            self.signed.check_key(connection)
        elif self.file.is_empty():
            self.signed.create(connection)
        else:
            raise HeadsGone(f"it has no heads, and {DATABASE_FILE} has some")
