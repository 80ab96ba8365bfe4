"""What the host's tools keep: settings of the site, bans, what hosts did and can undo."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from cartographers.notation.wire import Json

#: What a host can delete or rename; "name" is a name wherever it stands.
Kind = Literal["game", "tournament", "result", "answers", "bot", "note", "profile", "study", "name"]


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


class SetAside(NamedTuple):
    """Something that was deleted and can be put back until then."""

    id: str
    kind: Kind
    what: str
    at: float
    until: float


@dataclass(frozen=True, slots=True)
class Restored:
    """What was put back."""

    kind: Kind
    what: str
    games: tuple[str, ...] = ()


class BotNameTaken(Exception):
    """A bot account would get a name that another one has."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class PartOfDeleted(Exception):
    """Something cannot be put back, because what it is part of is deleted as well."""


class Goes(NamedTuple):
    """What goes when something is deleted: how many rows of which kind, and what has to be read again."""

    counts: dict[str, int]
    games: tuple[str, ...] = ()
    #: The bot accounts whose streams are to be closed.
    put_out: tuple[str, ...] = ()


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

    kind: Literal["game", "tournament", "result", "answers", "bot", "note", "profile", "study"]
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


class AskedByCommand(NamedTuple):
    """A request that the command left for a running server."""

    id: str
    body: Json
