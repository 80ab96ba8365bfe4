"""The WebSocket that says when a tournament has changed."""

from starlette.websockets import WebSocket

from cartographers.server.features.tournaments.feature import TournamentsFeature
from cartographers.server.http.change_socket import NOT_READ, NOT_THERE, send_changes
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.storage.errors import StorageError

#: Seconds between two messages, so that a hundred pages do not ask for every single result at once.
_PAUSE = 1.0


async def tell_changes(socket: WebSocket, id: str) -> None:
    """Tell a client of every change of a tournament until it is gone."""
    lobby: Lobby = socket.app.state.lobby
    tournaments = lobby.feature(TournamentsFeature).tournaments
    await socket.accept()
    try:
        overview = await tournaments.overview(id)
    except StorageError:
        await socket.close(NOT_READ, "not-saved")
        return
    if overview is None:
        await socket.close(NOT_THERE)
        return
    with tournaments.pages.waiting(id) as changed:
        await send_changes(socket, lobby.services.limits, changed, pause=_PAUSE)


SOCKETS = {"tournaments": tell_changes}
