"""Parts of a state that are written already, for the cost of a decision in docs/speed.md."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cartographers.server.basics.written_json import Written
from cartographers.server.protocol.state import LogLine, Moment
from cartographers.server.storage.hash_chain import LogDigest

#: In place of what is not written yet.
_NOTHING = Written(b"")


class JsonCache:
    """What is kept for as long as it is true: until the next phase, or until the next change of any kind."""

    def __init__(self) -> None:
        #: The table, without what changes within a phase; empty if it is not written yet.
        self.table = _NOTHING
        #: By the number of the seat: what everybody sees of it, without what changes within a phase.
        self.seats: dict[int, Written] = {}
        #: By seat and language: what only its player sees, without what changes within a phase.
        self.own_seats: dict[tuple[int, str], Written] = {}
        #: The whole log, at a table that is not large.
        self.log = _NOTHING
        #: What changes within a phase and everybody sees: of the table, of all seats, and in short.
        self.moment: Moment | None = None
        self.moment_json = _NOTHING
        self.seats_now: list[Written] = []
        self.presence = _NOTHING
        #: How often anything has changed.
        self.changes = 0

    def clear(self) -> None:
        """Anything may have changed."""
        self.table = self.log = _NOTHING
        self.seats.clear()
        self.own_seats.clear()
        self.clear_moment()

    def clear_moment(self) -> None:
        """Somebody decided, came or went, and the phase is still the same."""
        self.moment = None
        self.moment_json = self.presence = _NOTHING
        self.seats_now = []
        self.changes += 1


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown after some events; without arguments, right after the set-up."""

    events: int = 1
    #: The hash of what is stored of them, if it is known.
    digest: LogDigest | None = None
    #: The lines of the log of turns that are complete, as JSON, and the one that is not.
    lines: Sequence[bytes] = ()
    last_line: LogLine | None = None
    #: How often each seat has decided on the card in play, or taken a decision back.
    changes: Mapping[int, int] = field(default_factory=dict)
    #: The parts of the state that are written already, if the phase is still the same.
    json_cache: JsonCache | None = None
