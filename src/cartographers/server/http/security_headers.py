"""The headers that tell browsers what the pages of this server may do."""

from re import compile

from starlette.datastructures import Headers
from starlette.types import Scope

from cartographers.server.auth.origin import is_loopback
from cartographers.server.settings import Settings

_DAY = 24 * 3600
#: Texts become elements or scripts only through these policies: those of Svelte's own templates, of
#: ``web/src/map/drawings.ts`` and of ``web/src/server/ownScripts.ts``.
_TRUSTED_TYPES = "trusted-types svelte-trusted-html drawings own-scripts; require-trusted-types-for 'script'"

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        f"base-uri 'none'; form-action 'self'; frame-ancestors 'none'; {_TRUSTED_TYPES}"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


#: The pages that others may show in a frame: they have nothing to press that changes anything.
_EMBEDDED = compile(r"/study/[^/]+/embed")
_EMBEDDED_HEADERS = {
    **SECURITY_HEADERS,
    "Content-Security-Policy": SECURITY_HEADERS["Content-Security-Policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
    "Cross-Origin-Resource-Policy": "cross-origin",
}


def is_secure(scope: Scope) -> bool:
    """Does a request come over TLS? Of what a proxy says only that of trusted ones is in the scope."""
    return scope["scheme"] in ("https", "wss")


def security_headers(scope: Scope, settings: Settings) -> dict[str, str]:
    """Those of an answer; over TLS a browser is told to come back over TLS only, but not to localhost."""
    headers = _EMBEDDED_HEADERS if _EMBEDDED.fullmatch(scope["path"]) else SECURITY_HEADERS
    if not is_secure(scope) or is_loopback(Headers(scope=scope).get("host", "")):
        return headers
    age = int(settings.hsts_days * _DAY)
    return {**headers, "Strict-Transport-Security": f"max-age={age}"}
