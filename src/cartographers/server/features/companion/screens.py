"""Games on paper that several screens show in step: where each of them is, told to all its screens.

Only that is held, in memory and for a limited number of games. If it is lost, the screens go on by
themselves until somebody tells it again.
"""

import asyncio
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import NamedTuple

from cartographers.server.basics.client_network import Network
from cartographers.server.features.companion.messages import SharedStep

#: The most games; the one that was told least recently is forgotten first.
MOST_GAMES = 5000
#: Seconds after which a screen is sent a sign of life, so that both sides notice a lost connection.
_KEEP_ALIVE = 15.0
#: The characters of a screen's address: 132 bits.
_SCREEN_LENGTH = 22


def screen_of(key: str) -> str:
    """The name under which screens follow a game: it follows from the key, but not the other way."""
    return urlsafe_b64encode(sha256(f"companion {key}".encode()).digest()).decode()[:_SCREEN_LENGTH]


class _Game(NamedTuple):
    at: SharedStep
    #: Set when something newer is known, or the game is forgotten.
    changed: asyncio.Event


class SharedGames:
    """The games that are shown on several screens."""

    def __init__(self, wall: Callable[[], float], most: int = MOST_GAMES) -> None:
        self._wall, self._most = wall, most
        self._games: dict[str, _Game] = {}
        #: The screens that follow games now, by their networks.
        self.screens: Counter[Network] = Counter()

    def __len__(self) -> int:
        return len(self._games)

    def at(self, screen: str) -> SharedStep | None:
        """Where a game is; none if nobody has told it."""
        game = self._games.get(screen)
        return game.at if game else None

    def go(self, screen: str, step: int, full: int | None) -> SharedStep:
        """Somebody has gone on or back in a game."""
        before = self._games.get(screen)
        # By the clock, so that after a restart it is still newer than what the screens have seen.
        turn = max(round(1000 * self._wall()), before.at.turn + 1 if before else 0)
        at = SharedStep(screen=screen, turn=turn, step=step, full=full)
        self.hear(at)
        return at

    def hear(self, at: SharedStep) -> None:
        """Hold where a game is, unless something newer is known, and tell its screens."""
        before = self._games.get(at.screen)
        if before and before.at.turn >= at.turn:
            return
        self._games.pop(at.screen, None)
        self._games[at.screen] = _Game(at, asyncio.Event())
        if before:
            before.changed.set()
        while len(self._games) > self._most:
            self._games.pop(next(iter(self._games))).changed.set()

    def close(self) -> None:
        """Forget all games and let their screens go; they come again."""
        while self._games:
            self._games.popitem()[1].changed.set()

    @contextmanager
    def followed_from(self, network: Network) -> Iterator[None]:
        """Count a screen at a network as long as it follows a game."""
        self.screens[network] += 1
        try:
            yield
        finally:
            self.screens[network] -= 1
            if not self.screens[network]:
                del self.screens[network]

    async def follow(self, screen: str) -> AsyncIterator[SharedStep | None]:
        """Where a game is, at once and after each change, until it is forgotten; none as a sign of life."""
        shown = 0
        while game := self._games.get(screen):
            yield game.at if game.at.turn != shown else None
            shown = game.at.turn
            try:
                async with asyncio.timeout(_KEEP_ALIVE):
                    await game.changed.wait()
            except TimeoutError:
                continue
