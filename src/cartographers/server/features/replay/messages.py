"""Seasons explained, replays and uploaded records."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.message import Cell, Message, RequestMessage
from cartographers.server.protocol.own_seat import EdictScore
from cartographers.server.protocol.state import Ending, LogLine


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
    #: Of a turn: by how much it has changed, for each seat, what the season would score if it ended then.
    gained: list[int] = []
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


class RecordUpload(RequestMessage):
    """A record in either format, to be replayed."""

    record: Annotated[str, Field(max_length=400_000)]
