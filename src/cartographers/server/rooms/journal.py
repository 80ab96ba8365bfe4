"""The stored log of a room: what is written is remembered, so that nothing is written twice."""

from array import array
from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cartographers.server.rooms.summary import try_end
from cartographers.server.storage.hash_chain import LogDigest, Origin, chain_events
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import GameRow, StoredGame
from cartographers.server.storage.stored_log import StoredLog
from cartographers.table.table import Table

#: A seat, and the id that its client gave to a decision; events that are no decisions of clients have none.
Move = tuple[int | None, str | None]


class MoveIds:
    """A set of ids that never forgets one, and may, very rarely, take another one for one of them."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._hashes = array("q", sorted(map(hash, moves)))

    def add(self, move: Move) -> None:
        """Add an id."""
        insort(self._hashes, hash(move))

    def __contains__(self, move: Move) -> bool:
        place = bisect_left(self._hashes, hash(move))
        return place < len(self._hashes) and self._hashes[place] == hash(move)


class LogPart(NamedTuple):
    """The first events of a log, and the hash of everything that is stored of them."""

    events: int
    digest: str


class Journal:
    """Appends the events of a table to the store."""

    def __init__(
        self, store: Store, stored: StoredGame, table: Table, digest: LogDigest | None = None
    ) -> None:
        """The table is the one after the stored log, of whose first events the digest may be known."""
        self._store = store
        self._last_hash = stored.events[-1].hash
        self._game = stored.game.id
        self._move_ids = MoveIds((event.seat, event.move_id) for event in stored.events)
        #: The bot that made a decision for a player, by the number of the event.
        self.bots = {event.seq: event.bot for event in stored.events if event.bot}
        self._digest = digest or LogDigest()
        earlier = sum(event.step != table.game.step for event in stored.events)
        self._digest.add(stored.events[self._digest.events : earlier])
        #: The log up to the beginning of the phase under way.
        self.before_phase = LogPart(earlier, self._digest.value)
        self._digest.add(stored.events[earlier:])
        #: The log as it is stored, which takes less memory than events.
        self.log = StoredLog(event.body for event in stored.events)

    async def has(self, seat: int, move_id: str) -> bool:
        """Was the decision with this id accepted already, so that the request is a repeated one?"""
        return (seat, move_id) in self._move_ids and await self._store.has_move(self._game, seat, move_id)

    async def append(
        self, row: GameRow, table: Table, start: int, origins: Sequence[Origin], position: str | None
    ) -> None:
        """Write the events of a table from ``start`` on; decisions take the origins in order.

        ``position`` is that of a game without hints, if it has changed.
        """
        events = chain_events(table, start, origins, self._last_hash)
        await self._store.append(row, events, try_end(row, table.game), position)
        self._last_hash = events[-1].hash
        for event in events:
            self._move_ids.add((event.seat, event.move_id))
        self.bots |= {event.seq: event.bot for event in events if event.bot}
        self.log.stored([event.body for event in events])
        self._digest.add(events)
        if table.game.step != events[-1].step:
            self.before_phase = LogPart(self._digest.events, self._digest.value)
