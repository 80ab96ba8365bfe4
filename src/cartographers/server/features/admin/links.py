"""The link to the host's page, and the session it begins.

The link has a code that is signed with the server's key: it opens one session within an hour. The session is
a cookie of which only the hash is stored; it ends after some hours, when the host leaves, or when all pages
are closed.
"""

from base64 import urlsafe_b64encode
from hmac import compare_digest
from hmac import digest as hmac
from secrets import token_hex, token_urlsafe

from cartographers.server.auth.device_token import hashed
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.admin.noting import Host, note
from cartographers.server.features.admin.store import AdminStore
from cartographers.server.lobby.services import Services
from cartographers.server.storage.store import Store

#: Seconds for which a link can be opened, and for which a session lasts.
LINK_AGE, SESSION_AGE = 3600, 8 * 3600
#: What the key of links is derived for.
PURPOSE = "admin-link"
#: Keeps the hashes of these tokens apart from those of devices.
_DOMAIN = "admin/"
_TOKEN_BYTES = 32
#: How much of a session's hash names it in the log.
_SHOWN = 8


def new_code(key: bytes, now: float) -> str:
    """A code for a link: until when it can be used, a random number, and the signature of both."""
    signed = f"{int(now) + LINK_AGE}.{token_hex(8)}"
    return f"{signed}.{_signature(key, signed)}"


def _signature(key: bytes, signed: str) -> str:
    return urlsafe_b64encode(hmac(key, signed.encode(), "sha256")[:24]).decode()


async def enter(services: Services, code: str) -> str:
    """Begin a session with the code of a link; the token for its cookie."""
    now = services.clocks.wall()
    signed, _, signature = code.strip().rpartition(".")
    until, _, number = signed.partition(".")
    right = compare_digest(
        signature.encode(), _signature(services.seat_codes.derived(PURPOSE), signed).encode()
    )
    if (
        not right
        or not _is_in_time(services, int(until))
        or not await AdminStore(services.store.database).spend_code(number, float(until))
    ):
        sentence = "This link was used, is too old, or is not from here: make a new one."
        raise Refusal(403, "admin-link", sentence)
    token = token_urlsafe(_TOKEN_BYTES)
    await AdminStore(services.store.database).add_session(hashed(_DOMAIN + token), now, now + SESSION_AGE)
    await note(services, _host(token), "enter", "")
    return token


def _is_in_time(services: Services, until: int) -> bool:
    """Can a link still be opened? Not if it is too old, or was made before hosts closed all pages."""
    return until >= services.clocks.wall() and until - LINK_AGE >= services.site.now.links_since


def _host(token: str) -> Host:
    return Host(f"page {hashed(_DOMAIN + token)[:_SHOWN]}")


async def host_with(services: Services, token: str) -> Host:
    """The host whose session a token is of; raises a ``Refusal`` if there is none."""
    until = (
        await AdminStore(services.store.database).session_until(hashed(_DOMAIN + token)) if token else None
    )
    if until is None or until < services.clocks.wall():
        sentence = "This page is for the host, who makes a link to it with “cartographers admin link”."
        raise Refusal(403, "admin-session", sentence)
    return _host(token)


async def leave(store: Store, token: str) -> None:
    """End a session."""
    await AdminStore(store.database).end_sessions(hashed(_DOMAIN + token))
