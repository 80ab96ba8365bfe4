"""The other servers of the same database: which of them serves a game, and what they have changed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from cartographers.server.auth.peer_signatures import PeerSignatures
from cartographers.server.basics.errors import ServedElsewhere
from cartographers.server.basics.tasks import cancel_all
from cartographers.server.storage.changes import Change
from cartographers.server.storage.store import Store

logger = logging.getLogger(__name__)

#: The header of a request that one server passes on to another: its signature.
FORWARDED = "x-cartographers-forwarded"
#: Seconds in which a game must have found a server that answers, and between two attempts.
PATIENCE, PAUSE = 5.0, 0.05
#: Of how many games the server is remembered.
_MOST_REMEMBERED = 10_000
#: Seconds before a change is looked at again if the store could not be read.
_RETRY_DELAY = 0.5


class ServerGone(Exception):
    """Another server does not answer."""


class Peers:
    """The servers that share a store. With one server, it serves every game."""

    def __init__(self, store: Store, signatures: PeerSignatures) -> None:
        self._store, self.signatures = store, signatures
        #: The servers of games that this one does not serve. One that is wrong is noticed when it is asked.
        self._servers: dict[str, str] = {}

    async def claim(self, game: str) -> None:
        """Make this server the one of a game; raises if another server is it."""
        address = self._servers.get(game) or await self._store.claim(game)
        if address:
            if len(self._servers) >= _MOST_REMEMBERED:
                self._servers.clear()
            self._servers[game] = address
            raise ServedElsewhere(game, address)

    def forget(self, game: str) -> None:
        """The server of a game does not answer, or serves it no more."""
        self._servers.pop(game, None)

    async def follow_changes(self, follow: Callable[[Change], Awaitable[None]]) -> None:
        """Do what the changes of the other servers ask for, until cancelled."""
        changes: asyncio.Queue[Change] = asyncio.Queue()
        listening = asyncio.ensure_future(self._store.listen(changes.put_nowait))
        try:
            while True:
                change = await changes.get()
                try:
                    await follow(change)
                except OSError as error:
                    logger.error("a change could not be followed: %s", error)
                    changes.put_nowait(change)
                    await asyncio.sleep(_RETRY_DELAY)
        finally:
            await cancel_all([listening])
