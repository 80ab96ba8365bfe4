"""Background jobs of the coach: started by one request, their progress asked for by later ones."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from cartographers.rules.problem import Problem
from cartographers.server.basics.tasks import cancel_all
from cartographers.server.protocol.message import Progress
from cartographers.server.work.allowance import Allowance
from cartographers.server.work.callers import Caller

#: How many failures are remembered.
_MOST_FAILURES = 1000

K = TypeVar("K", bound=Hashable)


class JobFailed(Problem):
    """A job that could not be finished."""


class Jobs(Generic[K]):
    """At most one job for each key. Those of one person run one after the other, whatever others do."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._running: set[K] = set()
        #: Held by the job of each person that is running.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._failures: dict[K, JobFailed] = {}

    def start(
        self, key: K, caller: Caller, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        """Start a job that takes about so many seconds, unless it is under way.

        Raises a ``Refusal`` if its caller has asked for too much already.
        """
        if key in self._tasks:
            return
        self._allowance.take(caller, seconds)
        self._failures.pop(key, None)
        turn = self._turns.setdefault(caller.person, asyncio.Lock())
        task = asyncio.get_running_loop().create_task(self._run(key, turn, work))
        self._tasks[key] = task

        def on_end(_: "asyncio.Task[None]") -> None:
            # Not in the task itself: one that is cancelled early never begins.
            del self._tasks[key]
            self._allowance.give_back(caller, seconds)

        task.add_done_callback(on_end)

    async def _run(self, key: K, turn: asyncio.Lock, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            async with turn:
                self._running.add(key)
                await work()
        except JobFailed as error:
            self._failures[key] = error
            while len(self._failures) > _MOST_FAILURES:
                del self._failures[next(iter(self._failures))]
        finally:
            self._running.discard(key)

    def progress(self, key: K, done: bool) -> Progress:
        """How far a job is; ``done`` if its result is stored."""
        if done:
            return "done"
        if key in self._tasks:
            return "running" if key in self._running else "waiting"
        return "failed" if key in self._failures else "none"

    def failure(self, key: K) -> JobFailed | None:
        """Why the last job for a key failed; None if it did not fail."""
        return self._failures.get(key)

    async def close(self) -> None:
        """Cancel all jobs."""
        await cancel_all(self._tasks.values())
