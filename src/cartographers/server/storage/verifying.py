"""Verifying the games of a store: which of them are whole, and how much of the others is still good.

It reads only, also while a server uses the games.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from cartographers.server.basics.secret_key import FILE as KEY
from cartographers.server.basics.secret_key import BadKey, read_key
from cartographers.server.storage.heads_file import FILE as HEADS
from cartographers.server.storage.opening import importing_postgres, postgres_problems
from cartographers.server.storage.schema import UnknownVersion, next_scripts
from cartographers.server.storage.snapshot import CannotRead, Checked, Snapshot, heads_of, read_only

GAMES = "games.sqlite"


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
