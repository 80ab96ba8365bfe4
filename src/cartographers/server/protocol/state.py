"""The state of a game, as one device may see it: joined of parts by how long each stays the same."""

from typing import Literal

from cartographers.server.protocol.message import Cell, Message, PhaseKind, Terrain
from cartographers.server.protocol.own_seat import MySeat
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


class ScoreRow(Message):
    """The stars of one seat in a season."""

    first: int
    second: int
    coins: int
    monsters: int
    stars: int


class SeatView(Message):
    """What everyone may see of a seat for as long as the phase lasts."""

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
    rows: list[str]
    marks: list[Cell]
    #: Named monsters with the cells that are not destroyed.
    named: dict[str, list[Cell]]
    coins: int
    crossed: int
    #: The skill used this season.
    skill: str
    asked: bool
    scores: list[ScoreRow]
    #: Stars so far, and the stars of this season if it ended now.
    stars: int
    now: ScoreRow
    #: The stars each of the four edicts would give for the map as it is.
    edicts: list[int]


class SeatMoment(Message):
    """What of a seat changes within a phase, or differs between devices."""

    connected: bool
    decided: bool
    mine: bool
    #: The invite code of an open seat; only the maker of the game is sent it.
    invite: str = ""


class SeatState(SeatView, SeatMoment):
    """What a device may see of a seat."""


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
    #: Does the next card wait for the host, because some draw on paper?
    host_deals: bool
    paper: list[PaperPlace] = []
    #: How many parts of the ceremony at the end the host has gone through; the projector follows.
    revealed: int = 0


class TableState(Message):
    """What everybody sees of a game for as long as the phase lasts, apart from its seats and its log."""

    id: str
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
    #: In a coached game the page asks for a second look before it sends a decision.
    coached: bool = False
    #: The game that this "what if" game was created from.
    what_if_of: str | None = None
    #: The lesson that this game is.
    lesson: LessonState | None = None
    #: The day or week whose deal it is, and whether it is the counted try.
    day: str | None = None
    counted: bool = False
    ending: Ending | None = None
    #: How long it waits for its players; none if nobody was invited.
    pace: Pace | None = None
    #: Set if it was ended before it was over by the rules: then nobody decides any more.
    ended: EndedState | None = None
    rematch: RematchState | None = None
    #: The place of each seat by the stars so far.
    places: list[int] = []
    #: Is it paused? Then nobody decides and no time runs.
    paused: bool = False
    #: If it is a club's table.
    club: ClubState | None = None


class Moment(Message):
    """What of the table changes within a phase."""

    #: The number of events so far. Of two states with the same number the one received later is newer:
    #: somebody came, left or took a seat.
    seq: int
    #: How many devices without a seat watch now.
    watchers: int = 0
    #: Until when it waits for those who have not decided, in seconds since 1970 by the server's clock; none:
    #: for as long as it takes.
    due: float | None = None


class ForDevice(Message):
    """What of the table differs between devices."""

    #: While seats are open: the code that gives the next one; only players and the maker are sent it.
    invite: str = ""
    #: Does whoever comes with it knock, to be let in by the one who opened the table?
    knocking: bool = False
    #: Is this device that of the host of the club's table?
    host: bool = False
    #: Has this device opened the table, at which others play? Then it may pause the game, give more time and
    #: remove players; at a club's table the host does that on a page of its own.
    runs: bool = False
    #: In a game that waits until a time: the time at which this was sent.
    now: float | None = None


class GameState(TableState, Moment, ForDevice):
    """A game as one device may see it."""

    seats: list[SeatState]
    mine: list[MySeat]
    log: list[LogLine]
