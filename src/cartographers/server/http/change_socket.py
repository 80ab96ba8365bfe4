"""The WebSocket that says that a thing has changed; what has changed is then asked for."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket

from cartographers.server.basics.tasks import cancel_all
from cartographers.server.http.client import client_network
from cartographers.server.http.middleware import POLICY_VIOLATION
from cartographers.server.lobby.limits import Limits

#: The close codes of a thing that is not there for this reader, and of one that cannot be read at the moment.
NOT_THERE, NOT_READ = 4404, 4503
_CHANGED = '{"kind":"changed"}'


async def send_changes(
    socket: WebSocket,
    limits: Limits,
    changed: asyncio.Event,
    *,
    pause: float = 0,
    may_read: Callable[[], Awaitable[bool]] | None = None,
) -> None:
    """Send a message at once and after every change, until the client is gone or sends too much.

    What the client sends is not read. Between two messages are ``pause`` seconds at least; none is sent any
    more once the client may no longer read the thing: ``may_read`` has then closed the socket.
    """
    sending = asyncio.ensure_future(_send(socket, changed, pause, may_read))
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            if not limits.requests.allow(client_network(socket.scope)):
                await socket.close(POLICY_VIOLATION)
                return
    finally:
        await cancel_all([sending])


async def _send(
    socket: WebSocket, changed: asyncio.Event, pause: float, may_read: Callable[[], Awaitable[bool]] | None
) -> None:
    while True:
        changed.clear()
        await socket.send_text(_CHANGED)
        await asyncio.sleep(pause)
        await changed.wait()
        if may_read and not await may_read():
            return
