"""Plans for new games."""

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from cartographers.server.protocol.message import Message, Name, RequestMessage
from cartographers.server.protocol.pace import Pace

#: A small number, or any in decimal digits.
Seed = Annotated[int, Field(ge=0, lt=2**53)] | Annotated[str, Field(pattern=r"^[0-9]{1,155}$")]


class SeatRequest(Message):
    """Who plays a seat: the device that creates the game (hot seat), a bot, or an invited player."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    bot: str = "greedy"
    #: The character of a bot, by its key; without one the server chooses.
    character: str = ""


class Wishes(RequestMessage):
    """What a game is set up with. What is left out gets the recommended value or is chosen at random."""

    #: The key of a printed sheet, or the picture of a player's own: eleven rows, or the same in one line.
    sheet: str = "A"
    explore: str = ""
    seasons: str = ""
    stacks: list[str] = []
    edicts: list[str] = []
    ambushes: list[str] = []
    heroes: bool | None = None
    skills: bool | list[str] = False


class PlanRequest(Pace, Wishes):
    """A plan for a game. What is left out gets the recommended value or is chosen at random."""

    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=100)] = [SeatRequest(kind="me")]
    #: The deal; in a game that is explicitly without hints none can be chosen.
    seed: Seed | None = None
    #: May players ask for hints, and for "what if" before the game is over? By default, unless somebody is
    #: invited.
    hints: bool | None = None
    #: May devices without a seat watch while it is played?
    watchers: bool = True
    #: Does the maker let people in? Whoever has the link knocks then.
    knocking: bool = False
    #: A club's table: its maker hosts it, with or without a seat. It begins when the host starts it.
    hosted: bool = False
    #: At a club's table: does the next card wait for the host, because some draw on paper?
    host_deals: bool = False
    #: Does the coach look at each decision and speak up if it costs many stars?
    coached: bool = False

    @model_validator(mode="before")
    @classmethod
    def _read_older(cls, plan: Any) -> Any:
        """Read a plan of an older release, in which a game without hints was called ranked."""
        if not isinstance(plan, dict) or "ranked" not in plan:
            return plan
        older = dict(plan)
        ranked = older.pop("ranked")
        return {"hints": not ranked, **older}

    @property
    def allows_hints(self) -> bool:
        """May players ask for hints while the game is played?"""
        return all(seat.kind != "open" for seat in self.seats) if self.hints is None else self.hints

    @property
    def is_first_game(self) -> bool:
        """Is it a game alone with the coach, in which nothing else was chosen?"""
        return len(self.seats) == 1 and self == PlanRequest(seats=self.seats, coached=True)


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
    #: The seat whose name cannot be used, if there is one.
    reason_seat: int | None = None
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
    #: The invite code of each open seat, and the one that gives the next open seat.
    invites: dict[int, str]
    invite: str = ""
    #: The commitment of the deal that was made for it; none if it was chosen, or the game was there already.
    commitment: str | None = None
    #: How many of the oldest "what if" games of the device were removed to make room for it.
    removed: int = 0
