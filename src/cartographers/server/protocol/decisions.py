"""Decisions, previews of what a decision would score, and reasons for a decision."""

from typing import Annotated, Any, Literal

from pydantic import Field

from cartographers.server.protocol.message import Cell, Message, RequestMessage, Terrain
from cartographers.server.protocol.state import MissedGoal, Offer, Part

#: Row and column; not strict, because JSON has no tuples.
Place = Annotated[tuple[int, int], Field(strict=False)]


class DecisionRequest(RequestMessage):
    """A decision for one step. A repeated ``move_id`` is ignored."""

    step: int
    move_id: Annotated[str, Field(min_length=1, max_length=64)]
    #: As in a record in JSON.
    decision: dict[str, Any]


class PreviewRequest(RequestMessage):
    """A shape that is not drawn yet, possibly off the map or with a skill, to be previewed."""

    places: list[Place] = []
    terrain: Terrain = "monster"
    skill: str = ""
    #: What the skill draws in addition, if chosen already.
    extra_terrain: Terrain | None = None
    extra: list[Cell] = []
    #: A hero's attack marks, and the cell a gorgon is to destroy, if chosen already.
    marks: list[Cell] = []
    target: Cell | None = None


class EdictChange(Message):
    """An edict's stars before and after a drawing, and the parts that are new or score more."""

    key: str
    before: int
    after: int
    parts: list[Part]


class Preview(Message):
    """Whether a shape may be drawn, and what it would score."""

    legal: bool
    #: If it may not: the reason in one sentence, its code in the rules, and the cells that are in the way.
    reason: str = ""
    reason_code: str = ""
    in_the_way: list[Cell] = []
    cells: list[Cell] = []
    #: The ruins it covers.
    ruins: list[Cell] = []
    #: The four edicts, and how the coins and the stars lost to monsters change. In an ambush all of this is
    #: about the neighbour's map.
    edicts: list[EdictChange] = []
    coins: int = 0
    monsters: int = 0
    #: How the stars of this season change.
    gain: int = 0
    #: What the skill may draw in addition.
    besides: Offer | None = None
    #: A hero's possible attack marks.
    marks: list[list[Cell]] = []
    #: A gorgon's possible targets.
    targets: list[Cell] = []


class Problem(Message):
    """Why a request failed, in one sentence."""

    #: In the language of the request.
    detail: str
    #: What was wrong, for programs: it is the same in every language and stays the same.
    code: str
    #: What the sentence tells: numbers, words, lists; another problem is an object with its code and values.
    values: dict[str, Any] = {}
    #: If the rules refused it: the cells that the reason is about.
    cells: list[Cell] = []
    #: If it is a lesson that asks for another decision: what this one missed.
    missed: MissedGoal | None = None


class HintReason(Message):
    """One reason for the advised decision. On a neighbour's map it counts what the neighbour loses."""

    #: edict: it gives more; edict-less: it gives less; edict-prepared: it gives the same, but coming cards
    #: can bring more; coins: coins earned; monsters: spaces beside monsters closed; ruins: the ruins card is
    #: obeyed; room: coming shapes have more places than after the usual decision, or after the next best if
    #: the usual one is advised; better: more stars are expected than after that decision.
    code: Literal["edict", "edict-less", "edict-prepared", "coins", "monsters", "ruins", "room", "better"]
    #: Stars at one scoring, coins, spaces closed, or places for coming shapes.
    amount: float
    #: The edict, the season that scores it next, and how many seasons still do.
    edict: str = ""
    season: int = 0
    times: int = 1
    #: The places for coming shapes after the other decision.
    instead: int = 0
