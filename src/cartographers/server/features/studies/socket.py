"""The WebSocket that says when a study has changed; what has changed is then asked for."""

import asyncio

from starlette.websockets import WebSocket

from cartographers.server.basics.errors import Refusal
from cartographers.server.basics.tasks import cancel_all
from cartographers.server.features.studies.feature import StudiesFeature
from cartographers.server.features.studies.reading import read_by
from cartographers.server.http.client import client_network
from cartographers.server.http.middleware import POLICY_VIOLATION
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.storage.errors import StorageError

#: The close codes of a study that is not there for this reader, and of one that cannot be read now.
_NO_STUDY, _NOT_READ = 4404, 4503
_CHANGED = '{"kind":"changed"}'


async def tell_changes(socket: WebSocket, id: str) -> None:
    """Send a message at once and after every change, until the client is gone or may read it no longer.

    What it sends is not read; one that sends too much is disconnected.
    """
    lobby: Lobby = socket.app.state.lobby
    await socket.accept()
    if not await _may_read(socket, lobby, id):
        return
    with lobby.feature(StudiesFeature).open_studies.listening(id) as changed:
        telling = asyncio.ensure_future(_tell(socket, lobby, id, changed))
        try:
            while (await socket.receive())["type"] != "websocket.disconnect":
                if not lobby.services.limits.requests.allow(client_network(socket.scope)):
                    await socket.close(POLICY_VIOLATION)
                    return
        finally:
            await cancel_all([telling])


async def _may_read(socket: WebSocket, lobby: Lobby, id: str) -> bool:
    try:
        await read_by(lobby.services, id, socket.state.device)
    except Refusal:
        await socket.close(_NO_STUDY)
        return False
    except StorageError:
        await socket.close(_NOT_READ, "not-saved")
        return False
    return True


async def _tell(socket: WebSocket, lobby: Lobby, id: str, changed: asyncio.Event) -> None:
    while True:
        changed.clear()
        await socket.send_text(_CHANGED)
        await changed.wait()
        if not await _may_read(socket, lobby, id):
            return


SOCKETS = {"studies": tell_changes}
