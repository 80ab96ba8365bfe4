"""What a room shows of the first events of its log."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cartographers.server.protocol.state import LogLine
from cartographers.server.rooms.json_cache import JsonCache
from cartographers.server.storage.hash_chain import LogDigest


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown after some events; by itself after the set-up, of which there is nothing to tell."""

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
