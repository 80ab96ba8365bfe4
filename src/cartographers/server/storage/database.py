"""What the SQL statements of this package need of a database; each database has a module that gives it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from cartographers.server.storage.heads import HeadChange


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


class Transaction(Connection, Protocol):
    """A connection whose changes of games are also noted in their heads."""

    def note(self, change: HeadChange) -> None:
        """Note a change of a head; it counts if the transaction is committed."""


T = TypeVar("T")
#: Some statements and what is to be known from them. It may be run again if its transaction failed.
Work: TypeAlias = Callable[[Transaction], T]


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
