"""What the SQL statements of this package need of a database; each database has a module that gives it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar


class Found(Protocol):
    """What a statement found or changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The next row, or none."""

    def fetchall(self) -> list[Any]:
        """All rows."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection within a transaction. Statements keep to SQL that all databases know; values are ``?``."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Found:
        """Run one statement."""

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        """Run a statement once for each row of values."""


T = TypeVar("T")
#: Some statements and what is to be known from them. It may be run again if its transaction failed.
Work: TypeAlias = Callable[[Connection], T]


class Session(Protocol):
    """A connection to a database and how transactions are done there. Only one thread uses it."""

    def run_together(self, batch: Sequence[Work[Any]]) -> list[Any]:
        """The results of some work, all committed at once; work that fails has its error as the result.

        What failed has changed nothing, and the rest of the batch is committed all the same.
        """

    def close(self) -> None:
        """Close the connection."""


class Database(Protocol):
    """A database from the event loop's side."""

    async def run(self, work: Work[T]) -> T:
        """The result of some work on the database, once it is committed."""

    async def close(self) -> None:
        """Finish what is waiting and close the database."""
