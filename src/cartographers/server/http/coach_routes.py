"""Routes: hints, analyses, "what if", par."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from cartographers.server.http.dependencies import Device, LobbyDep, OwnSeat, Quota, RoomDep, answer, refusals
from cartographers.server.lobby.what_if import what_if
from cartographers.server.protocol import Analysis, AnalysisWish, Created, Hint, HintWish, Par, WhatIf

router = APIRouter(prefix="/games/{id}", tags=["coaching"])

_DONE, _UNDER_WAY = 200, 202


@router.post(
    "/seats/{seat}/hint",
    summary="A hint",
    response_model=Hint,
    responses=refusals(403, 404, 409),
)
async def get_hint(wish: HintWish, lobby: LobbyDep, room: RoomDep, seat: OwnSeat) -> Response:
    """What to look at, where, what to decide: as much as the level says; none in a ranked game."""
    return answer(await lobby.hints.give(room, seat, wish))


@router.post(
    "/analysis",
    summary="Have a finished game analysed",
    response_model=Analysis,
    responses={_UNDER_WAY: {"model": Analysis, "description": "It is under way."}, **refusals(404, 409)},
    dependencies=[Quota],
)
async def start_analysis(wish: AnalysisWish, lobby: LobbyDep, room: RoomDep) -> Response:
    """Of one seat's decisions. Asked for again it goes on, or is there."""
    return _told(await lobby.analyses.start(room, wish.seat))


@router.get(
    "/analysis",
    summary="The analysis of a finished game, as far as it is",
    response_model=Analysis,
    responses=refusals(404, 409),
)
async def get_analysis(lobby: LobbyDep, room: RoomDep, seat: Annotated[int, Query()] = 0) -> Response:
    """With everything that is found so far; while it is under way, ask again after a second."""
    return answer(await lobby.analyses.look(room, seat))


@router.post(
    "/what-if",
    summary="Play on from a point of a game",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 404, 409),
    dependencies=[Quota],
)
async def play_on(wish: WhatIf, lobby: LobbyDep, room: RoomDep, device: Device) -> Created:
    """A new game that begins as the old one did, the other seats taken by bots."""
    return await what_if(lobby, room, wish, device)


@router.post(
    "/par",
    summary="Have par played",
    response_model=Par,
    responses={_UNDER_WAY: {"model": Par, "description": "It is under way."}, **refusals(404, 409)},
    dependencies=[Quota],
)
async def start_par(lobby: LobbyDep, room: RoomDep) -> Response:
    """What a bot makes of the same deal; of a game played alone, once it is over."""
    return _told(await lobby.pars.start(room))


@router.get("/par", summary="Par, as far as it is", response_model=Par, responses=refusals(404, 409))
async def get_par(lobby: LobbyDep, room: RoomDep) -> Response:
    """While it is under way, ask again after a second."""
    return answer(await lobby.pars.look(room))


def _told(found: Analysis | Par) -> Response:
    response = answer(found)
    response.status_code = _DONE if found.state == "done" else _UNDER_WAY
    return response
