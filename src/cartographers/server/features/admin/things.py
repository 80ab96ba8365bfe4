"""What the tools of the host find, delete and put back."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

#: What a host can delete or rename; "name" is a name wherever it stands.
Kind = Literal["game", "tournament", "result", "answers", "bot", "note", "profile", "study", "name"]


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
