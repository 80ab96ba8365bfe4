"""The time by which a peer has to do what is waited for; otherwise its connection is cut."""

import asyncio


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
