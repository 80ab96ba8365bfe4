"""The socket of a game that another server of the same database serves."""

import asyncio

from fastapi import WebSocket, WebSocketDisconnect
from starlette.datastructures import Headers
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cartographers.server.basics.errors import ServedElsewhere
from cartographers.server.basics.tasks import cancel_all
from cartographers.server.http.devices import cookie_of
from cartographers.server.http.forwarding import signature_for
from cartographers.server.http.middleware import COME_AGAIN
from cartographers.server.http.peer_requests import target_of
from cartographers.server.lobby.peers import FORWARDED, ServerGone

#: Close codes from here on are the application's, and a client is told them as they are.
_OWN_CODES = 4000
#: Headers of the client that the other server has to know.
_PASSED_ON = ("accept-language", "user-agent")


async def relay(socket: WebSocket, elsewhere: ServedElsewhere) -> None:
    """Pass on what a client and the server of its game send each other, until one of them is gone."""
    headers = Headers(scope=socket.scope)
    host, _, port = elsewhere.address.removeprefix("http://").rpartition(":")
    target = target_of(socket.scope)
    passed_on = {name: headers[name] for name in _PASSED_ON if name in headers}
    if token := socket.scope["state"]["token"]:
        passed_on["cookie"] = f"{cookie_of(socket.scope).name}={token}"
    try:
        # The name in the address is the one the client used, and host and port are those of the server.
        other = await connect(
            f"ws://{headers.get('host', host)}{target}",
            host=host,
            port=int(port),
            origin=headers.get("origin"),  # type: ignore[arg-type]
            additional_headers={
                **passed_on,
                FORWARDED: signature_for(socket.scope, elsewhere.address, target, passed_on),
            },
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=2,
        )
    except (OSError, InvalidHandshake, TimeoutError) as error:
        raise ServerGone from error
    async with other:
        sending = asyncio.ensure_future(_send(socket, other))
        try:
            while True:
                await other.send(await socket.receive_text())
        except (WebSocketDisconnect, ConnectionClosed):
            pass
        finally:
            await cancel_all([sending])


async def _send(socket: WebSocket, other: ClientConnection) -> None:
    """Send the client what the other server sends, and how that one closes the socket."""
    try:
        async for message in other:
            await socket.send_text(str(message))
    except ConnectionClosed:
        pass
    code = other.close_code or COME_AGAIN
    if code >= _OWN_CODES:
        await socket.close(code, other.close_reason)
    else:
        await socket.close(COME_AGAIN)
