"""The socket over which a game's news come."""

import asyncio

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from cartographers.server.errors import Refusal
from cartographers.server.http.middleware import address
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol import Push
from cartographers.server.rooms.listeners import Listener
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.state_json import state_for

router = APIRouter()

#: Close codes: of the protocol itself, and 4000 plus the status of a refusal.
_TOO_MUCH = 1008
_REFUSED = 4000


@router.websocket("/games/{id}/events")
async def events(socket: WebSocket, id: str) -> None:
    """The state at once and after every change. Nothing need be sent; a lost socket is opened again."""
    lobby: Lobby = socket.app.state.lobby
    device: str = socket.state.device
    await socket.accept()
    try:
        room = await lobby.room(id)
    except Refusal as refusal:
        await socket.close(_REFUSED + refusal.status, refusal.detail)
        return
    listener = await room.connect(device)
    telling = asyncio.ensure_future(_tell(socket, lobby, room, listener))
    try:
        await _hear(socket, lobby)
    except WebSocketDisconnect:
        pass
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        room.disconnect(listener)


async def _hear(socket: WebSocket, lobby: Lobby) -> None:
    """Notice when the other side hangs up; nothing it says means anything, and it may not say much."""
    while True:
        await socket.receive_text()
        if not lobby.request_limit.allow(address(socket.scope)):
            await socket.close(_TOO_MUCH)
            return


async def _tell(socket: WebSocket, lobby: Lobby, room: Room, listener: Listener) -> None:
    while True:
        if await listener.wait():
            state = state_for(room, listener.device, lobby.seat_codes).decode()
            await socket.send_text(
                f'{{"kind":"state","state":{state},"connected":[],"decided":[],"minded":[]}}'
            )
        else:
            await socket.send_text(presence(room).model_dump_json())


def presence(room: Room) -> Push:
    """In short: who is there, who has decided."""
    return Push(
        kind="presence",
        connected=[seat for seat in range(len(room.seats)) if room.seats.connected(seat)],
        decided=[seat for seat, decision in enumerate(room.game.sealed) if decision is not None],
        minded=[seat for seat in range(len(room.seats)) if room.seats.has_stand_in(seat)],
    )
