"""The messages of commands: what is typed and held, and what is answered."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.commands.speaking import LONGEST
from cartographers.server.protocol.decisions import Decision
from cartographers.server.protocol.message import Cell, Message, RequestMessage, Terrain
from cartographers.server.protocol.previews import Place


class HeldHand(RequestMessage):
    """A decision as far as it has come on the page. All fields are sent both ways."""

    #: A skill may be declared, a shape is held, what a skill draws besides, or what a gorgon destroys.
    stage: Literal["declare", "shape", "extra", "target"]
    skill: str
    upright: bool
    #: The terrain; none for a cell to be destroyed.
    terrain: Terrain | None
    #: The shape as it is turned, from its top left corner, and where that corner lies.
    shape: Annotated[list[Place], Field(max_length=121)]
    corner: Place | None
    #: A hero's attack.
    marks: list[Cell]
    #: The first part of a decision whose second is being chosen, as in a record in JSON.
    first: Decision | None


class CommandRequest(RequestMessage):
    """A typed command, and what is held."""

    text: Annotated[str, Field(max_length=LONGEST)]
    hand: HeldHand | None = None


class CommandAnswer(Message):
    """What a command brings."""

    #: Sentences, one fact each.
    lines: list[str]
    #: What is held now; none if nothing is to be decided.
    hand: HeldHand | None = None
    #: The decision that was confirmed, as in a record in JSON. It is not made yet.
    decision: Decision | None = None
    #: Is the decision that is sealed to be taken back?
    takes_back: bool = False
    #: Words that can be typed.
    completions: list[str] = []
