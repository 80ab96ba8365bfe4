"""The log of turns of a room. Lines that are complete are kept as JSON, which takes little memory."""

from collections.abc import Collection, Sequence

from pydantic_core import from_json

from cartographers.rules.event import Event
from cartographers.rules.state import Game
from cartographers.server.basics.written_json import Written, listed, write
from cartographers.server.protocol.state import LogLine
from cartographers.server.show.turn_log import TurnLog


class RoomLog:
    """All lines of a room's log; only the last one can still change."""

    def __init__(self, complete: Sequence[bytes] = (), last: LogLine | None = None) -> None:
        self._complete = list(complete)
        #: Only the last line.
        self._turns = TurnLog()
        self._turns.lines += [last] if last else []

    def __len__(self) -> int:
        return len(self._complete) + len(self._turns.lines)

    @property
    def bots(self) -> dict[int | None, str]:
        """The bots that decided for players in the phase under way."""
        return self._turns.bots

    @property
    def lines(self) -> list[LogLine]:
        """All lines, read again."""
        return [*map(LogLine.model_validate_json, self._complete), *self._turns.lines]

    def add(self, event: Event, before: Game, now: Game, bot: str = "") -> None:
        """Add an event, with the game before and after it, and the bot that decided it for a player."""
        self._turns.add(event, before, now, bot)
        lines = self._turns.lines
        self._complete += map(write, lines[:-1])
        del lines[:-1]

    def written(self, start: int = 0) -> list[bytes]:
        """Each line from ``start`` on as JSON."""
        return [*self._complete[start:], *map(write, self._turns.lines)]

    def json(self, seats: Collection[int] | None, start: int = 0) -> Written:
        """The lines from ``start`` on, with all drawings or only with those on or by some seats."""
        lines = self.written(start)
        return listed(lines if seats is None else [_with_drawings_of(line, seats) for line in lines])


def _with_drawings_of(line: bytes, seats: Collection[int]) -> Written:
    """A line with those drawings only that are on or by some seats."""
    read = from_json(line)
    read["drawn"] = [one for one in read["drawn"] if one["seat"] in seats or one["by"] in seats]
    return write(read)
