"""The state of a game, as one device may see it."""

from typing import Any, Literal

from cartographers.server.protocol.message import Cell, Message, PhaseKind, Terrain
from cartographers.server.protocol.pace import EndedState, Pace


class LessonState(Message):
    """The lesson that a game is, at its current step. Texts are in ``lessons.ftl``."""

    key: str
    #: Its number, from 1 on, how many lessons there are, and the key of the next one.
    number: int
    lessons: int
    following: str | None = None
    #: The step, counted from 0; equal to ``steps`` once it is finished.
    step: int
    steps: int
    #: Can one go back a step?
    back: bool
    #: The key of the step's text, the part of the page and the cells it points at.
    text: str = ""
    points_at: str = ""
    cells: list[Cell] = []
    #: Does the step ask for a decision? Otherwise it is read, and ``POST …/lesson`` goes on.
    decides: bool = False
    #: The figure to reach, for the text.
    goal: int = 0


class MissedGoal(Message):
    """What a legal decision missed: the key of a text, the figure reached and the figure asked for."""

    text: str
    got: int
    goal: int


class Pose(Message):
    """A shape in one orientation, and where it may be drawn."""

    cells: list[tuple[int, int]]
    height: int
    width: int
    #: Bitmap of the anchors (top left cell of the bounding box) from which it may be drawn.
    anchors: str
    #: Further legal places that hang over the edge (Stealth), as (row, column) of the bounding box.
    over: list[tuple[int, int]] = []
    #: The index of the pose in the same choice that this becomes when turned right, and when flipped.
    turned: int
    flipped: int


class Choice(Message):
    """A shape that may be drawn, in one of several terrains."""

    terrains: list[Terrain]
    coin: bool
    poses: list[Pose]


class Offer(Message):
    """What a seat may draw now."""

    choices: list[Choice]
    #: Is it the single cell that may be drawn because no shape fits?
    fallback: bool = False
    #: If ruins are pending: the empty ruins, one of which must be covered.
    cover: list[Cell] = []


class SkillOffer(Message):
    """A skill of the game, and whether this seat can use it in this phase."""

    key: str
    cost: int
    usable: bool
    #: If not: the reason in one sentence, and its code in the rules.
    reason: str = ""
    reason_code: str = ""
    #: In the draw phase: what may be drawn first with it.
    offer: Offer | None = None
    #: Does it draw something in addition? A preview says where.
    besides: bool = False
    #: Acrobatics in solo: the directions that fit.
    directions: list[Literal["across", "upright"]] = []


class Part(Message):
    """Cells that score stars together."""

    kind: Literal["cell", "line", "region", "square"]
    cells: list[Cell]
    stars: int


class EdictScore(Message):
    """The stars that an edict gives for a map, with the parts they come from."""

    key: str
    stars: int
    parts: list[Part]


class ScoreRow(Message):
    """The stars of one seat in a season."""

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
    #: The bot that plays this seat, also while it stands in for a player who is away (``minded``).
    bot: str = ""
    minded: bool = False
    #: If a bot account has this seat: whose it is. It is a program, though its kind is that of people.
    bot_owner: str = ""
    #: The key of a bot's character, and how often it sits at the table up to here: 2 for a second Frida.
    character: str = ""
    number: int = 1
    connected: bool
    mine: bool
    #: The invite code of an open seat; only the maker of the game is sent it.
    invite: str = ""
    rows: list[str]
    marks: list[Cell]
    #: Named monsters with the cells that are not destroyed.
    named: dict[str, list[Cell]]
    coins: int
    crossed: int
    #: The skill used this season.
    skill: str
    asked: bool
    decided: bool
    scores: list[ScoreRow]
    #: Stars so far, and the stars of this season if it ended now.
    stars: int
    now: ScoreRow
    #: The stars each of the four edicts would give for the map as it is.
    edicts: list[int]


class MountainState(Message):
    """A mountain, and the empty cells beside it; once there are none, its owner has got a coin for it."""

    cell: Cell
    open: list[Cell]


class MyDecision(Message):
    """What only this seat's player may see, as far as it changes within a phase."""

    seat: int
    must_decide: bool
    #: The decision sealed in this phase, as in a record in JSON.
    sealed: dict[str, Any] | None
    can_undo: bool
    #: If it was not made by the player: the bot that made it, or "skip".
    sealed_by: str = ""


class MySeat(MyDecision):
    """What only this seat's player may see."""

    #: The seat whose map is drawn on now; in an ambush a neighbour's.
    map_owner: int
    offer: Offer
    skills: list[SkillOffer]
    #: The four edicts A to D on the own map, and the stars lost to monsters.
    edicts: list[EdictScore]
    monsters: EdictScore
    #: The mountains of the own map.
    mountains: list[MountainState]
    #: The private code that opens this seat on another device.
    link: str
    #: May this player end the game for all?
    may_end: bool = False


class SeasonState(Message):
    """One of the four seasons."""

    key: str
    time: int
    edicts: tuple[int, int]


class FinalPlace(Message):
    """The place of a seat in the final ranking."""

    seat: int
    place: int
    stars: int
    lost: int


class Ending(Message):
    """How a game ended."""

    places: list[FinalPlace]
    #: In solo: the rating is the stars minus the target, the sum of the numbers of the four edicts.
    rating: int | None = None
    title: str | None = None
    target: int | None = None
    #: The lowest title that was missed, if any, and how many more stars it would have needed.
    next_title: str | None = None
    stars_to_next: int = 0


class LogDrawing(Message):
    """What happened on one map."""

    seat: int
    by: int | None
    strokes: list[tuple[Terrain, list[Cell]]]
    marks: list[Cell] = []
    destroyed: list[Cell] = []
    coins: int = 0
    skill: str = ""
    #: If its player did not draw it: the bot that did, or "skip" for a move that was skipped.
    bot: str = ""
    #: If monsters were drawn: the empty cells beside them afterwards, each of which costs a star a season.
    open: list[Cell] = []


class LogLine(Message):
    """An entry of the log: a card's turn, a season's scoring, or a monster that acted after it."""

    kind: Literal["turn", "season", "after"]
    season: int
    card: str = ""
    #: What was drawn on each map; at tables of twelve and more seats only on or by the device's own seats.
    drawn: list[LogDrawing] = []
    scores: list[ScoreRow] = []


class RematchState(Message):
    """The game that the same people play next."""

    id: str
    #: The seat whose player asked for it; none if a host without a seat did.
    by: int | None


class PaperPlace(Message):
    """Somebody who draws on paper beside a club's table."""

    name: str
    #: The stars at the end, once the host has told them, and the place among all.
    stars: int | None = None
    place: int | None = None


class ClubState(Message):
    """A club's table, which its host runs."""

    #: Has the host started the game? Until then seats are taken and nobody decides.
    started: bool
    #: Has the host paused it? Then nobody decides and no time runs.
    paused: bool
    #: Does the next card wait for the host, because some draw on paper?
    host_deals: bool
    paper: list[PaperPlace] = []


class GameState(Message):
    """A game as one device may see it."""

    id: str
    #: The number of events so far. Of two states with the same number the one received later is newer:
    #: somebody came, left or took a seat.
    seq: int
    #: The number of the phase; a decision has to name it.
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
    #: Large ones as text, which a plan takes as well.
    seed: int | str | None = None
    #: Of a provably fair deal: the SHA-256 of the server's secret.
    commitment: str | None = None
    #: May players ask for hints, and for "what if" before the game is over?
    hints: bool = True
    #: While seats are open: the code that gives the next one; only players and the maker are sent it.
    invite: str = ""
    #: How many devices without a seat watch now.
    watchers: int = 0
    #: In a coached game the page asks for a second look before it sends a decision.
    coached: bool = False
    #: The game that this "what if" game was created from.
    what_if_of: str | None = None
    #: The lesson that this game is.
    lesson: LessonState | None = None
    #: The day or week whose deal it is, and whether it is the counted try.
    day: str | None = None
    counted: bool = False
    seats: list[SeatState]
    mine: list[MySeat]
    log: list[LogLine]
    ending: Ending | None = None
    #: How long it waits for its players; none if nobody was invited.
    pace: Pace | None = None
    #: Until when it waits for those who have not decided, and the time at which this was sent, both in
    #: seconds since 1970 by the server's clock; none: it waits for as long as it takes.
    due: float | None = None
    now: float | None = None
    #: Set if it was ended before it was over by the rules: then nobody decides any more.
    ended: EndedState | None = None
    rematch: RematchState | None = None
    #: The place of each seat by the stars so far.
    places: list[int] = []
    #: If it is a club's table. Is this device the host's?
    club: ClubState | None = None
    host: bool = False
