"""The way out to other servers: only to public addresses, unless the host of this server allows others.

The address that a name stands for is checked when the connection is opened, so that a name whose address
changes between a check and its use leads nowhere.
"""

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import httpcore

from cartographers.rules.problem import Problem

#: Addresses of this network contain an IPv4 address in their last 32 bits (RFC 6052).
_NAT64 = IPv6Network("64:ff9b::/96")


class NotAllowed(Problem):
    """An address to which this server sends nothing."""


class PrivateAddress(httpcore.ConnectError):
    """A name that leads to a private address."""


def is_public(address: str) -> bool:
    """Is it an address of the internet, rather than of this machine or of a local network?"""
    found = ip_address(address.partition("%")[0])
    inner = _inner(found) if isinstance(found, IPv6Address) else None
    return found.is_global and not found.is_multicast and (inner is None or is_public(str(inner)))


def _inner(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to, if it leads to one."""
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)


class Network(httpcore.AsyncNetworkBackend):
    """Opens connections for the HTTP client, to public addresses or (``private``) to all."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._inner = httpcore.AnyIOBackend()

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
            await self._addresses(host, port)
        except PrivateAddress:
            sentence = "{host} is in a local network, and this server does not send anything there"
            raise NotAllowed("address-private", sentence, host=host) from None
        except httpcore.ConnectError:
            sentence = "this server cannot find {host}"
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

    async def _addresses(self, host: str, port: int) -> list[str]:
        """All addresses of a host; one private address among them is enough to refuse it."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(str(error)) from None
        addresses = [str(one[4][0]) for one in found]
        if not self._private and not all(map(is_public, addresses)):
            raise PrivateAddress(host)
        return addresses
