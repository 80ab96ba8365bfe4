"""The rate limit: a burst for each address, then a steady rate, by a clock that the test sets."""

from cartographers.server.auth.rate_limit import RateLimit


def test_an_address_has_a_burst_and_then_gets_tokens_back_with_time() -> None:
    limit = RateLimit(burst=2, rate=1)
    assert [limit.allow("here", 0) for _ in range(3)] == [True, True, False]
    assert limit.allow("there", 0)
    assert limit.allow("here", 1.5)
    assert not limit.allow("here", 1.5)


def test_forgetting_full_buckets_never_gives_an_address_more_than_its_burst() -> None:
    limit = RateLimit(burst=2, rate=1)
    assert limit.allow("here", 0) and limit.allow("here", 0)
    limit.forget_full(1)
    assert [limit.allow("here", 1) for _ in range(2)] == [True, False]
    limit.forget_full(100)
    assert [limit.allow("here", 100) for _ in range(3)] == [True, True, False]
