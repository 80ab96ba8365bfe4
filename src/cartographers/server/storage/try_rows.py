"""SQL statements about the counted tries at the deals of days, weeks and tournaments."""

from json import loads
from typing import Any

from cartographers.notation.wire import Json
from cartographers.server.storage.database import Connection
from cartographers.server.storage.hash_chain import canonical_json
from cartographers.server.storage.tries import AlreadyTried, NewTry, Round, RoundClosed, Try

_COLUMNS = (
    "day, person, game, name, began, over, stars, result, EXISTS (SELECT 1 FROM games WHERE id = game), mark"
)


def insert(connection: Connection, game: str, began: float, new: NewTry) -> None:
    """Let a game count; raises ``AlreadyTried`` if another one does, ``RoundClosed`` if none can."""
    if new.round:
        _enter_round(connection, new.round)
    noted = connection.execute(
        "INSERT INTO tries (day, person, game, name, began, over) VALUES (?, ?, ?, ?, ?, 0) "
        "ON CONFLICT DO NOTHING",
        (new.day, new.person, game, new.name, began),
    )
    if not noted.rowcount:
        raise AlreadyTried
    for fingerprint in new.fingerprints:
        connection.execute(
            "INSERT INTO shared_deals (fingerprint, day) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (fingerprint, new.day),
        )


def day_of_deal(connection: Connection, fingerprint: str) -> str | None:
    """The deal that has a fingerprint."""
    found = connection.execute(
        "SELECT day FROM shared_deals WHERE fingerprint = ?", (fingerprint,)
    ).fetchone()
    return str(found[0]) if found else None


def _enter_round(connection: Connection, begun: Round) -> None:
    """Check that a deal is open. The row is written, so nobody closes the deal before the try is stored."""
    which, values = "", []
    if not begun.granted:
        which = " AND opened >= ? AND closed < ? AND paused = 0 AND (ends IS NULL OR ends > ?)"
        values = [begun.deal, begun.deal, begun.now]
    entered = connection.execute(
        f"UPDATE tournaments SET begun = begun + 1 WHERE id = ? AND over IS NULL{which}",
        (begun.tournament, *values),
    )
    if not entered.rowcount:
        raise RoundClosed


def finish(connection: Connection, game: str, summary: Json) -> None:
    """Write the result of a game that is over, if it counts."""
    result = summary.get("result")
    stars = result["stars"][0] if result else None
    body = canonical_json(_told(result)) if result else None
    connection.execute("UPDATE tries SET over = 1, stars = ?, result = ? WHERE game = ?", (stars, body, game))


def end(connection: Connection, game: str) -> None:
    """A game is removed: if it counted and was not over, it never will be."""
    connection.execute("UPDATE tries SET over = 1 WHERE game = ?", (game,))


def _told(result: Json) -> Json:
    """What is kept of a result: the stars of each season, the title, the map."""
    return {
        "seasons": result["seasons"][0],
        "title": result["title"],
        "rows": result["maps"][0],
    }


def move(connection: Connection, old: str, new: str) -> None:
    """Give the tries of one person to another; where both have tried, the earlier one counts."""
    both = connection.execute(
        "SELECT mine.day, CASE WHEN mine.began < theirs.began THEN ? ELSE ? END "
        "FROM tries mine JOIN tries theirs ON theirs.day = mine.day AND theirs.person = ? "
        "WHERE mine.person = ?",
        (new, old, new, old),
    ).fetchall()
    for day, later in both:
        connection.execute("DELETE FROM tries WHERE day = ? AND person = ?", (day, later))
    connection.execute("UPDATE tries SET person = ? WHERE person = ?", (new, old))


def select(connection: Connection, condition: str, values: tuple[Any, ...]) -> list[Try]:
    """The tries that a condition, perhaps with an order, is true of."""
    found = connection.execute(f"SELECT {_COLUMNS} FROM tries WHERE {condition}", values)
    return [_try(columns) for columns in found.fetchall()]


def _try(columns: tuple[Any, ...]) -> Try:
    day, person, game, name, began, over, stars, result, kept, mark = columns
    read = loads(result) if result else None
    return Try(day, person, game, name, began, bool(over), stars, read, bool(kept), mark)
