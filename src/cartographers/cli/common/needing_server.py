"""Commands that need what only the server needs."""

from collections.abc import Iterator
from contextlib import contextmanager

from cartographers.cli.common.errors import CommandError


@contextmanager
def needing_server() -> Iterator[None]:
    """Raises a sentence that says what to install where a package of the server is imported and missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        sentence = (
            "the server needs the package {package!r}: install it with pip install 'cartographers[server]'"
        )
        raise CommandError("needs-server", sentence, package=str(missing.name)) from None
