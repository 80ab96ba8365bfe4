"""The head of a game: how far its log goes, and what was dealt.

The hashes of a log show that an event was changed, but not that the last ones are missing, and they do not
cover the seed, the secret and the nonces. So the head is also kept elsewhere: in a file beside the games, and
signed in a table of a PostgreSQL database.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from cartographers.notation.deal import Deal, write_deal
from cartographers.server.storage.hash_chain import INITIAL_HASH, CorruptLog, StoredEvent
from cartographers.server.storage.stored_game import StoredGame


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
    """What a transaction changes in the head of a game."""

    game: str
    end: End | None = None
    #: The hash of the deal, if it is new.
    deal: str | None = None
    #: The hash of the deal, if it cannot change any more.
    final_deal: str | None = None
    removed: bool = False

    def __or__(self, later: "HeadChange") -> "HeadChange":
        """This change and a later one of the same game."""
        return HeadChange(
            self.game,
            later.end or self.end,
            later.deal or self.deal,
            later.final_deal or self.final_deal,
            self.removed or later.removed,
        )


def end_of(events: Sequence[StoredEvent]) -> End:
    """The end of a log."""
    return End(events[-1].seq, events[-1].hash) if events else NO_EVENTS


@lru_cache(maxsize=1024)
def deal_hash(seed: int | None, deal: Deal | None) -> str:
    """The hash of what was dealt: the seed, and the secret with the nonces as records have them."""
    return sha256(f"{seed}/{write_deal(deal) if deal else ''}".encode()).hexdigest()


def check_head(head: Head, stored: StoredGame) -> None:
    """Raise ``CorruptLog`` if a game does not go as far as its head, or if something else was dealt."""
    game, events = stored.game, stored.events
    if len(events) <= head.seq:
        sentence = "its last events are missing: there are {found} of {events}"
        raise CorruptLog("corrupt-end", sentence, found=len(events), events=head.seq + 1)
    if head.seq >= 0 and events[head.seq].hash != head.hash:
        raise CorruptLog("corrupt-head", "event {event} is another one than was stored", event=head.seq)
    if head.deal not in (None, deal_hash(game.seed, game.deal)):
        raise other_deal()


def other_deal() -> CorruptLog:
    """That something else was dealt than is stored now."""
    return CorruptLog("corrupt-deal", "its seed, its secret or a nonce is another one than was stored")
