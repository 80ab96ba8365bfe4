"""Requests that another server of the same database has passed on: whom it passed them on for, if it has."""

from enum import Enum

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cartographers.server.auth.peer_signatures import BadSignature, PassedOn, Verified, hash_of
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.peers import FORWARDED


class PeerClaim(Enum):
    """Whether a request that says so was passed on by another server."""

    VERIFIED = "verified"
    FORGED = "forged"


def peer_claim(scope: Scope) -> PeerClaim | None:
    """Whether another server passed a request on; none if nobody says so."""
    claim: PeerClaim | None = scope["state"].get("peer_claim")
    return claim


class PeerRequests:
    """Believes what servers say about a request, and notes who only pretends to be one."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with the address of its client."""
        header = "" if scope["type"] == "lifespan" else Headers(scope=scope).get(FORWARDED, "")
        if header:
            scope, receive = await _verified(scope, receive, header)
        await self._app(scope, receive, send)


async def _verified(scope: Scope, receive: Receive, header: str) -> tuple[Scope, Receive]:
    lobby: Lobby = scope["app"].state.lobby
    headers = Headers(scope=scope)
    request = PassedOn(
        lobby.services.settings.peer,
        scope.get("method", "GET"),
        target_of(scope),
        headers.get("cookie", ""),
        headers.get("authorization", ""),
    )
    try:
        verified = lobby.services.peers.signatures.verify(request, header)
        if scope["type"] == "http":
            receive = await _same_body(receive, verified)
    except BadSignature:
        return _with_claim(scope, PeerClaim.FORGED), receive
    secure = verified.sender.secure
    schemes = {"http": ("http", "https"), "websocket": ("ws", "wss")}[scope["type"]]
    scope = {**scope, "client": (verified.sender.address, 0), "scheme": schemes[secure]}
    return _with_claim(scope, PeerClaim.VERIFIED), receive


def _with_claim(scope: Scope, claim: PeerClaim) -> Scope:
    return {**scope, "state": {**scope["state"], "peer_claim": claim}}


def target_of(scope: Scope) -> str:
    """The path and the query of a request as they are sent on."""
    path: str = scope["raw_path"].decode("latin-1").partition("?")[0]
    query: str = scope["query_string"].decode("latin-1")
    return f"{path}?{query}" if query else path


async def _same_body(receive: Receive, verified: Verified) -> Receive:
    """The whole body again, if it is the one that was signed; raises ``BadSignature``."""
    parts, more = [], True
    while more:
        message = await receive()
        parts.append(message.get("body", b""))
        more = bool(message.get("more_body"))
    body = b"".join(parts)
    if hash_of(body) != verified.body_hash:
        raise BadSignature
    whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return whole.pop() if whole else await receive()

    return receive_again
