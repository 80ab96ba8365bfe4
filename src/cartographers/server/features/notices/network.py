"""The way out to other servers: only to public addresses, unless the host of this server allows others.

The address that a name stands for is checked when the connection is opened, so that a name whose address
changes between a check and its use leads nowhere.
"""

import asyncio
import socket
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import httpcore

from cartographers.rules.problem import Problem

#: All addresses of the internet are in these networks (RFC 4291; the first 96 bits of the second stand for a
#: translator to IPv4, RFC 6052) ...
_UNICAST, _NAT64 = IPv6Network("2000::/3"), IPv6Network("64:ff9b::/96")
#: ... but for the blocks that the registries of IANA keep for special purposes.
_SPECIAL_6 = tuple(map(IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))
_SPECIAL_4 = tuple(
    map(
        IPv4Network,
        (
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/3",
        ),
    )
)


#: Threads that look for the addresses of names. A name server that never answers holds up only these.
_LOOKING = 8
#: Seconds after which somebody who asks is told that a name was not found.
_PATIENCE = 5.0


class NotAllowed(Problem):
    """An address to which this server sends nothing."""


class PrivateAddress(httpcore.ConnectError):
    """A name that leads to a private address."""


def is_public(address: str) -> bool:
    """Is it an address of the internet, rather than of this machine or of a local network?

    Only what is known to be one: an IPv6 address that contains an IPv4 address may lead anywhere, unless it
    is that of the usual translator.
    """
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and ip in _NAT64:
        ip = IPv4Address(int(ip) & 0xFFFFFFFF)
    if isinstance(ip, IPv6Address):
        return ip in _UNICAST and not any(ip in special for special in _SPECIAL_6)
    return not any(ip in special for special in _SPECIAL_4)


class OutgoingNetwork(httpcore.AsyncNetworkBackend):
    """Opens connections for the HTTP client, to public addresses or (``private``) to all."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._inner = httpcore.AnyIOBackend()
        self._threads = ThreadPoolExecutor(_LOOKING, thread_name_prefix="names")

    async def check(self, url: str) -> None:
        """Raise ``NotAllowed`` if nothing may be sent to a URL."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port or 443
        except ValueError:
            host = None
        schemes = ("https", "http") if self._private else ("https",)
        if not host or parts.scheme not in schemes or parts.username is not None or not url.isascii():
            raise NotAllowed("address-not-https", "this is no address that begins with https://")
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._addresses(host, port)
        except (httpcore.ConnectError, TimeoutError):
            # The same for a name of a local network, whose names are nobody else's business.
            sentence = "this server cannot find {host} on the internet"
            raise NotAllowed("address-unknown", sentence, host=host) from None

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first address of a host, if it may be connected to."""
        address = (await self._addresses(host, port))[0]
        return await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Refuse: nothing is sent to sockets of this machine."""
        raise PrivateAddress(path)

    async def sleep(self, seconds: float) -> None:
        """Wait, as the HTTP client asks for."""
        await asyncio.sleep(seconds)

    def close(self) -> None:
        """Look for no more addresses."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _addresses(self, host: str, port: int) -> list[str]:
        """All addresses of a host; one private address among them is enough to refuse it."""
        look = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            looked_up = await asyncio.get_running_loop().run_in_executor(self._threads, look)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(str(error)) from None
        addresses = [str(one[4][0]) for one in looked_up]
        if not self._private and not all(map(is_public, addresses)):
            raise PrivateAddress(host)
        return addresses
