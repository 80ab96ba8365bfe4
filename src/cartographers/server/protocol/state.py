"""The state of a game, as one device may see it."""

from typing import Any, Literal

from cartographers.server.protocol.message import Cell, Message, PhaseKind, Terrain


class Pose(Message):
    """A shape in one orientation, and where it may be drawn."""

    cells: list[tuple[int, int]]
    height: int
    width: int
    #: Bitmap of the anchors (top left cell of the bounding box) from which it may be drawn.
    anchors: str
    #: Further legal places that hang over the edge (Stealth), as (row, column) of the bounding box.
    over: list[tuple[int, int]] = []
    #: Which pose of the same choice this becomes when turned right, and when flipped.
    turned: int
    flipped: int


class Choice(Message):
    """Something that may be drawn: one shape, in one of these terrains."""

    terrains: list[Terrain]
    coin: bool
    poses: list[Pose]


class Offer(Message):
    """What a seat may draw now."""

    choices: list[Choice]
    #: Is it the single cell that stands in for shapes that cannot be drawn?
    fallback: bool = False
    #: With ruins pending: the empty ruins of which one must be covered.
    cover: list[Cell] = []


class SkillOffer(Message):
    """A skill on the table, and whether this seat can use it in this phase."""

    key: str
    cost: int
    usable: bool
    #: Why not, in one sentence, and the rules' own word for it.
    reason: str = ""
    reason_code: str = ""
    #: Draw phase: what may be drawn first with it.
    offer: Offer | None = None
    #: Does it draw something besides? Then a preview tells where.
    besides: bool = False
    #: Acrobatics in solo: the directions that fit.
    directions: list[Literal["across", "upright"]] = []


class Part(Message):
    """One reason for stars."""

    kind: Literal["cell", "line", "region", "square"]
    cells: list[Cell]
    stars: int


class EdictNow(Message):
    """What a map is worth to an edict now."""

    key: str
    stars: int
    parts: list[Part]


class ScoreRow(Message):
    """A season's stars of one seat."""

    first: int
    second: int
    coins: int
    monsters: int
    stars: int


class SeatState(Message):
    """What everyone may see of a seat."""

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    #: For a bot its key; for a person whose seat a bot minds meanwhile, that bot's.
    bot: str = ""
    minded: bool = False
    connected: bool
    mine: bool
    #: For the maker of the game, while the seat is open: the code with which it can be taken.
    invite: str = ""
    rows: list[str]
    marks: list[Cell]
    #: Named monsters: name and living cells.
    named: dict[str, list[Cell]]
    coins: int
    crossed: int
    #: The skill used this season.
    skill: str
    asked: bool
    decided: bool
    scores: list[ScoreRow]
    #: Stars so far, and what this season would bring if it ended now.
    stars: int
    now: ScoreRow


class MySeat(Message):
    """What only this seat's player may see."""

    seat: int
    #: Whose map is drawn on now: in an ambush a neighbour's.
    map_owner: int
    must_decide: bool
    #: The decision sealed in this phase, in the form of a record.
    sealed: dict[str, Any] | None
    can_undo: bool
    offer: Offer
    skills: list[SkillOffer]
    #: The four edicts A to D on the own map, and the monsters' toll.
    edicts: list[EdictNow]
    monsters: EdictNow
    #: A private link code with which this seat can be opened on another device.
    link: str


class SeasonState(Message):
    """One of the four seasons."""

    key: str
    time: int
    edicts: tuple[int, int]


class Placed(Message):
    """A seat's place at the end."""

    seat: int
    place: int
    stars: int
    lost: int


class Ending(Message):
    """How a game ended."""

    places: list[Placed]
    rating: int | None = None
    title: str | None = None


class LogDrawing(Message):
    """What happened on one map."""

    seat: int
    by: int | None
    strokes: list[tuple[Terrain, list[Cell]]]
    marks: list[Cell] = []
    destroyed: list[Cell] = []
    coins: int = 0
    skill: str = ""


class LogLine(Message):
    """One card's turn, a season's scoring, or a monster that acted after it; the oldest comes first."""

    kind: Literal["turn", "season", "after"]
    season: int
    card: str = ""
    #: What happened on each map. At tables of twelve and more seats only on or by the device's own seats.
    drawn: list[LogDrawing] = []
    scores: list[ScoreRow] = []


class GameState(Message):
    """A game as one device sees it."""

    id: str
    #: The number of events so far. A newer state has a larger one; of two with the same the later is right
    #: (somebody came, left or took a seat).
    seq: int
    #: The phase a decision must name.
    step: int
    phase: PhaseKind
    season: int
    clock: int
    seasons: list[SeasonState]
    #: The card in play.
    card: str
    revealed: list[str]
    deck: list[str]
    ambushes_in_deck: int
    heroes_in_deck: int
    pending_ruins: bool
    sheet: str
    edicts: list[str]
    skills: list[str]
    seed: int | None = None
    #: Does the result count? Then there are no hints while it is played.
    ranked: bool = False
    #: The game it is a "what if" of, if it is one.
    what_if_of: str | None = None
    seats: list[SeatState]
    mine: list[MySeat]
    log: list[LogLine]
    ending: Ending | None = None
