"""The middleware of every request: rate limit, host, origin, body size, device cookie, security headers."""

from collections import Counter
from math import ceil
from time import monotonic

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cartographers.server.auth.device_token import cookie_with, hashed, new_token, token_in
from cartographers.server.auth.origin import host_name, is_cross_site
from cartographers.server.errors import Refusal
from cartographers.server.http.errors import no_page, problem_response
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.metrics import Metrics
from cartographers.server.work.callers import network_of
from cartographers.server.work.gate import Gate

#: The largest body of a request in bytes, of an uploaded record, and of all that may be larger.
MAX_BODY = 1 << 16
MAX_RECORD_BODY = 1 << 21
_LARGE_BODIES = {"/api/records": MAX_RECORD_BODY, "/api/photo": 4 << 20}
#: The WebSocket close code "policy violation".
POLICY_VIOLATION = 1008
#: The close code "service restart", which asks a client to connect again.
COME_AGAIN = 1012

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class AccessMiddleware:
    """Rejects requests of other sites, too many and too large ones; identifies the device of the others."""

    def __init__(self, app: ASGIApp, socket_app: ASGIApp) -> None:
        """``socket_app`` answers WebSockets, and ``app`` everything else."""
        self._app, self._socket_app = app, socket_app
        #: Open WebSockets by the address of the client, which behind a proxy only the application knows.
        self._sockets: Counter[str] = Counter()
        self._gate = Gate()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or answer it here."""
        if scope["type"] == "http":
            send = _measured(scope, send)
        match scope["type"]:
            case "http" if (rejection := _rejection(scope)) is not None:
                await rejection(scope, receive, _with_headers(send, {}))
            case "http" if scope["path"].startswith("/api/"):
                await self._api(scope, receive, send)
            case "http":
                await self._app(scope, receive, _with_headers(send, _page_headers(scope)))
            case "websocket":
                await self._websocket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, lobby = Headers(scope=scope), _lobby(scope)
        address = client_address(scope)
        if (
            not lobby.request_limit.allow(address)
            or self._sockets[address] >= lobby.settings.connections.per_address
            or _host(headers) not in lobby.host_names
            or is_cross_site(headers, lobby.settings.allowed_origins)
        ):
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "not from here"})
            return
        token = token_in(headers)
        _identify(scope, lobby, hashed(token) if token else "")
        self._sockets[address] += 1
        try:
            await self._socket_app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    async def _api(self, scope: Scope, receive: Receive, send: Send) -> None:
        known = token_in(Headers(scope=scope))
        token = known or new_token()
        _identify(scope, _lobby(scope), hashed(token))
        scope["state"]["token"] = token
        extra = {"Cache-Control": "no-store"}
        # The home page requests the list of games; the cookie is renewed then, so that it does not expire.
        if known is None or scope["path"] == "/api/games":
            extra["Set-Cookie"] = cookie_with(token, secure=scope["scheme"] == "https")
        limit = _LARGE_BODIES.get(scope["path"], MAX_BODY)
        await self._gate.enter(network_of(client_address(scope)))
        await self._app(scope, _limit_body(receive, limit), _with_headers(send, extra))


def _identify(scope: Scope, lobby: Lobby, device: str) -> None:
    """Note who sent a request: everything but linking devices knows only the person."""
    person = lobby.persons.of(device)
    scope["state"]["linked_device"] = device
    scope["state"]["device"] = person
    lobby.computing.callers.saw(person, client_address(scope))


def client_address(scope: Scope) -> str:
    """The address a request comes from."""
    return scope["client"][0] if scope.get("client") else ""


def _lobby(scope: Scope) -> Lobby:
    lobby: Lobby = scope["app"].state.lobby
    return lobby


def _page_headers(scope: Scope) -> dict[str, str]:
    """A new device gets its token with the page: its first API calls run at once and would get one each."""
    is_file = "." in scope["path"].rsplit("/", 1)[-1]
    if is_file or token_in(Headers(scope=scope)) is not None:
        return {}
    return {"Set-Cookie": cookie_with(new_token(), secure=scope["scheme"] == "https")}


def _host(headers: Headers) -> str:
    """The name by which the server is called; none if it is called by two."""
    hosts = headers.getlist("host")
    return hosts[0] if len(hosts) == 1 else ""


def _rejection(scope: Scope) -> Response | None:
    """The answer to a request that is not passed on: too many first, so that refusing costs little."""
    headers, lobby = Headers(scope=scope), _lobby(scope)
    is_api = scope["path"].startswith("/api/")
    refusal: Refusal | None = None
    limit = lobby.request_limit if is_api else lobby.page_limit
    if not limit.allow(client_address(scope)):
        sentence = "That was too much at once; please wait a moment."
        refusal = Refusal(429, "too-many-requests", sentence)
        refusal.retry_after = ceil(limit.wait(client_address(scope)))
    elif (host := _host(headers)) not in lobby.host_names:
        sentence = "This server is not called {name!r}; whoever runs it can add that name."
        refusal = Refusal(400, "unknown-host", sentence, name=host_name(host))
    elif "\0" in scope["path"]:
        # No id has one, and PostgreSQL does not even compare texts with it.
        refusal = no_page()
    elif (
        is_api
        and scope["method"] not in ("GET", "HEAD")
        and is_cross_site(headers, lobby.settings.allowed_origins)
    ):
        sentence = "This request was sent by a page of another site."
        refusal = Refusal(403, "cross-site", sentence)
    return problem_response(HTTPConnection(scope), refusal) if refusal else None


def _measured(scope: Scope, send: Send) -> Send:
    """Send a response, and count it and the time that it took."""
    metrics: Metrics = scope["app"].state.metrics
    kind, since = "api" if scope["path"].startswith("/api/") else "page", monotonic()

    async def send_measured(message: Message) -> None:
        if message["type"] == "http.response.start":
            metrics.answered(kind, message["status"], monotonic() - since)
        await send(message)

    return send_measured


def _limit_body(receive: Receive, limit: int) -> Receive:
    """Receive the body of a request; raise if it is larger than the limit."""
    received = 0

    async def limited() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > limit:
            raise HTTPException(413)
        return message

    return limited


def _with_headers(send: Send, extra: dict[str, str]) -> Send:
    """Send a response with the security headers and others."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in {**SECURITY_HEADERS, **extra}.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
