"""What is kept of games, in an SQL database."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from cartographers.server.storage.database import Connection, Database, Transaction
from cartographers.server.storage.keeping import Ages, Archived, OldGame
from cartographers.server.storage.people_rows import delete_game

_IDLE = "lesson IS NULL AND began < ? AND created < ?"
_OPEN = "EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND kind = 'open')"


class SqlKeeping:
    """What is kept of games."""

    def __init__(self, database: Database, measure: Callable[[Connection], int]) -> None:
        """``measure`` says how many bytes a database takes."""
        self._database, self._measure = database, measure

    async def size(self) -> int:
        """The bytes that the database takes."""
        return await self._database.run(self._measure)

    async def kept_by(self, device: str) -> int:
        """About how many bytes the games take that a device has made."""

        def read(connection: Connection) -> int:
            (size,) = connection.execute(
                "SELECT COALESCE(SUM(size), 0) FROM games WHERE maker = ?", (device,)
            ).fetchone()
            return int(size)

        return await self._database.run(read)

    async def branches_beyond(self, device: str, number: int) -> list[str]:
        """The ids of the oldest "what if" games of a device that are beyond so many."""

        def read(connection: Connection) -> list[str]:
            found = connection.execute(
                "SELECT id FROM games WHERE maker = ? AND branch IS NOT NULL "
                "ORDER BY created DESC, id LIMIT 100 OFFSET ?",
                (device, number),
            )
            return [id for (id,) in found]

        return await self._database.run(read)

    async def old_games(self, ages: Ages, limit: int) -> list[OldGame]:
        """Games in which nothing has happened for a long time; lessons are not among them."""

        def read(connection: Connection) -> list[OldGame]:
            kinds = (
                ("over = 1 AND ended IS NULL", ages.finished, True),
                (f"over = 0 AND {_OPEN}", ages.unstarted, False),
                ("(over = 0 OR ended IS NOT NULL)", ages.unfinished, False),
            )
            found: dict[str, OldGame] = {}
            for condition, since, finished in kinds:
                values: tuple[Any, ...] = (since, _written(since), limit)
                rows = connection.execute(
                    f"SELECT id FROM games WHERE {_IDLE} AND {condition} ORDER BY began LIMIT ?", values
                )
                found |= {id: OldGame(id, finished) for (id,) in rows}
            return list(found.values())[:limit]

        return await self._database.run(read)

    async def remove(self, game: str, record: str = "") -> None:
        """Delete a game; its record, if there is one, goes into the archive."""

        def write(connection: Transaction) -> None:
            if record:
                connection.execute(
                    "INSERT INTO archives (id, record, day) SELECT id, ?, day FROM games WHERE id = ?",
                    (record, game),
                )
            delete_game(connection, game)

        await self._database.run(write)

    async def archived(self, game: str) -> Archived | None:
        """What is left of a game that was put into the archive; none if there is none."""

        def read(connection: Connection) -> Archived | None:
            row = connection.execute("SELECT record, day FROM archives WHERE id = ?", (game,)).fetchone()
            return Archived(*row) if row else None

        return await self._database.run(read)


def _written(seconds: float) -> str:
    """A time as the creation of games is written."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
