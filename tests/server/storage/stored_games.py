"""Games as a store has them, for tests."""

from typing import Any

from cartographers.server.basics.deal_key import read_key
from cartographers.server.storage.hash_chain import INITIAL_HASH, StoredEvent, chain_events
from cartographers.server.storage.stored_game import GameRow, SeatRow, Shared, StoredGame
from server.live_room import new_table

EVENTS = chain_events(new_table(2), 0, [], INITIAL_HASH)


def row(id: str, day: str = "", **more: Any) -> GameRow:
    """A row of the table of games; with ``day``, a counted try at a deal that many play."""
    key = read_key(day)
    defaults = {"seed": 5, "seed_open": True, "engine": "1", "created": f"2026-{id}", "maker": "anna"}
    values = {**defaults, "over": False, "summary": {"card": "Přívoz"}, "plan": {"a": [1, None]}, **more}
    return GameRow(id=id, shared=Shared(key, counted=True) if key else None, **values)


def game(id: str, *devices: str, **more: Any) -> StoredGame:
    """A game with a seat for each device, and an open one."""
    seats = [SeatRow(seat, "human", name, devices=frozenset([name])) for seat, name in enumerate(devices)]
    code = f"code {id}"
    return StoredGame(row(id, **more), [*seats, SeatRow(len(seats), "open", invite_hash=code)], EVENTS)


def next_event(number: int, move_id: str) -> StoredEvent:
    return StoredEvent(number, 1, 0, "committed", "{}", move_id, "before", "after", "greedy")
