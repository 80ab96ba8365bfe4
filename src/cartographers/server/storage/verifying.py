"""Verifying the games of a folder: which of them are whole, and how much of the others is still good.

It reads only, also while a server uses the folder.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from cartographers.editions import shelf
from cartographers.rules.problem import Problem
from cartographers.server.storage.hash_chain import CorruptLog, StoredEvent, good_events
from cartographers.server.storage.heads import FILE as HEADS
from cartographers.server.storage.heads import Head, check_head, read_heads
from cartographers.server.storage.rows import select_game
from cartographers.server.storage.schema import UnknownVersion, next_scripts
from cartographers.server.storage.store import DamagedRow, damaged

GAMES = "games.sqlite"


class CannotRead(Problem):
    """A folder whose games cannot be read at all."""


def require_games(folder: Path) -> None:
    """Raise ``CannotRead`` if there are no games in a folder."""
    if not (folder / GAMES).exists():
        sentence = "there are no games in {folder}; for games in PostgreSQL use pg_dump and pg_restore"
        raise CannotRead("backup-no-games", sentence, folder=str(folder))


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found out about one game."""

    game: str
    #: How many events there are, and how many of them from the beginning are good.
    events: int
    good: int
    #: What is wrong; none if the game is whole.
    wrong: Problem | None = None


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that only reads; others may write meanwhile, and it sees nothing of that."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    connection.execute("BEGIN")
    return connection


def verify(folder: Path) -> Iterator[Checked]:
    """Check the games of a folder one by one."""
    require_games(folder)
    with ExitStack() as opened:
        try:
            # The heads are read first: a server may append events between the two.
            heads = _heads(folder)
            connection = opened.enter_context(closing(read_only(folder / GAMES)))
            games = _games(connection, folder)
        except (sqlite3.Error, UnknownVersion) as error:
            sentence = "the games in {folder} cannot be read: {reason}"
            raise CannotRead("verify-unreadable", sentence, folder=str(folder), reason=str(error)) from None
        for game in games:
            yield _checked(connection, game, heads.get(game))
        # Those that are in no file any more were deleted meanwhile.
        for game in sorted((heads.keys() - set(games)) & _heads(folder).keys()):
            yield Checked(game, 0, 0, CorruptLog("corrupt-gone", "the whole game is missing"))


def _games(connection: sqlite3.Connection, folder: Path) -> list[str]:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if next_scripts(version):
        sentence = "the games in {folder} were written by an older version; start the server there once"
        raise CannotRead("verify-older", sentence, folder=str(folder))
    return [id for (id,) in connection.execute("SELECT id FROM games ORDER BY created, id")]


def _heads(folder: Path) -> dict[str, Head]:
    if not (folder / HEADS).exists():
        return {}
    with closing(read_only(folder / HEADS)) as connection:
        return read_heads(connection)


def _checked(connection: sqlite3.Connection, game: str, head: Head | None) -> Checked:
    events: list[StoredEvent] = []
    good = 0
    try:
        stored = select_game(connection, game)
        assert stored is not None
        events = stored.events
        good = good_events(shelf(), events)
        if head:
            check_head(head, stored.game.seed, events)
    except (CorruptLog, DamagedRow) as wrong:
        return Checked(game, len(events), good, wrong)
    except sqlite3.Error as error:
        return Checked(game, len(events), good, damaged(str(error)))
    if good < len(events):
        sentence = "event {event} does not fit its hash or the rules"
        return Checked(game, len(events), good, CorruptLog("corrupt-event", sentence, event=good))
    return Checked(game, len(events), good)
