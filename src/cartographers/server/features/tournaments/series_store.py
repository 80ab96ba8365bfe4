"""Series of tournaments in a database."""

from collections.abc import Sequence
from dataclasses import dataclass
from json import dumps, loads

from cartographers.server.features.tournaments.series_messages import MOST_TOURNAMENTS
from cartographers.server.features.tournaments.store import insert
from cartographers.server.features.tournaments.tournament import Tournament
from cartographers.server.storage.database import Connection, Database

#: The points for places while the host has set no others.
FIRST_POINTS = (25, 18, 15, 12, 10, 8, 6, 4, 2, 1)


@dataclass(frozen=True, slots=True)
class Series:
    """What a series counts by."""

    id: str
    #: The points for the places in each tournament, the first place first.
    points: Sequence[int] = FIRST_POINTS
    #: How many of the worst tournaments of each player do not count.
    drops: int = 0


class SeriesFull(Exception):
    """A series has as many tournaments as it can have."""


class LastOfSeries(Exception):
    """A series has no other tournament."""


class SeriesStore:
    """Series in a database. Each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, id: str) -> tuple[Series, list[str]] | None:
        """A series and the ids of its tournaments, the oldest first; none if there is none of this id."""
        return await self._database.run(lambda connection: _select(connection, id))

    async def change(self, series: Series) -> None:
        """Count by something else."""
        values = (dumps(list(series.points)), series.drops, series.id)
        await self._database.run(
            lambda connection: (
                connection.execute("UPDATE series SET points = ?, drops = ? WHERE id = ?", values).rowcount
            )
        )

    async def take_out(self, id: str, tournament: str) -> None:
        """Let a tournament belong to no series; raises ``LastOfSeries``."""
        await self._database.run(lambda connection: _take_out(connection, id, tournament))

    async def create_next(self, earlier: str, new: Tournament, new_series: str) -> None:
        """Store a new tournament in the series of an earlier one, which may be its first.

        Raises ``SeriesFull``.
        """
        await self._database.run(lambda connection: _insert_next(connection, earlier, new, new_series))


def _select(connection: Connection, id: str) -> tuple[Series, list[str]] | None:
    row = connection.execute("SELECT points, drops FROM series WHERE id = ?", (id,)).fetchone()
    own = connection.execute("SELECT id FROM tournaments WHERE series = ? ORDER BY created, id", (id,))
    tournaments = [one for (one,) in own.fetchall()]
    if row is None or not tournaments:
        return None
    return Series(id, loads(row[0]), row[1]), tournaments


def _insert_next(connection: Connection, earlier: str, new: Tournament, new_series: str) -> None:
    # Written first: whoever adds another one on another server at the same time waits.
    connection.execute(
        "UPDATE tournaments SET series = COALESCE(series, ?) WHERE id = ?", (new_series, earlier)
    )
    (series,) = connection.execute("SELECT series FROM tournaments WHERE id = ?", (earlier,)).fetchone()
    connection.execute(
        "INSERT INTO series (id, points, drops) VALUES (?, ?, 0) ON CONFLICT DO NOTHING",
        (series, dumps(FIRST_POINTS)),
    )
    insert(connection, new)
    connection.execute("UPDATE tournaments SET series = ? WHERE id = ?", (series, new.id))
    (number,) = connection.execute("SELECT COUNT(*) FROM tournaments WHERE series = ?", (series,)).fetchone()
    if number > MOST_TOURNAMENTS:
        raise SeriesFull


def _take_out(connection: Connection, id: str, tournament: str) -> None:
    connection.execute("UPDATE tournaments SET series = NULL WHERE id = ? AND series = ?", (tournament, id))
    if connection.execute("SELECT 1 FROM tournaments WHERE series = ?", (id,)).fetchone() is None:
        raise LastOfSeries
