"""Background jobs of the coach: started by one request, their progress asked for by later ones."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from cartographers.rules.problem import Problem
from cartographers.server.protocol.coach import Progress
from cartographers.server.tasks import cancel_all

K = TypeVar("K", bound=Hashable)


class JobFailed(Problem):
    """A job that could not be finished."""


class Jobs(Generic[K]):
    """At most one job for each key; some run at once, the others wait for their turn."""

    def __init__(self, limit: int, concurrent: int) -> None:
        self._limit = limit
        self._slots = asyncio.Semaphore(concurrent)
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._running: set[K] = set()
        self._failures: dict[K, JobFailed] = {}

    def start(self, key: K, work: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        """Start a job, unless it is under way; false if too many jobs are waiting."""
        if key in self._tasks:
            return True
        if len(self._tasks) >= self._limit:
            return False
        self._failures.pop(key, None)
        self._tasks[key] = asyncio.get_running_loop().create_task(self._run(key, work))
        return True

    async def _run(self, key: K, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            async with self._slots:
                self._running.add(key)
                await work()
        except JobFailed as error:
            self._failures[key] = error
        finally:
            self._running.discard(key)
            del self._tasks[key]

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
