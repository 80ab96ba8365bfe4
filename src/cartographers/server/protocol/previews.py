"""What a drawing would score before it is decided."""

from typing import Annotated

from pydantic import Field

from cartographers.server.protocol.message import Cell, Message, RequestMessage, Terrain
from cartographers.server.protocol.own_seat import Offer, Part

#: Row and column; not strict, because JSON has no tuples.
Place = Annotated[tuple[int, int], Field(strict=False)]


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
    #: The cells and the stars in sentences, for screen readers.
    told: list[str] = []
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
