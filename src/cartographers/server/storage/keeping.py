"""What is kept of games and how much: old ones, quotas, the archive."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple

from cartographers.server.storage.database import Connection, Database, Transaction
from cartographers.server.storage.hash_chain import StoredEvent
from cartographers.server.storage.person_rows import delete_game

#: About how many bytes a game takes for each of its seats when it has been played to its end, and each
#: event that it has at its beginning, because it goes on from another game, besides its text.
SEAT_BYTES, EVENT_BYTES = 10_000, 200


def expected_size(seats: int, events: Sequence[StoredEvent]) -> int:
    """About how many bytes a new game will take."""
    return seats * SEAT_BYTES + sum(EVENT_BYTES + len(event.body) for event in events)


@dataclass(frozen=True, slots=True)
class Ages:
    """Games in which nothing has happened since then are old, in seconds since 1970."""

    #: Tables at which seats are still open.
    unstarted: float
    #: Games that were not played to their end.
    unfinished: float
    finished: float


@dataclass(frozen=True, slots=True)
class OldGame:
    """A game in which nothing has happened for a long time."""

    id: str
    #: Was it played to its end, so that its record is kept?
    finished: bool


class Archived(NamedTuple):
    """A game in the archive."""

    record: str
    #: The name of the deal that many played, if it was one of those.
    day: str | None


_IDLE = "lesson IS NULL AND began < ? AND created < ?"
_OPEN = "EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND kind = 'open')"

#: Nobody has ever held a seat of a game that was uploaded: all are people's, and none has a private link.
_UPLOADED = (
    "over = 1 AND lesson IS NULL AND NOT EXISTS (SELECT 1 FROM seats "
    "WHERE seats.game = games.id AND (kind <> 'human' OR link_hash IS NOT NULL))"
)


class Keeping:
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
            rows = connection.execute(
                "SELECT id FROM games WHERE maker = ? AND branch IS NOT NULL "
                "ORDER BY created DESC, id LIMIT 100 OFFSET ?",
                (device, number),
            )
            return [id for (id,) in rows]

        return await self._database.run(read)

    async def old_games(self, ages: Ages, limit: int) -> list[OldGame]:
        """Games in which nothing has happened for a long time; lessons are not among them."""

        def read(connection: Connection) -> list[OldGame]:
            kinds = (
                ("over = 1 AND ended IS NULL", ages.finished, True),
                (f"over = 0 AND {_OPEN}", ages.unstarted, False),
                ("(over = 0 OR ended IS NOT NULL)", ages.unfinished, False),
            )
            games: dict[str, OldGame] = {}
            for condition, since, finished in kinds:
                values: tuple[Any, ...] = (since, _written(since), limit)
                rows = connection.execute(
                    f"SELECT id FROM games WHERE {_IDLE} AND {condition} ORDER BY began LIMIT ?", values
                )
                games |= {id: OldGame(id, finished) for (id,) in rows}
            return list(games.values())[:limit]

        return await self._database.run(read)

    async def oldest_uploads(self, limit: int) -> list[str]:
        """The ids of the games that were uploaded as records, the oldest first."""

        def read(connection: Connection) -> list[str]:
            rows = connection.execute(
                f"SELECT id FROM games WHERE {_UPLOADED} ORDER BY created LIMIT ?", (limit,)
            )
            return [id for (id,) in rows]

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
