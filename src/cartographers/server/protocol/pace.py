"""The pace of a game with players elsewhere: how long it waits for them, and what happens then."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import Message

_DAY, _HOUR = 86_400, 3_600


class Pace(Message):
    """Live, or over days. A game without invited players waits for everybody, whatever its pace."""

    pace: Literal["live", "days"] = "days"
    #: Live: seconds without a sign of a player after which a bot plays for them; none: a bot never comes.
    absence: Annotated[int, Field(ge=1, le=_DAY)] | None = 120
    #: Live: seconds for each move; when they have passed, a bot draws for this one move.
    move_clock: Annotated[int, Field(ge=5, le=_HOUR)] | None = None
    #: Over days: hours for each move; none: the game waits.
    move_limit: Annotated[int, Field(ge=1, le=2_400)] | None = None
    #: What happens when they have passed: the smallest legal drawing is made for the player, a bot plays
    #: until the player is back, or the game is ended for all.
    on_limit: Literal["skip", "bot", "end"] = "skip"


class EndedState(Message):
    """A game that was ended before it was over by the rules; it has no winner."""

    #: Because of the limit for a move, by a player, because a club has started another game (the rematch)
    #: without the seats that were still open, or by the host of the server.
    why: Literal["limit", "player", "started", "host"]
    #: The seats that were waited for, or that of the player who ended it.
    seats: list[int]
