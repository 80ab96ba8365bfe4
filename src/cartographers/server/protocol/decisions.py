"""Deciding, and asking what a decision would bring."""

from typing import Annotated, Any

from pydantic import Field

from cartographers.server.protocol.message import Cell, Message, Terrain
from cartographers.server.protocol.state import Offer, Part


class Decide(Message):
    """A decision for a phase. Sending the same one twice is harmless."""

    step: int
    move_id: Annotated[str, Field(min_length=1, max_length=64)]
    #: In the form of a record: see the notation.
    decision: dict[str, Any]


class Held(Message):
    """A shape held over the map, perhaps off it, perhaps with a skill: what would it bring?"""

    places: list[tuple[int, int]] = []
    terrain: Terrain = "monster"
    skill: str = ""
    #: What the skill draws besides, if chosen already.
    extra_terrain: Terrain | None = None
    extra: list[Cell] = []
    #: A hero's attack marks, and the cell a gorgon is to destroy, if chosen already.
    marks: list[Cell] = []
    target: Cell | None = None


class EdictChange(Message):
    """An edict before and after a drawing; parts that are new or worth more now."""

    key: str
    before: int
    after: int
    parts: list[Part]


class Preview(Message):
    """What a held shape would bring."""

    legal: bool
    #: Why it cannot be drawn, in one sentence, the rules' own word for it, and the cells that are in the way.
    reason: str = ""
    reason_code: str = ""
    in_the_way: list[Cell] = []
    cells: list[Cell] = []
    #: The ruins it covers.
    ruins: list[Cell] = []
    #: The four edicts before and after, the coins that can be spent more or fewer, the stars lost to monsters
    #: more or fewer; in an ambush all on the neighbour's map.
    edicts: list[EdictChange] = []
    coins: int = 0
    monsters: int = 0
    #: The season's stars gained.
    gain: int = 0
    #: What the skill may draw besides after this.
    besides: Offer | None = None
    #: A hero's possible attack marks.
    marks: list[list[Cell]] = []
    #: A gorgon's possible targets.
    targets: list[Cell] = []


class Problem(Message):
    """What was wrong with a request, in one sentence."""

    detail: str
    #: Where the rules refused: their own word for the reason, and the cells it is about.
    code: str = ""
    cells: list[Cell] = []
