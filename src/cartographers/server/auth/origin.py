"""Where a request comes from and was sent to: the origin, checked to prevent forgery, and the host."""

from collections.abc import Mapping
from re import fullmatch
from urllib.parse import urlsplit


def is_cross_site(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Was a request sent by a page of another site? Programs other than browsers send no origin and pass."""
    origin = headers.get("origin")
    if origin is not None:
        return origin not in allowed and urlsplit(origin).netloc != headers.get("host", "")
    return headers.get("sec-fetch-site", "none") not in ("same-origin", "none")


def is_loopback(host: str) -> bool:
    """Does a ``Host`` header name an address that works only on the server's own machine?"""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return fullmatch(r"(.+\.)?localhost|::1|127(\.\d+){3}", name) is not None
