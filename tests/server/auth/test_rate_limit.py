"""The rate limit: a burst for each address, then a steady rate, by a clock that the test sets."""

from cartographers.server.auth.rate_limit import RateLimit


class Clock:
    """A clock that stands still unless the test sets it."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_address_has_a_burst_and_then_gets_tokens_back_with_time() -> None:
    clock = Clock()
    limit = RateLimit[str](burst=2, rate=1, clock=clock)
    assert [limit.allow("here") for _ in range(3)] == [True, True, False]
    assert limit.allow("there")
    clock.now = 1.5
    assert limit.allow("here")
    assert not limit.allow("here")


def test_forgetting_full_buckets_never_gives_an_address_more_than_its_burst() -> None:
    clock = Clock()
    limit = RateLimit[str](burst=2, rate=1, clock=clock)
    assert limit.allow("here") and limit.allow("here")
    clock.now = 1
    limit.forget_full()
    assert [limit.allow("here") for _ in range(2)] == [True, False]
    clock.now = 100
    limit.forget_full()
    assert [limit.allow("here") for _ in range(3)] == [True, True, False]
