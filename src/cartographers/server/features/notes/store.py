"""The stored notes. They go with their game and with their author."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Any, Literal

from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.finding import Conditions, Thing, Wanted
from cartographers.server.storage.person_rows import PersonTables

_COLUMNS = "id, game, seat, author, whom, body, at"


@dataclass(frozen=True, slots=True)
class StoredNote:
    """A note."""

    id: str
    game: str
    seat: int
    #: The person who wrote it.
    author: str
    whom: Literal["all", "self"]
    text: str
    #: When, in seconds since 1970.
    at: float


class NoteStore:
    """Notes in a database. Each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, note: StoredNote, most: int) -> bool:
        """Store a note; false if its author has as many at this table as they may."""

        def write(connection: Connection) -> bool:
            written = connection.execute(
                "SELECT COUNT(*) FROM notes WHERE game = ? AND author = ?", (note.game, note.author)
            )
            if written.fetchone()[0] >= most:
                return False
            connection.execute(f"INSERT INTO notes ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(note))
            return True

        return await self._database.run(write)

    async def read(self, game: str, person: str) -> list[StoredNote]:
        """The notes of a game to all, and those of a person to themselves, the oldest first."""
        return await self._select("game = ? AND (whom = 'all' OR author = ?)", (game, person))

    async def written_by(self, person: str) -> list[StoredNote]:
        """All notes of a person, the oldest first."""
        return await self._select("author = ?", (person,))

    async def remove(self, game: str, id: str, author: str) -> StoredNote | None:
        """Delete a note of its author; none if there is none."""

        def write(connection: Connection) -> StoredNote | None:
            rows = _select(connection, "game = ? AND id = ? AND author = ?", (game, id, author))
            connection.execute(
                "DELETE FROM notes WHERE game = ? AND id = ? AND author = ?", (game, id, author)
            )
            return rows[0] if rows else None

        return await self._database.run(write)

    async def _select(self, which: str, values: Sequence[Any]) -> list[StoredNote]:
        return await self._database.run(lambda connection: _select(connection, which, values))


def _select(connection: Connection, which: str, values: Sequence[Any]) -> list[StoredNote]:
    rows = connection.execute(f"SELECT {_COLUMNS} FROM notes WHERE {which} ORDER BY at, game, id", values)
    return [StoredNote(*row) for row in rows.fetchall()]


def _move(connection: Connection, old: str, new: str) -> None:
    connection.execute("UPDATE notes SET author = ? WHERE author = ?", (new, old))


def find(connection: Connection, wanted: Wanted) -> list[Thing]:
    """Notes to all; what somebody wrote to themselves is shown to nobody."""
    where = Conditions(wanted).text("game", "body {like}").people("author {is_one}").made("at")
    rows = connection.execute(
        "SELECT game, id, seat, author, body, at, "
        "(SELECT name FROM seats WHERE seats.game = notes.game AND seats.seat = notes.seat) "
        f"FROM notes WHERE whom = 'all' AND {where} ORDER BY at DESC, id LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        Thing(f"{game}/{id}", body, at, True, ((author, name),), seat + 1)
        for game, id, seat, author, body, at, name in rows
    ]


PERSON_TABLES = PersonTables(_move)
