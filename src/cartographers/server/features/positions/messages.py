"""Messages about positions that somebody set up."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.notation.position_text import LONGEST
from cartographers.server.protocol.commands import CommandRequest
from cartographers.server.protocol.decisions import Decision, HintReason
from cartographers.server.protocol.message import Message, RequestMessage
from cartographers.server.protocol.previews import PreviewRequest
from cartographers.server.protocol.state import GameState

#: A position with its set-up in one line, as ``docs/notation.md`` says.
PositionLine = Annotated[str, Field(max_length=LONGEST)]
#: The most bots that play from a position, besides one person.
MOST_BOTS = 5


class PositionRequest(RequestMessage):
    """A position. What a set-up may leave open is taken from the box of the sheet."""

    text: PositionLine


class PositionWrong(Message):
    """Why there is no such position."""

    #: The part that is wrong, like ``map`` or ``used``; "" if it is none of them.
    field: str
    reason: str
    code: str


class PositionAnswer(Message):
    """A position as it was read, and whether there is one such."""

    wrong: PositionWrong | None = None
    #: The same position in one line, with all that was left open; "" if it is wrong.
    text: str = ""
    sheet: str
    rows: list[str]
    edicts: list[str]
    #: Counted from 0.
    season: int
    used: list[str]
    met: list[str]
    #: The cards that come next, in order.
    next: list[str]
    coins: int
    crossed: int
    skill: str
    skills: list[str]
    heroes: bool
    #: The rest of its words: the boxes it is played with, and what a painted map does not show.
    box: str
    unseen: str
    #: The time that the cards used take, and how long the season lasts.
    clock: int
    time: int
    #: The cards of every season's deck, and those of which one joins each season.
    deck: list[str]
    ambushes: list[str]
    hero_cards: list[str]
    #: The position as at a table with one seat; with the next card face up if it is known.
    state: GameState | None = None


class PositionGameRequest(PositionRequest):
    """A game from a position: one person, and bots who begin with the same map."""

    bots: Annotated[list[str], Field(max_length=MOST_BOTS)] = []


class PositionPreviewRequest(PositionRequest):
    """A shape held over the map of a position."""

    held: PreviewRequest


class PositionCommandRequest(PositionRequest):
    """A command typed at a position."""

    command: CommandRequest


class PositionAdviceRequest(PositionRequest):
    """A question about the next card of a position, perhaps with an answer to be compared."""

    #: As in a record in JSON.
    decision: Decision | None = None


class AdvisedDrawing(Message):
    """A decision, the stars that it is expected to lose beside the best one, and whether it is the answer."""

    #: As in a record in JSON.
    decision: Decision
    lost: float
    mine: bool


class PositionAdvice(Message):
    """What a look at the next card found."""

    #: What the given decision is beside the best one; none if none was given.
    grade: Literal["best", "close", "off"] | None = None
    #: The stars expected at the end after the best decision.
    expected: float
    #: The best first.
    drawings: list[AdvisedDrawing]
    #: Why the first is best.
    why: list[HintReason]
