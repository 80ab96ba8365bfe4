"""How many connections are open, and from where."""

from cartographers.server.auth.networks import Networks
from cartographers.server.running.counter import ConnectionCounter
from cartographers.server.settings import ConnectionLimits

LIMITS = ConnectionLimits(in_all=3, per_address=2)


def test_an_address_is_full_before_the_server_is() -> None:
    counter = ConnectionCounter(LIMITS)
    counter.opened("10.0.0.1")
    counter.opened("10.0.0.1")
    assert counter.is_full("10.0.0.1") and not counter.is_full("10.0.0.2")
    counter.opened("10.0.0.2")
    assert counter.is_full("10.0.0.3")
    counter.closed("10.0.0.1")
    assert not counter.is_full("10.0.0.1") and counter.total == 2


def test_a_proxy_brings_the_connections_of_many() -> None:
    counter = ConnectionCounter(LIMITS, Networks("10.0.0.0/24").__contains__)
    counter.opened("10.0.0.1")
    counter.opened("10.0.0.1")
    assert not counter.is_full("10.0.0.1")


def test_the_addresses_of_one_household_share_their_connections() -> None:
    counter = ConnectionCounter(LIMITS)
    counter.opened("2001:db8:1:2::1")
    counter.opened("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert counter.is_full("2001:db8:1:2:3:4:5:6") and not counter.is_full("2001:db8:1:3::1")
    counter.closed("2001:db8:1:2::1")
    assert not counter.is_full("2001:db8:1:2::1")
