"""To whom a request counts: the network it comes from. Every limit counts by it and by nothing else."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NewType

#: An IPv4 address, or the network of an IPv6 address like ``2001:db8::/64``. Only this module makes any.
Network = NewType("Network", str)

#: The network of all whose address cannot be read: they share one, so that nobody gains by having none.
UNKNOWN = Network("unknown")
#: The server's own, when it has something done for itself.
OWN = Network("own")

#: Of an IPv6 address the part that tells households apart, in bits; the rest can be chosen freely.
_NETWORK_BITS = 64
#: The addresses that stand for IPv4 addresses behind a translator (RFC 6052).
_TRANSLATED = IPv6Network("64:ff9b::/96")
#: No address is longer than this, with its zone and its port; nothing longer is remembered.
_LONGEST = 100


def network_of(address: str) -> Network:
    """The network of an address: an IPv4 address itself, of an IPv6 address its first 64 bits.

    An IPv4 address that is written as an IPv6 address counts as the IPv4 address. Ports and zones do not
    count. Whatever is no address is in the network ``UNKNOWN``.
    """
    return _network_of(address) if len(address) <= _LONGEST else UNKNOWN


@lru_cache(maxsize=4096)
def _network_of(address: str) -> Network:
    try:
        parsed = ip_address(_without_port(address).partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(parsed, IPv6Address):
        embedded = _embedded(parsed)
        if embedded is None:
            first = int(parsed) >> (128 - _NETWORK_BITS) << (128 - _NETWORK_BITS)
            return Network(f"{IPv6Address(first)}/{_NETWORK_BITS}")
        parsed = embedded
    return Network(str(parsed))


def _without_port(address: str) -> str:
    """An address as some proxies write it, ``192.0.2.1:443`` or ``[2001:db8::1]:443``, without its port."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def _embedded(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address of which an IPv6 address is another form; with 6to4 each has 65,536 networks."""
    if address in _TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour
