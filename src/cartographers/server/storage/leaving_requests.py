"""Leaving a request for a running server in its database, and waiting for the answer."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from json import dumps, loads
from secrets import token_hex
from time import monotonic, sleep, time

from cartographers.notation.wire import Json
from cartographers.rules.problem import Problem
from cartographers.server.settings import Settings
from cartographers.server.storage.database import Connection
from cartographers.server.storage.opening import importing_postgres
from cartographers.server.storage.verifying import GAMES

#: Seconds to wait for the answer, between two looks, and for another writer of the file.
_PATIENCE, _PAUSE, _BUSY = 20.0, 0.1, 10.0


class NoAnswer(Problem):
    """A running server that does not answer the command."""


def ask_server(settings: Settings, body: Json, patience: float = _PATIENCE) -> Json:
    """What a running server answers to a request; raises ``NoAnswer`` if it does not."""
    id, until = token_hex(8), monotonic() + patience
    with _opened(settings) as connection:
        try:
            statement = "INSERT INTO admin_requests (id, at, server, body) VALUES (?, ?, '', ?)"
            connection.execute(statement, (id, time(), dumps(body)))
        except Exception as error:
            reason = str(error).splitlines()[0]
            sentence = "The request cannot be left for the running server: {reason}"
            raise NoAnswer("admin-not-left", sentence, reason=reason) from None
        while monotonic() < until:
            row = connection.execute("SELECT answer FROM admin_requests WHERE id = ?", (id,)).fetchone()
            if row and row[0]:
                answer: Json = loads(row[0])
                return answer
            sleep(_PAUSE)
    sentence = "the running server has not answered within {seconds} seconds; does it still work?"
    raise NoAnswer("admin-no-answer", sentence, seconds=round(patience))


@contextmanager
def _opened(settings: Settings) -> Iterator[Connection]:
    """A connection beside that of the server; each statement is a transaction."""
    if not settings.database:
        path = (settings.data / GAMES).absolute()
        with closing(sqlite3.connect(path, timeout=_BUSY, isolation_level=None)) as connection:
            yield connection
        return
    with importing_postgres():
        # Only here, because most servers have neither PostgreSQL nor its driver.
        import psycopg

        from cartographers.server.storage.postgres import read_address
        from cartographers.server.storage.postgres_statements import Statements
    with psycopg.connect(read_address(settings.database, "cartographers admin"), autocommit=True) as database:
        yield Statements(database)
