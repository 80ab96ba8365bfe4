"""Work in turns, one piece in a round of the event loop: for the p99 of a decision in docs/speed.md."""

import asyncio
from collections import deque


class Rounds:
    """Lets one after the other go on, each in a round of the event loop of its own.

    When a phase ends at several tables, many sockets are due to be sent a state. If all were written in one
    round, a request that comes now would wait for all of them; this way it waits for one.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._taken = False

    async def turn(self) -> None:
        """Wait for a round in which nobody else goes on."""
        if not self._taken:
            self._take()
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    def _take(self) -> None:
        self._taken = True
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._taken = False
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # its socket may be closed
                turn.set_result(None)
                self._take()
                return
