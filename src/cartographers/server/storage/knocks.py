"""The stored knocks: who wants to be let in at a table, or waits for its next game."""

from collections.abc import Collection
from dataclasses import astuple, dataclass
from typing import Any, Literal, TypeAlias

from cartographers.server.storage.database import Connection, Database

#: A seat of this game, for which somebody has to be let in, or one of the game that follows it.
Wish: TypeAlias = Literal["seat", "next"]
Answer: TypeAlias = Literal["", "yes", "no"]

#: Seconds for which a knock is kept: who wants a seat is not kept waiting for longer than a day.
LIFETIME: dict[Wish, float] = {"seat": 86_400.0, "next": 7 * 86_400.0}
_COLUMNS = "id, game, person, name, wants, at, answer"


@dataclass(frozen=True, slots=True)
class Knock:
    """Somebody at the door of a table."""

    id: str
    game: str
    person: str
    name: str
    wants: Wish
    #: When, in seconds since 1970.
    at: float
    #: What the one who opened the table said: whoever waits for the next game may be let in beforehand.
    answer: Answer = ""


class Knocks:
    """Knocks in a database. Each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, knock: Knock, most: int) -> bool:
        """Store a knock in place of an earlier one of the person; false if there are as many as may be."""

        def write(connection: Connection) -> bool:
            for wants, lifetime in LIFETIME.items():
                gone = (wants, knock.at - lifetime)
                connection.execute("DELETE FROM knocks WHERE wants = ? AND at <= ?", gone)
            who = (knock.game, knock.person)
            others = "SELECT COUNT(*) FROM knocks WHERE game = ? AND person <> ? AND answer <> 'no'"
            if connection.execute(others, who).fetchone()[0] >= most:
                return False
            connection.execute("DELETE FROM knocks WHERE game = ? AND person = ?", who)
            connection.execute(
                "INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (knock.person,)
            )
            insert = f"INSERT INTO knocks ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"
            connection.execute(insert, astuple(knock))
            return True

        return await self._database.run(write)

    async def of_game(self, game: str, now: float) -> list[Knock]:
        """All knocks at a table that were not refused, the first first."""
        return [knock for knock in await self._select("game = ?", (game,), now) if knock.answer != "no"]

    async def of_person(self, game: str, person: str, now: float) -> Knock | None:
        """The knock of a person at a table; none if they have not knocked, or it was too long ago."""
        rows = await self._select("game = ? AND person = ?", (game, person), now)
        return rows[0] if rows else None

    async def _select(self, which: str, values: tuple[Any, ...], now: float) -> list[Knock]:
        def read(connection: Connection) -> list[Knock]:
            rows = connection.execute(f"SELECT {_COLUMNS} FROM knocks WHERE {which} ORDER BY at, id", values)
            knocks = [Knock(*columns) for columns in rows.fetchall()]
            return [knock for knock in knocks if knock.at > now - LIFETIME[knock.wants]]

        return await self._database.run(read)

    async def answer(self, knock: Knock, answer: Answer) -> None:
        """What the one who opened the table says; it is kept as long as the knock would have been."""
        await self._write("UPDATE knocks SET answer = ? WHERE id = ?", (answer, knock.id))

    async def remove(self, game: str, persons: Collection[str]) -> None:
        """These persons were let in, or do not wait any more."""
        for person in persons:
            await self._write("DELETE FROM knocks WHERE game = ? AND person = ?", (game, person))

    async def carry_over(self, game: str, following: str) -> None:
        """Whoever still knocks or waits at a table does so at the one of the next game."""
        await self._write("UPDATE knocks SET game = ? WHERE game = ?", (following, game))

    async def _write(self, statement: str, values: tuple[Any, ...]) -> None:
        def write(connection: Connection) -> None:
            connection.execute(statement, values)

        await self._database.run(write)


def move_knocks(connection: Connection, old: str, new: str) -> None:
    """Give the knocks of one person to another; where both have knocked, the other's counts."""
    connection.execute(
        "DELETE FROM knocks WHERE person = ? AND game IN (SELECT game FROM knocks WHERE person = ?)",
        (old, new),
    )
    connection.execute("UPDATE knocks SET person = ? WHERE person = ?", (new, old))
