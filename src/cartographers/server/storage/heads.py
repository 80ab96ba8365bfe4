"""The head of a game: how far its log goes, and what was dealt.

The hashes of a log show that an event was changed, but not that the last ones are missing, and they do not
cover the seed, the secret and the nonces. So the head is also kept elsewhere: in a file beside the games, and
signed in a table of a PostgreSQL database.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from cartographers.server.storage.hash_chain import INITIAL_HASH, CorruptLog, StoredEvent


class End(NamedTuple):
    """The last event of a log."""

    seq: int
    hash: str


#: The end of a log without events.
NO_EVENTS = End(-1, INITIAL_HASH)


class Head(NamedTuple):
    """The last event of a game's log, and the hash of its deal."""

    seq: int
    hash: str
    #: None if it is not known here.
    deal: str | None


@dataclass(frozen=True, slots=True)
class HeadChange:
    """What a transaction changes in the head of a game; a new game has an end and a deal."""

    game: str
    end: End | None = None
    deal: str | None = None
    removed: bool = False

    def __or__(self, later: "HeadChange") -> "HeadChange":
        """This change and a later one of the same game."""
        removed = self.removed or later.removed
        return HeadChange(self.game, later.end or self.end, later.deal or self.deal, removed)


def end_of(events: Sequence[StoredEvent]) -> End:
    """The end of a log."""
    return End(events[-1].seq, events[-1].hash) if events else NO_EVENTS


def deal_hash(seed: str | None, deal: str | None) -> str:
    """The hash of what was dealt: the seed, and the secret with the nonces, both as they are stored."""
    return sha256(f"{seed}/{deal}".encode()).hexdigest()


def check_head(head: Head, deal: str, events: Sequence[StoredEvent]) -> None:
    """Raise ``CorruptLog`` if a log does not go as far as its head, or if something else was dealt."""
    if len(events) <= head.seq:
        sentence = "its last events are missing: there are {found} of {events}"
        raise CorruptLog("corrupt-end", sentence, found=len(events), events=head.seq + 1)
    if head.seq >= 0 and events[head.seq].hash != head.hash:
        raise CorruptLog("corrupt-head", "event {event} is another one than was stored", event=head.seq)
    if head.deal not in (None, deal):
        raise CorruptLog("corrupt-deal", "its seed, its secret or a nonce is another one than was stored")
