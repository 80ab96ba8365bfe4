"""Tournaments in the database of the games."""

from collections.abc import Callable, Sequence

from cartographers.server.storage import tournament_rows as rows
from cartographers.server.storage.database import Database
from cartographers.server.storage.tournaments import Correction, Player, Progress, Tournament, Whole


class SqlTournaments:
    """Tournaments in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, new: Tournament) -> None:
        """Store a new tournament."""
        await self._database.run(lambda connection: rows.insert(connection, new))

    async def load(self, id: str) -> Tournament | None:
        """A tournament; none if there is none of this id."""
        found = await self._database.run(lambda connection: rows.select(connection, "id = ?", (id,)))
        return found[0] if found else None

    async def of_person(self, person: str, most: int, removed: bool = False) -> list[Tournament]:
        """The tournaments that a person hosts or takes part in, the newest first."""
        which = (
            "host = ? OR id IN (SELECT tournament FROM players WHERE person = ? AND removed <= ?) "
            "ORDER BY created DESC, id LIMIT ?"
        )
        return await self._database.run(
            lambda connection: rows.select(connection, which, (person, person, int(removed), most))
        )

    async def players(self, id: str) -> list[Player]:
        """Everybody who has joined, in this order."""
        return await self._database.run(lambda connection: rows.select_players(connection, id))

    async def corrections(self, id: str) -> list[Correction]:
        """What the host has corrected, the oldest first."""
        return await self._database.run(lambda connection: rows.select_corrections(connection, id))

    async def progress(self, days: Sequence[str]) -> list[Progress]:
        """How far everybody is with some deals."""
        return await self._database.run(lambda connection: rows.select_progress(connection, days))

    async def whole(self, id: str, day_of: Callable[[int], str]) -> Whole | None:
        """A tournament with everything about it, as it is at one moment; none if there is none of this id."""
        return await self._database.run(lambda connection: rows.select_whole(connection, id, day_of))

    async def join(self, id: str, person: str, name: str, now: float, look: Callable[[str], str]) -> None:
        """Let a person take part; raises ``AlreadyIn`` or ``NameTaken``."""
        await self._database.run(
            lambda connection: rows.insert_player(connection, id, person, name, now, look)
        )

    async def change(self, before: Tournament, after: Tournament, late: Sequence[str] = ()) -> bool:
        """Replace what changes in a tournament; false if somebody else has changed it meanwhile."""
        return await self._database.run(lambda connection: rows.update(connection, before, after, late))

    async def correct(self, id: str, correction: Correction, day: str = "") -> None:
        """Carry out a correction and note it."""
        await self._database.run(lambda connection: rows.correct(connection, id, correction, day))

    async def rename(self, id: str, correction: Correction, look: Callable[[str], str]) -> None:
        """Give somebody another name and note it; raises ``NameTaken``."""
        await self._database.run(lambda connection: rows.rename(connection, id, correction, look))
