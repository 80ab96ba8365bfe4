"""The stored studies. They go with their owners; who writes along leaves them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cartographers.server.features.studies.messages import Visibility
from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.finding import Conditions, Thing, Wanted
from cartographers.server.storage.person_rows import PersonTables

_COLUMNS = "id, owner, title, visibility, code, body, version, made, changed"


@dataclass(frozen=True, slots=True)
class StudyRow:
    """A study as it is stored."""

    id: str
    #: The person who made it.
    owner: str
    title: str
    visibility: Visibility
    #: Lets others write.
    code: str
    #: Its chapters, as `body` writes them.
    body: str
    version: int
    #: In seconds since 1970.
    made: float
    changed: float
    #: Who writes along.
    writers: frozenset[str] = frozenset()

    def is_written_by(self, person: str) -> bool:
        """May a person change it?"""
        return person == self.owner or person in self.writers


class StudyStore:
    """Studies in a database. Each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: StudyRow, most: int) -> bool:
        """Store a study; false if its owner has as many as they may."""

        def write(connection: Connection) -> bool:
            known = connection.execute("SELECT COUNT(*) FROM studies WHERE owner = ?", (row.owner,))
            if known.fetchone()[0] >= most:
                return False
            _note_person(connection, row.owner)
            connection.execute(
                f"INSERT INTO studies ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(row.id, row.owner, row.title, row.visibility, row.code),
                    *(row.body, row.version, row.made, row.changed),
                ),
            )
            return True

        return await self._database.run(write)

    async def one(self, id: str) -> StudyRow | None:
        """A study; none if there is none."""
        rows = await self._database.run(lambda connection: _select(connection, "id = ?", (id,)))
        return rows[0] if rows else None

    async def of_person(self, person: str) -> list[StudyRow]:
        """The studies that a person may change, the newest first."""
        which = (
            "owner = ? OR id IN (SELECT study FROM study_writers WHERE person = ?) ORDER BY changed DESC, id"
        )
        return await self._database.run(lambda connection: _select(connection, which, (person, person)))

    async def open(self, limit: int) -> list[StudyRow]:
        """Studies that are open to everybody, the newest first."""
        which = "visibility = 'open' ORDER BY changed DESC, id LIMIT ?"
        return await self._database.run(lambda connection: _select(connection, which, (limit,)))

    async def change(self, id: str, now: float, change: Callable[[StudyRow], StudyRow]) -> StudyRow | None:
        """Store what becomes of a study, one change after the other; none if there is none."""

        def write(connection: Connection) -> StudyRow | None:
            # It comes first, so that the row is this transaction's when it is read.
            connection.execute("UPDATE studies SET version = version + 1 WHERE id = ?", (id,))
            rows = _select(connection, "id = ?", (id,))
            if not rows:
                return None
            new = change(rows[0])
            connection.execute(
                "UPDATE studies SET title = ?, visibility = ?, code = ?, body = ?, changed = ? WHERE id = ?",
                (new.title, new.visibility, new.code, new.body, now, id),
            )
            for person in rows[0].writers - new.writers:
                connection.execute("DELETE FROM study_writers WHERE study = ? AND person = ?", (id, person))
            for person in new.writers - rows[0].writers:
                _note_person(connection, person)
                connection.execute("INSERT INTO study_writers (study, person) VALUES (?, ?)", (id, person))
            return _select(connection, "id = ?", (id,))[0]

        return await self._database.run(write)

    async def remove(self, id: str, owner: str) -> bool:
        """Delete a study of its owner; says whether it was there."""

        def write(connection: Connection) -> bool:
            gone = connection.execute("DELETE FROM studies WHERE id = ? AND owner = ?", (id, owner)).rowcount
            if gone:
                connection.execute("DELETE FROM study_writers WHERE study = ?", (id,))
            return bool(gone)

        return await self._database.run(write)

    async def leave(self, id: str, person: str) -> bool:
        """Write a study no longer; says whether the person did."""
        return await self._database.run(
            lambda connection: bool(
                connection.execute(
                    "DELETE FROM study_writers WHERE study = ? AND person = ?", (id, person)
                ).rowcount
            )
        )


def _note_person(connection: Connection, person: str) -> None:
    connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (person,))


def _select(connection: Connection, which: str, values: Sequence[Any]) -> list[StudyRow]:
    rows = connection.execute(f"SELECT {_COLUMNS} FROM studies WHERE {which}", values).fetchall()
    return [replace(StudyRow(*row), writers=_writers(connection, row[0])) for row in rows]


def _writers(connection: Connection, id: str) -> frozenset[str]:
    rows = connection.execute("SELECT person FROM study_writers WHERE study = ?", (id,)).fetchall()
    return frozenset(person for (person,) in rows)


def _move(connection: Connection, old: str, new: str) -> None:
    """Give the studies of one person to another; who writes a study as both writes it once."""
    connection.execute("UPDATE studies SET owner = ? WHERE owner = ?", (new, old))
    connection.execute(
        "INSERT INTO study_writers (study, person) SELECT study, ? FROM study_writers WHERE person = ? "
        "ON CONFLICT DO NOTHING",
        (new, old),
    )
    connection.execute("DELETE FROM study_writers WHERE person = ?", (old,))


def _forget(connection: Connection, person: str) -> None:
    """Who writes along leaves no trace at the studies of a person, which go with the person."""
    connection.execute(
        "DELETE FROM study_writers WHERE study IN (SELECT id FROM studies WHERE owner = ?)", (person,)
    )


def find(connection: Connection, wanted: Wanted) -> list[Thing]:
    """Studies that others can read; what is private is shown to nobody."""
    where = Conditions(wanted).text("id", "title {like}", "body {like}").people("owner {is_one}").made("made")
    rows = connection.execute(
        "SELECT id, title, made, owner, (SELECT COUNT(*) FROM study_writers WHERE study = studies.id) "
        f"FROM studies WHERE visibility <> 'private' AND {where} ORDER BY made DESC, id LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        Thing(id, title, made, True, ((owner, ""),), 1 + writers) for id, title, made, owner, writers in rows
    ]


PERSON_TABLES = PersonTables(_move, _forget)
