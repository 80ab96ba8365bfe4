"""What is stored about persons, in the database of the games."""

from cartographers.server.storage import people_rows
from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.people import FinishedGame, LinkedDevice, Moved, Removed


class SqlPeople:
    """Persons in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def links(self) -> dict[str, str]:
        """The person of each linked device."""
        return await self._database.run(
            lambda connection: dict(connection.execute("SELECT device, person FROM links").fetchall())
        )

    async def devices(self, person: str) -> list[LinkedDevice]:
        """The linked devices of a person, the oldest first."""

        def read(connection: Connection) -> list[LinkedDevice]:
            found = connection.execute(
                "SELECT device, name, since FROM links WHERE person = ? ORDER BY since, device", (person,)
            )
            return [LinkedDevice(*columns) for columns in found]

        return await self._database.run(read)

    async def phrase_since(self, person: str) -> str | None:
        """When the recovery phrase of a person was made; none if there is none."""

        def read(connection: Connection) -> str | None:
            row = connection.execute("SELECT since FROM phrases WHERE person = ?", (person,)).fetchone()
            return row[0] if row else None

        return await self._database.run(read)

    async def set_phrase(self, device: LinkedDevice, new_person: str, phrase_hash: str) -> Moved:
        """Store a phrase for the person of a device; the one before is no longer valid."""
        return await self._database.run(
            lambda connection: people_rows.set_phrase(connection, device, new_person, phrase_hash)
        )

    async def link(self, device: LinkedDevice, phrase_hash: str) -> Moved | None:
        """Link a device to the person with this phrase; none if nobody has it."""
        return await self._database.run(lambda connection: people_rows.link(connection, device, phrase_hash))

    async def unlink(self, person: str, device: str) -> bool:
        """Take a device from a person; false if it was none of theirs."""

        def write(connection: Connection) -> bool:
            deleted = connection.execute(
                "DELETE FROM links WHERE person = ? AND device = ?", (person, device)
            )
            return bool(deleted.rowcount)

        return await self._database.run(write)

    async def remove_game(self, person: str, game: str) -> Removed | None:
        """Take a game from a person's list; none if it was not on it."""
        return await self._database.run(lambda connection: people_rows.remove_game(connection, person, game))

    async def forget(self, person: str) -> Removed:
        """Delete everything about a person; in games that others keep, the seats lose their names."""
        return await self._database.run(lambda connection: people_rows.forget(connection, person))

    async def finished_games(self, person: str) -> list[FinishedGame]:
        """All finished games of a person, the newest first."""

        def read(connection: Connection) -> list[FinishedGame]:
            found = connection.execute(
                "SELECT id, created, summary, MIN(seat) FROM holders JOIN games ON id = game "
                "WHERE device = ? AND over = 1 AND lesson IS NULL GROUP BY id ORDER BY created DESC, id",
                (person,),
            )
            return [FinishedGame(*columns) for columns in found]

        return await self._database.run(read)

    async def all_games(self, person: str) -> list[str]:
        """The ids of all games in which a person has a seat or which they host, the newest first."""

        def read(connection: Connection) -> list[str]:
            found = connection.execute(
                "SELECT id FROM games WHERE id IN (SELECT game FROM holders WHERE device = ?) "
                "OR (maker = ? AND club IS NOT NULL) ORDER BY created DESC, id",
                (person, person),
            )
            return [game for (game,) in found]

        return await self._database.run(read)

    async def findings(self, person: str, kind: str) -> dict[tuple[str, int], str]:
        """The computed results of a kind for the games of a person, as JSON by game and seat."""

        def read(connection: Connection) -> list[tuple[str, int, str]]:
            return connection.execute(
                "SELECT game, seat, body FROM findings WHERE kind = ? AND number = 0 AND game IN "
                "(SELECT game FROM holders WHERE device = ?)",
                (kind, person),
            ).fetchall()

        found = await self._database.run(read)
        return {(game, seat): body for game, seat, body in found}
