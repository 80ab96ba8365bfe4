"""A limit for each network or person that holds over all servers of a database, and after a restart."""

from collections.abc import Callable
from hmac import digest as hmac
from typing import Generic, TypeVar

from cartographers.server.storage.budgets import Spending
from cartographers.server.storage.store import Store

#: What is counted by: networks or persons.
K = TypeVar("K", bound=str)

#: So many of them that were refused are remembered, so that they do not cost a look into the database.
_MOST_REFUSED = 10_000


class SharedBudgets:
    """What networks and persons have spent, in a store. It has only keyed hashes: no address is stored."""

    def __init__(self, store: Store, key: bytes, wall: Callable[[], float]) -> None:
        self._store, self._key, self.wall = store, key, wall

    async def spend(self, purpose: str, who: str, cost: float, whole: float) -> float:
        """Spend something of somebody's budget; the seconds to wait if that is not possible."""
        hashed = hmac(self._key, who.encode(), "sha256").hex()
        return await self._store.budgets.spend(Spending(purpose, hashed, cost, whole), self.wall())

    async def forget_full(self) -> None:
        """Forget who has spent nothing any more."""
        await self._store.budgets.forget_full(self.wall())


class NoBudgets(SharedBudgets):
    """Where nobody has to be protected from others, as on one's own device: nothing is counted or stored."""

    async def spend(self, purpose: str, who: str, cost: float, whole: float) -> float:
        """Anything can be spent."""
        return 0.0

    async def forget_full(self) -> None:
        """Nothing is known of anybody."""


class SharedLimit(Generic[K]):
    """Allows each so much at once (``burst``), and so much a second (``rate``) after it."""

    def __init__(self, budgets: SharedBudgets, purpose: str, burst: float, rate: float) -> None:
        self._budgets, self._purpose, self._burst, self._rate = budgets, purpose, burst, rate
        #: Until when one has nothing left.
        self._refused: dict[K, float] = {}

    async def spend(self, who: K, amount: float = 1.0) -> float:
        """Take an amount for somebody; 0 if it was left, otherwise the seconds until it will be."""
        now = self._budgets.wall()
        known = self._refused.get(who, 0.0) - now
        if 0 < known <= self._burst / self._rate:
            return known
        wait = await self._budgets.spend(self._purpose, who, amount / self._rate, self._burst / self._rate)
        if wait and amount <= 1:
            self._remember(who, now + wait)
        return wait

    def _remember(self, who: K, until: float) -> None:
        if len(self._refused) >= _MOST_REFUSED:
            self._refused.clear()
        self._refused[who] = until
