"""Seasons explained, replays, lists of games, uploaded records, and the messages of the WebSocket."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import Cell, Message, RequestMessage
from cartographers.server.protocol.pace import Pace
from cartographers.server.protocol.sayings import Said
from cartographers.server.protocol.state import EdictScore, Ending, GameState, LogLine, MyDecision


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
    #: What was told of the secret of a provably fair deal.
    commitment: str | None = None


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
    #: Is it a club's table that this device hosts, perhaps without a seat?
    hosts: bool = False
    #: Has this device a seat in it?
    plays: bool = True


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
    """A message of the WebSocket: the whole state, only what has changed within a phase, or a phrase.

    A projector is sent ``changes`` after its first state: a state with those seats only that have changed.

    The short form is sent if nobody took or left a seat and the phase is still the same. It is to be ignored
    if its step is not that of the state it would change, or its ``seq`` is smaller: the state is newer then.
    """

    kind: Literal["state", "changes", "presence", "phrase"]
    state: GameState | None = None
    #: How many lines of the log are left out of the state, because they were sent before; they stay the same.
    log_from: int = 0
    said: Said | None = None
    #: The rest is of the short form. The events so far and the number of the phase, as in the state.
    seq: int = 0
    step: int = 0
    #: The seats that are connected, and those that have decided; with ``changes`` too.
    connected: list[int] = []
    decided: list[int] = []
    #: How many devices without a seat watch.
    watchers: int = 0
    #: Until when it waits for those who have not decided, and the time at which this was sent.
    due: float | None = None
    now: float | None = None
    #: The decisions of the device's own seats, if one of them has changed.
    mine: list[MyDecision] = []
