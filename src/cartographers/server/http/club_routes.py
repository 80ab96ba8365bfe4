"""Routes of a club's table, at which many people play before one projector."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from cartographers.rules.setup import IllegalSetup
from cartographers.server.errors import refused
from cartographers.server.http.dependencies import (
    Device,
    LobbyDep,
    RoomDep,
    SeatNumber,
    SeenRoom,
    json_response,
    refusals,
    state_response,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.lobby import hosting
from cartographers.server.lobby.names import check_all_differ
from cartographers.server.protocol import ClubRequest, CompanionStep, GameState, PaperRequest
from cartographers.server.rooms.hosting import club_hosted_by, name_paper_players
from cartographers.server.storage.store import PaperPlayer

router = APIRouter(route_class=JsonRoute, prefix="/api/games/{id}", tags=["club"])


@router.get(
    "/dealt",
    summary="The card in play, for people who draw on paper",
    response_model=CompanionStep,
    responses=refusals(403, 404),
)
async def dealt(
    room: SeenRoom, words: WordsDep, season: Annotated[int | None, Query(ge=0, le=3)] = None
) -> Response:
    """What the companion tells of a game on paper; with ``season``, what is scored at its end and how."""
    # It reads the examples of the rules, which most tables can do without.
    from cartographers.server.show.companion import table_step

    return json_response(table_step(room.game, words, season))


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
    await hosting.host(lobby, room, device, request.action)
    return state_response(lobby, room, device, words)


@router.post(
    "/seats/{seat}/free",
    summary="Take a seat from somebody who has left a club's table",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def free_seat(
    lobby: LobbyDep, room: RoomDep, device: Device, seat: SeatNumber, words: WordsDep
) -> Response:
    """Only the host may do this. A bot plays on until somebody takes the seat with the code of the table."""
    await hosting.free_seat(lobby, room, seat, device)
    return state_response(lobby, room, device, words)


@router.post(
    "/paper",
    summary="Name those who draw on paper",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def paper(
    request: PaperRequest, lobby: LobbyDep, room: RoomDep, device: Device, words: WordsDep
) -> Response:
    """Only the host may do this, also once the game is over: their stars are told then.

    No two of them have the same name.
    """
    club_hosted_by(room, device, over=True)
    # The score checker tells them apart by their names alone.
    try:
        check_all_differ([player.name for player in request.players])
    except IllegalSetup as error:
        raise refused(error) from None
    players = [PaperPlayer(player.name, player.stars) for player in request.players]
    await name_paper_players(room, players)
    return state_response(lobby, room, device, words)
