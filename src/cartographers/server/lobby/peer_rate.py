"""A rate limit for each network that the servers of a database keep together, each in its own memory."""

from collections.abc import Callable
from hashlib import blake2b

from cartographers.server.auth.rate_limit import RateLimit
from cartographers.server.basics.client_network import Network

#: A server tells the others when it has allowed a network this part of its burst.
_PART = 1 / 20
#: Bytes of a network's hash: enough that two are hardly ever taken for one.
_HASH_SIZE = 8


class PeerRate:
    """Allows each network a burst of requests and a steady rate after it, over all servers together.

    What one server allows is told to the others in portions and taken from their buckets too. So each server
    may allow a network as much too much as it has not been told yet: a portion of each other server, and what
    those allow while the message is under way. Networks are told as keyed hashes, never as addresses.
    """

    def __init__(self, limit: tuple[float, float], key: bytes, clock: Callable[[], float]) -> None:
        """The key hides networks; all servers have the same."""
        burst, rate = limit
        self._rate, self._key = RateLimit[str](burst, rate, clock), key
        self._portion = max(1, int(burst * _PART))
        #: What networks were allowed here and no other server knows of.
        self._untold: dict[str, int] = {}
        #: Whole portions, which are to be told.
        self._due: dict[str, int] = {}
        #: Called when there is something to tell; nobody is told by a server that is alone.
        self.on_due: Callable[[], object] | None = None

    def allow(self, network: Network) -> bool:
        """Take one request of a network; false if it has none left."""
        who = self._hashed(network)
        if not self._rate.allow(who):
            return False
        if self.on_due:
            self._count(who, self.on_due)
        return True

    def _count(self, who: str, on_due: Callable[[], object]) -> None:
        untold = self._untold.pop(who, 0) + 1
        if untold < self._portion:
            self._untold[who] = untold
            return
        self._due[who] = self._due.get(who, 0) + untold
        on_due()

    def left(self, network: Network) -> float:
        """How many requests a network has left, as far as is known here."""
        return self._rate.left(self._hashed(network))

    def wait(self, network: Network) -> float:
        """The seconds until a network has a request again."""
        return self._rate.wait(self._hashed(network))

    def due(self, most: int) -> dict[str, int]:
        """What is to be told of at most so many networks; it counts as told then."""
        return {who: self._due.pop(who) for who in list(self._due)[:most]}

    def hear(self, counts: dict[str, int]) -> None:
        """Another server has allowed networks so much."""
        for who, amount in counts.items():
            self._rate.take(who, amount)

    def forget_full(self) -> None:
        """Forget the networks that have spent nothing any more."""
        self._rate.forget_full()
        self._untold = {who: count for who, count in self._untold.items() if who in self._rate}

    def _hashed(self, network: Network) -> str:
        return blake2b(network.encode(), digest_size=_HASH_SIZE, key=self._key).hexdigest()
