"""The WebSocket over which a game's changes are sent."""

import asyncio
from contextlib import suppress
from re import fullmatch

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose, WebSocketDisconnect

from cartographers.server.errors import Refusal, ServedElsewhere, not_saved
from cartographers.server.http.closed_deals import check_may_see
from cartographers.server.http.language import words_for
from cartographers.server.http.middleware import COME_AGAIN, POLICY_VIOLATION, client_address
from cartographers.server.http.tournament_socket import tell_changes
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.peers import FORWARDED, PATIENCE, PAUSE, ServerGone
from cartographers.server.protocol import Push
from cartographers.server.rooms.listeners import Listener
from cartographers.server.rooms.people import connect, connect_projector, disconnect
from cartographers.server.rooms.pushes import presence_push, state_push
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.watching import check_may_watch
from cartographers.server.storage.store import StorageError
from cartographers.server.tasks import cancel_all

#: The close code for a refusal is this plus its HTTP status.
_REFUSED = 4000
#: The close code "unsupported data".
_UNSUPPORTED_DATA = 1003


async def events(scope: Scope, receive: Receive, send: Send) -> None:
    """Send the state at once and in every phase, and what changes in between. The client may reconnect.

    It may send ``hidden`` when its page is hidden and ``visible`` when it is shown again: a player who
    looks at the page is not notified. Anything else is ignored. With ``?view=projector`` it is a spectator,
    and after the first state it is sent changes only.

    Only games and tournaments have sockets, so they need no router: after a broken network all are opened
    at once.
    """
    address = fullmatch(r"/api/(games|tournaments)/([^/\0]+)/events", scope["path"])
    with suppress(WebSocketDisconnect):  # a client may be gone at any time, also while it is refused
        if address:
            tell = _tell_events if address[1] == "games" else tell_changes
            await tell(WebSocket(scope, receive, send), address[2])
        else:
            await WebSocketClose()(scope, receive, send)


async def _tell_events(socket: WebSocket, id: str) -> None:
    lobby: Lobby = socket.app.state.lobby
    device: str = socket.state.device
    await socket.accept()
    try:
        room = await _room_or_relay(socket, lobby, id)
        if room is None:
            return
        await check_may_see(lobby, room, device)
        check_may_watch(room, device)
        projector = socket.query_params.get("view") == "projector"
        listener = await (connect_projector if projector else connect)(room, device)
    except (Refusal, StorageError) as error:
        refusal = error if isinstance(error, Refusal) else not_saved()
        await socket.close(_REFUSED + refusal.status, refusal.code)
        return
    sending = asyncio.ensure_future(_send_changes(socket, lobby, room, listener))
    try:
        await _listen(socket, lobby, listener)
    finally:
        await cancel_all([sending])
        disconnect(room, listener)


async def _room_or_relay(socket: WebSocket, lobby: Lobby, id: str) -> Room | None:
    """The room of a game; none if another server has it, which has then been relayed to until the end."""
    until = lobby.clocks.monotonic() + PATIENCE
    while True:
        try:
            return await lobby.room(id, lobby.computing.callers.of(socket.state.device))
        except ServedElsewhere as elsewhere:
            if FORWARDED in socket.headers or lobby.clocks.monotonic() > until:
                await socket.close(COME_AGAIN)
                return None
            # Only here, because most servers are alone.
            from cartographers.server.http.socket_relay import relay

            try:
                await relay(socket, elsewhere)
                return None
            except ServerGone:
                lobby.peers.forget(id)
                await asyncio.sleep(PAUSE)


async def _listen(socket: WebSocket, lobby: Lobby, listener: Listener) -> None:
    """Read what the client sends until it disconnects; a client that sends too much is disconnected."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        said = message.get("text")
        if said is None:
            await socket.close(_UNSUPPORTED_DATA, "only texts are read")
            return
        if said in ("hidden", "visible"):
            listener.visible = said == "visible"
        if not lobby.request_limit.allow(client_address(socket.scope)):
            await socket.close(POLICY_VIOLATION)
            return


async def _send_changes(socket: WebSocket, lobby: Lobby, room: Room, listener: Listener) -> None:
    words = words_for(socket)
    while True:
        due = await listener.wait(lobby.pushing.turn)
        if listener.closed:
            await socket.close(COME_AGAIN)
            return
        for said in due.said:
            await socket.send_text(Push(kind="phrase", said=said).model_dump_json())
        if due.state:
            await socket.send_text(state_push(room, listener, lobby.seat_codes, words))
        elif due.presence and (push := presence_push(room, listener, due.own)):
            await socket.send_text(push)
