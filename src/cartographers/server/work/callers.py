"""On whose behalf something is computed: a person at an address."""

from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

#: The last addresses of so many persons are remembered.
_MOST = 10_000
#: Of an IPv6 address the part that tells households apart, in bits; the rest can be chosen freely.
_NETWORK_BITS = 64


@dataclass(frozen=True, slots=True)
class Caller:
    """A person, and the network the person was last seen at.

    Everybody can be as many persons as they like by dropping a cookie, so what is shared is shared
    among addresses first.
    """

    address: str
    person: str


class Callers:
    """The addresses at which persons were last seen. They are held in memory only."""

    def __init__(self) -> None:
        self._addresses: dict[str, str] = {}

    def saw(self, person: str, address: str) -> None:
        """A person sent a request from an address."""
        self._addresses.pop(person, None)
        self._addresses[person] = network_of(address)
        if len(self._addresses) > _MOST:
            del self._addresses[next(iter(self._addresses))]

    def of(self, person: str) -> Caller:
        """A person as a caller; one who has not been seen since the start is alone at an address."""
        return Caller(self._addresses.get(person, person), person)


@lru_cache(maxsize=1024)
def network_of(address: str) -> str:
    """An address, or the network of one that everybody has very many of."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and not parsed.ipv4_mapped:
        return str(IPv6Address(int(parsed) >> (128 - _NETWORK_BITS) << (128 - _NETWORK_BITS)))
    return address
