"""The chain of hashes over a game's log.

The hash of an event covers the hash before it, the event, and the game after it wherever a phase ended. A log
that was changed, or that this version of the rules plays differently, no longer fits its hashes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from json import JSONEncoder, loads
from typing import Any, NamedTuple

from cartographers.notation.game_json import write_game
from cartographers.notation.kinds import EVENT_KIND
from cartographers.notation.wire import read_event, write_event, write_setup
from cartographers.rules.box import Shelf
from cartographers.rules.event import Committed, Withdrawn
from cartographers.rules.history import Transition, history
from cartographers.rules.problem import Problem
from cartographers.rules.reason import Illegal
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game
from cartographers.server.storage.stored_log import StoredLog
from cartographers.table.dealer import Dealer
from cartographers.table.table import Table

#: The hash before the first event.
INITIAL_HASH = "0" * 64


class CorruptLog(Problem, ValueError):
    """A stored log that cannot be replayed, or whose hashes differ; the message says which."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event of a log as it is stored."""

    seq: int
    step: int
    seat: int | None
    kind: str
    #: The event as JSON.
    body: str
    #: The client's id of a decision, by which a repeated request is recognised.
    move_id: str | None
    prev_hash: str
    hash: str
    #: The bot that made a decision for a player, or "skip".
    bot: str | None = None


class Origin(NamedTuple):
    """Where a decision came from: the client's id of it, and the bot that made it for a player."""

    move_id: str | None = None
    bot: str | None = None


_FROM_A_BOT_SEAT = Origin()


#: One for all, because making it takes as long as writing a small value.
_CANONICAL = JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def canonical_json(value: Any) -> str:
    """JSON in a fixed form: equal values give equal texts."""
    return _CANONICAL.encode(value)


def chain_events(table: Table, start: int, origins: Sequence[Origin], prev_hash: str) -> list[StoredEvent]:
    """The events of a table from ``start`` on, ready to be stored; decisions take the origins in order."""
    remaining = iter(origins)
    events: list[StoredEvent] = []
    for transition in table.history(start):
        decided = isinstance(transition.event, Committed)
        origin = next(remaining, _FROM_A_BOT_SEAT) if decided else _FROM_A_BOT_SEAT
        events.append(_stored_event(transition, origin, prev_hash))
        prev_hash = events[-1].hash
    return events


def _stored_event(transition: Transition, origin: Origin, prev_hash: str) -> StoredEvent:
    seq, event, before, _ = transition
    body = canonical_json(write_event(event))
    return StoredEvent(
        seq=seq,
        step=before.step,
        seat=event.seat if isinstance(event, Committed | Withdrawn) else None,
        kind=EVENT_KIND[type(event)],
        body=body,
        move_id=origin.move_id,
        prev_hash=prev_hash,
        hash=_hash(prev_hash, transition, body, origin),
        bot=origin.bot,
    )


def _hash(prev_hash: str, transition: Transition, body: str, origin: Origin) -> str:
    seq, _, before, after = transition
    phase_ended = not seq or before.step != after.step
    hashed = [prev_hash, seq, body, origin.move_id, canonical_game(after) if phase_ended else ""]
    if origin.bot:
        hashed.append(origin.bot)
    return sha256(canonical_json(hashed).encode()).hexdigest()


def canonical_game(game: Game) -> str:
    """A game in the fixed form; its set-up, which stays the same, is written once."""
    values = write_game(game)
    del values["setup"]
    # The fields are sorted, and "setup" comes before "step", the last but one.
    head, step, tail = canonical_json(values).rpartition(',"step":')
    return f'{head},"setup":{_canonical_setup(game.setup)}{step}{tail}'


@lru_cache(maxsize=256)
def _canonical_setup(setup: Setup) -> str:
    return canonical_json(write_setup(setup))


def good_events(shelf: Shelf, events: Sequence[StoredEvent]) -> int:
    """How many events of a log, from its beginning on, fit the rules and their hashes."""
    prev_hash, good = INITIAL_HASH, 0
    try:
        log = (read_event(loads(event.body)) for event in events)
        for stored, transition in zip(events, history(shelf, log, checked=True), strict=False):
            committed = stored.kind == EVENT_KIND[Committed]
            origin = Origin(stored.move_id, stored.bot) if committed else _FROM_A_BOT_SEAT
            if _stored_event(transition, origin, prev_hash) != stored:
                break
            prev_hash, good = stored.hash, good + 1
    except (Illegal, ValueError, TypeError, KeyError):
        pass
    return good


def restore_table(shelf: Shelf, events: Sequence[StoredEvent], dealer: Dealer, version: str) -> Table:
    """The table after a stored log, every hash verified; ``version`` is the program that wrote it."""
    try:
        if not events:
            raise ValueError("it is empty")
        table = Table.resume(shelf, [read_event(loads(event.body)) for event in events], dealer)
    except (Illegal, ValueError, TypeError, LookupError, AttributeError) as error:
        raise CorruptLog(
            "corrupt-rules", "its log cannot be read by these rules: {wrong}", wrong=str(error)
        ) from None
    _check_hashes(events, table, 0, version)
    return table


def continue_table(game: Game, events: Sequence[StoredEvent], start: int, dealer: Dealer) -> Table:
    """The table after a stored log of which the game after the first ``start`` events is known.

    Only the later ones are replayed and verified; raises an error of any kind if something is wrong.
    """
    table = Table.go_on(StoredLog(event.body for event in events), game, start, dealer)
    _check_hashes(events, table, start, "")
    return table


def _check_hashes(events: Sequence[StoredEvent], table: Table, start: int, version: str) -> None:
    prev_hash = events[start - 1].hash if start else INITIAL_HASH
    for stored, transition in zip(events[start:], table.history(start), strict=True):
        committed = stored.kind == EVENT_KIND[Committed]
        origin = Origin(stored.move_id, stored.bot) if committed else _FROM_A_BOT_SEAT
        if (stored.prev_hash, stored.hash) != (prev_hash, _hash(prev_hash, transition, stored.body, origin)):
            raise CorruptLog(
                "corrupt-hashes",
                "its log was changed, or written by other rules (version {version}), at event {event}: "
                "the hashes differ",
                version=version,
                event=stored.seq,
            )
        prev_hash = stored.hash


class LogDigest:
    """The hash of everything that is stored of a log, which grows with it."""

    def __init__(self) -> None:
        self._hash = sha256()
        #: How many events it covers.
        self.events = 0

    def add(self, events: Sequence[StoredEvent]) -> None:
        """Cover further events."""
        lines = [
            f"{one.seq}/{one.step}/{one.seat}/{one.kind}/{one.body}/{one.move_id}/{one.prev_hash}/{one.hash}/"
            f"{one.bot}\n"
            for one in events
        ]
        self._hash.update("".join(lines).encode())
        self.events += len(events)

    @property
    def value(self) -> str:
        """The hash."""
        return self._hash.hexdigest()
