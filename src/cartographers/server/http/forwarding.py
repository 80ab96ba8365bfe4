"""Requests for a game that another server of the same database serves are passed on to it."""

import asyncio
from collections.abc import Iterable, Mapping
from time import monotonic

import httpcore
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cartographers.server.auth.peer_signatures import PassedOn, Sender
from cartographers.server.basics.errors import ServedElsewhere, not_saved
from cartographers.server.http.client import client_address
from cartographers.server.http.devices import cookies_passed_on
from cartographers.server.http.errors import problem_response
from cartographers.server.http.peer_requests import peer_claim, target_of
from cartographers.server.http.security_headers import is_secure
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.peers import FORWARDED, PATIENCE, PAUSE

#: The answer of a server that was sent a game of another one.
_MISDIRECTED = 421
#: Seconds to wait for another server: for a connection, and for its answer.
_TIMEOUTS = {"connect": 1.0, "read": 30.0, "write": 5.0, "pool": 5.0}
#: Seconds after which a connection that rests is closed here, before the other server does it.
_IDLE = 2.0
#: Headers that concern one connection only.
_HOP_BY_HOP = frozenset(
    b"connection keep-alive proxy-connection te trailer transfer-encoding upgrade".split()
)
#: Those of a request that are not passed on: what proxies say of the client stands in the signature.
_NOT_PASSED_ON = _HOP_BY_HOP | {b"cookie", b"forwarded", b"x-forwarded-for", b"x-forwarded-proto"}


class ForwardingMiddleware:
    """Passes requests on to the server of their game; if that one is gone, this one becomes it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._pool = httpcore.AsyncConnectionPool(max_connections=200, keepalive_expiry=_IDLE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request here or have it answered elsewhere."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, self._closing(send))
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        body = _Body(receive)
        until = monotonic() + PATIENCE
        while True:
            try:
                await self._app(scope, body.again(), send)
                return
            except ServedElsewhere as elsewhere:
                answer = await self._answer(scope, body, elsewhere)
            if answer is not None or monotonic() > until:
                answer = answer or problem_response(HTTPConnection(scope), not_saved())
                await answer(scope, receive, send)
                return
            await asyncio.sleep(PAUSE)

    def _closing(self, send: Send) -> Send:
        """Close the connections to other servers when this one ends."""

        async def close_and_send(message: Message) -> None:
            if message["type"].startswith("lifespan.shutdown"):
                await self._pool.aclose()
            await send(message)

        return close_and_send

    async def _answer(self, scope: Scope, body: "_Body", elsewhere: ServedElsewhere) -> Response | None:
        """The answer of another server; none if it is gone or serves the game no more."""
        if peer_claim(scope) is not None:
            return Response(status_code=_MISDIRECTED)
        try:
            content = await body.whole()
        except HTTPException as error:
            return Response(status_code=error.status_code)
        try:
            answer = await self._pool.request(
                scope["method"],
                f"{elsewhere.address}{target_of(scope)}",
                headers=forwarded_headers(scope, elsewhere.address, target_of(scope), content),
                content=content,
                extensions={"timeout": _TIMEOUTS},
            )
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            _lobby(scope).services.peers.forget(elsewhere.game)
            # Without a connection nothing was done there, and perhaps the game can be served here.
            untouched = isinstance(error, httpcore.ConnectError | httpcore.ConnectTimeout)
            return None if untouched or _repeatable(scope) else _broken(scope)
        if answer.status == _MISDIRECTED:
            _lobby(scope).services.peers.forget(elsewhere.game)
            return None
        response = Response(answer.content, answer.status)
        response.raw_headers = [
            (name.lower(), value)
            for name, value in answer.headers
            if name.lower() not in _HOP_BY_HOP and name.lower() != b"set-cookie"
        ]
        return response


def _broken(scope: Scope) -> Response:
    """The other server was gone before it answered; a client that repeats its request is understood."""
    return problem_response(HTTPConnection(scope), not_saved())


def _repeatable(scope: Scope) -> bool:
    """Does a request change nothing, or nothing more if it is sent twice? A decision has an id."""
    return scope["method"] in ("GET", "HEAD") or scope["path"].endswith(("/decision", "/besides"))


def forwarded_headers(scope: Scope, to: str, target: str, body: bytes = b"") -> list[tuple[bytes, bytes]]:
    """The headers of a request as it is passed on to a server, in the name of the same device."""
    headers = MutableHeaders(raw=[pair for pair in scope["headers"] if pair[0] not in _NOT_PASSED_ON])
    headers["cookie"] = cookies_passed_on(scope)
    headers[FORWARDED] = signature_for(scope, to, target, headers, body)
    return headers.raw


def signature_for(scope: Scope, to: str, target: str, headers: Mapping[str, str], body: bytes = b"") -> str:
    """The signature of a request with these headers that is passed on to a server."""
    request = PassedOn(
        to,
        scope.get("method", "GET"),
        target,
        headers.get("cookie", ""),
        headers.get("authorization", ""),
    )
    sender = Sender(client_address(scope), is_secure(scope))
    return _lobby(scope).services.peers.signatures.sign(request, sender, body)


class _Body:
    """The body of a request, which can be read several times."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._messages: list[Message] = []

    def again(self) -> Receive:
        """Receive the body from its beginning."""
        read = iter(list(self._messages))

        async def receive() -> Message:
            message = next(read, None)
            return message if message is not None else await self._next()

        return receive

    async def _next(self) -> Message:
        message = await self._receive()
        self._messages.append(message)
        return message

    async def whole(self) -> bytes:
        """The whole body."""
        while not self._messages or self._messages[-1].get("more_body"):
            await self._next()
        return b"".join(_bodies(self._messages))


def _bodies(messages: Iterable[Message]) -> Iterable[bytes]:
    return (message.get("body", b"") for message in messages)


def _lobby(scope: Scope) -> Lobby:
    lobby: Lobby = scope["app"].state.lobby
    return lobby
