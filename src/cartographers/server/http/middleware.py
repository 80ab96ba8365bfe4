"""The gate every request passes: where it comes from, how often, how large, and whose device it is."""

from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cartographers.server.auth.device_token import cookie_with, hashed, new_token, token_in
from cartographers.server.auth.origin import is_cross_site
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol import Problem

#: The largest body of a request; a record may be larger.
LARGEST = 1 << 16
LARGEST_RECORD = 1 << 21

HEADERS = {
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


class Gate:
    """Stands before the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        match scope["type"]:
            case "http":
                await self._http(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, lobby = Headers(scope=scope), _lobby(scope)
        if is_cross_site(headers, lobby.settings.allowed_origins) or not lobby.request_limit.allow(
            address(scope)
        ):
            await send({"type": "websocket.close", "code": 1008, "reason": "not from here"})
            return
        token = token_in(headers)
        scope["state"]["device"] = hashed(token) if token else ""
        await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not scope["path"].startswith("/api/"):
            await self._app(scope, receive, _with_headers(send, _welcome(scope, headers)))
            return
        refusal = _refusal(scope, headers)
        if refusal:
            await refusal(scope, receive, _with_headers(send, {}))
            return
        known = token_in(headers)
        token = known or new_token()
        scope["state"]["device"] = hashed(token)
        extra = {"Cache-Control": "no-store"}
        # The home page asks for the list of games: a good moment to keep the cookie from growing old.
        if known is None or scope["path"] == "/api/games":
            extra["Set-Cookie"] = cookie_with(token, secure=scope["scheme"] == "https")
        largest = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST
        await self._app(scope, _up_to(largest, receive), _with_headers(send, extra))


def _welcome(scope: Scope, headers: Headers) -> dict[str, str]:
    """A new device gets its token with the page: were its first calls each given one, the last would win."""
    if token_in(headers) is not None or "." in scope["path"].rsplit("/", 1)[-1]:
        return {}
    return {"Set-Cookie": cookie_with(new_token(), secure=scope["scheme"] == "https")}


def address(scope: Scope) -> str:
    """Where a request comes from."""
    return scope["client"][0] if scope.get("client") else ""


def _lobby(scope: Scope) -> Lobby:
    lobby: Lobby = scope["app"].state.lobby
    return lobby


def _refusal(scope: Scope, headers: Headers) -> Response | None:
    lobby = _lobby(scope)
    if scope["method"] not in ("GET", "HEAD") and is_cross_site(headers, lobby.settings.allowed_origins):
        return problem(403, "This request was sent by a page of another site.")
    if not lobby.request_limit.allow(address(scope)):
        return problem(429, "That was too much at once; please wait a moment.")
    return None


def problem(status: int, detail: str) -> Response:
    """A refusal as it is sent."""
    body = Problem(detail=detail).model_dump_json()
    return Response(body, status, media_type="application/json")


def _up_to(largest: int, receive: Receive) -> Receive:
    """The body of a request, up to a size."""
    taken = 0

    async def limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > largest:
            raise HTTPException(413, "This request is too large")
        return message

    return limited


def _with_headers(send: Send, extra: dict[str, str]) -> Callable[[Message], Awaitable[None]]:
    """Answers with the headers that keep a browser careful."""

    async def careful(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in {**HEADERS, **extra}.items():
                headers.setdefault(name, value)
        await send(message)

    return careful
