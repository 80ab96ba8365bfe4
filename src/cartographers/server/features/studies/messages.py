"""Studies: lists of them, one as it is read, and the small changes with which it is written."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from cartographers.server.names.characters import cleaned
from cartographers.server.protocol.commands import CommandRequest
from cartographers.server.protocol.decisions import Decision
from cartographers.server.protocol.message import READABLE, WITHOUT_NUL, Cell, Message, RequestMessage
from cartographers.server.protocol.previews import PreviewRequest
from cartographers.server.protocol.replay import ReplayFrame

#: Who reads it: its writers, everybody with the link, or everybody.
Visibility = Literal["private", "link", "open"]
MarkKind = Literal["circle", "check", "cross"]
#: The most characters of a title, of a comment, and of the text of a whole study.
LONGEST_TITLE, LONGEST_COMMENT, LONGEST_TEXT = 80, 2000, 400_000


def readable_lines(text: str) -> str:
    """A text of several lines without what a reader cannot see; blank lines at its ends are left out."""
    return "\n".join(map(cleaned, text.splitlines())).strip("\n")


Title = Annotated[str, Field(max_length=LONGEST_TITLE), READABLE]
Comment = Annotated[str, Field(max_length=LONGEST_COMMENT), AfterValidator(readable_lines)]
ChapterId = Annotated[str, Field(max_length=16), WITHOUT_NUL]
Column = Annotated[str, Field(max_length=200), WITHOUT_NUL]
#: The turns of another line: no game has more.
Columns = Annotated[list[Column], Field(max_length=80)]


class StudyMark(RequestMessage):
    """A mark on a cell."""

    kind: MarkKind
    cell: Cell


class StudyArrow(RequestMessage):
    """An arrow from a cell to another."""

    start: Cell
    end: Cell


class StudyBranch(RequestMessage):
    """Another line of a seat from a turn on, a column of a record for each turn."""

    columns: Columns
    better: bool = False


class StudyRemark(RequestMessage):
    """What is said of one map at a moment: a turn, a season's scores, the end; 0 is before the first card."""

    moment: Annotated[int, Field(ge=0, le=200)]
    seat: Annotated[int, Field(ge=0, le=99)]
    comment: Comment = ""
    marks: list[StudyMark] = []
    arrows: list[StudyArrow] = []
    #: Is the reader to find the drawing before it is shown?
    find: bool = False
    branches: list[StudyBranch] = []


class StudyLine(Message):
    """A study in a list."""

    id: str
    title: str
    visibility: Visibility
    chapters: int
    #: May this device's player change it?
    mine: bool
    #: When it was last changed, in seconds since 1970.
    changed: float


class Studies(Message):
    """The studies of a person, and those that are open to everybody, the newest first."""

    mine: list[StudyLine]
    open: list[StudyLine]


class CostlyTurn(RequestMessage):
    """A turn of a game that becomes a task: what is said of it, and what would have been better."""

    season: Annotated[int, Field(ge=0, le=3)]
    card: Annotated[str, Field(max_length=64)]
    comment: Comment = ""
    better: Decision


class GameStudyRequest(RequestMessage):
    """A study of a finished game, perhaps with costly turns of one seat as tasks."""

    title: Title = ""
    seat: Annotated[int, Field(ge=0, le=99)] = 0
    turns: Annotated[list[CostlyTurn], Field(max_length=10)] = []


class TextStudyRequest(RequestMessage):
    """The text of a study, or of a record."""

    #: Instead of the title in the text.
    title: Title = ""
    text: Annotated[str, Field(max_length=LONGEST_TEXT)]


class ChapterRequest(RequestMessage):
    """New chapters: of a finished game, or all those of a text."""

    title: Title = ""
    game: Annotated[str, Field(max_length=64), WITHOUT_NUL] | None = None
    text: Annotated[str, Field(max_length=LONGEST_TEXT)] = ""


class StudyMade(Message):
    """A new study."""

    id: str


class ChapterLine(Message):
    """A chapter in the list of a study."""

    id: str
    title: str


class BranchFrame(Message):
    """A turn of another line, and the seat's map after it."""

    card: str
    season: int
    #: What was decided, as in a record.
    column: str
    rows: list[str]
    marks: list[Cell]
    coins: int
    #: By how much it changed what the season would score if it ended then.
    gained: int


class BranchShown(Message):
    """Another line, turn by turn."""

    columns: list[str]
    better: bool
    frames: list[BranchFrame]
    #: Can it be drawn on from its end?
    goes_on: bool


class RemarkShown(Message):
    """What is said of one map at one moment."""

    moment: int
    seat: int
    comment: str
    marks: list[StudyMark]
    arrows: list[StudyArrow]
    find: bool
    branches: list[BranchShown]


class StudyChapter(Message):
    """A chapter: the game moment by moment, and what is said of it."""

    id: str
    title: str
    sheet: str
    edicts: list[str]
    #: The keys of the seasons.
    seasons: list[str]
    seats: int
    #: One for each moment.
    frames: list[ReplayFrame]
    #: For each seat the moments at which it has drawn a shape or a hero.
    drawn: list[list[int]]
    remarks: list[RemarkShown]


class StudyState(Message):
    """A study with one of its chapters."""

    id: str
    title: str
    visibility: Visibility
    #: Is it this device's player's own, and may they change it?
    own: bool
    mine: bool
    #: How many write it.
    writers: int
    #: Lets others write it; only for its writers.
    code: str = ""
    version: int
    chapters: list[ChapterLine]
    chapter: StudyChapter


class StudyPlace(RequestMessage):
    """A turn of a seat, perhaps after some turns of another line that begins there."""

    chapter: ChapterId
    moment: Annotated[int, Field(ge=0, le=200)]
    seat: Annotated[int, Field(ge=0, le=99)]
    line: Columns = []


class StudyPreviewRequest(RequestMessage):
    """A shape that is held at a turn."""

    place: StudyPlace
    held: PreviewRequest


class StudyCommandRequest(RequestMessage):
    """A command typed at a turn of a study."""

    place: StudyPlace
    command: CommandRequest


class StudyAnswerRequest(RequestMessage):
    """A drawing at a turn that is a task."""

    place: StudyPlace
    #: As in a record in JSON.
    decision: Decision


class StudyAnswer(Message):
    """How near a drawing is to what the study asks for; "near": at least half of the cells are the same."""

    grade: Literal["right", "near", "wrong"]


class JoinStudy(RequestMessage):
    """The code that lets somebody write."""

    code: Annotated[str, Field(max_length=64)]


class SetTitle(RequestMessage):
    """Call the study otherwise, or a chapter of it."""

    do: Literal["title"]
    chapter: ChapterId | None = None
    title: Title


class SetVisibility(RequestMessage):
    """Say who may read it."""

    do: Literal["visibility"]
    visibility: Visibility


class RemoveChapter(RequestMessage):
    """Remove a chapter."""

    do: Literal["remove-chapter"]
    chapter: ChapterId


class SetComment(RequestMessage):
    """Say something of a map. It is refused if somebody else has changed the comment meanwhile."""

    do: Literal["comment"]
    place: StudyPlace
    text: Comment
    #: The comment that it takes the place of.
    was: Comment


class SetMark(RequestMessage):
    """Mark a cell, otherwise or no longer."""

    do: Literal["mark"]
    place: StudyPlace
    cell: Cell
    kind: MarkKind | None = None


class SetArrow(RequestMessage):
    """Draw an arrow, or take it away."""

    do: Literal["arrow"]
    place: StudyPlace
    start: Cell
    end: Cell
    on: bool


class SetFind(RequestMessage):
    """Let readers find the drawing of a turn, or show it at once."""

    do: Literal["find"]
    place: StudyPlace
    on: bool


class AddBranch(RequestMessage):
    """Add another line, or a turn to the one that the place names."""

    do: Literal["branch"]
    place: StudyPlace
    #: As in a record in JSON.
    decision: Decision


class SetBetter(RequestMessage):
    """Call another line better than what was played, or not."""

    do: Literal["better"]
    place: StudyPlace
    on: bool


class RemoveBranch(RequestMessage):
    """Remove the other line that the place names."""

    do: Literal["remove-branch"]
    place: StudyPlace


class RenewCode(RequestMessage):
    """Let only its owner write from now on, with a new code for others."""

    do: Literal["renew"]


StudyEdit = Annotated[
    SetTitle
    | SetVisibility
    | RemoveChapter
    | SetComment
    | SetMark
    | SetArrow
    | SetFind
    | AddBranch
    | SetBetter
    | RemoveBranch
    | RenewCode,
    Field(discriminator="do"),
]
