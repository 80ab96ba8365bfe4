"""Counted tries at the deals of days, weeks and tournaments."""

from collections.abc import Mapping
from dataclasses import dataclass
from json import loads
from math import inf
from typing import Any, Literal

from cartographers.notation.wire import Json
from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.hash_chain import canonical_json

#: Why a try does not count: the host of its tournament, or of the server, struck it, or it was too late.
Mark = Literal["struck", "late"]
STRUCK: Mark = "struck"


@dataclass(frozen=True, slots=True)
class Round:
    """A deal of a tournament that somebody begins."""

    tournament: str
    deal: int
    now: float
    #: Has the host given this person a try, although the deal may be closed?
    granted: bool


@dataclass(frozen=True, slots=True)
class NewTry:
    """That a new game is the counted try of a person at a deal."""

    #: The day, the week, or the name of a deal of a tournament.
    day: str
    person: str
    #: The name under which others see the result.
    name: str
    #: Of a tournament: what must still be open when the game is stored.
    round: Round | None = None
    #: By what the deal is recognised from now on.
    fingerprint: str = ""


@dataclass(frozen=True, slots=True)
class TryEnd:
    """How a counted try has ended."""

    #: None if it was ended before its game was over; then the rest is empty.
    stars: int | None = None
    seasons: tuple[int, ...] = ()
    title: str | None = None
    #: The map.
    rows: tuple[str, ...] = ()
    #: The edicts of the game, by which par is told.
    edicts: tuple[str, ...] = ()


class AlreadyTried(Exception):
    """Another game is the person's counted try."""


class RoundClosed(Exception):
    """The tournament lets nobody begin this deal now."""


@dataclass(frozen=True, slots=True)
class Try:
    """A counted try."""

    day: str
    person: str
    game: str
    name: str
    began: float
    #: Is nothing left to decide?
    over: bool
    #: None if it is not finished, or was ended before its game was over.
    stars: int | None = None
    #: The stars of each season, the title and the map; none as above.
    result: Json | None = None
    #: Is its game still kept?
    kept: bool = True
    mark: Mark | None = None
    #: When it was played to its end, in seconds since 1970; none as above, or if an older version stored it.
    finished: float | None = None


@dataclass(frozen=True, slots=True)
class Counts:
    """How many have tried the deal of a day or week."""

    began: int = 0
    #: How many have played it to its end.
    finished: int = 0


class Tries:
    """Counted tries in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, day: str, person: str) -> Try | None:
        """The try of a person; none if the person has not begun."""
        rows = await self._database.run(
            lambda connection: select(connection, "day = ? AND person = ?", (day, person))
        )
        return rows[0] if rows else None

    async def day_of_deal(self, fingerprint: str) -> str | None:
        """The deal that has a fingerprint and was begun by somebody; none if there is none."""
        return await self._database.run(lambda connection: day_of_deal(connection, fingerprint))

    async def all_of_person(self, person: str) -> list[Try]:
        """All tries of a person, the newest first."""
        return await self._database.run(
            lambda connection: select(connection, "person = ? ORDER BY began DESC, day", (person,))
        )

    async def finished_days(self, person: str) -> dict[str, float]:
        """The deals that a person has played to the end, and when; 0 if that was not noted."""

        def read(connection: Connection) -> dict[str, float]:
            days = connection.execute(
                "SELECT day, finished FROM tries WHERE person = ? AND stars IS NOT NULL", (person,)
            )
            return {str(day): float(finished or 0) for day, finished in days}

        return await self._database.run(read)

    async def of_companions(self, day: str, person: str, most: int) -> list[Try]:
        """The tries of those with whom a person has played, the earliest first."""
        which = (
            "day = ? AND person <> ? AND person IN ("
            "SELECT theirs.device FROM holders mine JOIN holders theirs ON theirs.game = mine.game "
            "WHERE mine.device = ?) ORDER BY began, game LIMIT ?"
        )
        return await self._database.run(
            lambda connection: select(connection, which, (day, person, person, most))
        )

    async def counts(self, days: Mapping[str, float]) -> dict[str, Counts]:
        """How many have tried some days and weeks, each with the moment before which tries count."""
        counted = f"COUNT(CASE WHEN {FINISHED_BEFORE} THEN 1 END)"

        def read(connection: Connection) -> dict[str, Counts]:
            numbers = {
                day: connection.execute(
                    f"SELECT COUNT(*), {counted} FROM tries WHERE day = ?", (before, day)
                ).fetchone()
                for day, before in days.items()
            }
            return {day: Counts(began, finished) for day, (began, finished) in numbers.items() if began}

        return await self._database.run(read)

    async def better(self, day: str, stars: int, before: float) -> int:
        """How many have finished before a moment with more stars than these."""

        def read(connection: Connection) -> int:
            rows = connection.execute(
                f"SELECT COUNT(*) FROM tries WHERE day = ? AND {FINISHED_BEFORE} AND stars > ?",
                (day, before, stars),
            )
            return int(rows.fetchone()[0])

        return await self._database.run(read)

    async def best(self, day: str, most: int, before: float = inf) -> list[Try]:
        """The tries finished before a moment with the most stars, of equal ones the earlier first."""
        which = f"day = ? AND {FINISHED_BEFORE} ORDER BY stars DESC, began, game LIMIT ?"
        values = (day, before, most)
        return await self._database.run(lambda connection: select(connection, which, values))

    async def first_kept(self, day: str, before: float) -> str | None:
        """The first game finished before a moment that is still kept."""
        kept = "game IN (SELECT id FROM games)"
        which = f"day = ? AND {FINISHED_BEFORE} AND {kept} ORDER BY began, game LIMIT 1"
        rows = await self._database.run(lambda connection: select(connection, which, (day, before)))
        return rows[0].game if rows else None

    async def stars(self, day: str, before: float) -> dict[int, int]:
        """How many have finished before a moment with each number of stars."""

        def read(connection: Connection) -> dict[int, int]:
            rows = connection.execute(
                f"SELECT stars, COUNT(*) FROM tries WHERE day = ? AND {FINISHED_BEFORE} GROUP BY stars",
                (day, before),
            )
            return {int(stars): int(tries) for stars, tries in rows}

        return await self._database.run(read)


_COLUMNS = (
    "day, person, game, name, began, over, stars, result, EXISTS (SELECT 1 FROM games WHERE id = game), "
    "mark, finished"
)
#: Is true of tries that were finished before a moment; older versions did not store when that was.
FINISHED_BEFORE = "stars IS NOT NULL AND (finished IS NULL OR finished < ?)"


def insert(connection: Connection, game: str, began: float, new: NewTry) -> None:
    """Let a game count; raises ``AlreadyTried`` if another one does, ``RoundClosed`` if none can."""
    if new.round:
        _enter_round(connection, new.round)
    noted = connection.execute(
        "INSERT INTO tries (day, person, game, name, began, over) VALUES (?, ?, ?, ?, ?, 0) "
        "ON CONFLICT DO NOTHING",
        (new.day, new.person, game, new.name, began),
    )
    if not noted.rowcount:
        raise AlreadyTried
    if new.fingerprint:
        connection.execute(
            "INSERT INTO shared_deals (fingerprint, day) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (new.fingerprint, new.day),
        )


def day_of_deal(connection: Connection, fingerprint: str) -> str | None:
    """The deal that has a fingerprint."""
    row = connection.execute("SELECT day FROM shared_deals WHERE fingerprint = ?", (fingerprint,)).fetchone()
    return str(row[0]) if row else None


def _enter_round(connection: Connection, begun: Round) -> None:
    """Check that a deal is open. The row is written, so nobody closes the deal before the try is stored."""
    which, values = "", []
    if not begun.granted:
        which = " AND opened >= ? AND closed < ? AND paused = 0 AND (ends IS NULL OR ends > ?)"
        values = [begun.deal, begun.deal, begun.now]
    entered = connection.execute(
        f"UPDATE tournaments SET begun = begun + 1 WHERE id = ? AND over IS NULL{which}",
        (begun.tournament, *values),
    )
    if not entered.rowcount:
        raise RoundClosed


def finish(connection: Connection, game: str, end: TryEnd, now: float) -> None:
    """Write how a counted try has ended; what is written later changes nothing."""
    done = end.stars is not None
    result = {
        "seasons": list(end.seasons),
        "title": end.title,
        "rows": list(end.rows),
        "edicts": list(end.edicts),
    }
    connection.execute(
        "UPDATE tries SET over = 1, stars = ?, result = ?, finished = ? WHERE game = ? AND over = 0",
        (end.stars, canonical_json(result) if done else None, now if done else None, game),
    )


def end(connection: Connection, game: str) -> None:
    """A game is removed: if it counted and was not over, it never will be."""
    connection.execute("UPDATE tries SET over = 1 WHERE game = ?", (game,))


def move(connection: Connection, old: str, new: str) -> None:
    """Give the tries of one person to another; where both have tried, the earlier one counts."""
    both = connection.execute(
        "SELECT mine.day, CASE WHEN mine.began < theirs.began THEN ? ELSE ? END "
        "FROM tries mine JOIN tries theirs ON theirs.day = mine.day AND theirs.person = ? "
        "WHERE mine.person = ?",
        (new, old, new, old),
    ).fetchall()
    for day, later in both:
        connection.execute("DELETE FROM tries WHERE day = ? AND person = ?", (day, later))
    connection.execute("UPDATE tries SET person = ? WHERE person = ?", (new, old))


def select(connection: Connection, condition: str, values: tuple[Any, ...]) -> list[Try]:
    """The tries that a condition, perhaps with an order, is true of."""
    rows = connection.execute(f"SELECT {_COLUMNS} FROM tries WHERE {condition}", values)
    return [_try(columns) for columns in rows.fetchall()]


def _try(columns: tuple[Any, ...]) -> Try:
    day, person, game, name, began, over, stars, result, kept, mark, finished = columns
    read = loads(result) if result else None
    return Try(day, person, game, name, began, bool(over), stars, read, bool(kept), mark, finished)
