"""To whom a request counts: an IPv4 address, 64 bits of an IPv6 address, and one network for all the rest."""

import pytest

from cartographers.server.basics.client_network import UNKNOWN, network_of


@pytest.mark.parametrize(
    "address",
    ["2001:db8:1:2::", "2001:DB8:1:2::7", "2001:db8:1:2:ffff:ffff:ffff:ffff", "[2001:db8:1:2::7]:443"],
)
def test_a_household_is_one_network(address: str) -> None:
    assert network_of(address) == "2001:db8:1:2::/64"


@pytest.mark.parametrize(
    "address",
    [
        "192.0.2.1",
        "192.0.2.1:443",
        "::ffff:192.0.2.1",
        "::ffff:c000:201",
        "[::ffff:192.0.2.1]:443",
        "64:ff9b::192.0.2.1",
        "2002:c000:201::1",
        "2002:c000:201:ffff::1",
    ],
)
def test_an_ipv4_address_is_one_network_however_it_is_written(address: str) -> None:
    assert network_of(address) == "192.0.2.1"


def test_neighbours_are_different_networks() -> None:
    addresses = ["192.0.2.1", "192.0.2.2", "2001:db8:1:2::1", "2001:db8:1:3::1", "::ffff:192.0.2.3"]
    assert len({network_of(address) for address in addresses}) == len(addresses)


def test_a_zone_does_not_make_another_network() -> None:
    assert network_of("fe80::1%eth0") == network_of("fe80::2%1") == "fe80::/64"


@pytest.mark.parametrize(
    "address",
    ["", "unknown", "_hidden", "192.0.2.01", "192.0.2.1, 192.0.2.2", "1.2.3", "[", "[]:1", "x" * 9999],
)
def test_all_without_a_readable_address_share_one_network(address: str) -> None:
    assert network_of(address) == UNKNOWN
