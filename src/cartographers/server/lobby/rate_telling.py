"""Telling the other servers of a database how many requests of each network were allowed here."""

import asyncio
import logging
from collections.abc import Mapping

from cartographers.notation.wire import Json
from cartographers.server.lobby.peer_rate import PeerRate
from cartographers.server.storage.changes import Change
from cartographers.server.storage.store import Store

logger = logging.getLogger(__name__)

#: What the messages are marked with, among those of features.
MARK = "rates"
#: The most networks in one message, so that it stays well below what a database passes on.
_MOST = 60


class RateTelling:
    """Limits that are kept together with the other servers, by their names."""

    def __init__(self, store: Store, rates: Mapping[str, PeerRate], shared: bool) -> None:
        """If the database is shared, there are others to be told."""
        self._store, self._rates = store, rates
        self._due = asyncio.Event()
        if shared:
            for rate in rates.values():
                rate.on_due = self._due.set

    async def tell(self) -> None:
        """Tell the others until cancelled."""
        while True:
            await self._due.wait()
            self._due.clear()
            # What is allowed while a message is under way goes into the next one.
            while due_rates := {name: due for name, rate in self._rates.items() if (due := rate.due(_MOST))}:
                try:
                    await self._store.announce(Change(feature=MARK, body=due_rates))
                except OSError as error:
                    logger.error("the other servers could not be told of requests: %s", error)

    def hear(self, body: Json) -> None:
        """Another server has allowed requests."""
        for name, rate in self._rates.items():
            rate.hear(body.get(name, {}))
