"""The token in a device's cookie, which identifies the device without an account. Only its hash is stored."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from re import escape, fullmatch
from secrets import token_urlsafe

COOKIE = "cartographers-device"
#: The longest lifetime of a cookie that browsers accept, in seconds.
COOKIE_AGE = 400 * 24 * 3600
_TOKEN_BYTES = 32
#: With this before its name, browsers take a cookie only from the very host that it belongs to, and only
#: over TLS: no neighbouring domain can put one of its own in its place.
_OF_HOST = "__Host-"
_ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax"


def hashed(secret: str) -> str:
    """The hash of a token or a code: the only form in which it is stored."""
    return sha256(secret.encode()).hexdigest()


def new_token() -> str:
    """A new token of 256 random bits."""
    return token_urlsafe(_TOKEN_BYTES)


@dataclass(frozen=True, slots=True)
class DeviceCookie:
    """The cookie of the devices of one server, over TLS or not."""

    secure: bool = False
    #: Where the server's pages lie below their domain, like ``/cartographers``. A cookie that only its host
    #: may set is valid for all paths, so servers below one domain tell theirs apart by name.
    path: str = ""

    @property
    def name(self) -> str:
        """Its name."""
        return f"{_OF_HOST if self.secure else ''}{COOKIE}{self.path.replace('/', '.')}"

    def token_in(self, headers: Mapping[str, str]) -> str | None:
        """The token in a request's cookie; none if there is none or it is malformed."""
        return _token_in(headers.get("cookie", ""), self.name)

    def plain_token_in(self, headers: Mapping[str, str]) -> str | None:
        """Over TLS: the token in the cookie that a device got without it, or from an older version."""
        return DeviceCookie(path=self.path).token_in(headers) if self.secure else None

    def with_token(self, token: str) -> str:
        """The ``Set-Cookie`` header for a token: scripts cannot read it, and other sites cannot use it."""
        cookie = f"{self.name}={token}; Max-Age={COOKIE_AGE}; {_ATTRIBUTES}"
        return f"{cookie}; Secure" if self.secure else cookie

    def removed(self) -> str:
        """The ``Set-Cookie`` header that makes a browser forget the cookie."""
        cookie = f"{self.name}=; Max-Age=0; {_ATTRIBUTES}"
        return f"{cookie}; Secure" if self.secure else cookie


def _token_in(written: str, name: str) -> str | None:
    # Nearly always it is the only one, and reading cookies by all rules takes a while.
    if alone := fullmatch(rf"{escape(name)}=([\w-]{{43}})", written):
        return alone[1]
    try:
        morsel = SimpleCookie(written).get(name)
    except CookieError:
        return None
    return morsel.value if morsel and fullmatch(r"[\w-]{43}", morsel.value) else None
