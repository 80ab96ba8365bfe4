"""When checkpoints are written, for the target of a restart in docs/speed.md: now and then, at the end."""

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

from cartographers.server.rooms.room import Room
from cartographers.server.speed.checkpoint import Checkpoints
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import StoredCheckpoint

logger = logging.getLogger(__name__)

#: Seconds between two checkpoints of a room, and the most that are written at once.
_INTERVAL, _AT_ONCE = 60.0, 20
#: Seconds after which the server ends without those that are not written yet.
_PATIENCE = 1.0


class _Written(NamedTuple):
    """When a checkpoint was written, and what was in it."""

    at: float
    events: int
    own_seats: int
    attended: bool
    over: bool


class CheckpointWriter:
    """Writes the checkpoints of rooms that have gone on since the last one."""

    def __init__(self, store: Store, checkpoints: Checkpoints, clock: Callable[[], float]) -> None:
        self._store, self._checkpoints, self._clock = store, checkpoints, clock
        self._written: WeakKeyDictionary[Room, _Written] = WeakKeyDictionary()

    def opened(self, room: Room, attended: bool) -> None:
        """A room was opened from a checkpoint, which need not be written again before it goes on."""
        self._written[room] = self._now(room)._replace(attended=attended)

    async def write_some(self, rooms: Iterable[Room]) -> None:
        """Write those that are due, a few at once."""
        due = [room for room in rooms if self._is_due(room)]
        await self.save(self.changed(due[:_AT_ONCE]))

    async def write_all(self, rooms: Iterable[Room]) -> None:
        """Write all that would say something else than before, as long as that does not take too long."""
        left, until = list(rooms), self._clock() + _PATIENCE
        while left and self._clock() < until:
            await self.save(self.changed(left[:_AT_ONCE]))
            del left[:_AT_ONCE]

    def changed(self, rooms: Iterable[Room]) -> list[StoredCheckpoint]:
        """The checkpoints of those rooms for which it would say something else than before."""
        due = []
        for room in rooms:
            before, now = self._written.get(room), self._now(room)
            if before is None or before._replace(at=now.at) != now:
                self._written[room] = now
                due.append(self._checkpoints.of(room))
        return due

    async def save(self, checkpoints: Sequence[StoredCheckpoint]) -> None:
        """Write checkpoints to the store."""
        if checkpoints:
            try:
                await self._store.checkpoints.save(checkpoints)
            except OSError as error:
                # They only save time.
                logger.warning("checkpoints could not be written: %s", error)

    def _is_due(self, room: Room) -> bool:
        before = self._written.get(room)
        if before is None:
            # A room that was just opened is written once it has been there for a while.
            self._written[room] = _Written(self._clock(), events=0, own_seats=0, attended=False, over=False)
            return False
        return before.at + _INTERVAL <= self._clock() and before.events != self._now(room).events

    def _now(self, room: Room) -> _Written:
        attended, own_seats = self._checkpoints.is_attended(room), len(room.json_cache.own_seats)
        return _Written(self._clock(), room.journal.before_phase.events, own_seats, attended, room.over)
