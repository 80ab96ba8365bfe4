"""Seasons explained, replays, lists of games, uploaded records, and the messages of the WebSocket."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import Cell, Message, RequestMessage
from cartographers.server.protocol.pace import Pace
from cartographers.server.protocol.sayings import Said
from cartographers.server.protocol.state import EdictScore, Ending, GameState, LogLine


class SeatSeason(Message):
    """The stars of one seat in a season, part by part, on the map as it was then."""

    seat: int
    name: str
    rows: list[str]
    marks: list[Cell] = []
    first: EdictScore
    second: EdictScore
    coins: int
    monsters: EdictScore
    stars: int
    total: int


class SeasonExplained(Message):
    """The scoring of a season, explained for every seat."""

    season: int
    edicts: tuple[str, str]
    seats: list[SeatSeason]


class ReplayFrame(Message):
    """The table after one step of a game."""

    season: int
    clock: int
    card: str
    kind: Literal["start", "turn", "season", "after", "end"]
    #: For each seat the rows, marks, coins (filled, crossed) and stars so far.
    rows: list[list[str]]
    marks: list[list[Cell]]
    coins: list[tuple[int, int]]
    stars: list[int]
    line: LogLine | None = None


class Replay(Message):
    """A game, step by step."""

    id: str
    over: bool
    sheet: str
    edicts: list[str]
    skills: list[str]
    names: list[str]
    #: The keys of the seasons.
    seasons: list[str]
    frames: list[ReplayFrame]
    ending: Ending | None = None


class GameLine(Message):
    """A game in a list."""

    id: str
    created: str
    over: bool
    sheet: str
    season: int
    #: The key of the season, by which its name is found; empty for a game of an older version.
    season_key: str = ""
    seats: int
    names: list[str]
    #: Do other people have a seat in it?
    others: bool = False
    #: Is it this device's turn?
    waiting: bool
    stars: list[int]
    title: str | None = None
    #: How long it waits for its players; none if nobody was invited.
    pace: Pace | None = None
    #: Until when it waits for those whose turn it is, in seconds since 1970; none: for as long as it takes.
    due: float | None = None
    #: Was it ended before it was over by the rules?
    ended: bool = False
    #: Did this device make it, so that it may end it for all?
    may_end: bool = False


class MyGames(Message):
    """The games in which this device has a seat."""

    #: Those that wait for this device come first, the longest waiting before the others.
    running: list[GameLine]
    #: The newest first.
    recent: list[GameLine]


class RecordUpload(RequestMessage):
    """A record in either format, to be replayed."""

    record: Annotated[str, Field(max_length=400_000)]


class Push(Message):
    """A message of the WebSocket: the whole state, only who is connected and who has decided, or a phrase.

    The short form is sent at tables of twelve and more seats, if nothing else has changed.
    """

    kind: Literal["state", "presence", "phrase"]
    state: GameState | None = None
    said: Said | None = None
    #: In the short form: the seats that are connected, that have decided, and that a stand-in bot plays.
    connected: list[int] = []
    decided: list[int] = []
    minded: list[int] = []
    #: In the short form: how many devices without a seat watch.
    watchers: int = 0
