"""The lock of a data folder: only one server at a time uses it.

It is a file of its own, so that the games themselves can be read while a server runs, as a backup does.
"""

import sqlite3
from pathlib import Path

from cartographers.server.basics.private_files import make_private

FILE = "server.lock"


def lock(folder: Path) -> sqlite3.Connection:
    """Lock a folder as long as the connection is open; the lock ends with the process, however it ends."""
    make_private(folder / FILE)
    connection = sqlite3.connect(folder / FILE, timeout=0.2, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
