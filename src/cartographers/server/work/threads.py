"""Short work in threads of the server's own process: a few at once, in a fair order, none without limit."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from cartographers.server.work.allowance import Allowance
from cartographers.server.work.callers import Caller
from cartographers.server.work.queue import Lane, Purpose, WorkQueue

P = ParamSpec("P")
T = TypeVar("T")

#: Seconds that it takes to read a game: for each of its events, and besides.
_EVENT, _GAME = 0.0004, 0.01


def reading_time(events: int) -> float:
    """The seconds that are expected for reading so many events."""
    return _GAME + events * _EVENT


@dataclass(frozen=True, slots=True)
class Reading:
    """Work for a thread: on whose behalf, of which game, and for how many seconds."""

    caller: Caller
    game: str = ""
    seconds: float = _GAME


class Threads:
    """Threads that read games for those who asked."""

    def __init__(self, queue: WorkQueue, allowance: Allowance, executor: Executor | None = None) -> None:
        """Threads of its own, unless something else is given that does such work."""
        self._queue, self._allowance = queue, allowance
        self._executor = executor or ThreadPoolExecutor(queue.slots[Lane.READING], "reading")

    async def run(self, reading: Reading, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a function; raises a ``Refusal`` if its caller has asked for too much already."""
        purpose = Purpose(reading.caller, reading.game, Lane.READING)
        with self._allowance.use(reading.caller, reading.seconds):
            async with self._queue.turn(purpose, reading.seconds):
                work = asyncio.get_running_loop().run_in_executor(
                    self._executor, lambda: function(*args, **kwargs)
                )
                try:
                    return await asyncio.shield(work)
                except asyncio.CancelledError:
                    # A thread cannot be stopped, and its slot is not free before it has ended.
                    await asyncio.wait([work])
                    raise

    def close(self) -> None:
        """Wait for the threads."""
        self._executor.shutdown()
