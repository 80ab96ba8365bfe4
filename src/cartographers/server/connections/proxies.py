"""The proxies whose word about a client's address is taken."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from cartographers.rules.problem import Problem


class BadProxy(Problem, ValueError):
    """What is no address of a proxy, or would make every client one."""


class Proxies:
    """Addresses and networks of proxies, written like ``10.0.0.2, 192.168.0.0/24``."""

    def __init__(self, written: str) -> None:
        """Raises ``BadProxy``."""
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
        sentence = "the address of a proxy was expected, like 10.0.0.2 or 10.0.0.0/24, not {given!r}"
        raise BadProxy("serve-proxy", sentence, given=name) from None
    if network.prefixlen == 0:
        sentence = "{given!r} would let every client say where it comes from: name the proxy's own address"
        raise BadProxy("serve-proxy-all", sentence, given=name)
    return network
