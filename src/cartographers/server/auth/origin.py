"""Where a request comes from and was sent to: the origin, checked to prevent forgery, and the host."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import ip_address
from re import fullmatch
from urllib.parse import urlsplit


def is_cross_site(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Was a request sent by a page of another site? Programs other than browsers send no origin and pass."""
    origin = headers.get("origin")
    if origin is not None:
        return origin not in allowed and _netloc(origin) != headers.get("host", "")
    return headers.get("sec-fetch-site", "none") not in ("same-origin", "none")


def _netloc(url: str) -> str | None:
    """The host and port of a URL; none if it is no URL."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return None


def host_name(host: str) -> str:
    """The name or address in a ``Host`` header, without the port; empty if it is none."""
    match = fullmatch(r"(?:([0-9a-z._-]+)|\[([0-9a-f:.]+)\])(?::[0-9]*)?", host.lower())
    return (match[1] or match[2]) if match else ""


def is_loopback(host: str) -> bool:
    """Does a ``Host`` header name an address that works only on the server's own machine?"""
    return fullmatch(r"(.+\.)?localhost|::1|127(\.\d+){3}", host_name(host)) is not None


class HostNames:
    """The names by which a server may be called.

    A page of another site can make its own name lead to this server, and is the server's own page then for a
    browser. Such a name has a domain. So every address is accepted, names of this machine and of a local
    network, and of all others only those that were configured.
    """

    def __init__(self, configured: Iterable[str]) -> None:
        self._configured = frozenset(name.lower() for name in configured)

    def __contains__(self, host: str) -> bool:
        return _needs_no_domain(host) or host_name(host) in self._configured


@lru_cache(maxsize=1024)
def _needs_no_domain(host: str) -> bool:
    """Is a host an address or a local name? Every request is asked about, most with the same."""
    name = host_name(host)
    return _is_address(name) or _is_local(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_local(name: str) -> bool:
    """Is this a name that no public name server knows?"""
    local = r"[0-9a-z_-]+|.+\.(localhost|local|lan|home|home\.arpa|internal|localdomain)"
    return fullmatch(local, name) is not None
