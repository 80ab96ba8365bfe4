"""Addresses and networks that an operator names: of proxies, or of those who may read the metrics."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from cartographers.rules.problem import Problem


class BadNetwork(Problem, ValueError):
    """What is no address, or means everybody."""


class Networks:
    """Addresses and networks, written like ``10.0.0.2, 192.168.0.0/24``."""

    def __init__(self, written: str = "") -> None:
        """Raises ``BadNetwork``."""
        names = [name.strip() for name in written.split(",") if name.strip()]
        self._networks = [_network(name) for name in names]

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, address: str) -> bool:
        try:
            peer = ip_address(address)
        except ValueError:
            return False
        return any(peer in network for network in self._networks)

    def __str__(self) -> str:
        return ",".join(str(network) for network in self._networks)


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        network = ip_network(name)
    except ValueError:
        sentence = "an address or a network was expected, like 10.0.0.2 or 10.0.0.0/24, not {given!r}"
        raise BadNetwork("serve-network-form", sentence, given=name) from None
    if network.prefixlen == 0:
        sentence = "{given!r} means everybody: name only the addresses that you trust"
        raise BadNetwork("serve-network-all", sentence, given=name)
    return network
