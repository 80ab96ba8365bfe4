"""The WebSocket that says when a study has changed."""

from functools import partial

from starlette.websockets import WebSocket

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.studies.feature import StudiesFeature
from cartographers.server.features.studies.reading import read_by
from cartographers.server.http.change_socket import NOT_READ, NOT_THERE, send_changes
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.storage.errors import StorageError


async def tell_changes(socket: WebSocket, id: str) -> None:
    """Tell a client of every change of a study until it is gone or may read it no longer."""
    lobby: Lobby = socket.app.state.lobby
    await socket.accept()
    may_read = partial(_may_read, socket, lobby, id)
    if await may_read():
        with lobby.feature(StudiesFeature).pages.waiting(id) as changed:
            await send_changes(socket, lobby.services.limits, changed, may_read=may_read)


async def _may_read(socket: WebSocket, lobby: Lobby, id: str) -> bool:
    try:
        await read_by(lobby.services, id, socket.state.device)
    except Refusal:
        await socket.close(NOT_THERE)
        return False
    except StorageError:
        await socket.close(NOT_READ, "not-saved")
        return False
    return True


SOCKETS = {"studies": tell_changes}
