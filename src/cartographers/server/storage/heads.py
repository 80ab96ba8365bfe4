"""The heads of all logs: for each game its seed and its last event, in a file beside the games.

The hashes of a log show that an event was changed, but not that the last ones are missing: removed, or lost
with a damaged journal of the database, which SQLite passes over. So the last event of each game is also
written to another file. It is written after the games and not synced: it costs a decision no second sync, it
outlasts the process, and it may be behind the games, never ahead of them. If it cannot be written, the games
go on, and it is written with the next events.
"""

import logging
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from cartographers.server.private_files import make_private
from cartographers.server.storage.hash_chain import CorruptLog, StoredEvent

logger = logging.getLogger(__name__)

FILE = "heads.sqlite"
_TABLE = """
    CREATE TABLE IF NOT EXISTS heads (
        game TEXT PRIMARY KEY,
        seed TEXT,
        seq INTEGER NOT NULL,
        hash TEXT NOT NULL
    ) WITHOUT ROWID
"""
#: The connection to the games notes which of them were changed; a part that is rolled back leaves no note.
_NOTES = """
    PRAGMA temp_store = MEMORY;
    CREATE TEMP TABLE changed (game TEXT PRIMARY KEY, gone INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TEMP TRIGGER appended AFTER INSERT ON main.events BEGIN
        INSERT OR REPLACE INTO changed (game, gone) VALUES (new.game, 0);
    END;
    CREATE TEMP TRIGGER removed AFTER DELETE ON main.games BEGIN
        INSERT OR REPLACE INTO changed (game, gone) VALUES (old.id, 1);
    END;
"""
_LAST_EVENT = (
    "SELECT id, seed, seq, hash FROM games JOIN events ON game = id WHERE id = ? ORDER BY seq DESC LIMIT 1"
)


class Head(NamedTuple):
    """The seed of a game, as text, and the last event of its log."""

    seed: str | None
    seq: int
    hash: str


class Heads:
    """The heads of the games that are written with a connection."""

    def __init__(self, games: sqlite3.Connection, folder: Path) -> None:
        self._games = games
        self._file = _open(folder)
        known = {game for (game,) in self._file.execute("SELECT game FROM heads")}
        # Games of older versions, or all of them if the file was lost.
        self._write(game for (game,) in games.execute("SELECT id FROM games") if game not in known)
        games.executescript(_NOTES)

    def before_commit(self) -> None:
        """Forget the games that are being deleted: they must not look as if they were lost."""
        gone = self._games.execute("SELECT game FROM changed WHERE gone").fetchall()
        if gone:
            self._try(lambda: self._file.executemany("DELETE FROM heads WHERE game = ?", gone))

    def after_commit(self) -> None:
        """Write the heads of the games that have new events."""
        changed = self._games.execute("SELECT game FROM changed").fetchall()
        if changed and self._try(lambda: self._write(game for (game,) in changed)):
            self._games.execute("DELETE FROM changed")

    def of(self, game: str) -> Head | None:
        """The head of a game; none if there is none."""
        try:
            row = self._file.execute("SELECT seed, seq, hash FROM heads WHERE game = ?", (game,)).fetchone()
        except sqlite3.Error as error:
            logger.error("the head of the game %s cannot be read: %s", game, error)
            return None
        return Head(*row) if row else None

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, games: Iterable[str]) -> None:
        heads = [self._games.execute(_LAST_EVENT, (game,)).fetchone() for game in games]
        with self._file:
            self._file.execute("BEGIN")
            self._file.executemany(
                "INSERT OR REPLACE INTO heads (game, seed, seq, hash) VALUES (?, ?, ?, ?)",
                filter(None, heads),
            )

    def _try(self, write: Callable[[], object]) -> bool:
        try:
            write()
        except sqlite3.Error as error:
            logger.error("the heads of the games cannot be written: %s", error)
            return False
        return True


def _open(folder: Path) -> sqlite3.Connection:
    """The file of heads; one that cannot be read is written anew."""
    try:
        return _connect(folder)
    except sqlite3.OperationalError:
        # The disk, not what is in the file.
        raise
    except sqlite3.DatabaseError as error:
        logger.warning("the heads of the games cannot be read and are written anew: %s", error)
        for file in (FILE, f"{FILE}-wal", f"{FILE}-shm"):
            (folder / file).unlink(missing_ok=True)
        return _connect(folder)


def _connect(folder: Path) -> sqlite3.Connection:
    make_private(folder / FILE)
    connection = sqlite3.connect(folder / FILE, timeout=0.2, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = OFF")
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("it is malformed")
        connection.execute(_TABLE)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def read_heads(connection: sqlite3.Connection) -> dict[str, Head]:
    """All heads of a file, by game."""
    found = connection.execute("SELECT game, seed, seq, hash FROM heads")
    return {game: Head(seed, seq, hash) for game, seed, seq, hash in found}


def check_head(head: Head, seed: int | None, events: list[StoredEvent]) -> None:
    """Raise ``CorruptLog`` if a game does not go as far as its head, or has another seed."""
    if len(events) <= head.seq:
        sentence = "its last events are missing: there are {found} of {events}"
        raise CorruptLog("corrupt-end", sentence, found=len(events), events=head.seq + 1)
    if events[head.seq].hash != head.hash:
        raise CorruptLog("corrupt-head", "event {event} is another one than was stored", event=head.seq)
    # A seed has more digits than a number of a database.
    if head.seed != (None if seed is None else str(seed)):
        raise CorruptLog("corrupt-seed", "its seed is another one than was stored")
