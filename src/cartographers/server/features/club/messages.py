"""A club's table: what its host may do."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import Message, Name, RequestMessage


class ClubRequest(RequestMessage):
    """What the host of a club's table does.

    ``start`` leaves out the seats that are open; ``pause`` and ``go-on`` stop the clock and all decisions;
    ``hurry`` lets bots draw once for those who have not; ``next`` turns up the next card, if cards wait;
    ``reveal`` goes on with the ceremony on the projector, once the game is over.
    """

    action: Literal["start", "pause", "go-on", "hurry", "next", "reveal"]
    #: With ``start``: so many of the open seats stay for people who come late. A bot draws there until then.
    spare: Annotated[int, Field(ge=0, le=20)] = 0


class PaperEntry(Message):
    """Somebody who draws on paper, with the stars at the end if they are known."""

    name: Annotated[Name, Field(min_length=1)]
    stars: Annotated[int, Field(ge=-500, le=500)] | None = None


class PaperRequest(RequestMessage):
    """All who draw on paper, in place of those who were named before."""

    players: Annotated[list[PaperEntry], Field(max_length=100)]
