"""Rated games of persons, and who wants to be on the public list. Each call is one transaction."""

from collections.abc import Iterable
from json import loads
from typing import Any, NamedTuple

from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.person_rows import PersonTables, move_one
from cartographers.server.storage.stored_game import STRENGTH
from cartographers.table.strength import LATEST, RatedGame

#: The most persons of whom the public list is made.
MOST_LISTED = 500


class Finished(NamedTuple):
    """A finished game of a person, and how it is rated if it is."""

    game: str
    seat: int
    created: str
    counted: bool
    rated: RatedGame | None


class Listed(NamedTuple):
    """Somebody who wants to be on the public list: the latest counted games; those that are not rated too."""

    person: str
    name: str
    games: tuple[RatedGame | None, ...]


_RATED = f"findings.kind = '{STRENGTH}' AND findings.number = 0"


class StrengthStore:
    """Strengths in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def finished(self, person: str) -> list[Finished]:
        """All games that a person has played to the end, the earliest first; no lessons, no "what if"."""

        def read(connection: Connection) -> list[tuple[Any, ...]]:
            return connection.execute(
                "SELECT id, mine.seat, created, body, EXISTS (SELECT 1 FROM tries WHERE tries.game = id "
                "AND tries.person = mine.device AND stars IS NOT NULL AND mark IS NULL) "
                "FROM (SELECT game, device, MIN(seat) AS seat FROM holders WHERE device = ? "
                "GROUP BY game, device) AS mine JOIN games ON id = mine.game "
                f"LEFT JOIN findings ON findings.game = id AND findings.seat = mine.seat AND {_RATED} "
                "WHERE over = 1 AND lesson IS NULL AND branch IS NULL AND ended IS NULL "
                "ORDER BY created, id, player",
                (person,),
            ).fetchall()

        rows = await self._database.run(read)
        # Several advisers may have rated a game; one of them counts.
        games = {
            game: Finished(game, seat, created, bool(counted), _rated(body))
            for game, seat, created, body, counted in rows
        }
        return list(games.values())

    async def listed(self) -> list[Listed]:
        """Those who want to be on the public list, under the name of their latest counted game."""
        return await self._latest("SELECT person FROM shown_strengths ORDER BY since LIMIT ?", MOST_LISTED)

    async def latest_of(self, person: str) -> Listed | None:
        """The same of one person, who need not want to be on it; none without a counted game."""
        people = await self._latest("SELECT hash AS person FROM devices WHERE hash = ?", person)
        return people[0] if people else None

    async def _latest(self, who: str, value: str | int) -> list[Listed]:
        """The latest counted games of those whom a query finds."""

        def read(connection: Connection) -> list[tuple[Any, ...]]:
            return connection.execute(
                "SELECT latest.person, latest.name, body FROM (SELECT tries.person, game, name, began, "
                "ROW_NUMBER() OVER (PARTITION BY tries.person ORDER BY began DESC, game) AS place "
                f"FROM tries JOIN ({who}) AS wish "
                "ON wish.person = tries.person WHERE stars IS NOT NULL AND mark IS NULL) AS latest "
                f"LEFT JOIN findings ON findings.game = latest.game AND seat = 0 AND {_RATED} "
                "AND player = (SELECT MAX(player) FROM findings AS other "
                f"WHERE other.game = latest.game AND other.seat = 0 AND other.kind = '{STRENGTH}') "
                "WHERE place <= ? ORDER BY latest.person, place",
                (value, LATEST),
            ).fetchall()

        return list(_by_person(await self._database.run(read)))

    async def wants(self, person: str) -> bool:
        """Does a person want to be on the list?"""

        def read(connection: Connection) -> bool:
            rows = connection.execute("SELECT 1 FROM shown_strengths WHERE person = ?", (person,))
            return rows.fetchone() is not None

        return await self._database.run(read)

    async def show(self, person: str, now: float) -> None:
        """A person wants to be on the list."""

        def write(connection: Connection) -> None:
            connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (person,))
            connection.execute(
                "INSERT INTO shown_strengths (person, since) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (person, now),
            )

        await self._database.run(write)

    async def hide(self, person: str) -> None:
        """A person does not want to be on the list."""

        def write(connection: Connection) -> None:
            connection.execute("DELETE FROM shown_strengths WHERE person = ?", (person,))

        await self._database.run(write)


def _by_person(rows: Iterable[tuple[str, str, str | None]]) -> list[Listed]:
    people: dict[str, Listed] = {}
    for person, name, body in rows:
        before = people.get(person, Listed(person, name, ()))
        people[person] = before._replace(games=(*before.games, _rated(body)))
    return list(people.values())


def _rated(body: str | None) -> RatedGame | None:
    """A rated game; none if it is not rated, or what is stored is damaged."""
    try:
        fields = loads(body) if body else None
        return RatedGame(float(fields["skill"]), float(fields["stake"])) if fields else None
    except (ValueError, KeyError, TypeError):
        return None


def _move(connection: Connection, old: str, new: str) -> None:
    move_one(connection, "shown_strengths", old, new)


PERSON_TABLES = PersonTables(_move)
