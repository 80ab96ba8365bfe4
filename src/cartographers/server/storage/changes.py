"""What the servers of one database tell each other."""

from dataclasses import dataclass
from json import dumps, loads
from typing import Any

#: The longest message in bytes; PostgreSQL takes less than 8,000.
_LONGEST = 7000


@dataclass(frozen=True, slots=True)
class Change:
    """Something was changed in the database that other servers hold in memory."""

    #: The games that have to be read again.
    games: tuple[str, ...] = ()
    #: Have all games to be read again, because there are too many or nobody knows which?
    all_games: bool = False


def write_change(change: Change) -> str:
    """A change as a message; one about too many games is about all of them."""
    said = dumps({"games": change.games, "all": change.all_games})
    return said if len(said) < _LONGEST else dumps({"games": [], "all": True})


def read_change(said: str) -> Change:
    """The change that a message tells of."""
    read: dict[str, Any] = loads(said)
    return Change(tuple(read["games"]), bool(read["all"]))
