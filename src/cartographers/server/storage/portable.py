"""A store in an SQLite file of the newest version: what a backup is, whichever database it came from."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from cartographers.server.storage.schema import migrate, next_scripts
from cartographers.server.storage.snapshot import read_only


@contextmanager
def newest_version(file: Path) -> Iterator[sqlite3.Connection]:
    """A file that is read as it is at one moment; of one of an older version, a copy that is upgraded."""
    with TemporaryDirectory() as folder, closing(read_only(file)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if not next_scripts(version):
            yield connection
            return
        with closing(sqlite3.connect(Path(folder) / file.name, isolation_level=None)) as copy:
            connection.backup(copy)
            migrate(copy)
            yield copy
