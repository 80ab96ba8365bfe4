"""What stands in for threads in a browser: the same work, done at once."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

from cartographers.server.storage.database import Session, Work
from cartographers.server.storage.errors import NoSpace, StorageError

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
