"""The WebSocket over which a game's changes are sent."""

import asyncio

from starlette.websockets import WebSocket

from cartographers.server.basics.errors import Refusal, ServedElsewhere, not_saved
from cartographers.server.basics.tasks import cancel_all
from cartographers.server.http.client import client_network
from cartographers.server.http.language import words_for
from cartographers.server.http.middleware import COME_AGAIN, POLICY_VIOLATION
from cartographers.server.http.peer_requests import peer_claim
from cartographers.server.http.site_rules import check_not_banned
from cartographers.server.lobby.limits import Limits
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.peers import PATIENCE, PAUSE, ServerGone
from cartographers.server.protocol.games import Push
from cartographers.server.rooms.listeners import Listener
from cartographers.server.rooms.people import connect, connect_projector, disconnect, visit
from cartographers.server.rooms.pushes import presence_push, state_push
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.watching import check_may_watch
from cartographers.server.shared_deals.closed import check_may_see
from cartographers.server.storage.errors import StorageError

#: The close code for a refusal is this plus its HTTP status.
_REFUSED = 4000
#: The close code "unsupported data".
_UNSUPPORTED_DATA = 1003


async def tell_events(socket: WebSocket, id: str) -> None:
    """Send the state at once and in every phase, and what changes in between. The client may reconnect.

    It may send ``hidden`` when its page is hidden and ``visible`` when it is shown again: a player who
    looks at the page is not notified. ``here`` says that the player has pressed something: a bot that plays
    because the player's time was up again and again gives the seat back. Anything else is ignored. With
    ``?view=projector`` it is a spectator, and after the first state it is sent changes only.
    """
    lobby: Lobby = socket.app.state.lobby
    device: str = socket.state.device
    await socket.accept()
    try:
        room = await _room_or_relay(socket, lobby, id)
        if room is None:
            return
        network = client_network(socket.scope)
        check_not_banned(lobby.services.site, device, network)
        await check_may_see(lobby, room, device)
        check_may_watch(room, device, lobby.services.site.is_off("spectators"))
        projector = socket.query_params.get("view") == "projector"
        linked: str = socket.state.linked_device
        listener = await (connect_projector if projector else connect)(room, device, linked)
    except (Refusal, StorageError) as error:
        refusal = error if isinstance(error, Refusal) else not_saved()
        await socket.close(_REFUSED + refusal.status, refusal.code)
        return
    is_other = lobby.services.persons.of(linked) != listener.owners[0]
    if is_other or lobby.services.site.bans.of(device, network):
        # It was unlinked, put out or banned while the room was opened.
        listener.close()
    sending = asyncio.ensure_future(_send_changes(socket, lobby, room, listener))
    try:
        await _listen(socket, lobby.services.limits, room, listener)
    finally:
        await cancel_all([sending])
        disconnect(room, listener)


async def _room_or_relay(socket: WebSocket, lobby: Lobby, id: str) -> Room | None:
    """The room of a game; none if another server has it, which has then been relayed to until the end."""
    until = lobby.services.clocks.monotonic() + PATIENCE
    while True:
        try:
            return await lobby.room(id, lobby.services.computing.callers.of(socket.state.device))
        except ServedElsewhere as elsewhere:
            if peer_claim(socket.scope) is not None or lobby.services.clocks.monotonic() > until:
                await socket.close(COME_AGAIN)
                return None
            # Only here, because most servers are alone.
            from cartographers.server.http.socket_relay import relay

            try:
                await relay(socket, elsewhere)
                return None
            except ServerGone:
                lobby.services.peers.forget(id)
                await asyncio.sleep(PAUSE)


async def _listen(socket: WebSocket, limits: Limits, room: Room, listener: Listener) -> None:
    """Read what the client sends until it disconnects; a client that sends too much is disconnected."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        said = message.get("text")
        if said is None:
            await socket.close(_UNSUPPORTED_DATA, "only texts are read")
            return
        if said in ("hidden", "visible"):
            listener.visible = said == "visible"
        elif said == "here":
            await visit(room, listener.device)
        if not limits.requests.allow(client_network(socket.scope)):
            await socket.close(POLICY_VIOLATION)
            return


async def _send_changes(socket: WebSocket, lobby: Lobby, room: Room, listener: Listener) -> None:
    words = words_for(socket)
    while True:
        due = await listener.wait(lobby.pushing.turn)
        if listener.closed:
            await socket.close(COME_AGAIN)
            return
        if due.site:
            await socket.send_text(Push(kind="site").model_dump_json())
        if due.notes:
            await socket.send_text(Push(kind="notes").model_dump_json())
        if due.knocks:
            await socket.send_text(Push(kind="knocks").model_dump_json())
        for said in due.said:
            await socket.send_text(Push(kind="phrase", said=said).model_dump_json())
        if due.state:
            await socket.send_text(state_push(room, listener, lobby.services.seat_codes, words))
        elif due.presence and (push := presence_push(room, listener, due.own)):
            await socket.send_text(push)


SOCKETS = {"games": tell_events}
