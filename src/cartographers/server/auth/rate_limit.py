"""A rate limit for each address: a token bucket."""

from collections.abc import Callable
from time import monotonic

#: Seconds to wait for a token of a bucket that is not filled again.
_LONGEST = 3600.0


class RateLimit:
    """Allows each address a burst of requests, and a steady rate (requests per second) after it."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        #: For each address: the tokens left, and when they were counted.
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, address: str) -> bool:
        """Take one token of an address; false if it has none left."""
        now = self._clock()
        left, since = self._buckets.get(address, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._rate)
        if left < 1:
            return False
        self._buckets[address] = (left - 1, now)
        return True

    def wait(self, address: str) -> float:
        """The seconds until an address has a token again."""
        left, since = self._buckets.get(address, (self._burst, self._clock()))
        wait = (1 - left) / self._rate if self._rate else _LONGEST
        return max(0.0, wait - (self._clock() - since))

    def forget_full(self) -> None:
        """Forget the addresses whose bucket is full again."""
        now = self._clock()
        self._buckets = {
            address: (left, since)
            for address, (left, since) in self._buckets.items()
            if left + (now - since) * self._rate < self._burst
        }
