"""Backups: a copy of a data folder, made while a server uses it, and put back into an empty one."""

import os
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from cartographers.rules.problem import Problem
from cartographers.server.basics.private_files import make_folder, make_private, sync_folder
from cartographers.server.basics.secret_key import FILE as KEY
from cartographers.server.basics.secret_key import PUSH_FILE
from cartographers.server.storage.heads_file import DATABASE_FILE as DATABASE_HEADS
from cartographers.server.storage.heads_file import FILE as HEADS
from cartographers.server.storage.opening import importing_postgres, postgres_problems
from cartographers.server.storage.schema import UnknownVersion
from cartographers.server.storage.snapshot import heads_of, read_only
from cartographers.server.storage.tables import NOT_RESTORED, strange_things
from cartographers.server.storage.verifying import GAMES, require_games, require_key

#: The secret keys: of codes in links and recovery phrases, and of push messages.
KEYS = (KEY, PUSH_FILE)


class CannotCopy(Problem):
    """A backup that cannot be made or put back."""


def back_up(data: Path, target: Path, database: str = "", with_key: bool = False) -> None:
    """Copy the games of a data folder to a new folder, if wanted with its keys; all of it or nothing.

    If the games are in a database, the data folder has the keys of its servers.
    """
    if database:
        require_key(data)
    else:
        require_games(data)
    if target.exists():
        raise CannotCopy(
            "backup-exists", "{folder} exists already; a backup is a new folder", folder=str(target)
        )
    unfinished = _unfinished(target)
    shutil.rmtree(unfinished, ignore_errors=True)
    make_folder(unfinished)
    try:
        if database:
            _copy_from_database(database, unfinished)
        else:
            _copy_databases(data, unfinished)
        if with_key:
            _copy_files(data, unfinished, KEYS)
        sync_folder(unfinished)
        unfinished.rename(target)
    except BaseException:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise
    sync_folder(target.parent)


def restore(backup: Path, data: Path, database: str = "") -> list[str]:
    """Put a backup into a data folder without games, or into an empty database; says which keys are missing.

    The folder may have the keys already. If it has others than the backup, nothing is done.
    """
    require_games(backup)
    _check_plain(backup)
    there = [name for name in KEYS if _is_another(backup / name, data / name)]
    if database:
        there += [DATABASE_HEADS] if heads_of(data / DATABASE_HEADS) else []
    else:
        there += [name for name in (GAMES, HEADS) if (data / name).exists()]
    if there:
        sentence = "{folder} is in use: it has {file}; a backup is put back into an empty folder"
        raise CannotCopy("restore-not-empty", sentence, folder=str(data), file=there[0])
    make_folder(data)
    _copy_files(backup, data, KEYS)
    missing = missing_keys(data)
    # The games come last: without them nobody takes the folder for a whole one.
    if database:
        _copy_to_database(backup, database, data)
    else:
        _copy_databases(backup, data, left_out=NOT_RESTORED)
    sync_folder(data)
    return missing


def _check_plain(backup: Path) -> None:
    """Raise ``CannotCopy`` if somebody has put something into a backup that would act in the database."""
    for name in (GAMES, HEADS):
        if not (backup / name).exists():
            continue
        try:
            with closing(read_only(backup / name)) as reading:
                strange = strange_things(reading)
        except sqlite3.Error as error:
            raise _cannot_copy(backup / name, error) from None
        if strange:
            sentence = "{file} was changed: no server has put {name!r} there, so nothing is put back"
            raise CannotCopy("restore-changed", sentence, file=str(backup / name), name=strange[0])


def missing_keys(folder: Path) -> list[str]:
    """The keys that a folder does not have: a server that is started there makes new ones."""
    return [name for name in KEYS if not (folder / name).exists()]


def _is_another(file: Path, there: Path) -> bool:
    """Is there a file of the same name that is not the same?"""
    return file.exists() and there.exists() and file.read_bytes() != there.read_bytes()


def _copy_from_database(database: str, target: Path) -> None:
    for name in (GAMES, HEADS):
        make_private(target / name)
    try:
        with postgres_problems():
            with importing_postgres():
                from cartographers.server.storage.postgres_backup import copy_from_database
            copy_from_database(database, target / GAMES, target / HEADS)
    except sqlite3.Error as error:
        raise _cannot_copy(target / GAMES, error) from None
    for name in (GAMES, HEADS):
        _sync(target / name)


def _copy_to_database(backup: Path, database: str, data: Path) -> None:
    try:
        with postgres_problems():
            with importing_postgres():
                from cartographers.server.storage.postgres_backup import copy_to_database
            copy_to_database(backup / GAMES, backup / HEADS, database, data)
    except (sqlite3.Error, UnknownVersion) as error:
        raise _cannot_copy(backup / GAMES, error) from None


def _unfinished(path: Path) -> Path:
    """What a file or folder is called until it is whole."""
    return path.with_name(f"{path.name}.unfinished")


def _copy_databases(source: Path, target: Path, left_out: Iterable[str] = ()) -> None:
    # The heads may be behind the games, but not ahead of them: so they are copied first.
    if (source / HEADS).exists():
        _copy_database(source / HEADS, target / HEADS)
    _copy_database(source / GAMES, target / GAMES, left_out)


def _copy_database(source: Path, target: Path, left_out: Iterable[str] = ()) -> None:
    """Copy a database as it is at one moment, whoever writes to it meanwhile; some tables become empty."""
    unfinished = _unfinished(target)
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    try:
        with closing(read_only(source)) as reading, closing(sqlite3.connect(unfinished)) as writing:
            reading.backup(writing)
            there = {name for (name,) in writing.execute("SELECT name FROM sqlite_master").fetchall()}
            for table in there.intersection(left_out):
                writing.execute(f"DELETE FROM {table}")
            writing.commit()
            writing.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise _cannot_copy(source, error) from None
    _sync(unfinished)
    unfinished.replace(target)


def _cannot_copy(file: Path, error: Exception) -> CannotCopy:
    sentence = "{file} cannot be copied: {reason}"
    return CannotCopy("backup-failed", sentence, file=str(file), reason=str(error))


def _copy_files(source: Path, target: Path, names: Iterable[str]) -> None:
    """Copy those of some files that are there; nothing is overwritten."""
    for name in names:
        if (source / name).exists() and not (target / name).exists():
            make_private(target / name)
            shutil.copyfile(source / name, target / name)
            _sync(target / name)


def _sync(path: Path) -> None:
    # Windows writes to disk only what is open for writing.
    with path.open("r+b") as file:
        os.fsync(file.fileno())
