"""What travels between the server and its clients; the types of the browser are made from this.

Cells travel by name (``B4``), areas of anchors as hexadecimal bitmaps (bit 11·row + column), and everything a
player may do comes with the state: a client offers what it is sent and computes no rule.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Cell = Annotated[str, Field(pattern=r"^[A-K]([1-9]|10|11)$")]
Name = Annotated[str, Field(max_length=40)]
Terrain = Literal["forest", "village", "farm", "water", "monster", "hero", "mountain", "double"]
PhaseKind = Literal["reveal", "draw", "declare", "ambush", "gaze", "hero", "ravage", "over"]


class Message(BaseModel):
    """Anything that travels: unknown fields are refused, and what is sent is sent in full."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


# --- what is printed: sent once -------------------------------------------------------------------


class ShapeFact(Message):
    """A shape as printed: its cells as (row, column)."""

    cells: list[tuple[int, int]]
    coin: bool


class CardFact(Message):
    """A card that can come up from the deck."""

    key: str
    kind: Literal["explore", "ruins", "ambush", "hero"]
    box: str
    time: int
    terrains: list[Terrain]
    shapes: list[ShapeFact]
    clockwise: bool | None = None
    corner: str | None = None
    monster: str | None = None
    #: A hero's attacked cells as offsets from it.
    attack: list[tuple[int, int]] = []


class EdictFact(Message):
    """A scoring card."""

    key: str
    box: str
    stack: Literal["forest", "village", "farm-water", "space"]
    solo_rating: int


class SkillFact(Message):
    """A skill card."""

    key: str
    cost: int


class SheetFact(Message):
    """A side of a map sheet, as eleven rows."""

    key: str
    box: str
    rows: list[str]


class BotFact(Message):
    """A bot that can sit at a table; its name and a sentence about it are in the words."""

    key: str


class Catalogue(Message):
    """Everything printed in all boxes."""

    boxes: list[str]
    cards: list[CardFact]
    edicts: list[EdictFact]
    skills: list[SkillFact]
    sheets: list[SheetFact]
    titles: list[str]
    bots: list[BotFact]
    coin_track: int
    most_seats: int


# --- setting a game up ----------------------------------------------------------------------------


class SeatWish(Message):
    """Who is to sit in a seat: the maker (also several times: hot-seat), a bot, or whoever has the link."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    bot: str = "greedy"


class PlanWish(Message):
    """The players' wishes for a set-up; what is left out is recommended or left to chance."""

    sheet: str = "A"
    explore: str = ""
    seasons: str = ""
    stacks: list[str] = []
    edicts: list[str] = []
    ambushes: list[str] = []
    heroes: bool | None = None
    skills: bool | list[str] = False
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=100)] = [SeatWish(kind="me")]
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = None


class PlanAnswer(Message):
    """Is a plan legal, and what would it be?"""

    legal: bool
    #: Why it is not, in one sentence.
    reason: str = ""
    #: The set-up it would make, as far as chance has no say in it.
    explore: str = ""
    seasons: str = ""
    stacks: list[str] = []
    ruins: bool = False
    heroes: bool = False
    ambushes: list[str] = []


class Created(Message):
    """A new game."""

    id: str
    #: For each open seat the code with which it can be taken.
    invites: dict[int, str]


class Joining(Message):
    """Taking a seat with an invite code."""

    code: str
    name: Name = ""


class Joined(Message):
    """The game and seat an invite code led to."""

    id: str
    seat: int


# --- the state of a game, as one device may see it ------------------------------------------------


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


class LogLine(Message):
    """One turn, or a season's scoring, of the log, shortest first."""

    kind: Literal["turn", "season", "after"]
    season: int
    card: str = ""
    #: For each seat what it drew: (terrain, cells), coins gained, cells destroyed, skill used.
    drawn: list["LogDrawing"] = []
    scores: list[ScoreRow] = []


class LogDrawing(Message):
    """What happened on one map."""

    seat: int
    by: int | None
    strokes: list[tuple[Terrain, list[Cell]]]
    marks: list[Cell] = []
    destroyed: list[Cell] = []
    coins: int = 0
    skill: str = ""


class GameState(Message):
    """A game as one device sees it."""

    id: str
    #: The number of events so far: a newer state has a larger one.
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
    seats: list[SeatState]
    mine: list[MySeat]
    log: list[LogLine]
    ending: Ending | None = None


# --- deciding -------------------------------------------------------------------------------------


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
    #: The four edicts before and after, and what else changes.
    edicts: list["EdictChange"] = []
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


class EdictChange(Message):
    """An edict before and after a drawing; parts that are new or worth more now."""

    key: str
    before: int
    after: int
    parts: list[Part]


class Problem(Message):
    """What was wrong with a request, in one sentence."""

    detail: str
    #: Where the rules refused: their own word for the reason, and the cells it is about.
    code: str = ""
    cells: list[Cell] = []


# --- explanation and replay -----------------------------------------------------------------------


class SeatSeason(Message):
    """A season's stars of one seat, part by part, on the map as it was then."""

    seat: int
    name: str
    rows: list[str]
    marks: list[Cell] = []
    first: EdictNow
    second: EdictNow
    coins: int
    monsters: EdictNow
    stars: int
    total: int


class SeasonExplained(Message):
    """A season's scoring, explained for everyone."""

    season: int
    edicts: tuple[str, str]
    seats: list[SeatSeason]


class ReplayFrame(Message):
    """The table after one step of a game."""

    season: int
    clock: int
    card: str
    kind: Literal["start", "turn", "season", "after", "end"]
    #: Per seat the rows, marks, coins (filled, crossed) and stars so far.
    rows: list[list[str]]
    marks: list[list[Cell]]
    coins: list[tuple[int, int]]
    stars: list[int]
    line: LogLine | None = None


class Replay(Message):
    """A game to be stepped through."""

    id: str
    over: bool
    sheet: str
    edicts: list[str]
    skills: list[str]
    names: list[str]
    frames: list[ReplayFrame]
    ending: Ending | None = None


class GameLine(Message):
    """A game in a list."""

    id: str
    created: str
    over: bool
    sheet: str
    season: int
    seats: int
    names: list[str]
    #: My turn?
    waiting: bool
    stars: list[int]
    title: str | None = None


class MyGames(Message):
    """The games in which this device has a seat, the newest first."""

    running: list[GameLine]
    recent: list[GameLine]


class Uploaded(Message):
    """A record to be looked at, as text or as JSON text."""

    record: Annotated[str, Field(max_length=400_000)]


class Push(Message):
    """What comes over the socket: a whole state, or in short who is there and who has decided.

    The short form comes when only that has changed, at tables of twelve and more seats.
    """

    kind: Literal["state", "presence"]
    state: GameState | None = None
    #: For presence: the seats that are connected, that have decided, and that a bot minds.
    connected: list[int] = []
    decided: list[int] = []
    minded: list[int] = []


LogLine.model_rebuild()
Preview.model_rebuild()
