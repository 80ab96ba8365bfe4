"""The heads of games in a PostgreSQL database: signed there, and in a file beside the servers' keys."""

from pathlib import Path

from cartographers.server.basics.secret_key import secret_key
from cartographers.server.storage.database import Connection
from cartographers.server.storage.heads_file import DATABASE_FILE, HeadsFile
from cartographers.server.storage.signed_heads import SignedHeads


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
