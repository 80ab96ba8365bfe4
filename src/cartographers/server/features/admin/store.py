"""What the host's tools keep: what hosts did, what can be put back, who is let in, what the command asks."""

from dataclasses import dataclass
from json import dumps, loads
from secrets import token_hex
from typing import NamedTuple

from cartographers.notation.wire import Json
from cartographers.server.features.admin import delete_rows, name_rows, set_aside_rows
from cartographers.server.features.admin.set_aside_rows import DryRun
from cartographers.server.features.admin.things import Goes, Kind, Restored, SetAside
from cartographers.server.storage.database import Connection, Database, Transaction
from cartographers.server.storage.finding import Find, Thing, Wanted
from cartographers.server.storage.holders import LinkHash
from cartographers.server.storage.person_rows import PersonTables, RemovedBot, games_of

_MOST_DEVICES = 20
_LOG = "at, whose, act, what, why, undo"
#: Seconds after which nobody waits for the answer to a request any more.
_REQUEST_AGE = 3600.0


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Something that a host did."""

    at: float
    #: ``command``, or ``page`` with the beginning of its session's hash.
    whose: str
    act: str
    #: What it was done to.
    what: str
    why: str = ""
    #: What ``undo`` has to be told, if it can be undone.
    undo: str = ""


class AskedByCommand(NamedTuple):
    """A request that the command left for a running server."""

    id: str
    body: Json


class AdminStore:
    """What the host's tools keep. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _write(self, statement: str, *values: str | float) -> int:
        """Run one statement; how many rows it changed."""
        return await self._database.run(lambda connection: connection.execute(statement, values).rowcount)

    async def devices_like(self, beginning: str) -> list[str]:
        """The persons whose hash begins so, a few at most."""

        def read(connection: Connection) -> list[str]:
            rows = connection.execute(
                "SELECT hash FROM devices WHERE hash LIKE ? ORDER BY hash LIMIT ?",
                (f"{beginning}%", _MOST_DEVICES),
            )
            return [hash for (hash,) in rows]

        return await self._database.run(read)

    async def note(self, entry: LogEntry) -> None:
        """Store that a host did something."""
        id = token_hex(8)
        await self._database.run(lambda connection: _insert_entry(connection, id, entry))

    async def log(self, before: float, limit: int) -> list[LogEntry]:
        """What hosts did before a time, the newest first."""
        return await self._database.run(lambda connection: _select_log(connection, before, limit))

    async def find(self, find: Find, wanted: Wanted) -> list[Thing]:
        """The things that are found in a way, the newest first."""
        return await self._database.run(lambda connection: find(connection, wanted))

    async def goes(self, kind: Kind, id: str) -> Goes | None:
        """What would be deleted with something; none if there is no such thing."""
        try:
            return await self._database.run(lambda connection: delete_rows.dry_run(connection, kind, id))
        except DryRun as run:
            return run.goes

    async def delete(self, kind: Kind, id: str, aside: SetAside) -> Goes | None:
        """Delete something and set it aside; none if there is no such thing."""
        return await self._database.run(lambda connection: delete_rows.delete(connection, kind, id, aside))

    async def named(self, name: str, device: str) -> Goes:
        """Where a name stands: of everybody, or only where a person has it."""
        try:
            return await self._database.run(lambda connection: name_rows.dry_run(connection, name, device))
        except DryRun as run:
            return run.goes or Goes({})

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
            rows = connection.execute(
                "SELECT id, kind, what, at, until FROM set_aside WHERE until > ? ORDER BY at DESC, id", (now,)
            )
            return [SetAside(*row) for row in rows]

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

    async def take_requests(self, server: str) -> list[AskedByCommand]:
        """The requests of the command that this server is to answer, each of them only once."""
        return await self._database.run(lambda connection: _take_requests(connection, server))

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
            _delete_old(connection, now)
            return removed

        return await self._database.run(write)


def _insert_entry(connection: Connection, id: str, entry: LogEntry) -> None:
    """Store that a host did something."""
    connection.execute(
        f"INSERT INTO admin_log (id, {_LOG}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (id, entry.at, entry.whose, entry.act, entry.what, entry.why, entry.undo),
    )


def _select_log(connection: Connection, before: float, limit: int) -> list[LogEntry]:
    """What hosts did before a time, the newest first."""
    rows = connection.execute(
        f"SELECT {_LOG} FROM admin_log WHERE at < ? ORDER BY at DESC, id LIMIT ?", (before, limit)
    )
    return [LogEntry(*row) for row in rows]


def _take_requests(connection: Connection, server: str) -> list[AskedByCommand]:
    """The requests for this server or for any, each of them only once: a claimed one has an answer, empty."""
    rows = connection.execute(
        "SELECT id, body FROM admin_requests WHERE answer IS NULL AND (server = '' OR server = ?) "
        "ORDER BY at, id",
        (server,),
    ).fetchall()
    taken = []
    for id, body in rows:
        claimed = connection.execute(
            "UPDATE admin_requests SET answer = '' WHERE id = ? AND answer IS NULL", (id,)
        )
        if claimed.rowcount:
            taken.append(AskedByCommand(id, loads(body)))
    return taken


def _delete_old(connection: Connection, now: float) -> None:
    """Delete what is past its time."""
    for table in ("set_aside", "bans", "admin_codes", "admin_sessions"):
        connection.execute(f"DELETE FROM {table} WHERE until < ?", (now,))
    connection.execute("DELETE FROM admin_requests WHERE at < ?", (now - _REQUEST_AGE,))


def _move(connection: Connection, old: str, new: str) -> None:
    connection.execute(
        "UPDATE set_aside SET body = REPLACE(body, ?, ?) WHERE body LIKE ?", (old, new, f"%{old}%")
    )


def _forget(connection: Connection, person: str) -> None:
    """Delete for good what was set aside and has something of a person in it.

    Names that were hidden or replaced in the person's games may be theirs.
    """
    connection.execute("DELETE FROM set_aside WHERE body LIKE ?", (f"%{person}%",))
    for game in games_of(connection, person):
        connection.execute("DELETE FROM set_aside WHERE kind = 'name' AND body LIKE ?", (f'%"{game}"%',))


PERSON_TABLES = PersonTables(_move, _forget)
