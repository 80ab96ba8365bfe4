"""Routes of a club's table, at which many people play before one projector."""

from fastapi import APIRouter, Response

from cartographers.rules.setup import IllegalSetup
from cartographers.server.basics.errors import refused
from cartographers.server.features.club import hosting
from cartographers.server.features.club.messages import ClubRequest, PaperRequest
from cartographers.server.features.club.room import club_hosted_by, name_paper_players
from cartographers.server.games.names import check_all_differ
from cartographers.server.http.dependencies import (
    Device,
    LobbyDep,
    RoomDep,
    SeatNumber,
    ServicesDep,
    refusals,
    state_response,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.names.checking import given_name
from cartographers.server.protocol.state import GameState
from cartographers.server.storage.stored_game import PaperPlayer

router = APIRouter(route_class=JsonRoute, prefix="/api/games/{id}", tags=["club"])


@router.post(
    "/host",
    summary="Start a club's table, pause it, go on",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def host(
    request: ClubRequest, lobby: LobbyDep, room: RoomDep, device: Device, words: WordsDep
) -> Response:
    """Only the host may do this: the maker of a game that was created with ``hosted``.

    If seats are open, ``start`` ends this game and creates another one without them, the ``rematch``.
    """
    await hosting.host(lobby, room, device, request.action, request.spare)
    return state_response(lobby.services.seat_codes, room, device, words)


@router.post(
    "/seats/{seat}/free",
    summary="Take a seat from somebody who has left a club's table",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def free_seat(
    services: ServicesDep, room: RoomDep, device: Device, seat: SeatNumber, words: WordsDep
) -> Response:
    """Only the host may do this. A bot plays on until somebody takes the seat with the code of the table."""
    await hosting.free_seat(services.store, room, seat, device)
    return state_response(services.seat_codes, room, device, words)


@router.post(
    "/paper",
    summary="Name those who draw on paper",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def paper(
    request: PaperRequest, services: ServicesDep, room: RoomDep, device: Device, words: WordsDep
) -> Response:
    """Only the host may do this, also once the game is over: their stars are told then.

    No two of them have the same name.
    """
    club_hosted_by(room, device, over=True)
    # The score checker tells them apart by their names alone.
    try:
        names = [given_name(player.name) for player in request.players]
        check_all_differ(names)
    except IllegalSetup as error:
        raise refused(error) from None
    players = [PaperPlayer(name, player.stars) for name, player in zip(names, request.players, strict=True)]
    await name_paper_players(room, players)
    return state_response(services.seat_codes, room, device, words)
