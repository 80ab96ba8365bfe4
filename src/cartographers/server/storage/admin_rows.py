"""SQL statements about bans, the log of hosts, links and sessions, and requests of the command."""

from collections.abc import Iterable
from json import dumps, loads
from typing import Any

from cartographers.notation.wire import Json
from cartographers.server.storage.admin import AskedByCommand, Ban, LogEntry
from cartographers.server.storage.database import Connection

_LOG = "at, whose, act, what, why, undo"
_BAN = "id, kind, value, since, until, why"
#: Seconds after which nobody waits for the answer to a request any more.
_REQUEST_AGE = 3600.0


def select_bans(connection: Connection) -> list[Ban]:
    """All bans, the newest first."""
    return [Ban(*row) for row in connection.execute(f"SELECT {_BAN} FROM bans ORDER BY since DESC, id")]


def delete_ban(connection: Connection, id: str) -> Ban | None:
    """Delete a ban."""
    row = connection.execute(f"SELECT {_BAN} FROM bans WHERE id = ?", (id,)).fetchone()
    connection.execute("DELETE FROM bans WHERE id = ?", (id,))
    return Ban(*row) if row else None


def insert_ban(connection: Connection, ban: Ban) -> None:
    """Store a ban."""
    connection.execute(
        f"INSERT INTO bans ({_BAN}) VALUES (?, ?, ?, ?, ?, ?)",
        (ban.id, ban.kind, ban.value, ban.since, ban.until, ban.why),
    )


def insert_entry(connection: Connection, id: str, entry: LogEntry) -> None:
    """Store that a host did something."""
    connection.execute(
        f"INSERT INTO admin_log (id, {_LOG}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (id, entry.at, entry.whose, entry.act, entry.what, entry.why, entry.undo),
    )


def select_log(connection: Connection, before: float, limit: int) -> list[LogEntry]:
    """What hosts did before a time, the newest first."""
    found = connection.execute(
        f"SELECT {_LOG} FROM admin_log WHERE at < ? ORDER BY at DESC, id LIMIT ?", (before, limit)
    )
    return [LogEntry(*row) for row in found]


def take_requests(connection: Connection, server: str) -> list[AskedByCommand]:
    """The requests for this server or for any, each of them only once: a claimed one has an answer, empty."""
    found = connection.execute(
        "SELECT id, body FROM admin_requests WHERE answer IS NULL AND (server = '' OR server = ?) "
        "ORDER BY at, id",
        (server,),
    ).fetchall()
    taken = []
    for id, body in found:
        claimed = connection.execute(
            "UPDATE admin_requests SET answer = '' WHERE id = ? AND answer IS NULL", (id,)
        )
        if claimed.rowcount:
            taken.append(AskedByCommand(id, loads(body)))
    return taken


def insert_request(connection: Connection, id: str, at: float, body: Json) -> None:
    """Leave a request for a running server."""
    connection.execute(
        "INSERT INTO admin_requests (id, at, server, body) VALUES (?, ?, '', ?)", (id, at, dumps(body))
    )


def select_answer(connection: Connection, id: str) -> Json | None:
    """The answer to a request; none if there is none yet."""
    row = connection.execute("SELECT answer FROM admin_requests WHERE id = ?", (id,)).fetchone()
    return loads(row[0]) if row and row[0] else None


def delete_old(connection: Connection, now: float) -> None:
    """Delete what is past its time."""
    for table in ("set_aside", "bans", "admin_codes", "admin_sessions"):
        connection.execute(f"DELETE FROM {table} WHERE until < ?", (now,))
    connection.execute("DELETE FROM admin_requests WHERE at < ?", (now - _REQUEST_AGE,))


def forget_person(connection: Connection, person: str, games: Iterable[str]) -> None:
    """Delete for good what was set aside and has something of a person in it.

    Names that were hidden or replaced in the person's games may be theirs.
    """
    connection.execute("DELETE FROM set_aside WHERE body LIKE ?", (f"%{person}%",))
    for game in games:
        connection.execute("DELETE FROM set_aside WHERE kind = 'name' AND body LIKE ?", (f'%"{game}"%',))


def move_person(connection: Connection, old: str, new: str) -> None:
    """A person is known by another hash from now on: in bans, in what was set aside, as a maker of games."""
    connection.execute(
        "UPDATE set_aside SET body = REPLACE(body, ?, ?) WHERE body LIKE ?", (old, new, f"%{old}%")
    )
    connection.execute("UPDATE bans SET value = ? WHERE value = ?", (new, old))
    values: tuple[Any, ...] = (new, old)
    connection.execute(
        "INSERT INTO makers (person, since) SELECT ?, since FROM makers WHERE person = ? "
        "ON CONFLICT DO NOTHING",
        values,
    )
    connection.execute("DELETE FROM makers WHERE person = ?", (old,))
