"""Explained seasons, replays, lists of games, records, and what comes over the socket."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import Cell, Message
from cartographers.server.protocol.state import EdictNow, Ending, GameState, LogLine


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
