"""Messages of the coach: hints, the analysis of a finished game, "what if", par."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.decisions import Decision, HintReason
from cartographers.server.protocol.message import Cell, Message, PhaseKind, Progress, RequestMessage
from cartographers.table.reasons import PartKind


class HintRequest(RequestMessage):
    """Level 1 says what to look at, level 2 also where, level 3 also what to decide."""

    step: int
    level: Annotated[int, Field(ge=1, le=3)] = 1


class Hint(Message):
    """A hint, with as much as its level includes."""

    step: int
    level: int
    #: The purpose of the advised decision; "room" means room for later shapes.
    look: Literal["edict", "coins", "monsters", "ruins", "room"]
    #: The edict, if that is the purpose.
    edict: str = ""
    #: The seat whose map it is about; in an ambush a neighbour's.
    map_owner: int
    #: From level 2: an area that contains the advised drawing and is somewhat larger.
    where: list[Cell] = []
    #: At level 3: the decision as in a record in JSON, the expected final stars, and their spread.
    decision: Decision | None = None
    expected: float | None = None
    spread: float | None = None
    #: At level 3: why, the strongest reason first.
    why: list[HintReason] = []


class SecondLookRequest(RequestMessage):
    """A decision that is about to be taken."""

    step: int
    #: As in a record in JSON.
    decision: Decision


class LeadPart(Message):
    """A part of the stars by which the better decision leads; it may be less than nothing."""

    #: later: what coming cards bring.
    kind: PartKind
    stars: int
    #: The edict that gives them, or that coming cards raise most, and in how many seasons it does.
    edict: str = ""
    times: int = 1


class SecondLook(Message):
    """Whether the coach speaks up about a decision, and why."""

    speaks: bool
    #: If it does: the stars that the decision is expected to cost, a better one, and where those stars
    #: lie: the parts add up to them.
    lost: int = 0
    decision: Decision | None = None
    parts: list[LeadPart] = []


class AdvisedMove(Message):
    """A decision, its expected final stars, and their spread over the playouts."""

    #: As in a record in JSON.
    decision: Decision
    expected: float
    spread: float
    #: Is it the decision that a steady player would take, who plays the best one without looking ahead?
    usual: bool


class AnalysedMove(Message):
    """The analysis of one decision."""

    #: Counted from 0 over the decisions of the seat.
    number: int
    step: int
    #: The number of events before it, for a ``WhatIfRequest``.
    seq: int
    season: int
    card: str
    phase: PhaseKind
    #: The seat whose map was drawn on, and that map before the decision.
    map_owner: int
    rows: list[str]
    marks: list[Cell]
    #: The best decisions, best first; the one played and the usual one are always among them.
    best: list[AdvisedMove]
    played: AdvisedMove
    #: The index of the one played.
    place: int
    #: The final stars expected if a steady player plays on: before the card and the others' decisions were
    #: known, after that, and after the move.
    before: float
    revealed: float
    moved: float
    #: revealed - before, and moved - revealed.
    luck: float
    skill: float
    #: How many more stars the best decision promised; never negative.
    lost: float


class AnalysisPoint(Message):
    """A point of the graph: the final stars expected at one moment."""

    kind: Literal["start", "reveal", "move", "end"]
    #: The move it belongs to; none at the start and the end.
    number: int | None = None
    season: int
    expected: float


class AnalysisRequest(RequestMessage):
    """The seat whose decisions are to be analysed."""

    seat: int = 0


class Analysis(Message):
    """The analysis of a seat's game so far.

    Once it is done, final = start + luck + skill exactly, unless the game was ended early.
    """

    id: str
    seat: int
    state: Progress
    #: If it failed: the reason in one sentence, and its code.
    reason: str = ""
    reason_code: str = ""
    #: The adviser's name on the roster.
    player: str
    #: How many decisions are analysed, and how many there are.
    done: int
    total: int
    #: The stars expected before the first card, once they are computed.
    start: float | None = None
    #: The final stars; in a game that was ended early, those scored until then.
    final: int
    #: Was the game ended early, so that nobody knows how many stars it would have been?
    ended: bool = False
    #: Sums over the analysed moves; luck includes ``closing``, the change after the last decision.
    luck: float = 0.0
    closing: float = 0.0
    skill: float = 0.0
    lost: float = 0.0
    #: The numbers of at most three moves that cost most, costliest first.
    costliest: list[int] = []
    moves: list[AnalysedMove] = []
    points: list[AnalysisPoint] = []


class PositionText(Message):
    """A position of a game in one line, with its set-up."""

    text: str


class WhatIfRequest(RequestMessage):
    """Playing on from a position of another game."""

    #: How many events of the old game are kept; the new game begins with the phase that was running then.
    seq: Annotated[int, Field(ge=1)]
    #: The seat to play.
    seat: int = 0
    #: The bots in the other seats, in order; the last one plays all seats that are left. If there are none,
    #: bots stay as they were and every other player is replaced by a bot.
    bots: Annotated[list[str], Field(max_length=100)] = []
    #: Does the deck keep its order, or is the rest of it shuffled again?
    same_deck: bool = False


class Par(Message):
    """Par: the stars that a bot scores with the same deal, alone."""

    id: str
    state: Progress
    #: If it failed: the reason in one sentence, and its code.
    reason: str = ""
    reason_code: str = ""
    #: The bot's name on the roster.
    player: str
    #: How many cards are played, and how many there are.
    done: int
    total: int
    #: The result, once it is done.
    stars: int | None = None
    rating: int | None = None
    title: str | None = None
    #: The most stars known to be possible with this deal, if it was computed.
    bound: int | None = None
