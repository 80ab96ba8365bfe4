"""How many connections are open, and from where."""

import pytest

from cartographers.server.connections.counter import ConnectionCounter
from cartographers.server.connections.proxies import BadProxy, Proxies
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
    counter = ConnectionCounter(LIMITS, Proxies("10.0.0.0/24").__contains__)
    counter.opened("10.0.0.1")
    counter.opened("10.0.0.1")
    assert not counter.is_full("10.0.0.1")


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies("10.0.0.2, 192.168.0.0/24,fd00::/8")
    assert proxies and "10.0.0.2" in proxies and "192.168.0.77" in proxies and "fd00::1" in proxies
    assert "10.0.0.3" not in proxies and "" not in proxies and not Proxies("")


@pytest.mark.parametrize("written", ["*", "proxy.example", "10.0.0.1/8", "0.0.0.0/0", "::/0"])
def test_not_everybody_can_be_a_proxy(written: str) -> None:
    with pytest.raises(BadProxy, match="proxy"):
        Proxies(written)
