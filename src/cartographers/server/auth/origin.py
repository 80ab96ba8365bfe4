"""The origin of a request, checked to prevent cross-site request forgery."""

from collections.abc import Mapping
from urllib.parse import urlsplit


def is_cross_site(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Was a request sent by a page of another site? Programs other than browsers send no origin and pass."""
    origin = headers.get("origin")
    if origin is not None:
        return origin not in allowed and urlsplit(origin).netloc != headers.get("host", "")
    return headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
