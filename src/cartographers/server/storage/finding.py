"""How a host finds things in the store; each part of the server looks through its own tables."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from cartographers.server.storage.database import Connection

#: How many of those who take part are told.
_MOST_PEOPLE = 12
#: From so many characters on a text may be the beginning of an id.
_ID_BEGINNING = 4
_LIKE = "LIKE ? ESCAPE '\\'"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is looked for. Everything that is given must be true."""

    #: Part of a name, the beginning of an id, or a day.
    text: str = ""
    #: The beginning of a person's hash.
    device: str = ""
    #: Persons, one of whom must take part; none for anybody.
    persons: tuple[str, ...] | None = None
    #: Made since then, and before then, in seconds since 1970.
    since: float | None = None
    before: float | None = None
    limit: int = 50


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that was found."""

    #: Of a note ``game/note``, of a profile its code.
    id: str
    #: What it is called: names of players, of a tournament, the day of a result, the text of a note.
    title: str
    at: float
    over: bool
    #: The persons who take part with their names, the maker first; only the first ones.
    people: tuple[tuple[str, str], ...] = ()
    #: How many: events of a game, players of a tournament, stars of a result, answers, writers of a
    #: study. Of a note its seat.
    number: int = 0


#: Finds things of one kind, the newest first.
Find = Callable[[Connection, Wanted], list[Thing]]


class Conditions:
    """The conditions of a search, as SQL."""

    def __init__(self, wanted: Wanted) -> None:
        self._wanted = wanted
        self._conditions: list[str] = ["1 = 1"]
        self.values: list[Any] = []

    def text(self, id: str, *names: str) -> "Conditions":
        """An id begins with the text, or a name, perhaps in a sub-query with ``LIKE ?``, has it in it."""
        text = self._wanted.text
        if text:
            patterns = sorted({f"%{_escaped(one)}%" for one in (text, text.lower(), text.capitalize())})
            alike = [f"{name.format(like=_LIKE)}" for name in names for _ in patterns]
            beginning = f"{_escaped(text)}%" if len(text) >= _ID_BEGINNING else _escaped(text)
            self._add(" OR ".join([f"{id} {_LIKE}", *alike]), beginning, *(patterns * len(names)))
        return self

    def people(self, *columns: str) -> "Conditions":
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

    def made(self, column: str, written: Callable[[float], Any] = float) -> "Conditions":
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


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def _games(connection: Connection, wanted: Wanted) -> list[Thing]:
    where = (
        Conditions(wanted)
        .text("id", "EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND name {like})")
        .people(
            "maker {is_one}",
            "EXISTS (SELECT 1 FROM holders WHERE holders.game = games.id AND device {is_one})",
        )
        .made("created", written_time)
    )
    rows = connection.execute(
        "SELECT id, created, over, maker, (SELECT COUNT(*) FROM events WHERE events.game = games.id) "
        f"FROM games WHERE lesson IS NULL AND {where} ORDER BY created DESC, id LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        _game(connection, id, (seconds_of(created), bool(over)), maker, events)
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
    return Thing(id, ", ".join([*names][:_MOST_PEOPLE]), *made, _first(maker, people), events)


def _first(maker: str, people: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Persons with their names, the maker first."""
    return tuple({maker: people.get(maker, ""), **people}.items())


def _results(connection: Connection, wanted: Wanted) -> list[Thing]:
    where = (
        Conditions(wanted).text("game", "name {like}", "day {like}").people("person {is_one}").made("began")
    )
    rows = connection.execute(
        "SELECT game, day, began, over, person, name, COALESCE(stars, 0) FROM tries "
        f"WHERE (mark IS NULL OR mark <> 'struck') AND {where} ORDER BY began DESC, game LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [
        Thing(game, day, began, bool(over), ((person, name),), stars)
        for game, day, began, over, person, name, stars in rows
    ]


def _profiles(connection: Connection, wanted: Wanted) -> list[Thing]:
    where = Conditions(wanted).text("code", "name {like}").people("person {is_one}").made("since")
    rows = connection.execute(
        f"SELECT code, name, since, person FROM profiles WHERE {where} ORDER BY since DESC, code LIMIT ?",
        (*where.values, wanted.limit),
    ).fetchall()
    return [Thing(code, name, since, False, ((person, name),)) for code, name, since, person in rows]


#: What of the core's own tables is found, by kinds.
FINDS: dict[str, Find] = {"game": _games, "result": _results, "profile": _profiles}


def written_time(seconds: float) -> str:
    """A time as the creation of games and bot accounts is written."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def seconds_of(written: str) -> float:
    """The time that is written so; 0 if it cannot be read."""
    with suppress(ValueError):
        return datetime.fromisoformat(written).timestamp()
    return 0.0
