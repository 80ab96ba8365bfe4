"""Counted tries in the database of the games."""

from cartographers.server.storage import try_rows
from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.tries import Counts, Try


class SqlTries:
    """Counted tries in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, day: str, person: str) -> Try | None:
        """The try of a person; none if the person has not begun."""
        found = await self._database.run(
            lambda connection: try_rows.select(connection, "day = ? AND person = ?", (day, person))
        )
        return found[0] if found else None

    async def day_of_deal(self, fingerprint: str) -> str | None:
        """The deal that has a fingerprint and was begun by somebody; none if there is none."""
        return await self._database.run(lambda connection: try_rows.day_of_deal(connection, fingerprint))

    async def all_of_person(self, person: str) -> list[Try]:
        """All tries of a person, the newest first."""
        return await self._database.run(
            lambda connection: try_rows.select(connection, "person = ? ORDER BY began DESC, day", (person,))
        )

    async def counts(self, days: list[str]) -> dict[str, Counts]:
        """How many have tried the deals of some days and weeks."""

        def read(connection: Connection) -> dict[str, Counts]:
            found = connection.execute(
                "SELECT day, COUNT(*), COUNT(stars) FROM tries "
                f"WHERE day IN ({', '.join('?' * len(days))}) GROUP BY day",
                days,
            )
            return {day: Counts(began, finished) for day, began, finished in found}

        return await self._database.run(read) if days else {}

    async def better(self, day: str, stars: int) -> int:
        """How many have more stars than these."""

        def read(connection: Connection) -> int:
            found = connection.execute("SELECT COUNT(*) FROM tries WHERE day = ? AND stars > ?", (day, stars))
            return int(found.fetchone()[0])

        return await self._database.run(read)

    async def best(self, day: str, most: int) -> list[Try]:
        """The finished tries with the most stars, of equal ones the earlier first."""
        which = "day = ? AND stars IS NOT NULL ORDER BY stars DESC, began, game LIMIT ?"
        return await self._database.run(lambda connection: try_rows.select(connection, which, (day, most)))

    async def first_kept(self, day: str) -> str | None:
        """The first finished game that is still kept."""
        which = (
            "day = ? AND stars IS NOT NULL AND game IN (SELECT id FROM games) ORDER BY began, game LIMIT 1"
        )
        found = await self._database.run(lambda connection: try_rows.select(connection, which, (day,)))
        return found[0].game if found else None

    async def stars(self, day: str) -> dict[int, int]:
        """How many have finished with each number of stars."""

        def read(connection: Connection) -> dict[int, int]:
            found = connection.execute(
                "SELECT stars, COUNT(*) FROM tries WHERE day = ? AND stars IS NOT NULL GROUP BY stars", (day,)
            )
            return {int(stars): int(tries) for stars, tries in found}

        return await self._database.run(read)
