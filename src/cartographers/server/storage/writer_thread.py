"""The only thread that uses the database connection. It gathers waiting requests into one transaction."""

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from cartographers.server.storage.store import StorageError

T = TypeVar("T")

#: The most requests in one transaction.
MAX_BATCH = 256


class _Request(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    result: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


class WriterThread:
    """Runs requests in order; answers each one after its transaction is on disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._requests: SimpleQueue[_Request | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="storage-writer", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
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
            results = self._commit(batch)
            for request, result in zip(batch, results, strict=True):
                request.loop.call_soon_threadsafe(_set_result, request.result, result)
        self._connection.close()

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

    def _commit(self, batch: list[_Request]) -> list[Any]:
        """Run a batch in one transaction; a request that fails is rolled back alone and gets its error."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = [self._run_one(request) for request in batch]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return [_storage_error(error)] * len(batch)
        return results

    def _run_one(self, request: _Request) -> Any:
        self._connection.execute("SAVEPOINT request")
        try:
            result = request.work(self._connection)
        except Exception as error:
            self._connection.execute("ROLLBACK TO request")
            result = _storage_error(error) if isinstance(error, sqlite3.Error) else error
        self._connection.execute("RELEASE request")
        return result


def _storage_error(error: sqlite3.Error) -> StorageError:
    """A database error as an error of the store: callers do not know the database."""
    return StorageError(f"{type(error).__name__}: {error}")


def _set_result(future: "asyncio.Future[Any]", result: Any) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
