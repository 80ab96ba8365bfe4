"""Backups: a copy of a data folder, made while a server uses it, and put back into an empty one."""

import os
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from cartographers.rules.problem import Problem
from cartographers.server.private_files import make_folder, make_private, sync_folder
from cartographers.server.storage.heads_file import FILE as HEADS
from cartographers.server.storage.verifying import GAMES, read_only, require_games

#: The secret keys: of codes in links and recovery phrases, and of push messages.
KEYS = ("key", "push-key.pem")


class CannotCopy(Problem):
    """A backup that cannot be made or put back."""


def back_up(data: Path, target: Path) -> None:
    """Copy the games and the keys of a data folder to a new folder; all of it or nothing."""
    require_games(data)
    if target.exists():
        raise CannotCopy(
            "backup-exists", "{folder} exists already; a backup is a new folder", folder=str(target)
        )
    unfinished = _unfinished(target)
    shutil.rmtree(unfinished, ignore_errors=True)
    make_folder(unfinished)
    _copy_databases(data, unfinished)
    _copy_files(data, unfinished, KEYS)
    sync_folder(unfinished)
    unfinished.rename(target)
    sync_folder(target.parent)


def restore(backup: Path, data: Path) -> None:
    """Put a backup into a data folder in which there are no games and no keys."""
    require_games(backup)
    there = [name for name in (GAMES, HEADS, *KEYS) if (data / name).exists()]
    if there:
        sentence = "{folder} is in use: it has {file}; a backup is put back into an empty folder"
        raise CannotCopy("restore-not-empty", sentence, folder=str(data), file=there[0])
    make_folder(data)
    _copy_files(backup, data, KEYS)
    # The games come last: without them nobody takes the folder for a whole one.
    _copy_databases(backup, data)
    sync_folder(data)


def _unfinished(path: Path) -> Path:
    """What a file or folder is called until it is whole."""
    return path.with_name(f"{path.name}.unfinished")


def _copy_databases(source: Path, target: Path) -> None:
    # The heads may be behind the games, but not ahead of them: so they are copied first.
    if (source / HEADS).exists():
        _copy_database(source / HEADS, target / HEADS)
    _copy_database(source / GAMES, target / GAMES)


def _copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, whoever writes to it meanwhile."""
    unfinished = _unfinished(target)
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    try:
        with closing(read_only(source)) as reading, closing(sqlite3.connect(unfinished)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        sentence = "{file} cannot be copied: {reason}"
        raise CannotCopy("backup-failed", sentence, file=str(source), reason=str(error)) from None
    _sync(unfinished)
    unfinished.rename(target)


def _copy_files(source: Path, target: Path, names: Iterable[str]) -> None:
    for name in names:
        if (source / name).exists():
            make_private(target / name)
            shutil.copyfile(source / name, target / name)
            _sync(target / name)


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
