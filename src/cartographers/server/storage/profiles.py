"""The public pages of persons who want one, by a code that says nothing about the person."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from cartographers.server.storage.database import Connection, Database


class ProfileRow(NamedTuple):
    """A public page: what it is called, and what is shown on it."""

    person: str
    #: What its address ends with.
    code: str
    name: str
    parts: tuple[str, ...]
    #: Does the name lead there wherever else it stands?
    linked: bool
    #: In seconds since 1970.
    since: float


class Wish(NamedTuple):
    """What a person wants to show."""

    name: str
    parts: tuple[str, ...]
    linked: bool


_COLUMNS = "person, code, name, parts, linked, since"


class Profiles:
    """Public pages in a database. Each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> ProfileRow | None:
        """The page of a person; none if they want none."""
        return await self._database.run(lambda connection: _row(connection, "person", person))

    async def at(self, code: str) -> ProfileRow | None:
        """The page with a code."""
        return await self._database.run(lambda connection: _row(connection, "code", code))

    async def show(self, person: str, wish: Wish, new: Callable[[], str], now: float) -> None:
        """Store what a person wants to show; a page that is there keeps its code."""

        def write(connection: Connection) -> None:
            connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (person,))
            values = (wish.name, " ".join(wish.parts), int(wish.linked))
            changed = connection.execute(
                "UPDATE profiles SET name = ?, parts = ?, linked = ? WHERE person = ?", (*values, person)
            )
            written = changed.rowcount
            # Another page may have the code already.
            while not written:
                written = connection.execute(
                    f"INSERT INTO profiles ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?) "
                    "ON CONFLICT (code) DO NOTHING",
                    (person, new(), *values, now),
                ).rowcount

        await self._database.run(write)

    async def hide(self, person: str) -> None:
        """A person wants no page any more: its address is gone for good."""

        def write(connection: Connection) -> None:
            connection.execute("DELETE FROM profiles WHERE person = ?", (person,))

        await self._database.run(write)

    async def links(self, persons: Collection[str]) -> dict[str, str]:
        """The codes of those of some persons whose names lead to their pages."""

        def read(connection: Connection) -> list[tuple[Any, ...]]:
            places = ", ".join("?" * len(persons))
            return connection.execute(
                f"SELECT person, code FROM profiles WHERE linked = 1 AND person IN ({places})", (*persons,)
            ).fetchall()

        return dict(await self._database.run(read)) if persons else {}


def _row(connection: Connection, column: str, value: str) -> ProfileRow | None:
    row = connection.execute(f"SELECT {_COLUMNS} FROM profiles WHERE {column} = ?", (value,)).fetchone()
    if row is None:
        return None
    person, code, name, parts, linked, since = row
    return ProfileRow(person, code, name, tuple(parts.split()), bool(linked), since)
