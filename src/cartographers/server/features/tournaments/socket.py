"""The WebSocket that says when a tournament has changed; what has changed is then asked for."""

import asyncio

from starlette.websockets import WebSocket

from cartographers.server.basics.tasks import cancel_all
from cartographers.server.features.tournaments.feature import TournamentsFeature
from cartographers.server.http.client import client_network
from cartographers.server.http.middleware import POLICY_VIOLATION
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.storage.errors import StorageError

#: Seconds between two messages, so that a hundred pages do not ask for every single result at once.
_PAUSE = 1.0
#: The close codes of a tournament that does not exist, and of one that cannot be read at the moment.
_NO_TOURNAMENT, _NOT_READ = 4404, 4503
_CHANGED = '{"kind":"changed"}'


async def tell_changes(socket: WebSocket, id: str) -> None:
    """Send a message at once and after every change, until the client is gone.

    What it sends is not read; one that sends too much is disconnected.
    """
    lobby: Lobby = socket.app.state.lobby
    tournaments = lobby.feature(TournamentsFeature).tournaments
    await socket.accept()
    try:
        found = await tournaments.overview(id)
    except StorageError:
        await socket.close(_NOT_READ, "not-saved")
        return
    if found is None:
        await socket.close(_NO_TOURNAMENT)
        return
    with tournaments.listening(id) as changed:
        telling = asyncio.ensure_future(_tell(socket, changed))
        try:
            while (await socket.receive())["type"] != "websocket.disconnect":
                if not lobby.services.limits.requests.allow(client_network(socket.scope)):
                    await socket.close(POLICY_VIOLATION)
                    return
        finally:
            await cancel_all([telling])


async def _tell(socket: WebSocket, changed: asyncio.Event) -> None:
    while True:
        changed.clear()
        await socket.send_text(_CHANGED)
        await asyncio.sleep(_PAUSE)
        await changed.wait()


SOCKETS = {"tournaments": tell_changes}
