"""The log of turns of a room. Lines that are complete are kept as JSON, which takes a tenth of the memory."""

from collections.abc import Collection
from typing import NamedTuple

from cartographers.rules.event import Event
from cartographers.rules.state import Game
from cartographers.server.protocol import LogDrawing, LogLine
from cartographers.server.show.turn_log import TurnLog


class _Drawing(NamedTuple):
    seat: int
    by: int | None
    json: bytes


class _Line(NamedTuple):
    #: The line without the closing brace and without what was drawn.
    head: bytes
    drawn: tuple[_Drawing, ...]

    def json(self, seats: Collection[int] | None) -> bytes:
        """The line with all drawings, or only with those on or by some seats."""
        drawn = [one.json for one in self.drawn if seats is None or one.seat in seats or one.by in seats]
        return b'%s,"drawn":[%s]}' % (self.head, b",".join(drawn))

    def model(self) -> LogLine:
        line = LogLine.model_validate_json(self.head + b"}")
        line.drawn = [LogDrawing.model_validate_json(one.json) for one in self.drawn]
        return line


class RoomLog:
    """All lines of a room's log; only the last one can still change."""

    def __init__(self) -> None:
        self._complete: list[_Line] = []
        #: Only the last line.
        self._turns = TurnLog()

    def __len__(self) -> int:
        return len(self._complete) + len(self._turns.lines)

    @property
    def bots(self) -> dict[int | None, str]:
        """The bots that decided for players in the phase under way."""
        return self._turns.bots

    @property
    def lines(self) -> list[LogLine]:
        """All lines, read again."""
        return [*(line.model() for line in self._complete), *self._turns.lines]

    def add(self, event: Event, before: Game, now: Game, bot: str = "") -> None:
        """Add an event, with the game before and after it, and the bot that decided it for a player."""
        self._turns.add(event, before, now, bot)
        lines = self._turns.lines
        self._complete += map(_written, lines[:-1])
        del lines[:-1]

    def json(self, seats: Collection[int] | None, start: int = 0) -> bytes:
        """The lines from ``start`` on, with all drawings or only with those on or by some seats."""
        lines = [*self._complete[start:], *map(_written, self._turns.lines)]
        return b",".join([line.json(seats) for line in lines])


def _written(line: LogLine) -> _Line:
    head = line.model_dump_json(exclude={"drawn"}).removesuffix("}").encode()
    drawn = (_Drawing(one.seat, one.by, one.model_dump_json().encode()) for one in line.drawn)
    return _Line(head, tuple(drawn))
