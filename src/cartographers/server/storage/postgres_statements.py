"""The statements of this package, run by psycopg."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import psycopg

from cartographers.server.storage.database import Found
from cartographers.server.storage.heads import HeadChange
from cartographers.server.storage.signed_heads import SignedHeads


class Statements:
    """A connection as the statements of this package use it."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Found:
        """Run one statement."""
        return self._connection.execute(_translated(statement), _row(values))

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> None:
        """Run a statement once for each row of values."""
        self._connection.cursor().executemany(_translated(statement), [_row(row) for row in values])


class PipelinedTransaction(Statements):
    """A transaction whose statements are sent without waiting for those before them."""

    def __init__(
        self, connection: psycopg.Connection[Any], pipeline: psycopg.Pipeline, signed: SignedHeads
    ) -> None:
        super().__init__(connection)
        self._pipeline, self._signed = pipeline, signed
        #: What it changes in the heads of games.
        self.changes: list[HeadChange] = []

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Found:
        """Run one statement."""
        return _Found(self._connection.execute(_translated(statement), _row(values)), self._pipeline)

    def note(self, change: HeadChange) -> None:
        """Write a change of a head, and remember it for the file of heads."""
        self._signed.write(self, change)
        self.changes.append(change)


class _Found:
    """What a statement found or changed; asking for it waits for the database."""

    def __init__(self, cursor: psycopg.Cursor[Any], pipeline: psycopg.Pipeline) -> None:
        self._cursor, self._pipeline = cursor, pipeline

    @property
    def rowcount(self) -> int:
        self._pipeline.sync()
        return self._cursor.rowcount

    def fetchone(self) -> Any:
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cursor.fetchall())


@lru_cache(maxsize=512)
def _translated(statement: str) -> bytes:
    """A statement with the placeholders of psycopg."""
    return statement.replace("%", "%%").replace("?", "%s").encode()


def _row(values: Sequence[Any]) -> list[Any]:
    """Values for columns; what is true or false is a number in the tables, as in SQLite."""
    return [int(value) if isinstance(value, bool) else value for value in values]
