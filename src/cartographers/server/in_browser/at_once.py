"""What stands in for threads and processes in a browser: the same work, done at once."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from json import dumps, loads
from typing import ParamSpec, TypeVar

from cartographers.notation.wire import Json
from cartographers.server.storage.database import Session, Work
from cartographers.server.storage.errors import NoSpace, StorageError
from cartographers.server.work.queue import Lane, Purpose, WorkQueue
from cartographers.server.workers.job import Job, WorkerFailed
from cartographers.server.workers.pool import WorkerPool

P = ParamSpec("P")
T = TypeVar("T")


#: What SQLite says of a disk without space.
_FULL = "disk is full"


class AtOnce(Executor):
    """Instead of threads."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """The result of a function."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class DatabaseAtOnce:
    """Instead of the thread that writes: each request is a transaction of its own."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def run(self, work: Work[T]) -> T:
        """The result of some work on the database, once it is committed."""
        [result] = self._session.run_together([work])
        if isinstance(result, StorageError) and _FULL in str(result):
            raise NoSpace(*result.args)
        if isinstance(result, Exception):
            raise result
        done: T = result
        return done

    async def close(self) -> None:
        """Close the database."""
        self._session.close()


class JobsAtOnce(WorkerPool):
    """Instead of worker processes: jobs are done here, by the functions of those processes."""

    def __init__(self, queue: WorkQueue) -> None:
        super().__init__((), queue, {}, startup_time=0)

    async def run(self, job: Job, purpose: Purpose, on_answer: Callable[[Json], None]) -> None:
        """Do a job when its turn has come."""
        async with self.queue.turn(purpose, job.seconds):
            # What was answered before is sent before this begins: nothing else runs meanwhile.
            await asyncio.sleep(0)
            # Requests and answers are what a process would read.
            try:
                for answer in job.run(loads(dumps(job.request()))):
                    on_answer(loads(dumps(answer)))
            except Exception as error:
                raise WorkerFailed(f"{type(error).__name__}: {error}") from None

    async def close(self, lane: Lane | None = None) -> None:
        """Nothing is left to be ended."""
