"""Series of tournaments: what they count by, and the table of points."""

from typing import Annotated

from pydantic import Field

from cartographers.server.features.tournaments.messages import Phase
from cartographers.server.protocol.message import Message, RequestMessage

#: A tournament a week, for a year.
MOST_TOURNAMENTS = 52
_MOST_PLACES, _MOST_POINTS = 50, 1000


class SeriesRequest(RequestMessage):
    """What a series counts by."""

    #: The points for the places in each tournament, the first place first. Lower places get none.
    points: Annotated[
        list[Annotated[int, Field(ge=0, le=_MOST_POINTS)]], Field(min_length=1, max_length=_MOST_PLACES)
    ]
    #: So many of each player's worst tournaments do not count.
    drops: Annotated[int, Field(ge=0, lt=MOST_TOURNAMENTS)]


class SeriesTournament(Message):
    """A tournament of a series."""

    id: str
    name: str
    #: When it was made, in seconds since 1970.
    created: float
    phase: Phase
    #: Is it counted? Only when everybody may know all of its deals.
    counted: bool


class SeriesCell(Message):
    """What a player has of one tournament; empty if it is not counted yet or the player has no result."""

    place: int | None = None
    stars: int | None = None
    points: int | None = None
    #: Is it one of the player's worst, which do not count?
    dropped: bool = False


class SeriesPlayer(Message):
    """A player with the points of all tournaments."""

    #: The name in the newest tournament.
    name: str
    #: Is it the reader?
    me: bool
    place: int
    points: int
    #: In how many tournaments the player has a result.
    played: int
    tournaments: list[SeriesCell]


class SeriesPage(Message):
    """A series of tournaments: the table of points."""

    id: str
    #: That of its first tournament.
    name: str
    #: Is the reader its host?
    host: bool
    points: list[int]
    drops: int
    #: The oldest first.
    tournaments: list[SeriesTournament]
    #: The best first.
    players: list[SeriesPlayer]
