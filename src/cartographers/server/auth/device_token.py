"""The token in a device's cookie, which identifies the device without an account. Only its hash is stored."""

from collections.abc import Mapping
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from re import fullmatch
from secrets import token_urlsafe

COOKIE = "cartographers-device"
#: The longest lifetime of a cookie that browsers accept, in seconds.
_COOKIE_AGE = 400 * 24 * 3600
_TOKEN_BYTES = 32


def hashed(secret: str) -> str:
    """The hash of a token or a code: the only form in which it is stored."""
    return sha256(secret.encode()).hexdigest()


def new_token() -> str:
    """A new token of 256 random bits."""
    return token_urlsafe(_TOKEN_BYTES)


def token_in(headers: Mapping[str, str]) -> str | None:
    """The token in a request's cookie; none if there is none or it is malformed."""
    written = headers.get("cookie", "")
    # Nearly always it is the only one, and reading cookies by all rules takes a while.
    if alone := fullmatch(rf"{COOKIE}=([\w-]{{43}})", written):
        return alone[1]
    try:
        morsel = SimpleCookie(written).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel and fullmatch(r"[\w-]{43}", morsel.value) else None


def cookie_with(token: str, secure: bool) -> str:
    """The ``Set-Cookie`` header for a token: scripts cannot read it, and other sites cannot use it."""
    parts = [f"{COOKIE}={token}", "Path=/", f"Max-Age={_COOKIE_AGE}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)
