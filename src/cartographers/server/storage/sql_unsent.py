"""Notices that are still to be sent, in an SQL database."""

from collections.abc import Collection, Sequence
from dataclasses import astuple

from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.unsent import Unsent

_COLUMNS = "id, game, kind, at, number, device, body"


class SqlUnsent:
    """The notices that are to be sent."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Unsent]:
        """All of them, the oldest first."""

        def read(connection: Connection) -> list[Unsent]:
            return [Unsent(*row) for row in connection.execute(f"SELECT {_COLUMNS} FROM unsent ORDER BY at")]

        return await self._database.run(read)

    async def has(self, id: str) -> bool:
        """Is this one still to be sent?"""

        def read(connection: Connection) -> bool:
            return connection.execute("SELECT 1 FROM unsent WHERE id = ?", (id,)).fetchone() is not None

        return await self._database.run(read)

    async def replace(self, done: Collection[str], new: Sequence[Unsent]) -> None:
        """Forget those with these ids and store new ones; all of it or nothing."""

        def write(connection: Connection) -> None:
            connection.executemany("DELETE FROM unsent WHERE id = ?", [(id,) for id in done])
            connection.executemany(
                f"INSERT INTO unsent ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)", [astuple(one) for one in new]
            )

        await self._database.run(write)
