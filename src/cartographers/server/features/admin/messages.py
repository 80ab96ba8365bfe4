"""What a host asks of the tools, at the command line and on the page, and what is answered."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import READABLE, WITHOUT_NUL, Message, Name, RequestMessage
from cartographers.server.protocol.site import LONGEST_TEXT, Creation, Feature, SiteNotice

Kind = Literal["game", "tournament", "result", "answers", "bot", "note", "profile", "study"]
Id = Annotated[str, Field(min_length=1, max_length=80), WITHOUT_NUL]
Why = Annotated[str, READABLE, Field(max_length=500)]
Text = Annotated[str, Field(max_length=LONGEST_TEXT), WITHOUT_NUL]
#: The longest ban or notice: ten years.
Hours = Annotated[float, Field(gt=0, le=87_600)]


class AdminEntry(RequestMessage):
    """The code of a link to the host's page."""

    code: Annotated[str, Field(max_length=200)]


class LookAround(RequestMessage):
    """What is set, who is banned, and what can be put back."""

    act: Literal["look"]


class FindThings(RequestMessage):
    """Everything that is given must be true of what is found."""

    act: Literal["find"]
    #: Of one kind, or of all.
    kind: Kind | None = None
    #: Part of a name, the beginning of an id, a day, or a code out of a link.
    text: Annotated[str, Field(max_length=100), WITHOUT_NUL] = ""
    #: The beginning of a device's id.
    device: Annotated[str, Field(max_length=64)] = ""
    #: An address or a network at which a device was seen since this server was started.
    network: Annotated[str, Field(max_length=50)] = ""
    #: Made within the last hours, and before so many hours.
    newer_hours: Hours | None = None
    older_hours: Hours | None = None


class EndThing(RequestMessage):
    """End a game or a tournament; it stays and can be looked at."""

    act: Literal["end"]
    kind: Literal["game", "tournament"]
    id: Id
    why: Why = ""


class DeleteThing(RequestMessage):
    """Delete something. Unless one is sure, the answer says only what would go."""

    act: Literal["delete"]
    kind: Kind
    #: Of a note the game and the note, with ``/`` between.
    id: Id
    why: Why = ""
    sure: bool = False


class RenameAll(RequestMessage):
    """Replace a name wherever it stands. Unless one is sure, the answer says only where that is."""

    act: Literal["rename"]
    name: Annotated[Name, Field(min_length=1), WITHOUT_NUL]
    #: The new name; an empty one hides the old.
    new: Annotated[Name, READABLE] = ""
    #: Only where this device has it; the beginning of its id.
    device: Annotated[str, Field(max_length=64)] = ""
    why: Why = ""
    sure: bool = False


class PutBack(RequestMessage):
    """Put back what was deleted or renamed."""

    act: Literal["undo"]
    id: Id


class BanSomebody(RequestMessage):
    """Let a device or a network read, but not write, for a time."""

    act: Literal["ban"]
    #: The beginning of a device's id, or an address or network like ``192.0.2.0/24``.
    kind: Literal["device", "network"]
    value: Id
    hours: Hours = 24.0
    why: Why = ""


class LiftBan(RequestMessage):
    """End a ban."""

    act: Literal["unban"]
    id: Id


class SetCreation(RequestMessage):
    """Say who may make games, tournaments and uploads."""

    act: Literal["creation"]
    creation: Creation
    #: Needed for ``password``; whoever has given an earlier one is asked again.
    password: Annotated[str, Field(max_length=200)] = ""


class SwitchFeature(RequestMessage):
    """Switch something on or off."""

    act: Literal["feature"]
    feature: Feature
    on: bool


class SetNotice(RequestMessage):
    """Tell everybody something; without texts, nothing more."""

    act: Literal["notice"]
    texts: Annotated[dict[str, Text], Field(max_length=10)]
    hours: Hours | None = None


class SetContact(RequestMessage):
    """Whom to write to, and who runs the site; an empty text removes it, none leaves it as it is."""

    act: Literal["contact"]
    contact: Text | None = None
    imprint: Text | None = None


class ListReports(RequestMessage):
    """What players have told the host of: what is open, the oldest first, or what is closed."""

    act: Literal["reports"]
    closed: bool = False


class CloseReport(RequestMessage):
    """The host is done with a report."""

    act: Literal["close-report"]
    id: Id
    why: Why = ""


class ClosePages(RequestMessage):
    """End every session of the host's page, also one's own; links that nobody has opened are of no use."""

    act: Literal["close-pages"]


class ReadLog(RequestMessage):
    """What hosts did, the newest first."""

    act: Literal["log"]
    #: Before then, in seconds since 1970.
    before: float | None = None


AdminRequest = Annotated[
    LookAround
    | FindThings
    | EndThing
    | DeleteThing
    | RenameAll
    | PutBack
    | BanSomebody
    | LiftBan
    | SetCreation
    | SwitchFeature
    | SetNotice
    | SetContact
    | ListReports
    | CloseReport
    | ClosePages
    | ReadLog,
    Field(discriminator="act"),
]


class AdminPerson(Message):
    """A device, or several of one person."""

    device: str
    name: str
    #: Where it was last seen since this server was started; empty if it was not.
    network: str


class FoundThing(Message):
    """Something that was found."""

    kind: Kind
    id: str
    title: str
    #: When it was made, in seconds since 1970.
    at: float
    over: bool
    #: Events of a game, players of a tournament, stars of a result, answers; the seat of a note.
    number: int
    people: list[AdminPerson]


class AdminBan(Message):
    """A device or network that may not write."""

    id: str
    kind: Literal["device", "network"]
    value: str
    until: float
    why: str


class CanPutBack(Message):
    """Something that was deleted or renamed and can be put back."""

    id: str
    kind: Literal["game", "tournament", "result", "answers", "bot", "note", "profile", "study", "name"]
    what: str
    until: float


class AdminLook(Message):
    """What is set, who is banned, and what can be put back."""

    creation: Creation
    off: list[Feature]
    notice: SiteNotice | None
    contact: str
    imprint: str
    #: How many reports are open.
    reports: int
    bans: list[AdminBan]
    can_put_back: list[CanPutBack]


class AdminLogLine(Message):
    """Something that a host did."""

    at: float
    whose: str
    act: str
    what: str
    why: str


class AdminReport(Message):
    """What a player has told the host of."""

    id: str
    #: Somebody's name, a whole game, the title of a tournament, a note or a profile; and where it is seen.
    kind: Literal["name", "game", "tournament", "note", "profile"]
    place: Literal["game", "tournament", "day", "profile"]
    #: The id of the game or tournament, the day, the code of a profile; of a note ``game/note``.
    place_id: str
    #: The name, title or note as it was.
    shown: str
    why: Literal["rude", "pretends", "private", "cheating", "other"]
    text: str
    at: float
    #: Whose it is, if somebody's, and who says so.
    about: AdminPerson | None
    reporter: AdminPerson
    note: str


class AdminAnswer(Message):
    """The answer to whatever a host asked."""

    #: Was something done? Not by looking, and not while it is asked whether one is sure.
    done: bool = False
    #: What goes or has gone, or where a name stands: how many of which kind.
    goes: dict[str, int] = {}
    #: What ``undo`` has to be told.
    undo: str = ""
    look: AdminLook | None = None
    found: list[FoundThing] = []
    #: Was there more than is told?
    more: bool = False
    log: list[AdminLogLine] = []
    reports: list[AdminReport] = []
