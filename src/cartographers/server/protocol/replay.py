"""A game to be stepped through."""

from typing import Literal

from cartographers.server.protocol.message import Cell, Message
from cartographers.server.protocol.state import Ending, LogLine


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
