"""Limits of connections: how many there are, from each network and in all, and the time a peer has."""

import asyncio
from collections import Counter
from collections.abc import Callable

from cartographers.server.basics.client_network import Network, network_of
from cartographers.server.settings import ConnectionLimits


class ConnectionCounter:
    """Counts the open connections of a server."""

    def __init__(
        self, limits: ConnectionLimits, is_proxy: Callable[[str], bool] = lambda address: False
    ) -> None:
        """A proxy has no limit of its own: everybody's connections come from its address."""
        self._limits, self._is_proxy = limits, is_proxy
        self._open: Counter[Network] = Counter()
        self.total = self.refused = 0

    def is_full(self, address: str) -> bool:
        """Is no further connection from an address accepted?"""
        if self.total >= self._limits.in_all:
            return True
        return self._open[network_of(address)] >= self._limits.per_address and not self._is_proxy(address)

    def opened(self, address: str) -> None:
        """A connection was opened."""
        self._open[network_of(address)] += 1
        self.total += 1

    def closed(self, address: str) -> None:
        """A connection was closed."""
        self.total -= 1
        network = network_of(address)
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]


class Deadline:
    """At most one running timer of a connection, which cuts it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, transport: asyncio.Transport) -> None:
        """Cut the connection in so many seconds, unless something else is set before."""
        self.clear()
        # ``close`` would first wait until the peer has read what was sent to it.
        self._timer = self._loop.call_later(seconds, transport.abort)

    def clear(self) -> None:
        """Nothing is waited for."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
