"""Tournaments in a database."""

from collections.abc import Sequence
from json import loads
from typing import Any

from cartographers.server.basics.deal_key import TournamentKey
from cartographers.server.features.tournaments.tournament import (
    Correction,
    Player,
    Tournament,
    TryProgress,
    Whole,
)
from cartographers.server.names.looks import looks_like
from cartographers.server.storage.database import Connection, Database
from cartographers.server.storage.finding import Conditions, Thing, Wanted
from cartographers.server.storage.hash_chain import canonical_json
from cartographers.server.storage.person_rows import NOBODY, PersonTables


class AlreadyIn(Exception):
    """The person takes part already."""


class NameTaken(Exception):
    """Somebody else takes part under a name that looks the same."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        #: The names of all others.
        self.names = names


class TournamentStore:
    """Tournaments in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, new: Tournament) -> None:
        """Store a new tournament."""
        await self._database.run(lambda connection: insert(connection, new))

    async def load(self, id: str) -> Tournament | None:
        """A tournament; none if there is none of this id."""
        rows = await self._database.run(lambda connection: select(connection, "id = ?", (id,)))
        return rows[0] if rows else None

    async def of_person(self, person: str, most: int, removed: bool = False) -> list[Tournament]:
        """The tournaments that a person hosts or takes part in, the newest first.

        With ``removed`` also those that a host has taken the person out of.
        """
        which = (
            "host = ? OR id IN (SELECT tournament FROM players WHERE person = ? AND removed <= ?) "
            "ORDER BY created DESC, id LIMIT ?"
        )
        return await self._database.run(
            lambda connection: select(connection, which, (person, person, int(removed), most))
        )

    async def players(self, id: str) -> list[Player]:
        """Everybody who has joined, in this order."""
        return await self._database.run(lambda connection: select_players(connection, id))

    async def corrections(self, id: str) -> list[Correction]:
        """What the host has corrected, the oldest first."""
        return await self._database.run(lambda connection: select_corrections(connection, id))

    async def progress(self, days: Sequence[str]) -> list[TryProgress]:
        """How far everybody is with some deals."""
        return await self._database.run(lambda connection: select_progress(connection, days))

    async def whole(self, id: str) -> Whole | None:
        """A tournament with everything about it, as it is at one moment; none if there is none of this id.

        ``day_of`` gives the name of a deal by its number.
        """
        return await self._database.run(lambda connection: select_whole(connection, id))

    async def join(self, id: str, person: str, name: str, now: float) -> None:
        """Let a person take part; raises ``AlreadyIn`` or ``NameTaken``.

        A name is taken if it looks like another one. Also of several servers of a database only one lets
        somebody in under such a name.
        """
        await self._database.run(lambda connection: insert_player(connection, id, person, name, now))

    async def change(self, before: Tournament, after: Tournament, late: Sequence[str] = ()) -> bool:
        """Replace what changes in a tournament; false if somebody else has changed it meanwhile.

        Tries at the deals ``late`` that are still running count no more.
        """
        return await self._database.run(lambda connection: update(connection, before, after, late))

    async def correct(self, id: str, correction: Correction, day: str = "") -> None:
        """Carry out a correction and note it; ``day`` is the name of the deal that it is about."""
        await self._database.run(lambda connection: correct(connection, id, correction, day))

    async def rename(self, id: str, correction: Correction) -> None:
        """Give somebody another name and note it; raises ``NameTaken`` as ``join`` does."""
        await self._database.run(lambda connection: rename(connection, id, correction))


_COLUMNS = "id, host, name, settings, created, ends, opened, closed, paused, over, series"


def insert(connection: Connection, new: Tournament) -> None:
    """Insert a tournament."""
    connection.execute(
        f"INSERT INTO tournaments ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(new.id, new.host, new.name, canonical_json(new.settings), new.created),
            *(new.ends, new.opened, new.closed, int(new.paused), new.over, new.series),
        ),
    )


def select(connection: Connection, condition: str, values: Sequence[Any]) -> list[Tournament]:
    """The tournaments that a condition, perhaps with an order, is true of."""
    rows = connection.execute(f"SELECT {_COLUMNS} FROM tournaments WHERE {condition}", values)
    return [_tournament(columns) for columns in rows.fetchall()]


def _tournament(columns: tuple[Any, ...]) -> Tournament:
    id, host, name, settings, created, ends, opened, closed, paused, over, series = columns
    stage = ends, opened, closed, bool(paused), over
    return Tournament(id, host, name, loads(settings), created, *stage, series)


def select_players(connection: Connection, id: str) -> list[Player]:
    """Everybody who has joined."""
    rows = connection.execute(
        "SELECT number, person, name, joined, removed FROM players WHERE tournament = ? ORDER BY number",
        (id,),
    )
    return [
        Player(number, person, name, joined, bool(removed))
        for number, person, name, joined, removed in rows.fetchall()
    ]


def select_corrections(connection: Connection, id: str) -> list[Correction]:
    """What the host has corrected, the oldest first."""
    rows = connection.execute(
        "SELECT kind, at, person, deal, earlier, later FROM corrections WHERE tournament = ? ORDER BY number",
        (id,),
    )
    return [Correction(*columns) for columns in rows.fetchall()]


def select_progress(connection: Connection, days: Sequence[str]) -> list[TryProgress]:
    """How far everybody is with some deals, without the maps."""
    rows = connection.execute(
        f"SELECT day, person, game, over, stars, mark FROM tries WHERE day IN ({', '.join('?' * len(days))})",
        days,
    )
    return [
        TryProgress(day, person, game, bool(over), stars, mark)
        for day, person, game, over, stars, mark in rows.fetchall()
    ]


def select_whole(connection: Connection, id: str) -> Whole | None:
    """A tournament with everything about it."""
    for tournament in select(connection, "id = ?", (id,)):
        deals = {
            TournamentKey(id, deal).text: deal for deal in range(1, int(tournament.settings["deals"]) + 1)
        }
        tries = select_progress(connection, list(deals))
        players, corrections = select_players(connection, id), select_corrections(connection, id)
        version = hash((repr(tournament), tuple(players), tuple(corrections), frozenset(tries)))
        by_person = {(one.person, deals[one.day]): one for one in tries}
        return Whole(tournament, players, corrections, by_person, version)
    return None


def insert_player(connection: Connection, id: str, person: str, name: str, now: float) -> None:
    """Let a person take part; raises ``AlreadyIn`` or ``NameTaken``."""
    # The row of the tournament is written first. That locks it, so that whoever joins on another server at
    # the same time waits, and no two players get one number or names that look alike.
    connection.execute("UPDATE tournaments SET joined = joined + 1 WHERE id = ?", (id,))
    there = select_players(connection, id)
    if any(one.person == person for one in there):
        raise AlreadyIn
    _check_name(there, name)
    connection.execute("INSERT INTO devices (hash) VALUES (?) ON CONFLICT DO NOTHING", (person,))
    connection.execute(
        "INSERT INTO players (tournament, number, person, name, joined, removed) "
        "SELECT id, joined, ?, ?, ?, 0 FROM tournaments WHERE id = ?",
        (person, name, now, id),
    )


def _check_name(others: Sequence[Player], name: str) -> None:
    names = [one.name for one in others]
    if looks_like(name, names) is not None:
        raise NameTaken(names)


def rename(connection: Connection, id: str, correction: Correction) -> None:
    """Give somebody another name and note it; raises ``NameTaken``."""
    correct(connection, id, correction, "")
    others = [one for one in select_players(connection, id) if one.person != correction.person]
    _check_name(others, correction.after)


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


def _move(connection: Connection, old: str, new: str) -> None:
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


def _forget(connection: Connection, person: str) -> None:
    """A host has everything deleted: deals that the host would have to open or close are closed."""
    connection.execute(
        "UPDATE tournaments SET over = created WHERE host = ? AND ends IS NULL AND over IS NULL", (person,)
    )
    connection.execute("UPDATE tournaments SET host = ? WHERE host = ?", (NOBODY, person))


def find(connection: Connection, wanted: Wanted) -> list[Thing]:
    """Tournaments that a host looks for."""
    players = "EXISTS (SELECT 1 FROM players WHERE tournament = tournaments.id AND {what})"
    where = (
        Conditions(wanted)
        .text("id", "name {like}", players.replace("{what}", "players.name {like}"))
        .people("host {is_one}", players.replace("{what}", "person {is_one}"))
        .made("created")
    )
    rows = connection.execute(
        "SELECT id, name, created, over, host, "
        "(SELECT COUNT(*) FROM players WHERE tournament = tournaments.id) "
        f"FROM tournaments WHERE {where} ORDER BY created DESC, id LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        Thing(id, name, created, over is not None, ((host, ""),), players)
        for id, name, created, over, host, players in rows
    ]


PERSON_TABLES = PersonTables(_move, _forget)
