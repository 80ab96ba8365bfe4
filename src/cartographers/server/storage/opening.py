"""Opening the store that the settings name."""

from collections.abc import Iterator
from contextlib import contextmanager

from cartographers.rules.problem import Problem
from cartographers.server.settings import Settings
from cartographers.server.storage.errors import CannotOpenStore
from cartographers.server.storage.sqlite import SqliteStore
from cartographers.server.storage.store import Store


def open_store(settings: Settings) -> Store:
    """The database of the settings; if they name none, a file in their folder."""
    if not settings.database:
        return SqliteStore(settings.data / "games.sqlite")
    with importing_postgres():
        # Only here, because most servers have neither PostgreSQL nor its driver.
        from cartographers.server.storage.postgres import PostgresStore
    return PostgresStore(settings.database, settings.data, settings.peer)


@contextmanager
def importing_postgres() -> Iterator[None]:
    """Raises ``CannotOpenStore`` where the driver of PostgreSQL is imported but not installed."""
    try:
        yield
    except ImportError as missing:
        sentence = (
            "PostgreSQL needs the package {package!r}: install it with pip install 'cartographers[postgres]'"
        )
        raise CannotOpenStore(Problem("needs-postgres", sentence, package=str(missing.name))) from None


@contextmanager
def postgres_problems() -> Iterator[None]:
    """Raises the problem itself where a database cannot be opened, as commands tell it."""
    try:
        yield
    except CannotOpenStore as error:
        raise error.problem from None
