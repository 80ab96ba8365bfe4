"""The log of turns of a room. Lines that are complete are kept as JSON, which takes little memory."""

from collections.abc import Collection, Sequence

from cartographers.rules.event import Event
from cartographers.rules.state import Game
from cartographers.server.basics.packed_texts import PackedTexts
from cartographers.server.protocol.state import LogLine
from cartographers.server.show.turn_log import TurnLog

#: Lines that are compressed together; each has the drawings of all seats.
_TOGETHER = 4
#: What comes before the drawings of a line, and between two of them. No text in JSON has these in it, because
#: quotes have another form there.
_DRAWN, _BETWEEN = b',"drawn":[{"seat":', b'},{"seat":'
_BY, _BY_NOBODY = b'"by":', b'"by":null'


class RoomLog:
    """All lines of a room's log; only the last one can still change."""

    def __init__(self, complete: Sequence[bytes] = (), last: LogLine | None = None) -> None:
        self._complete = PackedTexts(_TOGETHER, complete)
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
        return [*map(LogLine.model_validate_json, self._complete.since(0)), *self._turns.lines]

    def add(self, event: Event, before: Game, now: Game, bot: str = "") -> None:
        """Add an event, with the game before and after it, and the bot that decided it for a player."""
        self._turns.add(event, before, now, bot)
        lines = self._turns.lines
        self._complete.extend(map(_written, lines[:-1]))
        del lines[:-1]

    def written(self, start: int = 0) -> list[bytes]:
        """Each line from ``start`` on as JSON."""
        return [*self._complete.since(start), *map(_written, self._turns.lines)]

    def json(self, seats: Collection[int] | None, start: int = 0) -> bytes:
        """The lines from ``start`` on, with all drawings or only with those on or by some seats."""
        lines = self.written(start)
        return b",".join(lines if seats is None else [_with_drawings_of(line, seats) for line in lines])


def _written(line: LogLine) -> bytes:
    head = line.model_dump_json(exclude={"drawn"}).removesuffix("}")
    drawn = ",".join([one.model_dump_json() for one in line.drawn])
    return f'{head},"drawn":[{drawn}]}}'.encode()


def _with_drawings_of(line: bytes, seats: Collection[int]) -> bytes:
    """A line with those drawings only that are on or by some seats."""
    head, found, drawn = line.partition(_DRAWN)
    if not found:
        return line
    # Each begins with the number of its seat, a comma, "by" and the number of who drew it.
    kept = []
    for one in drawn.removesuffix(b"}]}").split(_BETWEEN):
        seat, by = one.split(b",", 2)[:2]
        if int(seat) in seats or (by != _BY_NOBODY and int(by.removeprefix(_BY)) in seats):
            kept.append(one)
    return b'%s,"drawn":[%s]}' % (head, b",".join([b'{"seat":%s}' % one for one in kept]))
