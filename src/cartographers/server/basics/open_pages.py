"""Which things somebody has open, and who is told when one of them has changed."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class OpenPages:
    """The pages that wait for a change of a thing, by its id."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def waiting(self, id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the thing has changed."""
        event, waiting = asyncio.Event(), self._waiting.setdefault(id, set())
        waiting.add(event)
        try:
            yield event
        finally:
            waiting.discard(event)
            if not waiting:
                self._waiting.pop(id, None)

    def tell(self, id: str) -> None:
        """A thing has changed."""
        for event in self._waiting.get(id, ()):
            event.set()

    def ids(self) -> list[str]:
        """The things that somebody has open."""
        return [*self._waiting]
