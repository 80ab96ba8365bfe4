"""When devices, persons and bot accounts were last here, to the hour, as their owners are told."""

from collections.abc import Callable

from cartographers.server.storage.store import Store

#: Seconds in which it is written once for each of them.
_ONCE_IN = 3600.0
#: Of how many it is remembered that it was written; more are written more often.
_MOST_REMEMBERED = 10_000


class LastSeen:
    """Collects who was here; what is new is written from time to time."""

    def __init__(self, store: Store, wall: Callable[[], float]) -> None:
        self._store, self._wall = store, wall
        self._written: dict[str, float] = {}
        self._new: dict[str, float] = {}

    def saw(self, *who: str) -> None:
        """Somebody sent a request: a device, and the person it is."""
        now = self._wall()
        for one in who:
            if self._written.get(one, 0.0) + _ONCE_IN <= now:
                if len(self._written) >= _MOST_REMEMBERED:
                    self._written.clear()
                self._written[one] = self._new[one] = now

    async def write(self) -> None:
        """Write what is new."""
        new, self._new = self._new, {}
        if new:
            await self._store.people.set_seen(new)
