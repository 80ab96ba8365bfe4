"""A rate limit: a token bucket for each network, or for whatever else is counted."""

from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

K = TypeVar("K")

#: Seconds to wait for a token of a bucket that is not filled again.
_LONGEST = 3600.0


class RateLimit(Generic[K]):
    """Allows each key a burst of requests, and a steady rate (requests per second) after it."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        #: For each key: the tokens left, and when they were counted.
        self._buckets: dict[K, tuple[float, float]] = {}

    def allow(self, key: K) -> bool:
        """Take one token of a key; false if it has none left."""
        now = self._clock()
        left = self.left(key)
        if left < 1:
            return False
        self._buckets[key] = (left - 1, now)
        return True

    def left(self, key: K) -> float:
        """The tokens that a key has."""
        now = self._clock()
        left, since = self._buckets.get(key, (self._burst, now))
        return min(self._burst, left + (now - since) * self._rate)

    def take(self, key: K, amount: float) -> None:
        """Take tokens that were used elsewhere, even if so many are not left.

        No more is owed than a burst, so that a mistake elsewhere is paid for soon.
        """
        now = self._clock()
        self._buckets[key] = (max(-self._burst, self.left(key) - amount), now)

    def wait(self, key: K) -> float:
        """The seconds until a key has a token again."""
        left, since = self._buckets.get(key, (self._burst, self._clock()))
        wait = (1 - left) / self._rate if self._rate else _LONGEST
        return max(0.0, wait - (self._clock() - since))

    def __contains__(self, key: K) -> bool:
        """Was a key's bucket not full when it was last looked at?"""
        return key in self._buckets

    def forget_full(self) -> None:
        """Forget the keys whose bucket is full again."""
        now = self._clock()
        self._buckets = {
            key: (left, since)
            for key, (left, since) in self._buckets.items()
            if left + (now - since) * self._rate < self._burst
        }
