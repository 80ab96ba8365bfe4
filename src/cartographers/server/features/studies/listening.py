"""Who is told at once that a study has changed, also by other servers of the database."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from cartographers.server.storage.changes import Change
from cartographers.server.storage.store import Store


class OpenStudies:
    """The studies that somebody has open."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._listeners: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def listening(self, id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever a study has changed."""
        event, listeners = asyncio.Event(), self._listeners.setdefault(id, set())
        listeners.add(event)
        try:
            yield event
        finally:
            listeners.discard(event)
            if not listeners:
                self._listeners.pop(id, None)

    async def changed(self, id: str) -> None:
        """A study has changed here: tell those who have it open, and the other servers."""
        self.changed_elsewhere(id)
        await self._store.announce(Change(feature="studies", body={"changed": id}))

    def changed_elsewhere(self, id: str) -> None:
        """Tell those who have a study open here."""
        for event in self._listeners.get(id, ()):
            event.set()

    def changed_all(self) -> None:
        """Nobody knows which studies have changed."""
        for id in [*self._listeners]:
            self.changed_elsewhere(id)
