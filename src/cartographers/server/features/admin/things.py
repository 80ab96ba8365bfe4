"""What the tools of the host delete and put back."""

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
