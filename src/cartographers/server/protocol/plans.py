"""Plans for new games, and taking seats in them."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import Message, Name
from cartographers.server.protocol.pace import Pace


class SeatRequest(Message):
    """Who plays a seat: the device that creates the game (hot seat), a bot, or an invited player."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    bot: str = "greedy"
    #: The character of a bot, by its key; without one the server chooses.
    character: str = ""


class PlanRequest(Pace):
    """A plan for a game. What is left out gets the recommended value or is chosen at random."""

    #: The key of a printed sheet, or the picture of a player's own: eleven rows, or the same in one line.
    sheet: str = "A"
    explore: str = ""
    seasons: str = ""
    stacks: list[str] = []
    edicts: list[str] = []
    ambushes: list[str] = []
    heroes: bool | None = None
    skills: bool | list[str] = False
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=100)] = [SeatRequest(kind="me")]
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    #: A ranked game has no hints, and no "what if" before it is over.
    ranked: bool = False
    #: Does the coach look at each decision and speak up if it costs many stars?
    coached: bool = False


class OwnSheet(Message):
    """The check of a sheet that a player drew."""

    #: Why it cannot be played on; empty if it can.
    reasons: list[str] = []
    #: How it differs from the printed sheets; it can be played on nevertheless.
    remarks: list[str] = []
    #: The picture in one line, as in links and records.
    line: str = ""
    rows: list[str] = []


class PlanAnswer(Message):
    """Whether a plan is legal, and the set-up it would make."""

    legal: bool
    #: If it is not: the reason in one sentence, and its code.
    reason: str = ""
    reason_code: str = ""
    #: The parts of the set-up that are not chosen at random.
    explore: str = ""
    seasons: str = ""
    stacks: list[str] = []
    ruins: bool = False
    heroes: bool = False
    ambushes: list[str] = []
    #: If the plan has a player's own sheet.
    own_sheet: OwnSheet | None = None


class Created(Message):
    """A new game."""

    id: str
    #: The invite code of each open seat.
    invites: dict[int, str]


class JoinRequest(Message):
    """Taking a seat with an invite code, or with the private code of one's own seat."""

    code: str
    name: Name = ""


class Joined(Message):
    """The game and seat that a code gave access to."""

    id: str
    seat: int
