"""The WebSockets of all features: which of them answers an address."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from re import fullmatch

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose, WebSocketDisconnect

#: Talks to a client about the thing of an id until it is gone.
Answer = Callable[[WebSocket, str], Awaitable[None]]


class Sockets:
    """All sockets, at ``/api/games/ID/events`` and the like; each feature answers those of its own things.

    They need no router: after a broken network all are opened at once.
    """

    def __init__(self, answers: Mapping[str, Answer]) -> None:
        """``answers`` is by what an address names: games, tournaments."""
        self._answers = answers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a socket, or close it where there is none."""
        address = fullmatch(r"/api/([a-z]+)/([^/\0]+)/events", scope["path"])
        answer = self._answers.get(address[1]) if address else None
        with suppress(WebSocketDisconnect):  # a client may be gone at any time, also while it is refused
            if address and answer:
                await answer(WebSocket(scope, receive, send), address[2])
            else:
                await WebSocketClose()(scope, receive, send)
