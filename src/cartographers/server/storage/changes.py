"""What the servers of one database tell each other."""

from dataclasses import dataclass, field
from json import dumps, loads
from typing import Any

from cartographers.notation.wire import Json

#: The longest message in bytes; PostgreSQL takes less than 8,000.
_LONGEST = 7000


@dataclass(frozen=True, slots=True)
class Change:
    """Something was changed in the database that other servers hold in memory."""

    #: The games that have to be read again.
    games: tuple[str, ...] = ()
    #: Have all games to be read again, because there are too many or nobody knows which?
    all_games: bool = False
    #: A feature that says something to itself on the other servers, and what it says; the rest is empty then.
    feature: str = ""
    body: Json = field(default_factory=dict)
    #: Devices, persons and bot accounts whose sockets and streams are to be closed.
    put_out: tuple[str, ...] = ()
    #: Have hosts changed what is set for everybody, or who is banned?
    site: bool = False


def write_change(change: Change) -> str:
    """A change as a message; one that is too long says that all games have to be read again."""
    said = dumps(
        {
            "games": change.games,
            "all": change.all_games,
            "feature": change.feature,
            "body": change.body,
            "put_out": change.put_out,
            "site": change.site,
        }
    )
    return said if len(said) < _LONGEST else dumps({"games": [], "all": True})


def read_change(said: str) -> Change:
    """The change that a message tells of."""
    read: dict[str, Any] = loads(said)
    # A server of an older version says nothing of what was added later.
    return Change(
        tuple(read["games"]),
        bool(read["all"]),
        read.get("feature", ""),
        read.get("body", {}),
        tuple(read.get("put_out", ())),
        bool(read.get("site")),
    )
