"""Routes of games that move. Only a device gives whole games away: on a server their cards are a secret."""

from fastapi import APIRouter, Response

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.moving.messages import MovedGameRequest, WholeGame, WholeGames
from cartographers.server.features.moving.whole import can_move, create_moved, read_whole, write_whole
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LobbyDep,
    MayCreate,
    json_response,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.protocol.plans import Created
from cartographers.server.shared_deals.closed import check_number

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["moving"])

#: About how many characters of a whole game an event takes.
_CHARACTERS_OF_EVENT = 20


@router.get(
    "/you/whole",
    summary="All games of a device, to go on with elsewhere",
    response_model=WholeGames,
    responses=refusals(403),
)
async def whole_games(lobby: LobbyDep, device: Device) -> Response:
    """With their cards, so a server refuses: whoever plays there does not own it."""
    if not lobby.services.place.prefix:
        sentence = (
            "Games stay on this server, because their cards are a secret; their records can be downloaded."
        )
        raise Refusal(403, "whole-secret", sentence)
    rooms = [await lobby.room(game) for game in await lobby.services.store.people.all_games(device)]
    games = [
        WholeGame(id=room.id, whole=write_whole(room.row, list(room.log)))
        for room in rooms
        if can_move(room.row)
    ]
    return json_response(WholeGames(games=games))


@router.post(
    "/games/whole",
    summary="Go on with a game from elsewhere",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 409),
    dependencies=[CreationLimit, MayCreate],
)
async def take_whole(request: MovedGameRequest, lobby: LobbyDep, device: Device) -> Created:
    """Every step is verified by the rules. A game that has come already is not made twice."""
    events = len(request.whole) // _CHARACTERS_OF_EVENT
    now = lobby.services.clocks.wall()
    moved = await lobby.services.computing.read(device, "", events, read_whole, request.whole, now)
    await check_number(lobby, moved.seed)
    here = await lobby.services.store.holders.game_made_at(device, moved.created)
    return Created(id=here, invites={}) if here else await create_moved(lobby, moved, device)
