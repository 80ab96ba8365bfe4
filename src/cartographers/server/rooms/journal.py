"""The stored log of a room: what is written is remembered, so that nothing is written twice."""

from collections.abc import Sequence

from cartographers.server.storage.hash_chain import Origin, chain_events
from cartographers.server.storage.store import GameRow, Store, StoredGame
from cartographers.table.table import Table


class Journal:
    """Appends the events of a table to the store."""

    def __init__(self, store: Store, stored: StoredGame) -> None:
        self._store = store
        self._last_hash = stored.events[-1].hash
        self._move_ids = {(event.seat, event.move_id) for event in stored.events if event.move_id}
        #: The bot that made a decision for a player, by the number of the event.
        self.bots = {event.seq: event.bot for event in stored.events if event.bot}

    def has(self, seat: int, move_id: str) -> bool:
        """Was the decision with this id accepted already, so that the request is a repeated one?"""
        return (seat, move_id) in self._move_ids

    async def append(self, row: GameRow, table: Table, start: int, origins: Sequence[Origin]) -> None:
        """Write the events of a table from ``start`` on; decisions take the origins in order."""
        events = chain_events(table, start, origins, self._last_hash)
        await self._store.append(row, events)
        self._last_hash = events[-1].hash
        self._move_ids |= {(event.seat, event.move_id) for event in events if event.move_id}
        self.bots |= {event.seq: event.bot for event in events if event.bot}
