"""Where a request comes from: the address of its client, the network to which it counts, this machine."""

from starlette.datastructures import Headers
from starlette.types import Scope

from cartographers.server.auth.networks import Networks
from cartographers.server.basics.client_network import Network, network_of

#: The addresses by which a machine reaches itself.
_LOOPBACK = Networks("127.0.0.0/8, ::1, ::ffff:127.0.0.0/104")
#: Headers that proxies add to a request which they pass on.
_OF_PROXIES = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")


def client_address(scope: Scope) -> str:
    """The address a request comes from. Limits count by ``client_network``, never by this."""
    return scope["client"][0] if scope.get("client") else ""


def client_network(scope: Scope) -> Network:
    """The network a request counts to, of which each limit allows so much."""
    return network_of(client_address(scope))


def is_on_this_machine(scope: Scope) -> bool:
    """Was a request sent on this machine? One that a proxy on this machine passes on was not."""
    headers = Headers(scope=scope)
    return client_address(scope) in _LOOPBACK and not any(name in headers for name in _OF_PROXIES)
