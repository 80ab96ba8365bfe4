"""The middleware of every request: rate limit, host, origin, body size, device cookie, security headers."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import ceil
from time import monotonic
from types import MappingProxyType

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cartographers.server.auth.device_token import hashed, new_token
from cartographers.server.auth.origin import host_name, is_cross_site
from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import Refusal
from cartographers.server.basics.metrics import Metrics
from cartographers.server.http.client import client_network
from cartographers.server.http.devices import Devices, cookies_with
from cartographers.server.http.errors import no_page, problem_response
from cartographers.server.http.peer_requests import PeerClaim, peer_claim
from cartographers.server.http.security_headers import security_headers
from cartographers.server.http.site_rules import refusal_by_host
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.peer_rate import PeerRate
from cartographers.server.lobby.services import Services
from cartographers.server.speed.gate import Gate

#: The largest body of a request in bytes, of an uploaded record, and of all that may be larger.
MAX_BODY = 1 << 16
MAX_RECORD_BODY = 1 << 21
_LARGE_BODIES = {"/api/records": MAX_RECORD_BODY, "/api/photo": 4 << 20}
#: The WebSocket close code "policy violation".
POLICY_VIOLATION = 1008
#: The close code "service restart", which asks a client to connect again.
COME_AGAIN = 1012
_NO_HEADERS: Mapping[str, str] = MappingProxyType({})


class AccessMiddleware:
    """Rejects requests of other sites, too many and too large ones; identifies the device of the others."""

    def __init__(self, app: ASGIApp, socket_app: ASGIApp, devices: Devices) -> None:
        """``socket_app`` answers WebSockets, and ``app`` everything else."""
        self._app, self._socket_app, self._devices = app, socket_app, devices
        #: Open WebSockets by the network of the client, which behind a proxy only the application knows.
        self._sockets: Counter[Network] = Counter()
        self._gate = Gate()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or answer it here."""
        if scope["type"] == "http":
            send = _measured(scope, send)
        match scope["type"]:
            case "http" if (rejection := _rejection(scope)) is not None:
                await rejection(scope, receive, _with_headers(scope, send))
            case "http" if scope["path"].startswith("/api/"):
                await self._api(scope, receive, send)
            case "http":
                await self._page(scope, receive, send)
            case "websocket":
                await self._websocket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, lobby = Headers(scope=scope), _lobby(scope)
        network = client_network(scope)
        if (
            not _may_ask(scope, lobby.services.limits.requests, network)
            or self._sockets[network] >= lobby.services.settings.connections.per_address
            or _host(headers) not in lobby.services.host_names
            or peer_claim(scope) is PeerClaim.FORGED
            or is_cross_site(headers, lobby.services.settings.allowed_origins)
        ):
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "not from here"})
            return
        token, _ = await self._devices.token_of(scope)
        scope["state"]["token"] = token
        _identify(scope, lobby.services, hashed(token) if token else "", known=bool(token))
        self._sockets[network] += 1
        try:
            await self._socket_app(scope, receive, send)
        finally:
            self._sockets[network] -= 1
            if not self._sockets[network]:
                del self._sockets[network]

    async def _api(self, scope: Scope, receive: Receive, send: Send) -> None:
        known, up_to_date = await self._devices.token_of(scope)
        token = known or new_token()
        _identify(scope, _lobby(scope).services, hashed(token), known=known is not None)
        scope["state"]["token"] = token
        refusal = refusal_by_host(_lobby(scope).services.site, scope)
        if refusal is not None:
            send = _with_headers(scope, send, extra={"Cache-Control": "no-store"})
            await problem_response(HTTPConnection(scope), refusal)(scope, receive, send)
            return
        # The home page requests the list of games; the cookie is renewed then, so that it does not expire.
        renewed = not up_to_date or scope["path"] == "/api/games"
        cookies = cookies_with(scope, token) if renewed else []
        limit = _LARGE_BODIES.get(scope["path"], MAX_BODY)
        await self._gate.enter(client_network(scope))
        send = _with_headers(scope, send, cookies, {"Cache-Control": "no-store"})
        await self._app(scope, _limit_body(receive, limit), send)

    async def _page(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A new device gets its token with the page: its first calls run at once and would get one each."""
        cookies: list[str] = []
        is_file = "." in scope["path"].rsplit("/", 1)[-1]
        if not is_file:
            token, up_to_date = await self._devices.token_of(scope)
            cookies = [] if up_to_date else cookies_with(scope, token or new_token())
        await self._app(scope, receive, _with_headers(scope, send, cookies))


def _identify(scope: Scope, services: Services, device: str, known: bool) -> None:
    """Note who sent a request: everything but linking devices knows only the person."""
    person = services.persons.of(device)
    scope["state"]["linked_device"] = device
    scope["state"]["device"] = person
    services.computing.callers.saw(person, client_network(scope))
    if known:
        services.last_seen.saw(device, person)


def _lobby(scope: Scope) -> Lobby:
    lobby: Lobby = scope["app"].state.lobby
    return lobby


def _host(headers: Headers) -> str:
    """The name by which the server is called; none if it is called by two."""
    hosts = headers.getlist("host")
    return hosts[0] if len(hosts) == 1 else ""


def _may_ask(scope: Scope, limit: PeerRate, network: Network) -> bool:
    """Take a request from what a network may ask; one that another server passes on was counted there."""
    return peer_claim(scope) is PeerClaim.VERIFIED or limit.allow(network)


def _rejection(scope: Scope) -> Response | None:
    """The answer to a request that is not passed on: too many first, so that refusing costs little."""
    headers, lobby = Headers(scope=scope), _lobby(scope)
    is_api = scope["path"].startswith("/api/")
    refusal: Refusal | None = None
    limit = lobby.services.limits.requests if is_api else lobby.services.limits.pages
    network = client_network(scope)
    if not _may_ask(scope, limit, network):
        sentence = "That was too much at once; please wait a moment."
        refusal = Refusal(429, "too-many-requests", sentence)
        refusal.retry_after = ceil(limit.wait(network))
    elif (host := _host(headers)) not in lobby.services.host_names:
        sentence = "This server is not called {name!r}; whoever runs it can add that name."
        refusal = Refusal(400, "unknown-host", sentence, name=host_name(host))
    elif peer_claim(scope) is PeerClaim.FORGED:
        sentence = "This request was not passed on by a server of this database just now."
        refusal = Refusal(403, "not-a-server", sentence)
    elif "\0" in scope["path"]:
        # No id has one, and PostgreSQL does not even compare texts with it.
        refusal = no_page()
    elif (
        is_api
        and scope["method"] not in ("GET", "HEAD")
        and is_cross_site(headers, lobby.services.settings.allowed_origins)
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


def _with_headers(
    scope: Scope, send: Send, cookies: Iterable[str] = (), extra: Mapping[str, str] = _NO_HEADERS
) -> Send:
    """Send a response with the security headers, cookies unless it sets some itself, and other headers."""
    usual = {**security_headers(scope, _lobby(scope).services.settings), **extra}

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in usual.items():
                headers.setdefault(name, value)
            if "set-cookie" not in headers:
                for cookie in cookies:
                    headers.append("Set-Cookie", cookie)
        await send(message)

    return send_with_headers
