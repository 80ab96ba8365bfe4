"""On whose behalf something is computed: a person at a network."""

from collections.abc import Mapping
from dataclasses import dataclass

from cartographers.server.basics.client_network import UNKNOWN, Network

#: The last networks of so many persons are remembered.
_MOST = 10_000


@dataclass(frozen=True, slots=True)
class Caller:
    """A person, and the network the person was last seen at.

    Everybody can be as many persons as they like by dropping a cookie, so what is shared is shared
    among networks first.
    """

    network: Network
    person: str


class Callers:
    """The networks at which persons were last seen. They are held in memory only."""

    def __init__(self) -> None:
        self._networks: dict[str, Network] = {}

    def saw(self, person: str, network: Network) -> None:
        """A person sent a request from a network."""
        self._networks.pop(person, None)
        self._networks[person] = network
        if len(self._networks) > _MOST:
            del self._networks[next(iter(self._networks))]

    def of(self, person: str) -> Caller:
        """A person as a caller; all who have not been seen since the start share one network."""
        return Caller(self._networks.get(person, UNKNOWN), person)

    def all_seen(self) -> Mapping[str, Network]:
        """The network of each person who was seen."""
        return self._networks
