"""A player's own mistakes: those to solve now, and how far the player is with them."""

from typing import Annotated

from pydantic import Field

from cartographers.puzzles.mistake import Theme
from cartographers.server.features.puzzles.messages import PuzzleLine
from cartographers.server.protocol.message import Message, RequestMessage

#: The most turns of a game that are looked at.
MOST_TURNS = 5
#: More drawings than any position has, and more tenths of a star than any can lose.
_MOST_DRAWINGS, _MOST_TENTHS = 20_000, 10_000


class TurnsRequest(RequestMessage):
    """The turns of a game that may be mistakes."""

    #: The number of events before each, as an analysis tells it.
    turns: Annotated[list[Annotated[int, Field(ge=0)]], Field(max_length=MOST_TURNS)]


class TurnLosses(RequestMessage):
    """What a page has worked out about a turn."""

    seq: Annotated[int, Field(ge=0)]
    #: Tenths of a star that each drawing loses, in their order; 0: it is right. Empty: nothing to practise.
    losses: Annotated[list[Annotated[int, Field(ge=0, le=_MOST_TENTHS)]], Field(max_length=_MOST_DRAWINGS)]
    #: The stars that the best of the others loses, and the standard error of that.
    lead: Annotated[float, Field(ge=0, le=1_000)] = 0.0
    error: Annotated[float, Field(ge=0, le=1_000)] = 0.0


class LossesRequest(RequestMessage):
    """What a page has worked out about turns of a game."""

    turns: Annotated[list[TurnLosses], Field(max_length=MOST_TURNS)]


class MistakesFound(Message):
    """The mistakes of a game; those that were known already among them."""

    found: list[PuzzleLine]


class MistakeTheme(Message):
    """How far a player is with what mistakes are about."""

    theme: Theme
    #: How many mistakes there are, how many of them are learned, and how many answers of how many were right.
    mistakes: int
    learned: int
    tries: int
    solved: int


class SeatToSearch(Message):
    """A finished game in which nobody has looked for mistakes."""

    game: str
    seat: int


class Mistakes(Message):
    """A player's own mistakes."""

    #: The time on the server, in seconds since 1970.
    now: float
    #: Those to solve now, the one that waits longest first.
    due: list[PuzzleLine]
    #: When the next one comes back, if none waits.
    comes_back: float | None = None
    mistakes: int
    learned: int
    themes: list[MistakeTheme]
    #: The newest games that could be looked through.
    games: list[SeatToSearch]
