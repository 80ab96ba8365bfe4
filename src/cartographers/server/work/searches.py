"""Searches that players wait for: one for all who ask the same, given up when nobody waits any more."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from cartographers.server.basics.tasks import cancel_all
from cartographers.server.work.allowance import Allowance
from cartographers.server.work.queue import Purpose, WorkQueue

logger = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

#: How many results are remembered.
_CACHE_SIZE = 256


@dataclass(slots=True)
class _Search(Generic[T]):
    purpose: Purpose
    task: "asyncio.Task[T]"
    #: How many requests wait for it.
    askers: int = 0


class Searches(Generic[K, T]):
    """The searches under way, and the results of the last ones."""

    def __init__(self, queue: WorkQueue, allowance: Allowance) -> None:
        self._queue, self._allowance = queue, allowance
        self._searches: dict[K, _Search[T]] = {}

    async def result(
        self, key: K, purpose: Purpose, seconds: float, work: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        """The result of a search that takes so many seconds, of which there is one for each key.

        Raises what the search raises, and a ``Refusal`` if its caller has asked for too much already.
        """
        if key not in self._searches:
            self._start(key, purpose, seconds, work)
        search = self._searches[key]
        search.askers += 1
        try:
            # Others may wait for it too, and it is worth remembering.
            return await asyncio.shield(search.task)
        finally:
            search.askers -= 1
            if not search.askers and self._queue.is_waiting(search.purpose):
                search.task.cancel()
                # Whoever asks from now on must not get the one that is being cancelled.
                self._forget(key, search.task)

    def _start(
        self, key: K, purpose: Purpose, seconds: float, work: Callable[[], Coroutine[Any, Any, T]]
    ) -> None:
        self._allowance.take(purpose.caller, seconds)
        self._forget_oldest()
        task = asyncio.get_running_loop().create_task(work())
        self._searches[key] = _Search(purpose, task)

        def on_end(ended: "asyncio.Task[T]") -> None:
            self._allowance.give_back(purpose.caller, seconds)
            if ended.cancelled() or ended.exception():
                # The next request starts a new one.
                self._forget(key, ended)
            if not ended.cancelled() and (error := ended.exception()):
                logger.warning("a search for advice failed: %s", error)

        task.add_done_callback(on_end)

    def _forget(self, key: K, task: "asyncio.Task[T]") -> None:
        if key in self._searches and self._searches[key].task is task:
            del self._searches[key]

    def _forget_oldest(self) -> None:
        """Make room for one more result. What is under way is left alone: somebody waits for it."""
        done = [key for key, search in self._searches.items() if search.task.done()]
        for key in done[: max(0, len(done) - _CACHE_SIZE + 1)]:
            del self._searches[key]

    def clear_cache(self) -> None:
        """Forget all results, so that the next requests start new searches."""
        self._searches = {key: one for key, one in self._searches.items() if not one.task.done()}

    async def close(self) -> None:
        """Cancel all searches."""
        await cancel_all([search.task for search in self._searches.values()])
