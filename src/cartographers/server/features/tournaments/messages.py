"""Tournaments: making and joining one, its deals, its standings, and what its host may do."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import READABLE, Message, Name, RequestMessage
from cartographers.server.protocol.plans import Wishes
from cartographers.server.shared_deals.messages import DealResult

MOST_DEALS = 12
Title = Annotated[str, Field(min_length=1, max_length=60), READABLE]
#: Not opened yet; can be begun; begun; played to its end; ended before that; struck by the host; too late;
#: closed, and not played.
DealStage = Literal["soon", "open", "running", "done", "ended", "struck", "late", "missed"]
#: Players join; deals can be played; nobody can begin a try; the time is over; closed by the host.
Phase = Literal["joining", "running", "paused", "ended", "over"]
#: Why a result does not count, or that the host gave the player another try.
CellMark = Literal["struck", "late", "again"]


class TournamentRequest(RequestMessage):
    """A new tournament."""

    name: Title
    deals: Annotated[int, Field(ge=1, le=MOST_DEALS)] = 3
    #: Until when all deals can be played, in seconds since 1970. Without it the host opens and closes one
    #: deal after the other, and everybody plays it at the same time.
    ends: float | None = None
    #: May people join after the first deal was opened?
    late: bool = True
    #: Does the host play as well? One who does not sees all results at once.
    plays: bool = True
    #: What is played. What is left to chance is drawn anew for each deal.
    wishes: Wishes = Wishes()
    #: The sheets of the deals, in turn; without any, that of the wishes.
    sheets: Annotated[list[str], Field(max_length=MOST_DEALS)] = []
    #: The earlier tournament of the same host with which it is in one series.
    follows: Annotated[str, Field(max_length=64)] | None = None


class TournamentJoin(RequestMessage):
    """Taking part in a tournament under a name."""

    name: Name


class TournamentTry(RequestMessage):
    """Playing a deal of a tournament."""

    #: Is it the counted try? One that was begun goes on.
    counted: bool = True


class HostRequest(RequestMessage):
    """What a host does: open or close a deal, let nobody begin and go on, close the tournament for good."""

    action: Literal["open", "close", "pause", "continue", "finish"]
    #: The deal that is opened or closed.
    deal: Annotated[int, Field(ge=0, le=MOST_DEALS)] = 0


class CorrectionRequest(RequestMessage):
    """What a host corrects: a name, who takes part, a result, another try for somebody, the end."""

    kind: Literal["rename", "remove", "readmit", "strike", "again", "ends"]
    #: The player's number.
    player: Annotated[int, Field(ge=0)] = 0
    deal: Annotated[int, Field(ge=0, le=MOST_DEALS)] = 0
    name: Name = ""
    ends: float | None = None


class TournamentCell(Message):
    """One player's result of one deal; until the reader may know the deal, only how far the player is."""

    progress: Literal["none", "playing", "finished"]
    stars: int | None = None
    #: Match points: one for each other player with fewer stars, a half for each with as many.
    points: float | None = None
    mark: CellMark | None = None


class TournamentPlayer(Message):
    """A player with all results that the reader may know."""

    number: int
    name: str
    removed: bool = False
    #: The places by stars and by match points; none for who was removed or has no result.
    place: int | None = None
    place_points: int | None = None
    stars: int = 0
    points: float = 0
    #: The match points as a share of those that were possible, from 0 to 100.
    percent: float = 0
    #: How many results count.
    played: int = 0
    deals: list[TournamentCell]


class TournamentDeal(Message):
    """A deal, and how far the reader is with it."""

    number: int
    sheet: str
    stage: DealStage
    #: May the reader know how the deal goes, and what others have made of it?
    shown: bool
    #: Of the reader's own try: the game if it is kept, and the stars.
    game: str | None = None
    stars: int | None = None
    began: int = 0
    finished: int = 0
    #: The SHA-256 of the secret from which the deal follows, and the secret once everybody may know it.
    commitment: str
    secret: str | None = None


class CorrectionLine(Message):
    """Something that the host has corrected."""

    kind: Literal["rename", "remove", "readmit", "strike", "again", "ends"]
    #: When, in seconds since 1970.
    at: float
    player: int | None = None
    deal: int | None = None
    #: The name, or the end in seconds since 1970, that was there before, and the one from then on.
    before: str = ""
    after: str = ""


class TournamentLine(Message):
    """A tournament in a list."""

    id: str
    name: str
    phase: Phase
    ends: float | None
    #: Is it the reader's?
    host: bool
    #: How many of its deals the reader can play now.
    playable: int


class TournamentList(Message):
    """The reader's tournaments, the newest first."""

    tournaments: list[TournamentLine]


class TournamentPage(Message):
    """Everything about a tournament that the reader may know."""

    now: float
    id: str
    name: str
    phase: Phase
    #: Until when all deals can be played; none if the host opens one at a time.
    ends: float | None
    late: bool
    #: Is the reader its host, and does the host play?
    host: bool
    plays: bool
    #: The reader's number among the players; none if the reader does not take part.
    me: int | None
    may_join: bool
    #: The deal that is open now, of those that the host opens; 0 if none is.
    round: int = 0
    #: The series that it belongs to.
    series: str | None = None
    #: The boxes that are played with.
    boxes: list[str]
    deals: list[TournamentDeal]
    players: list[TournamentPlayer]
    corrections: list[CorrectionLine]


class TournamentResults(Message):
    """What the players have made of one deal, the best first; maps only of the best."""

    number: int
    results: list[DealResult]
