"""Presence: which devices have a socket open at a room, and when each was last seen."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable

#: Seconds after its last request for which somebody without a socket counts as waiting at a table.
ATTENTION = 30.0


class Presence:
    """The devices of one room. A device is present while it has a socket, and for some seconds after."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._seconds, self._clock = seconds, clock
        #: Counts as the last visit of every device, so that nobody is absent right after a restart.
        self._opened = clock()
        self._sockets: Counter[str] = Counter()
        self._last_seen: dict[str, float] = {}

    def socket_opened(self, device: str) -> None:
        """A device opened a socket; it may have several."""
        self._sockets[device] += 1

    def socket_closed(self, device: str) -> None:
        """A device closed or lost a socket."""
        self._sockets -= Counter([device])
        self.seen(device)

    def seen(self, device: str) -> None:
        """A device sent a request."""
        self._last_seen[device] = self._clock()

    def rename(self, old: str, new: str) -> None:
        """A device is known by another name from now on."""
        if old in self._sockets:
            self._sockets[new] += self._sockets.pop(old)
        if old in self._last_seen:
            self._last_seen[new] = max(self._last_seen.pop(old), self._last_seen.get(new, self._opened))

    def any_connected(self, devices: Iterable[str]) -> bool:
        """Has one of these devices an open socket?"""
        return any(device in self._sockets for device in devices)

    def connected_besides(self, devices: Collection[str]) -> int:
        """How many other devices have an open socket."""
        return sum(device not in devices for device in self._sockets)

    def any_present(self, devices: Iterable[str]) -> bool:
        """Has one of these devices an open socket, or was it seen a moment ago?"""
        now = self._clock()
        return any(
            device in self._sockets or now - self._last_seen.get(device, self._opened) <= self._seconds
            for device in devices
        )

    def gone_for(self, devices: Collection[str], seconds: float) -> bool:
        """Has none of these devices had a socket, or been seen, for so long?"""
        if self.any_connected(devices):
            return False
        last = max((self._last_seen.get(device, self._opened) for device in devices), default=self._opened)
        return self._clock() - last > seconds

    def idle_for(self, seconds: float) -> bool:
        """Has no device been seen for so long?"""
        last = max(self._last_seen.values(), default=self._opened)
        return not self._sockets and self._clock() - last > seconds
