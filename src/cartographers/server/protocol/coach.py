"""The coach: hints during a game, its analysis afterwards, "what if" from any point of it, and par."""

from typing import Annotated, Any, Literal

from pydantic import Field

from cartographers.server.protocol.message import Cell, Message, PhaseKind

#: How far something that is computed has come: not asked for, waiting its turn, under way, done, given up.
Progress = Literal["none", "waiting", "running", "done", "failed"]


class HintWish(Message):
    """Asking for a hint: 1 what to look at, 2 also where, 3 also the decision itself."""

    step: int
    level: Annotated[int, Field(ge=1, le=3)] = 1


class Hint(Message):
    """What a good player would look at, as far as it was asked for."""

    step: int
    level: int
    #: What the advised decision is for; "room" if only for the shapes still to come.
    look: Literal["edict", "coins", "monsters", "ruins", "room"]
    #: The edict to look at, if it is one.
    edict: str = ""
    #: Whose map it is about: in an ambush a neighbour's.
    map_owner: int
    #: From level 2: a neighbourhood in which the advised drawing lies, somewhat larger than it.
    where: list[Cell] = []
    #: From level 3: the decision in the form of a record, the final stars expected of it, and their spread.
    decision: dict[str, Any] | None = None
    expected: float | None = None
    spread: float | None = None


class AdvisedMove(Message):
    """A decision, the final stars expected of it, and their spread over the futures that were looked at."""

    #: In the form of a record.
    decision: dict[str, Any]
    expected: float
    spread: float
    #: Is it what a steady hand would have decided: what is worth most at a glance?
    usual: bool


class AnalysedMove(Message):
    """One own decision, looked at again."""

    #: Counted from 0 over the own decisions.
    number: int
    step: int
    #: The number of events before it: what "what if" is asked with.
    seq: int
    season: int
    card: str
    phase: PhaseKind
    #: Whose map was drawn on, and that map before the decision.
    map_owner: int
    rows: list[str]
    marks: list[Cell]
    #: The best decisions, the best first; the one played and the steady hand's are always among them.
    best: list[AdvisedMove]
    played: AdvisedMove
    #: Which of the best was played.
    place: int
    #: The final stars expected, if a steady hand plays on: before the card (and what others did) was known,
    #: after, and after the move.
    before: float
    revealed: float
    moved: float
    #: revealed - before, and moved - revealed: better or worse than a steady hand.
    luck: float
    skill: float
    #: What the best that was found promised besides; never below 0.
    lost: float


class AnalysisPoint(Message):
    """A point of the graph: the final stars expected at one moment."""

    kind: Literal["start", "reveal", "move", "end"]
    #: The move it belongs to; none for the start and the end.
    number: int | None = None
    season: int
    expected: float


class AnalysisWish(Message):
    """Whose decisions are to be looked at again."""

    seat: int = 0


class Analysis(Message):
    """A seat's game looked at again, as far as it is done: final = start + luck + skill, to the digit."""

    id: str
    seat: int
    state: Progress
    #: Why it was given up, in one sentence.
    reason: str = ""
    #: Who advises, as on the roster.
    player: str
    #: Own decisions looked at, of how many.
    done: int
    total: int
    #: Expected before the first card; none before anything is computed.
    start: float | None = None
    #: What the game brought in the end.
    final: int
    #: Sums over the moves that are done; luck includes ``closing``, which came after the last decision.
    luck: float = 0.0
    closing: float = 0.0
    skill: float = 0.0
    lost: float = 0.0
    #: The numbers of at most three moves that cost most, the costliest first.
    costliest: list[int] = []
    moves: list[AnalysedMove] = []
    points: list[AnalysisPoint] = []


class WhatIf(Message):
    """Playing on from a point of a game as it was then."""

    #: How many events of the old game it begins with; it begins with the phase under way then.
    seq: Annotated[int, Field(ge=1)]
    #: The seat to play.
    seat: int = 0
    #: The bots in the other seats, in order, the last for all that are left. If none are named, bots stay
    #: what they were and one takes the place of each person.
    bots: Annotated[list[str], Field(max_length=100)] = []
    #: Do the cards come as they came, or is the rest of the deck shuffled anew?
    same_deck: bool = False


class Par(Message):
    """What a bot makes of the same deal, alone."""

    id: str
    state: Progress
    #: Why it was given up, in one sentence.
    reason: str = ""
    #: The bot, as on the roster.
    player: str
    #: Cards played, of how many.
    done: int
    total: int
    #: What it made of it, once it is done.
    stars: int | None = None
    rating: int | None = None
    title: str | None = None
    #: The most that is known to be possible on this deal, if it was looked for.
    bound: int | None = None
