"""What only the player of a seat is sent: what may be drawn, what the map scores, and what is decided.

Every seat is sent it in every phase, so these are dictionaries with a type: they cost a third of models to
write.
"""

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict  # pydantic takes that of Python from 3.12 on

from cartographers.server.protocol.decisions import Decision
from cartographers.server.protocol.message import Cell, Terrain


class Pose(TypedDict):
    """A shape in one orientation, and where it may be drawn."""

    #: Its form in words, for screen readers: "3 in a column".
    told: str
    cells: Sequence[tuple[int, int]]
    height: int
    width: int
    #: Bitmap of the anchors (top left cell of the bounding box) from which it may be drawn.
    anchors: str
    #: Further legal places that hang over the edge (Stealth), as (row, column) of the bounding box.
    over: list[tuple[int, int]]
    #: The index of the pose in the same choice that this becomes when turned right, and when flipped.
    turned: int
    flipped: int


class Choice(TypedDict):
    """A shape that may be drawn, in one of several terrains."""

    terrains: list[Terrain]
    coin: bool
    poses: list[Pose]


class Offer(TypedDict):
    """What a seat may draw now."""

    choices: list[Choice]
    #: Is it the single cell that may be drawn because no shape fits?
    fallback: bool
    #: If ruins are pending: the empty ruins, one of which must be covered.
    cover: list[Cell]


class SkillOffer(TypedDict):
    """A skill of the game, and whether this seat can use it in this phase."""

    key: str
    cost: int
    usable: bool
    #: If not: the reason in one sentence, and its code in the rules.
    reason: str
    reason_code: str
    #: In the draw phase: what may be drawn first with it.
    offer: Offer | None
    #: Does it draw something in addition? A preview says where.
    besides: bool
    #: Acrobatics in solo: the directions that fit.
    directions: list[Literal["across", "upright"]]


class Part(TypedDict):
    """Cells that score stars together."""

    kind: Literal["cell", "line", "region", "square"]
    cells: list[Cell]
    stars: int


class EdictScore(TypedDict):
    """The stars that an edict gives for a map, with the parts they come from."""

    key: str
    stars: int
    parts: list[Part]


class MountainState(TypedDict):
    """A mountain, and the empty cells beside it; once there are none, its owner has got a coin for it."""

    cell: Cell
    open: list[Cell]


class MyDecision(TypedDict):
    """What only this seat's player may see, as far as it changes within a phase."""

    seat: int
    must_decide: bool
    #: The decision sealed in this phase, as in a record in JSON.
    sealed: Decision | None
    can_undo: bool
    #: If it was not made by the player: the bot that made it, or "skip".
    sealed_by: str


class OwnView(TypedDict):
    """What only this seat's player may see, as far as it lasts for the phase."""

    #: The seat whose map is drawn on now; in an ambush a neighbour's.
    map_owner: int
    offer: Offer
    #: What is asked and what may be chosen, in sentences for screen readers; empty if nothing is asked.
    told: list[str]
    skills: list[SkillOffer]
    #: The four edicts A to D on the own map, and the stars lost to monsters.
    edicts: list[EdictScore]
    monsters: EdictScore
    #: The mountains of the own map.
    mountains: list[MountainState]


class SeatAccess(TypedDict):
    """What the player of a seat may do besides deciding."""

    #: The private code that opens this seat on another device.
    link: str
    #: May this player end the game for all?
    may_end: bool


class MySeat(MyDecision, OwnView, SeatAccess):
    """What only this seat's player may see."""
