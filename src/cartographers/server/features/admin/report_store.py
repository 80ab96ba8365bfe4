"""The stored reports: names, games and notes of which a player told the host."""

from collections.abc import Sequence
from dataclasses import dataclass
from json import loads
from typing import Any, Literal, NamedTuple, TypeAlias

from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.errors import DAMAGE
from cartographers.server.storage.person_rows import PersonTables

#: What is reported: somebody's name, a whole game, the title of a tournament, a note, or a profile.
Kind: TypeAlias = Literal["name", "game", "tournament", "note", "profile"]
#: Where it is seen: at a table, in a tournament, in the results of a day or week, on a profile.
Place: TypeAlias = Literal["game", "tournament", "day", "profile"]
#: Why it is reported.
Why: TypeAlias = Literal["rude", "pretends", "private", "cheating", "other"]

#: Why a report is not stored: there is no such thing or name, this person has reported it and the report is
#: open, too many of this person are open, too many of all.
NotAdded: TypeAlias = Literal["missing", "again", "person", "all"]


class Subject(NamedTuple):
    """What is reported, as a reader sees it."""

    kind: Kind
    place: Place
    #: The id of the game or tournament, the key of the day or week, the code of the profile; of a note
    #: ``game/note``.
    place_id: str
    #: The name, the title or the note as it was; empty for a game.
    shown: str = ""


class Owner(NamedTuple):
    """Whose a reported name or thing is."""

    #: The seat at the table or the number in the tournament.
    number: int | None = None
    #: The person; none for those who draw on paper, and for players of uploaded games.
    person: str | None = None


UNKNOWN = Owner()


@dataclass(frozen=True, slots=True)
class Report:
    """A report."""

    id: str
    subject: Subject
    #: The person who reports it.
    reporter: str
    why: Why
    text: str
    #: When, in seconds since 1970.
    at: float
    #: Found by the store.
    owner: Owner = UNKNOWN
    #: When the host was done with it, and what the host noted; none while it is open.
    closed: float | None = None
    note: str = ""


_COLUMNS = "id, kind, place, place_id, shown, reporter, why, body, at, number, person, closed, note"


class ReportStore:
    """Reports in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, report: Report, most_of_person: int, most: int) -> NotAdded | None:
        """Store a report, with whose the reported thing is; says why if that was not possible.

        Only so many of a person, and of all, are open at a time.
        """

        def write(connection: Connection) -> NotAdded | None:
            owner = _owner(connection, report.subject)
            if owner is None:
                return "missing"
            of_person = _select(connection, "closed IS NULL AND reporter = ?", (report.reporter,))
            if any(one.subject == report.subject for one in of_person):
                return "again"
            if len(of_person) >= most_of_person:
                return "person"
            if _count_open(connection) >= most:
                return "all"
            connection.execute(
                "INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (report.reporter,)
            )
            values = (report.id, *report.subject, report.reporter, report.why, report.text, report.at, *owner)
            connection.execute(
                f"INSERT INTO reports ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, '')", values
            )
            return None

        return await self._database.run(write)

    async def listed(self, closed: bool = False, limit: int = 100) -> list[Report]:
        """The open reports, the oldest first; or those that are closed, the last one first."""

        def read(connection: Connection) -> list[Report]:
            which = (
                "closed IS NOT NULL ORDER BY closed DESC, id" if closed else "closed IS NULL ORDER BY at, id"
            )
            return _select(connection, f"{which} LIMIT ?", (limit,))

        return await self._database.run(read)

    async def open_count(self) -> int:
        """How many are open."""
        return await self._database.run(_count_open)

    async def close(self, id: str, at: float, note: str = "") -> bool:
        """Close a report; false if none of this id is open."""

        def write(connection: Connection) -> bool:
            closed = connection.execute(
                "UPDATE reports SET closed = ?, note = ? WHERE id = ? AND closed IS NULL", (at, note, id)
            )
            return closed.rowcount > 0

        return await self._database.run(write)

    async def remove_closed(self, before: float) -> int:
        """Delete what was closed before a time, and say how many there were."""
        return await self._database.run(
            lambda connection: connection.execute("DELETE FROM reports WHERE closed < ?", (before,)).rowcount
        )


def _count_open(connection: Connection) -> int:
    return int(connection.execute("SELECT COUNT(*) FROM reports WHERE closed IS NULL").fetchone()[0])


def _select(connection: Connection, which: str, values: Sequence[Any]) -> list[Report]:
    rows = connection.execute(f"SELECT {_COLUMNS} FROM reports WHERE {which}", values).fetchall()
    return [
        Report(id, Subject(*subject), reporter, why, text, at, Owner(number, person), closed, note)
        for id, *subject, reporter, why, text, at, number, person, closed, note in rows
    ]


def _owner(connection: Connection, subject: Subject) -> Owner | None:
    match subject.kind, subject.place:
        case "game", "game":
            return _row(connection, _MAKER, (subject.place_id,))
        case "tournament", "tournament":
            return _row(connection, _HOST, (subject.place_id, subject.shown))
        case "name", "game":
            seat = _row(connection, _SEAT, (subject.place_id, subject.shown))
            return seat or _on_paper(connection, subject)
        case "name", "tournament":
            return _row(connection, _PLAYER, (subject.place_id, subject.shown))
        case "name", "day":
            return _row(connection, _TRY, (subject.place_id, subject.shown))
        case "name" | "profile", "profile":
            return _row(connection, _PROFILE, (subject.place_id, subject.shown))
        case "note", "game":
            game, _, note = subject.place_id.partition("/")
            return _row(connection, _NOTE, (game, note, subject.shown))
    return None


#: Persons of whom nothing is stored are nobody: a game may have no maker, and a maker no seat.
_MAKER = "SELECT NULL, devices.hash FROM games LEFT JOIN devices ON devices.hash = games.maker WHERE id = ?"
_HOST = (
    "SELECT NULL, devices.hash FROM tournaments LEFT JOIN devices ON devices.hash = tournaments.host "
    "WHERE id = ? AND name = ?"
)
#: A seat that a program holds is its owner's.
_SEAT = (
    "SELECT seats.seat, COALESCE(bot_accounts.owner, holders.device) FROM seats "
    "LEFT JOIN holders ON holders.game = seats.game AND holders.seat = seats.seat "
    "LEFT JOIN bot_accounts ON bot_accounts.device = holders.device "
    "WHERE seats.game = ? AND seats.name = ? ORDER BY seats.seat, holders.device LIMIT 1"
)
_PLAYER = "SELECT number, person FROM players WHERE tournament = ? AND name = ? ORDER BY number LIMIT 1"
_TRY = (
    "SELECT NULL, person FROM tries WHERE day = ? AND name = ? AND stars IS NOT NULL ORDER BY began LIMIT 1"
)
_PROFILE = "SELECT NULL, person FROM profiles WHERE code = ? AND name = ?"
#: One to oneself is read by nobody else.
_NOTE = "SELECT seat, author FROM notes WHERE game = ? AND id = ? AND body = ? AND whom = 'all'"


def _row(connection: Connection, statement: str, values: Sequence[Any]) -> Owner | None:
    row = connection.execute(statement, values).fetchone()
    return Owner(*row) if row else None


def _on_paper(connection: Connection, subject: Subject) -> Owner | None:
    """Somebody who draws on paper at a club's table and has no device."""
    row = connection.execute(
        "SELECT club FROM games WHERE id = ? AND club IS NOT NULL", (subject.place_id,)
    ).fetchone()
    try:
        named = row is not None and any(
            player["name"] == subject.shown for player in loads(row[0]).get("paper", [])
        )
    except DAMAGE:
        return None
    return Owner() if named else None


def _move(connection: Connection, old: str, new: str) -> None:
    for column in ("reporter", "person"):
        connection.execute(f"UPDATE reports SET {column} = ? WHERE {column} = ?", (new, old))


PERSON_TABLES = PersonTables(_move)
