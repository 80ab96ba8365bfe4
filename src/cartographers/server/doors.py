"""Who may come in: the device's token, codes that open seats, and where a request may come from."""

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import new as hmac
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from re import fullmatch
from secrets import token_bytes, token_urlsafe
from typing import Literal
from urllib.parse import urlsplit

from starlette.datastructures import Headers

COOKIE = "cartographers-device"
#: As long as browsers keep a cookie at most.
_COOKIE_AGE = 400 * 24 * 3600
_TOKEN_BYTES = 32


def hashed(secret: str) -> str:
    """What is kept of a token or a code."""
    return sha256(secret.encode()).hexdigest()


def new_token() -> str:
    """A device's token: 256 bits nobody can guess."""
    return token_urlsafe(_TOKEN_BYTES)


def token_in(headers: Headers) -> str | None:
    """The token a request carries, if it can be one of ours."""
    try:
        morsel = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel and fullmatch(r"[\w-]{43}", morsel.value) else None


def cookie_with(token: str, secure: bool) -> str:
    """The header that gives a device its token; no script can read it, no other site send it along."""
    parts = [f"{COOKIE}={token}", "Path=/", f"Max-Age={_COOKIE_AGE}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


class Locksmith:
    """Makes the codes that open seats. They follow from a key beside the games, so none need be stored."""

    def __init__(self, folder: Path) -> None:
        path = folder / "key"
        if not path.exists():
            # Written whole before it gets its name: a half-written key would open every seat.
            draft = folder / "key.new"
            draft.touch(mode=0o600)
            draft.write_bytes(token_bytes(_TOKEN_BYTES))
            draft.replace(path)
        self._key = path.read_bytes()

    def code(self, purpose: Literal["invite", "link"], game: str, seat: int) -> str:
        """The code that opens a seat: an invitation, or the link for its player's other devices."""
        made = hmac(self._key, f"{purpose}/{game}/{seat}".encode(), sha256).digest()[:16]
        return urlsafe_b64encode(made).decode().rstrip("=")


def from_elsewhere(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Was a request sent by a page of another site? Programs that are no browsers do not say and may pass."""
    origin = headers.get("origin")
    if origin is not None:
        return origin not in allowed and urlsplit(origin).netloc != headers.get("host", "")
    return headers.get("sec-fetch-site", "none") not in ("same-origin", "none")


class Credits:
    """So many requests at once from each address, and so many more each second."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._left: dict[str, tuple[float, float]] = {}

    def spend(self, address: str, now: float) -> bool:
        """Take one credit of an address, if it has one."""
        left, since = self._left.get(address, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._rate)
        if left < 1:
            return False
        self._left[address] = (left - 1, now)
        return True

    def forget(self, now: float) -> None:
        """Forget addresses that have all their credits back."""
        self._left = {
            address: (left, since)
            for address, (left, since) in self._left.items()
            if left + (now - since) * self._rate < self._burst
        }
