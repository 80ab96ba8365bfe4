"""SQL statements with which a host finds games, tournaments, results, bots, and what persons have written."""

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from cartographers.server.features.admin.things import Thing, Wanted
from cartographers.server.storage.database import Connection

#: How many of those who take part are told.
_MOST_PEOPLE = 12
#: From so many characters on a text may be the beginning of an id.
_ID_BEGINNING = 4


class _Where:
    """The conditions of a search."""

    def __init__(self, wanted: Wanted) -> None:
        self._wanted = wanted
        self._conditions: list[str] = ["1 = 1"]
        self.values: list[Any] = []

    def text(self, id: str, *names: str) -> "_Where":
        """An id begins with the text, or a name, perhaps in a sub-query with ``LIKE ?``, has it in it."""
        text = self._wanted.text
        if text:
            patterns = sorted({f"%{_escaped(one)}%" for one in (text, text.lower(), text.capitalize())})
            alike = [f"{name.format(like=_LIKE)}" for name in names for _ in patterns]
            beginning = f"{_escaped(text)}%" if len(text) >= _ID_BEGINNING else _escaped(text)
            self._add(" OR ".join([f"{id} {_LIKE}", *alike]), beginning, *(patterns * len(names)))
        return self

    def people(self, *columns: str) -> "_Where":
        """One of the persons, perhaps in a sub-query, is the one that is looked for."""
        if self._wanted.device:
            beginning = f"{_escaped(self._wanted.device)}%"
            conditions = [column.format(is_one=_LIKE) for column in columns]
            self._add(" OR ".join(conditions), *([beginning] * len(columns)))
        if self._wanted.persons is not None:
            places = ", ".join("?" * len(self._wanted.persons))
            conditions = [column.format(is_one=f"IN ({places})") for column in columns]
            self._add(" OR ".join(conditions), *(self._wanted.persons * len(columns)))
        return self

    def made(self, column: str, written: Callable[[float], Any] = float) -> "_Where":
        """It was made in the time that is looked for."""
        for limit, sign in ((self._wanted.since, ">="), (self._wanted.before, "<")):
            if limit is not None:
                self._add(f"{column} {sign} ?", written(limit))
        return self

    def _add(self, condition: str, *values: Any) -> None:
        self._conditions.append(f"({condition})")
        self.values += values

    def __str__(self) -> str:
        return " AND ".join(self._conditions)


_LIKE = "LIKE ? ESCAPE '\\'"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def find(connection: Connection, kind: str, wanted: Wanted) -> list[Thing]:
    """The things of a kind that are looked for, the newest first."""
    return _FIND[kind](connection, wanted)


def _games(connection: Connection, wanted: Wanted) -> list[Thing]:
    where = (
        _Where(wanted)
        .text("id", "EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND name {like})")
        .people(
            "maker {is_one}",
            "EXISTS (SELECT 1 FROM holders WHERE holders.game = games.id AND device {is_one})",
        )
        .made("created", _written)
    )
    rows = connection.execute(
        "SELECT id, created, over, maker, (SELECT COUNT(*) FROM events WHERE events.game = games.id) "
        f"FROM games WHERE lesson IS NULL AND {where} ORDER BY created DESC, id LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        _game(connection, id, (_seconds(created), bool(over)), maker, events)
        for id, created, over, maker, events in rows
    ]


def _game(connection: Connection, id: str, made: tuple[float, bool], maker: str, events: int) -> Thing:
    seats = connection.execute(
        "SELECT seats.seat, seats.name, device FROM seats LEFT JOIN holders "
        "ON holders.game = seats.game AND holders.seat = seats.seat WHERE seats.game = ? ORDER BY seats.seat",
        (id,),
    ).fetchall()
    names = dict.fromkeys(name for _, name, _ in seats if name)
    people = {device: name for _, name, device in seats[:_MOST_PEOPLE] if device}
    return Thing("game", id, ", ".join([*names][:_MOST_PEOPLE]), *made, _first(maker, people), events)


def _first(maker: str, people: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Persons with their names, the maker first."""
    return tuple({maker: people.get(maker, ""), **people}.items())


def _tournaments(connection: Connection, wanted: Wanted) -> list[Thing]:
    players = "EXISTS (SELECT 1 FROM players WHERE tournament = tournaments.id AND {what})"
    where = (
        _Where(wanted)
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
        Thing("tournament", id, name, created, over is not None, ((host, ""),), players)
        for id, name, created, over, host, players in rows
    ]


def _results(connection: Connection, wanted: Wanted) -> list[Thing]:
    where = _Where(wanted).text("game", "name {like}", "day {like}").people("person {is_one}").made("began")
    rows = connection.execute(
        "SELECT game, day, began, over, person, name, COALESCE(stars, 0) FROM tries "
        f"WHERE (mark IS NULL OR mark <> 'struck') AND {where} ORDER BY began DESC, game LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        Thing("result", game, day, began, bool(over), ((person, name),), stars)
        for game, day, began, over, person, name, stars in rows
    ]


def _answers(connection: Connection, wanted: Wanted) -> list[Thing]:
    """The answers of each person to puzzles; they have no names."""
    where = _Where(wanted).text("person").people("person {is_one}").made("at")
    rows = connection.execute(
        f"SELECT person, MAX(at), COUNT(*) FROM puzzle_answers WHERE {where} "
        "GROUP BY person ORDER BY MAX(at) DESC, person LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [Thing("answers", person, "", at, True, ((person, ""),), number) for person, at, number in rows]


def _bots(connection: Connection, wanted: Wanted) -> list[Thing]:
    where = (
        _Where(wanted)
        .text("name", "name {like}", "owner_name {like}")
        .people("owner {is_one}")
        .made("since", _written)
    )
    rows = connection.execute(
        f"SELECT name, since, owner, owner_name FROM bot_accounts WHERE {where} "
        "ORDER BY since DESC, name LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        Thing("bot", name, name, _seconds(since), False, ((owner, owner_name),))
        for name, since, owner, owner_name in rows
    ]


def _notes(connection: Connection, wanted: Wanted) -> list[Thing]:
    """Notes to all; what somebody wrote to themselves is shown to nobody."""
    where = _Where(wanted).text("game", "body {like}").people("author {is_one}").made("at")
    rows = connection.execute(
        "SELECT game, id, seat, author, body, at, "
        "(SELECT name FROM seats WHERE seats.game = notes.game AND seats.seat = notes.seat) "
        f"FROM notes WHERE whom = 'all' AND {where} ORDER BY at DESC, id LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        Thing("note", f"{game}/{id}", body, at, True, ((author, name),), seat + 1)
        for game, id, seat, author, body, at, name in rows
    ]


def _profiles(connection: Connection, wanted: Wanted) -> list[Thing]:
    where = _Where(wanted).text("code", "name {like}").people("person {is_one}").made("since")
    rows = connection.execute(
        f"SELECT code, name, since, person FROM profiles WHERE {where} ORDER BY since DESC, code LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        Thing("profile", code, name, since, False, ((person, name),)) for code, name, since, person in rows
    ]


def _studies(connection: Connection, wanted: Wanted) -> list[Thing]:
    """Studies that others can read; what is private is shown to nobody."""
    where = _Where(wanted).text("id", "title {like}", "body {like}").people("owner {is_one}").made("made")
    rows = connection.execute(
        "SELECT id, title, made, owner, (SELECT COUNT(*) FROM study_writers WHERE study = studies.id) "
        f"FROM studies WHERE visibility <> 'private' AND {where} ORDER BY made DESC, id LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        Thing("study", id, title, made, True, ((owner, ""),), 1 + writers)
        for id, title, made, owner, writers in rows
    ]


_FIND: dict[str, Callable[[Connection, Wanted], list[Thing]]] = {
    "game": _games,
    "tournament": _tournaments,
    "result": _results,
    "answers": _answers,
    "bot": _bots,
    "note": _notes,
    "profile": _profiles,
    "study": _studies,
}


def _written(seconds: float) -> str:
    """A time as the creation of games is written."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def _seconds(written: str) -> float:
    with suppress(ValueError):
        return datetime.fromisoformat(written).timestamp()
    return 0.0
