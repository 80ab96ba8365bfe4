"""Setting a game up and taking a seat in it."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import Message, Name


class SeatWish(Message):
    """Who is to sit in a seat: the maker (also several times: hot-seat), a bot, or whoever has the link."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    bot: str = "greedy"


class PlanWish(Message):
    """The players' wishes for a set-up; what is left out is recommended or left to chance."""

    #: The key of a printed sheet, or the picture of one's own: eleven rows, or the same in one line.
    sheet: str = "A"
    explore: str = ""
    seasons: str = ""
    stacks: list[str] = []
    edicts: list[str] = []
    ambushes: list[str] = []
    heroes: bool | None = None
    skills: bool | list[str] = False
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=100)] = [SeatWish(kind="me")]
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    #: Does the result count? Then there are no hints and no "what if" while it is played.
    ranked: bool = False


class OwnSheet(Message):
    """What there is to say about a sheet of one's own."""

    #: Why it cannot be played on; nothing if it can.
    reasons: list[str] = []
    #: What sets it apart from the printed sheets; it can be played on all the same.
    remarks: list[str] = []
    #: The picture in one line, as links and records have it.
    line: str = ""
    rows: list[str] = []


class PlanAnswer(Message):
    """Is a plan legal, and what would it be?"""

    legal: bool
    #: Why it is not, in one sentence.
    reason: str = ""
    #: The set-up it would make, as far as chance has no say in it.
    explore: str = ""
    seasons: str = ""
    stacks: list[str] = []
    ruins: bool = False
    heroes: bool = False
    ambushes: list[str] = []
    #: If the plan has a sheet of one's own.
    own_sheet: OwnSheet | None = None


class Created(Message):
    """A new game."""

    id: str
    #: For each open seat the code with which it can be taken.
    invites: dict[int, str]


class Joining(Message):
    """Taking a seat with an invite code."""

    code: str
    name: Name = ""


class Joined(Message):
    """The game and seat an invite code led to."""

    id: str
    seat: int
