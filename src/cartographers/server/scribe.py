"""The one thread that touches the disk, and gathers what waits into one commit."""

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")

#: The most requests that share a commit.
MOST = 256


class _Asked(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    answer: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


class Scribe:
    """Does what it is asked, in order; answers only once it is on the disk."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        self._desk: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="scribe", daemon=True)
        self._thread.start()

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The answer to some work on the file, once a commit has made it lasting."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._desk.put(_Asked(work, answer, loop))
        return await answer

    async def close(self) -> None:
        """Finish and close the file."""
        self._desk.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while batch := self._batch():
            outcomes = self._commit(batch)
            for asked, outcome in zip(batch, outcomes, strict=True):
                asked.loop.call_soon_threadsafe(_deliver, asked.answer, outcome)
        self._base.close()

    def _batch(self) -> list[_Asked]:
        """All that waits; nothing once the desk is closed."""
        first = self._desk.get()
        if first is None:
            return []
        batch = [first]
        while len(batch) < MOST and not self._desk.empty():
            asked = self._desk.get()
            if asked is None:
                self._desk.put(None)
                break
            batch.append(asked)
        return batch

    def _commit(self, batch: list[_Asked]) -> list[Any]:
        """Do a batch in one transaction; what fails is undone alone, its answer is the exception."""
        try:
            self._base.execute("BEGIN IMMEDIATE")
            outcomes = [self._one(asked) for asked in batch]
            self._base.execute("COMMIT")
        except sqlite3.Error as wrong:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            return [wrong] * len(batch)
        return outcomes

    def _one(self, asked: _Asked) -> Any:
        self._base.execute("SAVEPOINT one")
        try:
            outcome = asked.work(self._base)
        except Exception as wrong:
            self._base.execute("ROLLBACK TO one")
            outcome = wrong
        self._base.execute("RELEASE one")
        return outcome


def _deliver(answer: "asyncio.Future[Any]", outcome: Any) -> None:
    if answer.cancelled():
        return
    if isinstance(outcome, Exception):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)
