"""What hosts have set for everybody: settings of the site, who is banned, and who may make games."""

from collections.abc import Callable
from dataclasses import dataclass
from json import dumps, loads
from typing import Literal

from cartographers.notation.wire import Json
from cartographers.server.storage.database import Connection, Database

#: The row with the settings of the site.
_SITE = "site"
_BAN = "id, kind, value, since, until, why"


@dataclass(frozen=True, slots=True)
class Ban:
    """That a device or a network may not write for a time."""

    id: str
    kind: Literal["device", "network"]
    #: The person's hash, or the network like ``192.0.2.0/24``.
    value: str
    since: float
    until: float
    why: str


class Site:
    """What hosts have set, in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self) -> Json:
        """The settings of the site; empty if none was ever changed."""
        return await self._database.run(_select_site)

    async def change(self, change: Callable[[Json], Json]) -> None:
        """Change the settings of the site; of several changes at once, none undoes another."""

        def write(connection: Connection) -> None:
            # Written before it is read: another server that changes them waits until this is committed.
            connection.execute(
                "INSERT INTO site_settings (name, value) VALUES (?, ?) "
                "ON CONFLICT (name) DO UPDATE SET value = site_settings.value",
                (_SITE, "{}"),
            )
            changed = dumps(change(_select_site(connection)))
            connection.execute("UPDATE site_settings SET value = ? WHERE name = ?", (changed, _SITE))

        await self._database.run(write)

    async def bans(self) -> list[Ban]:
        """All bans, the newest first."""

        def read(connection: Connection) -> list[Ban]:
            rows = connection.execute(f"SELECT {_BAN} FROM bans ORDER BY since DESC, id")
            return [Ban(*row) for row in rows]

        return await self._database.run(read)

    async def add_ban(self, ban: Ban) -> None:
        """Store a ban."""

        def write(connection: Connection) -> None:
            connection.execute(
                f"INSERT INTO bans ({_BAN}) VALUES (?, ?, ?, ?, ?, ?)",
                (ban.id, ban.kind, ban.value, ban.since, ban.until, ban.why),
            )

        await self._database.run(write)

    async def remove_ban(self, id: str) -> Ban | None:
        """Delete a ban; none if there is none of this id."""

        def write(connection: Connection) -> Ban | None:
            row = connection.execute(f"SELECT {_BAN} FROM bans WHERE id = ?", (id,)).fetchone()
            connection.execute("DELETE FROM bans WHERE id = ?", (id,))
            return Ban(*row) if row else None

        return await self._database.run(write)

    async def may_make(self, person: str) -> bool:
        """Has a person given the password for making games?"""

        def read(connection: Connection) -> bool:
            rows = connection.execute("SELECT 1 FROM makers WHERE person = ?", (person,))
            return rows.fetchone() is not None

        return await self._database.run(read)

    async def let_make(self, person: str, since: float) -> None:
        """Note that a person has given the password."""

        def write(connection: Connection) -> None:
            connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (person,))
            connection.execute(
                "INSERT INTO makers (person, since) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, since)
            )

        await self._database.run(write)

    async def forget_makers(self) -> None:
        """Ask everybody for the password again."""
        await self._database.run(lambda connection: connection.execute("DELETE FROM makers").rowcount)


def move(connection: Connection, old: str, new: str) -> None:
    """A person is known by another hash from now on: in bans, and as a maker of games."""
    connection.execute("UPDATE bans SET value = ? WHERE value = ?", (new, old))
    connection.execute(
        "INSERT INTO makers (person, since) SELECT ?, since FROM makers WHERE person = ? "
        "ON CONFLICT DO NOTHING",
        (new, old),
    )
    connection.execute("DELETE FROM makers WHERE person = ?", (old,))


def _select_site(connection: Connection) -> Json:
    row = connection.execute("SELECT value FROM site_settings WHERE name = ?", (_SITE,)).fetchone()
    return loads(row[0]) if row else {}
