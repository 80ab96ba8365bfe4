"""SQL statements about tournaments."""

from collections.abc import Callable, Sequence
from json import loads
from typing import Any

from cartographers.server.storage.database import Connection
from cartographers.server.storage.hash_chain import canonical_json
from cartographers.server.storage.tournaments import (
    AlreadyIn,
    Correction,
    NameTaken,
    Player,
    Progress,
    Tournament,
    Whole,
)

_COLUMNS = "id, host, name, settings, created, ends, opened, closed, paused, over"
#: The host of a tournament whose host had everything deleted.
_NOBODY = "nobody"


def insert(connection: Connection, new: Tournament) -> None:
    """Insert a tournament."""
    connection.execute(
        f"INSERT INTO tournaments ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(new.id, new.host, new.name, canonical_json(new.settings), new.created),
            *(new.ends, new.opened, new.closed, int(new.paused), new.over),
        ),
    )


def select(connection: Connection, condition: str, values: Sequence[Any]) -> list[Tournament]:
    """The tournaments that a condition, perhaps with an order, is true of."""
    found = connection.execute(f"SELECT {_COLUMNS} FROM tournaments WHERE {condition}", values)
    return [_tournament(columns) for columns in found.fetchall()]


def _tournament(columns: tuple[Any, ...]) -> Tournament:
    id, host, name, settings, created, ends, opened, closed, paused, over = columns
    return Tournament(id, host, name, loads(settings), created, ends, opened, closed, bool(paused), over)


def select_players(connection: Connection, id: str) -> list[Player]:
    """Everybody who has joined."""
    found = connection.execute(
        "SELECT number, person, name, joined, removed FROM players WHERE tournament = ? ORDER BY number",
        (id,),
    )
    return [
        Player(number, person, name, joined, bool(removed))
        for number, person, name, joined, removed in found.fetchall()
    ]


def select_corrections(connection: Connection, id: str) -> list[Correction]:
    """What the host has corrected, the oldest first."""
    found = connection.execute(
        "SELECT kind, at, person, deal, earlier, later FROM corrections WHERE tournament = ? ORDER BY number",
        (id,),
    )
    return [Correction(*columns) for columns in found.fetchall()]


def select_progress(connection: Connection, days: Sequence[str]) -> list[Progress]:
    """How far everybody is with some deals, without the maps."""
    found = connection.execute(
        f"SELECT day, person, game, over, stars, mark FROM tries WHERE day IN ({', '.join('?' * len(days))})",
        days,
    )
    return [
        Progress(day, person, game, bool(over), stars, mark)
        for day, person, game, over, stars, mark in found.fetchall()
    ]


def select_whole(connection: Connection, id: str, day_of: Callable[[int], str]) -> Whole | None:
    """A tournament with everything about it."""
    for tournament in select(connection, "id = ?", (id,)):
        deals = {day_of(deal): deal for deal in range(1, int(tournament.settings["deals"]) + 1)}
        tries = select_progress(connection, list(deals))
        return Whole(
            tournament,
            select_players(connection, id),
            select_corrections(connection, id),
            {(one.person, deals[one.day]): one for one in tries},
        )
    return None


def insert_player(
    connection: Connection, id: str, person: str, name: str, now: float, look: Callable[[str], str]
) -> None:
    """Let a person take part; raises ``AlreadyIn`` or ``NameTaken``."""
    # The row of the tournament is written first. That locks it, so that whoever joins on another server at
    # the same time waits, and no two players get one number or names that look alike.
    connection.execute("UPDATE tournaments SET joined = joined + 1 WHERE id = ?", (id,))
    there = select_players(connection, id)
    if any(one.person == person for one in there):
        raise AlreadyIn
    _check_name(there, name, look)
    connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (person,))
    connection.execute(
        "INSERT INTO players (tournament, number, person, name, joined, removed) "
        "SELECT id, joined, ?, ?, ?, 0 FROM tournaments WHERE id = ?",
        (person, name, now, id),
    )


def _check_name(others: Sequence[Player], name: str, look: Callable[[str], str]) -> None:
    names = [one.name for one in others]
    if look(name) in map(look, names):
        raise NameTaken(names)


def rename(connection: Connection, id: str, correction: Correction, look: Callable[[str], str]) -> None:
    """Give somebody another name and note it; raises ``NameTaken``."""
    correct(connection, id, correction, "")
    others = [one for one in select_players(connection, id) if one.person != correction.person]
    _check_name(others, correction.after, look)


def update(connection: Connection, before: Tournament, after: Tournament, late: Sequence[str]) -> bool:
    """Replace what changes in a tournament; false if it is no longer as it was before."""
    changed = connection.execute(
        "UPDATE tournaments SET ends = ?, opened = ?, closed = ?, paused = ?, over = ? "
        "WHERE id = ? AND opened = ? AND closed = ? AND paused = ? AND over IS NULL",
        (
            *(after.ends, after.opened, after.closed, int(after.paused), after.over),
            *(before.id, before.opened, before.closed, int(before.paused)),
        ),
    )
    if changed.rowcount and late:
        connection.execute(
            "UPDATE tries SET mark = 'late' WHERE over = 0 AND mark IS NULL "
            f"AND day IN ({', '.join('?' * len(late))})",
            late,
        )
    return bool(changed.rowcount)


def correct(connection: Connection, id: str, correction: Correction, day: str) -> None:
    """Carry out a correction and note it."""
    connection.execute("UPDATE tournaments SET corrected = corrected + 1 WHERE id = ?", (id,))
    (number,) = connection.execute("SELECT corrected FROM tournaments WHERE id = ?", (id,)).fetchone()
    connection.execute(
        "INSERT INTO corrections (tournament, number, kind, at, person, deal, earlier, later) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(id, number, correction.kind, correction.at),
            *(correction.person, correction.deal, correction.before, correction.after),
        ),
    )
    whose = (id, correction.person)
    match correction.kind:
        case "rename":
            connection.execute(
                "UPDATE players SET name = ? WHERE tournament = ? AND person = ?", (correction.after, *whose)
            )
        case "remove" | "readmit":
            removed = int(correction.kind == "remove")
            connection.execute(
                "UPDATE players SET removed = ? WHERE tournament = ? AND person = ?", (removed, *whose)
            )
        case "strike":
            connection.execute(
                "UPDATE tries SET mark = 'struck' WHERE day = ? AND person = ?", (day, correction.person)
            )
        case "again":
            # It is kept under another name, so that the person has no try at this deal.
            connection.execute(
                "UPDATE tries SET mark = 'struck', day = ? WHERE day = ? AND person = ?",
                (f"{day}/{number}", day, correction.person),
            )
        case "ends":
            pass


def move(connection: Connection, old: str, new: str) -> None:
    """Give the tournaments of one person to another; who has joined as both takes part as the earlier."""
    both = connection.execute(
        "SELECT mine.tournament, CASE WHEN mine.number < theirs.number THEN ? ELSE ? END "
        "FROM players mine JOIN players theirs "
        "ON theirs.tournament = mine.tournament AND theirs.person = ? WHERE mine.person = ?",
        (new, old, new, old),
    ).fetchall()
    for tournament, later in both:
        connection.execute("DELETE FROM players WHERE tournament = ? AND person = ?", (tournament, later))
    connection.execute("UPDATE players SET person = ? WHERE person = ?", (new, old))
    connection.execute("UPDATE corrections SET person = ? WHERE person = ?", (new, old))
    connection.execute("UPDATE tournaments SET host = ? WHERE host = ?", (new, old))


def leave_hosts(connection: Connection, person: str) -> None:
    """A host has everything deleted: deals that the host would have to open or close are closed."""
    connection.execute(
        "UPDATE tournaments SET over = created WHERE host = ? AND ends IS NULL AND over IS NULL", (person,)
    )
    connection.execute("UPDATE tournaments SET host = ? WHERE host = ?", (_NOBODY, person))
