"""Routes of the coach: hints, analyses, "what if", par; and what a page needs that computes them itself."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from cartographers.server.features.coach import in_page
from cartographers.server.features.coach.feature import CoachFeature
from cartographers.server.features.coach.messages import (
    Analysis,
    AnalysisRequest,
    Hint,
    HintRequest,
    Par,
    PositionText,
    SecondLook,
    SecondLookRequest,
    WhatIfRequest,
)
from cartographers.server.features.coach.what_if import position_text, what_if
from cartographers.server.http.answers import PageJob, answer_unless_gone, page_job
from cartographers.server.http.dependencies import (
    LAST_SEAT,
    CallerDep,
    CreationLimit,
    Device,
    LobbyDep,
    MayCreate,
    OwnSeat,
    RoomDep,
    json_response,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.lobby.played_now import check_not_now, check_not_played_now
from cartographers.server.protocol.plans import Created

router = APIRouter(route_class=JsonRoute, prefix="/api/games/{id}", tags=["coaching"])

_OK, _ACCEPTED = 200, 202


@router.post(
    "/seats/{seat}/hint",
    summary="A hint",
    response_model=Hint,
    responses=refusals(403, 404, 409),
)
async def get_hint(
    request: HintRequest, lobby: LobbyDep, room: RoomDep, seat: OwnSeat, caller: CallerDep, line: Request
) -> Response:
    """What to look at, where, what to decide: as much as the level asks for; none in a game without hints."""
    await check_not_now(lobby.services.store, room)
    hint = lobby.feature(CoachFeature).hints.give(room, seat, request, caller)
    return await answer_unless_gone(line, hint)


@router.post(
    "/seats/{seat}/hint/job",
    summary="A hint, for a page that thinks itself",
    response_model=PageJob,
    responses=refusals(403, 404, 409),
)
async def get_hint_job(request: HintRequest, lobby: LobbyDep, room: RoomDep, seat: OwnSeat) -> Response:
    """The position as the player sees it; the answers are the hint in its three levels."""
    await check_not_now(lobby.services.store, room)
    asked = lobby.feature(CoachFeature).hints.request(room, seat, request.step)
    return page_job(in_page.hint_levels, asked)


@router.post(
    "/seats/{seat}/second-look",
    summary="What the coach says of a decision",
    response_model=SecondLook,
    responses=refusals(403, 404, 409),
)
async def second_look(
    request: SecondLookRequest,
    lobby: LobbyDep,
    room: RoomDep,
    seat: OwnSeat,
    caller: CallerDep,
    line: Request,
) -> Response:
    """It speaks up only if the decision is expected to cost more than three stars, and changes nothing."""
    await check_not_now(lobby.services.store, room)
    look = lobby.feature(CoachFeature).second_looks.take(room, seat, request, caller)
    return await answer_unless_gone(line, look)


@router.post(
    "/analysis",
    summary="Have a finished game analysed",
    response_model=Analysis,
    responses={_ACCEPTED: {"model": Analysis, "description": "It is under way."}, **refusals(404, 409)},
    dependencies=[CreationLimit],
)
async def start_analysis(
    request: AnalysisRequest,
    lobby: LobbyDep,
    room: RoomDep,
    device: Device,
    words: WordsDep,
    caller: CallerDep,
) -> Response:
    """Analyse the decisions of one seat. Repeating the request resumes an analysis that was interrupted."""
    await check_not_played_now(lobby.services, room, device)
    analyses = lobby.feature(CoachFeature).analyses
    return _progress_response(await analyses.start(room, request.seat, words, caller))


@router.get(
    "/analysis",
    summary="The analysis of a finished game so far",
    response_model=Analysis,
    responses=refusals(404, 409),
)
async def get_analysis(
    lobby: LobbyDep,
    room: RoomDep,
    device: Device,
    words: WordsDep,
    caller: CallerDep,
    seat: Annotated[int, Query(ge=0, le=LAST_SEAT)] = 0,
) -> Response:
    """The moves analysed so far; poll about once a second while it is running."""
    await check_not_played_now(lobby.services, room, device)
    analyses = lobby.feature(CoachFeature).analyses
    return json_response(await analyses.progress(room, seat, words, caller))


@router.get(
    "/analysis/job",
    summary="The analysis of a finished game, for a page that thinks itself",
    response_model=PageJob,
    responses=refusals(404, 409),
)
async def get_analysis_job(
    lobby: LobbyDep, room: RoomDep, device: Device, seat: Annotated[int, Query(ge=0, le=LAST_SEAT)] = 0
) -> Response:
    """The log of the game; the answers are questions for advisers. What comes of them is not stored here."""
    await check_not_played_now(lobby.services, room, device)
    analyses = lobby.feature(CoachFeature).analyses
    asked = await lobby.services.computing.read(device, room.id, room.seq, analyses.request, room, seat)
    return page_job(in_page.analysis_questions, asked)


@router.post(
    "/what-if",
    summary="Play on from a point of a game",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 404, 409),
    dependencies=[CreationLimit, MayCreate],
)
async def play_on(request: WhatIfRequest, lobby: LobbyDep, room: RoomDep, device: Device) -> Created:
    """Create a game from a position of another one; bots play the other seats."""
    await check_not_played_now(lobby.services, room, device)
    return await what_if(lobby, room, request, device)


@router.get(
    "/position",
    summary="A position of a game, to be set up",
    response_model=PositionText,
    responses=refusals(403, 404, 409),
)
async def get_position(
    lobby: LobbyDep,
    room: RoomDep,
    device: Device,
    seq: Annotated[int, Query(ge=1, le=1_000_000)],
    seat: Annotated[int, Query(ge=0, le=LAST_SEAT)] = 0,
) -> Response:
    """One player's map after so many events, with the card in play as the next; wherever "what if" is."""
    await check_not_played_now(lobby.services, room, device)
    return json_response(PositionText(text=await position_text(lobby, room, seq, seat, device)))


@router.post(
    "/par",
    summary="Compute par",
    response_model=Par,
    responses={_ACCEPTED: {"model": Par, "description": "It is under way."}, **refusals(404, 409)},
    dependencies=[CreationLimit],
)
async def start_par(lobby: LobbyDep, room: RoomDep, words: WordsDep, caller: CallerDep) -> Response:
    """How many stars a bot scores with the same deal; for solo games, once they are over."""
    par_games = lobby.feature(CoachFeature).par_games
    return _progress_response(await par_games.start(room, words, caller))


@router.get("/par", summary="Par so far", response_model=Par, responses=refusals(404, 409))
async def get_par(lobby: LobbyDep, room: RoomDep, words: WordsDep) -> Response:
    """Poll about once a second while it is running."""
    return json_response(await lobby.feature(CoachFeature).par_games.progress(room, words))


@router.get(
    "/par/job",
    summary="Par, for a page that thinks itself",
    response_model=PageJob,
    responses=refusals(404, 409),
)
async def get_par_job(lobby: LobbyDep, room: RoomDep) -> Response:
    """The cards that came up; the answers are par so far. What comes of it is not stored here."""
    return page_job(in_page.play_par, lobby.feature(CoachFeature).par_games.request(room))


def _progress_response(progress: Analysis | Par) -> Response:
    return json_response(progress, _OK if progress.state == "done" else _ACCEPTED)
