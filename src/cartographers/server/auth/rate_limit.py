"""A rate limit for each address: a token bucket."""


class RateLimit:
    """Allows each address a burst of requests, and a steady rate after it."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        #: For each address: the tokens left, and when they were counted.
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, address: str, now: float) -> bool:
        """Take one token of an address; false if it has none left."""
        left, since = self._buckets.get(address, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._rate)
        if left < 1:
            return False
        self._buckets[address] = (left - 1, now)
        return True

    def forget_full(self, now: float) -> None:
        """Forget the addresses whose bucket is full again."""
        self._buckets = {
            address: (left, since)
            for address, (left, since) in self._buckets.items()
            if left + (now - since) * self._rate < self._burst
        }
