"""Verifying the games of a store: which of them are whole, and how much of the others is still good.

It reads only, also while a server uses the games.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from cartographers.editions import shelf
from cartographers.rules.problem import Problem
from cartographers.server.secret_key import FILE as KEY
from cartographers.server.secret_key import BadKey, derived, read_key
from cartographers.server.storage.checkpoint_check import Fit, fit
from cartographers.server.storage.checkpoints import PURPOSE
from cartographers.server.storage.database import Connection
from cartographers.server.storage.hash_chain import CorruptLog, StoredEvent, good_events
from cartographers.server.storage.heads import Head, check_head
from cartographers.server.storage.heads_file import FILE as HEADS
from cartographers.server.storage.heads_file import read_heads
from cartographers.server.storage.opening import importing_postgres, postgres_problems
from cartographers.server.storage.rows import select_game
from cartographers.server.storage.schema import UnknownVersion, next_scripts
from cartographers.server.storage.store import DamagedRow, StoredGame, damaged

GAMES = "games.sqlite"


class CannotRead(Problem):
    """A folder or a database whose games cannot be read at all."""


def require_games(folder: Path) -> None:
    """Raise ``CannotRead`` if there are no games in a folder."""
    if not (folder / GAMES).exists():
        sentence = "there are no games in {folder}; if they are in PostgreSQL, name the database as well"
        raise CannotRead("backup-no-games", sentence, folder=str(folder))


def require_key(folder: Path) -> None:
    """Raise ``CannotRead`` if there is no secret key in a folder."""
    if not (folder / KEY).exists():
        sentence = "there is no key in {folder}: name the data folder of a server of the database"
        raise CannotRead("backup-no-key", sentence, folder=str(folder))


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found out about one game."""

    game: str
    #: How many events there are, and how many of them from the beginning are good.
    events: int
    good: int
    #: What is wrong; none if the game is whole.
    wrong: Problem | None = None
    checkpoint: Fit = Fit.MISSING


class Snapshot:
    """The games as they are at one moment, and the heads that a file has of them."""

    def __init__(self, connection: Connection, heads: Mapping[str, Head], key: bytes | None) -> None:
        """``key`` is the secret key of the servers, if it is known."""
        self.connection, self.heads = connection, heads
        self._checkpoint_key = derived(key, PURPOSE) if key else None

    def check_head(self, stored: StoredGame) -> None:
        """Raise ``CorruptLog`` if a game does not fit its head."""
        head = self.heads.get(stored.game.id)
        if head:
            check_head(head, stored)

    def with_heads(self) -> set[str]:
        """The games that have a head."""
        return set(self.heads)

    def verify(self) -> Iterator[Checked]:
        """Check all games one by one, then name those that are gone."""
        games = [id for (id,) in self.connection.execute("SELECT id FROM games ORDER BY created, id")]
        for game in games:
            yield self.checked(game)
        removed = {game for (game,) in self.connection.execute("SELECT game FROM removed")}
        for game in sorted(self.with_heads() - set(games) - removed):
            yield Checked(game, 0, 0, CorruptLog("corrupt-gone", "the whole game is missing"))

    def checked(self, game: str) -> Checked:
        """What is found out about one game."""
        events: list[StoredEvent] = []
        good = 0
        try:
            stored = select_game(self.connection, game)
            assert stored is not None
            events = stored.events
            good = good_events(shelf(), events)
            self.check_head(stored)
        except (CorruptLog, DamagedRow) as wrong:
            return Checked(game, len(events), good, wrong)
        except sqlite3.Error as error:
            return Checked(game, len(events), good, damaged(str(error)))
        if good < len(events):
            sentence = "event {event} does not fit its hash or the rules"
            return Checked(game, len(events), good, CorruptLog("corrupt-event", sentence, event=good))
        checkpoint = fit(self._checkpoint_key, stored)
        other = CorruptLog("corrupt-checkpoint", "its checkpoint differs from its log")
        return Checked(game, len(events), good, other if checkpoint is Fit.WRONG else None, checkpoint)


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that only reads; others may write meanwhile, and it sees nothing of that."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    connection.execute("BEGIN")
    return connection


def verify(folder: Path, database: str = "") -> Iterator[Checked]:
    """Check the games of a folder one by one, or of a database, whose servers' key is in the folder."""
    try:
        yield from _verify_database(folder, database) if database else _verify_file(folder)
    except (sqlite3.Error, UnknownVersion) as error:
        sentence = "the games in {folder} cannot be read: {reason}"
        raise CannotRead("verify-unreadable", sentence, folder=str(folder), reason=str(error)) from None


def _verify_file(folder: Path) -> Iterator[Checked]:
    require_games(folder)
    _require_newest(folder)
    # The heads are read first: a server may append events between the two.
    heads = heads_of(folder / HEADS)
    with closing(read_only(folder / GAMES)) as connection:
        yield from Snapshot(connection, heads, _known_key(folder)).verify()


def _known_key(folder: Path) -> bytes | None:
    """The key in a folder; without a good one no checkpoint can be checked, and a server uses none either."""
    try:
        return read_key(folder)
    except (OSError, BadKey):
        return None


def _verify_database(folder: Path, database: str) -> Iterator[Checked]:
    require_key(folder)
    with postgres_problems():
        with importing_postgres():
            from cartographers.server.storage.postgres_snapshot import verify_database
        yield from verify_database(database, folder)


def _require_newest(folder: Path) -> None:
    with closing(read_only(folder / GAMES)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    if next_scripts(version):
        sentence = "the games in {folder} were written by an older version; start the server there once"
        raise CannotRead("verify-older", sentence, folder=str(folder))


def heads_of(file: Path) -> dict[str, Head]:
    """The heads of a file; none if there is no such file."""
    if not file.exists():
        return {}
    with closing(read_only(file)) as connection:
        return read_heads(connection)
