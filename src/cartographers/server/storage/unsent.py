"""Notices that are still to be sent, and that a restart must not lose."""

from collections.abc import Collection, Sequence
from dataclasses import astuple, dataclass
from typing import Literal, TypeAlias

from cartographers.server.storage.database import Connection, Database

#: What has happened and is to be told: a turn began, a game is over, somebody took a seat.
Happening: TypeAlias = Literal["turn", "over", "seat"]


@dataclass(frozen=True, slots=True)
class Unsent:
    """Something that has happened, or a message about it to one recipient."""

    id: str
    game: str
    kind: Happening | Literal["push", "webhook"]
    #: When it was written; notices are read in this order.
    at: float
    #: Of a turn its step, of somebody who took a seat the seat.
    number: int = 0
    #: Of a push message the device.
    device: str = ""
    #: The message as JSON; empty as long as it is not decided who is told.
    body: str = ""


_COLUMNS = "id, game, kind, at, number, device, body"


class UnsentNotices:
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
