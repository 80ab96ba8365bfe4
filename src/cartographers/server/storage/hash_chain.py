"""The chain of hashes over a game's log.

Each event's hash covers the one before it, the event itself, and the table as the rules left it wherever a
phase ended. A log that was changed, or that this version of the rules would read differently, shows.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from json import dumps, loads
from typing import Any

from cartographers.notation.game_json import write_game
from cartographers.notation.kinds import EVENT_KIND
from cartographers.notation.wire import read_event, write_event
from cartographers.rules.edition import Shelf
from cartographers.rules.event import Committed, Withdrawn
from cartographers.rules.history import Transition
from cartographers.rules.reason import Illegal
from cartographers.table.dealer import Dealer
from cartographers.table.table import Table

START = "0" * 64


class BrokenLog(ValueError):
    """A stored log that does not tell the game it told when it was written."""


@dataclass(frozen=True, slots=True)
class Link:
    """One event as it is stored."""

    seq: int
    step: int
    seat: int | None
    kind: str
    body: str
    move_id: str | None
    prev_hash: str
    hash: str


def canonical(value: Any) -> str:
    """JSON of which there is only one form."""
    return dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def linked(table: Table, kept: int, move_ids: Sequence[str | None], prev: str) -> list[Link]:
    """The links for all events of a table from some point on; decisions take their move ids in turn."""
    ids = iter(move_ids)
    found: list[Link] = []
    for one in table.history(kept):
        move_id = next(ids, None) if isinstance(one.event, Committed) else None
        found.append(_link(one, move_id, prev))
        prev = found[-1].hash
    return found


def _link(one: Transition, move_id: str | None, prev: str) -> Link:
    seq, event, before, now = one
    body = canonical(write_event(event))
    ended = not seq or before.step != now.step
    covered = [prev, seq, body, move_id, canonical(write_game(now)) if ended else ""]
    return Link(
        seq=seq,
        step=before.step,
        seat=event.seat if isinstance(event, Committed | Withdrawn) else None,
        kind=EVENT_KIND[type(event)],
        body=body,
        move_id=move_id,
        prev_hash=prev,
        hash=sha256(canonical(covered).encode()).hexdigest(),
    )


def resumed(shelf: Shelf, links: Sequence[Link], dealer: Dealer, version: str) -> Table:
    """The table a stored log tells, if its hashes say that it is the same game."""
    try:
        table = Table.resume(shelf, [read_event(loads(link.body)) for link in links], dealer)
    except (Illegal, ValueError) as wrong:
        raise BrokenLog(f"its log cannot be read by these rules: {wrong}") from None
    moves = [link.move_id for link in links if link.kind == "committed"]
    for link, right in zip(links, linked(table, 0, moves, START), strict=True):
        if (link.prev_hash, link.hash) != (right.prev_hash, right.hash):
            raise BrokenLog(
                f"its log was changed, or written by other rules (version {version}), at event {link.seq}: "
                "the hashes differ"
            )
    return table
