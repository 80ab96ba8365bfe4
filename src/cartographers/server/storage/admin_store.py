"""What the host's tools keep, in the database of the games."""

from collections.abc import Callable
from json import dumps, loads
from secrets import token_hex

from cartographers.notation.wire import Json
from cartographers.server.storage import admin_rows, delete_rows, finding_rows, name_rows, set_aside_rows
from cartographers.server.storage.admin import (
    AskedByCommand,
    Ban,
    Goes,
    Kind,
    LogEntry,
    Restored,
    SetAside,
    Thing,
    Wanted,
)
from cartographers.server.storage.database import Connection, Database, Transaction
from cartographers.server.storage.holders import LinkHash
from cartographers.server.storage.person_rows import RemovedBot
from cartographers.server.storage.set_aside_rows import OnlyLooked

#: The row with the settings of the site.
_SITE = "site"
_MOST_DEVICES = 20


class AdminStore:
    """What the host's tools keep. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def site(self) -> Json:
        """The settings of the site; empty if none was ever changed."""
        return await self._database.run(_select_site)

    async def change_site(self, change: Callable[[Json], Json]) -> None:
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

    async def _write(self, statement: str, *values: str | float) -> int:
        """Run one statement; how many rows it changed."""
        return await self._database.run(lambda connection: connection.execute(statement, values).rowcount)

    async def bans(self) -> list[Ban]:
        """All bans, the newest first."""
        return await self._database.run(admin_rows.select_bans)

    async def add_ban(self, ban: Ban) -> None:
        """Store a ban."""
        await self._database.run(lambda connection: admin_rows.insert_ban(connection, ban))

    async def remove_ban(self, id: str) -> Ban | None:
        """Delete a ban; none if there is none of this id."""
        return await self._database.run(lambda connection: admin_rows.delete_ban(connection, id))

    async def devices_like(self, beginning: str) -> list[str]:
        """The persons whose hash begins so, a few at most."""

        def read(connection: Connection) -> list[str]:
            found = connection.execute(
                "SELECT hash FROM devices WHERE hash LIKE ? ORDER BY hash LIMIT ?",
                (f"{beginning}%", _MOST_DEVICES),
            )
            return [hash for (hash,) in found]

        return await self._database.run(read)

    async def note(self, entry: LogEntry) -> None:
        """Store that a host did something."""
        id = token_hex(8)
        await self._database.run(lambda connection: admin_rows.insert_entry(connection, id, entry))

    async def log(self, before: float, limit: int) -> list[LogEntry]:
        """What hosts did before a time, the newest first."""
        return await self._database.run(lambda connection: admin_rows.select_log(connection, before, limit))

    async def find(self, kind: str, wanted: Wanted) -> list[Thing]:
        """The things of a kind that are looked for, the newest first."""
        return await self._database.run(lambda connection: finding_rows.find(connection, kind, wanted))

    async def goes(self, kind: Kind, id: str) -> Goes | None:
        """What would be deleted with something; none if there is no such thing."""
        try:
            return await self._database.run(lambda connection: delete_rows.look(connection, kind, id))
        except OnlyLooked as looked:
            return looked.goes

    async def delete(self, kind: Kind, id: str, aside: SetAside) -> Goes | None:
        """Delete something and set it aside; none if there is no such thing."""
        return await self._database.run(lambda connection: delete_rows.delete(connection, kind, id, aside))

    async def named(self, name: str, device: str) -> Goes:
        """Where a name stands: of everybody, or only where a person has it."""
        try:
            return await self._database.run(lambda connection: name_rows.look(connection, name, device))
        except OnlyLooked as looked:
            return looked.goes or Goes({})

    async def rename(self, name: str, device: str, new: str, aside: SetAside) -> Goes:
        """Replace a name wherever it stands; an empty one hides it."""
        return await self._database.run(
            lambda connection: name_rows.rename(connection, name, device, new, aside)
        )

    async def put_back(self, id: str, now: float, link_hash: LinkHash) -> Restored | None:
        """Put back what was set aside, games with new private links; none if it is too late, or not there."""
        return await self._database.run(
            lambda connection: set_aside_rows.put_back(connection, id, now, link_hash)
        )

    async def set_aside(self, now: float) -> list[SetAside]:
        """What can still be put back, the newest first."""

        def read(connection: Connection) -> list[SetAside]:
            found = connection.execute(
                "SELECT id, kind, what, at, until FROM set_aside WHERE until > ? ORDER BY at DESC, id", (now,)
            )
            return [SetAside(*row) for row in found]

        return await self._database.run(read)

    async def spend_code(self, id: str, until: float) -> bool:
        """Note that the code of a link was used; false if it was used before."""
        statement = "INSERT INTO admin_codes (id, until) VALUES (?, ?) ON CONFLICT DO NOTHING"
        return bool(await self._write(statement, id, until))

    async def add_session(self, hash: str, since: float, until: float) -> None:
        """Store a session of the host's page."""
        statement = "INSERT INTO admin_sessions (hash, since, until) VALUES (?, ?, ?)"
        await self._write(statement, hash, since, until)

    async def session_until(self, hash: str) -> float | None:
        """Until when a session lasts; none if there is none."""

        def read(connection: Connection) -> float | None:
            row = connection.execute("SELECT until FROM admin_sessions WHERE hash = ?", (hash,)).fetchone()
            return row[0] if row else None

        return await self._database.run(read)

    async def end_sessions(self, hash: str = "") -> int:
        """End one session, or all of them; how many there were."""
        return await self._write("DELETE FROM admin_sessions WHERE hash = ? OR ? = ''", hash, hash)

    async def may_make(self, person: str) -> bool:
        """Has a person given the password for making games?"""

        def read(connection: Connection) -> bool:
            found = connection.execute("SELECT 1 FROM makers WHERE person = ?", (person,))
            return found.fetchone() is not None

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
        await self._write("DELETE FROM makers")

    async def take_requests(self, server: str) -> list[AskedByCommand]:
        """The requests of the command that this server is to answer, each of them only once."""
        return await self._database.run(lambda connection: admin_rows.take_requests(connection, server))

    async def pass_request(self, id: str, server: str) -> None:
        """Leave a request to another server."""
        await self._write("UPDATE admin_requests SET server = ?, answer = NULL WHERE id = ?", server, id)

    async def answer_request(self, id: str, answer: Json) -> None:
        """Store the answer to a request."""
        await self._write("UPDATE admin_requests SET answer = ? WHERE id = ?", dumps(answer), id)

    async def forget_old(self, now: float) -> list[RemovedBot]:
        """Delete for good what is past its time: things set aside, bans, sessions, codes and requests.

        Bot accounts among them leave their games.
        """

        def write(connection: Transaction) -> list[RemovedBot]:
            removed = set_aside_rows.remove_bots_for_good(connection, now)
            admin_rows.delete_old(connection, now)
            return removed

        return await self._database.run(write)


def _select_site(connection: Connection) -> Json:
    row = connection.execute("SELECT value FROM site_settings WHERE name = ?", (_SITE,)).fetchone()
    return loads(row[0]) if row else {}
