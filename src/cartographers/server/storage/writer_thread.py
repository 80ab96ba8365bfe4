"""The only thread that uses the database connection. It gathers waiting requests into one transaction."""

import asyncio
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from cartographers.server.storage.database import Session, T, Work

#: The most requests in one transaction.
MAX_BATCH = 256


class _Request(NamedTuple):
    work: Work[Any]
    result: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


class WriterThread:
    """Runs requests in order; answers each one after its transaction is on disk."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._requests: SimpleQueue[_Request | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="storage-writer", daemon=True)
        self._thread.start()

    async def run(self, work: Work[T]) -> T:
        """The result of some work on the database, once it is committed."""
        loop = asyncio.get_running_loop()
        result: asyncio.Future[T] = loop.create_future()
        self._requests.put(_Request(work, result, loop))
        return await result

    async def close(self) -> None:
        """Finish what is waiting and close the database."""
        self._requests.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._next_batch():
            results = self._session.run_together([request.work for request in batch])
            for request, result in zip(batch, results, strict=True):
                request.loop.call_soon_threadsafe(_set_result, request.result, result)
        self._session.close()

    def _next_batch(self) -> list[_Request]:
        """All requests that are waiting; an empty list after ``close``."""
        first = self._requests.get()
        if first is None:
            return []
        batch = [first]
        while len(batch) < MAX_BATCH and not self._requests.empty():
            request = self._requests.get()
            if request is None:
                self._requests.put(None)
                break
            batch.append(request)
        return batch


def _set_result(future: "asyncio.Future[Any]", result: Any) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
