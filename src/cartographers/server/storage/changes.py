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
    #: The tournaments that have changed, or what all of them show may have.
    tournaments: tuple[str, ...] = ()
    #: Where a game on paper is now: the name of its screens, the turn, the step, and when its map was full.
    paper: tuple[str, int, int, int | None] | None = None
    #: The device of a bot account that was given a seat in a game; without a game, its stream is to end.
    bot: str = ""
    seated_in: str = ""
    #: Devices, persons and bot accounts whose sockets and streams are to be closed.
    put_out: tuple[str, ...] = ()
    #: Have hosts changed what is set for everybody, or who is banned?
    site: bool = False

    @property
    def only_tournaments(self) -> bool:
        """Is it about nothing else?"""
        return bool(self.tournaments) and not self.games and not self.all_games


def write_change(change: Change) -> str:
    """A change as a message; one that is too long says that all games have to be read again."""
    said = dumps(
        {
            "games": change.games,
            "all": change.all_games,
            "tournaments": change.tournaments,
            "paper": change.paper,
            "bot": change.bot,
            "seated_in": change.seated_in,
            "put_out": change.put_out,
            "site": change.site,
        }
    )
    return said if len(said) < _LONGEST else dumps({"games": [], "all": True})


def read_change(said: str) -> Change:
    """The change that a message tells of."""
    read: dict[str, Any] = loads(said)
    # A server of an older version says nothing of what was added later.
    paper = read.get("paper")
    return Change(
        tuple(read["games"]),
        bool(read["all"]),
        tuple(read.get("tournaments", ())),
        tuple(paper) if paper else None,
        read.get("bot", ""),
        read.get("seated_in", ""),
        tuple(read.get("put_out", ())),
        bool(read.get("site")),
    )
