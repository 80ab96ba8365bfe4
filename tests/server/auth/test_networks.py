"""Addresses and networks that an operator names."""

import pytest

from cartographers.server.auth.networks import BadNetwork, Networks


def test_addresses_and_networks_are_read() -> None:
    networks = Networks("10.0.0.2, 192.168.0.0/24,fd00::/8")
    assert networks and all(one in networks for one in ("10.0.0.2", "192.168.0.77", "fd00::1"))
    assert "10.0.0.3" not in networks and "" not in networks and not Networks("")


@pytest.mark.parametrize("written", ["*", "proxy.example", "10.0.0.1/8"])
def test_what_is_no_address_is_refused_with_an_example(written: str) -> None:
    with pytest.raises(BadNetwork, match="was expected"):
        Networks(written)


@pytest.mark.parametrize("written", ["0.0.0.0/0", "10.0.0.1, ::/0"])
def test_everybody_is_refused(written: str) -> None:
    with pytest.raises(BadNetwork, match="everybody"):
        Networks(written)
