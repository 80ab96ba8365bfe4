"""Puzzles: those of the day, one position to solve, and what an answer was worth."""

from typing import Literal

from cartographers.puzzles.mistake import Theme
from cartographers.server.protocol.decisions import Decision, HintReason
from cartographers.server.protocol.message import Message, RequestMessage
from cartographers.server.protocol.previews import Preview
from cartographers.server.protocol.state import GameState


class PuzzleLine(Message):
    """A puzzle, and how far this device is with it."""

    id: str
    #: How hard it is, on the scale of those who solve puzzles.
    rating: int
    #: How many have answered it, and how many of them were right at once.
    tries: int
    solved: int
    state: Literal["open", "solved", "missed"]
    #: The position: what is drawn, on which sheet, and when.
    card: str
    season: int
    #: The keys of the seasons.
    seasons: list[str]
    sheet: str
    edicts: list[str]
    #: Is it a mistake of this device's player? Nobody else sees it, and it moves no rating.
    own: bool = False


class PuzzleSolver(Message):
    """How strong somebody is at puzzles."""

    rating: int
    #: Is the rating still a guess?
    unsure: bool
    #: How many first answers in a row were right, and the most there have been.
    streak: int
    longest: int
    tries: int
    solved: int


class PuzzlesNow(Message):
    """The puzzles of today."""

    #: The time on the server and when the day ends, in seconds since 1970.
    now: float
    ends: float
    today: list[PuzzleLine]
    me: PuzzleSolver
    #: All puzzles, and how many this device has not answered.
    all: int
    unanswered: int
    #: The puzzle that comes next: of today, or else another one.
    next: str | None = None


class PuzzleAnswerRequest(RequestMessage):
    """An answer to a puzzle."""

    #: A drawing, as in a record in JSON.
    decision: Decision


class PuzzleDrawing(Message):
    """A drawing in a puzzle: the stars it is expected to lose, and what it changes at once."""

    decision: Decision
    #: 0: it is right.
    loss: float
    now: Preview


class PuzzleSource(Message):
    """The game that a puzzle comes from, whose map it is, and which turn."""

    game: str
    seat: int
    season: int
    card: str


class OwnMistake(Message):
    """Of an answer to one's own mistake: what it was about, and when it comes back."""

    theme: Theme
    #: The edict that decides it, if one does.
    edict: str = ""
    #: What was drawn in the game.
    played: PuzzleDrawing
    #: How often in a row it was solved when it came back, and how often it has to be.
    level: int
    levels: int
    #: In seconds since 1970; none once it is learned.
    comes_back: float | None = None


class PuzzleResult(Message):
    """What an answer was worth, and what is best and why."""

    solved: bool
    #: Was it this device's first answer? Only that one moves ratings. Or, of an own mistake, has it changed
    #: when that comes back?
    counted: bool
    #: "close": it loses little.
    grade: Literal["best", "close", "off"]
    mine: PuzzleDrawing
    #: The right drawings; one of them is the best.
    best: list[PuzzleDrawing]
    #: The stars that the best of the others loses.
    lead: float
    #: Why a right drawing, the answer if it is one, is better than the best of the others.
    why: list[HintReason]
    #: The rating of this device before and after it.
    before: int
    after: int
    me: PuzzleSolver
    #: Only for those who played in it.
    source: PuzzleSource | None = None
    #: Only for an own mistake.
    mistake: OwnMistake | None = None


class PuzzlePart(Message):
    """The stars that one drawing brings more than another until the end, on average."""

    #: The key of an edict, "coins" or "monsters"; empty for all of them together.
    part: str
    #: Rounded so that the parts add up to the whole.
    stars: float
    #: The standard error of it; not clear: it may be chance.
    error: float
    clear: bool


class PuzzleComparison(Message):
    """The best drawing beside the answer or, if that is right, beside the best of the others."""

    #: In how many games with the same cards both were played on.
    futures: int
    whole: PuzzlePart
    parts: list[PuzzlePart]


class PuzzleState(Message):
    """A puzzle as this device may see it: the position, and the result once it has answered."""

    line: PuzzleLine
    #: The position, as at a table. It has no id of a game.
    state: GameState
    result: PuzzleResult | None = None
    #: The puzzle that comes after it.
    next: str | None = None
