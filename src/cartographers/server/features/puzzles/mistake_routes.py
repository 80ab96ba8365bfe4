"""Routes of a player's own mistakes: looking for them in a finished game, and those to solve now."""

from fastapi import APIRouter, Request, Response

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.puzzles import in_page, mistakes
from cartographers.server.features.puzzles.mistake_messages import (
    LossesRequest,
    Mistakes,
    MistakesFound,
    TurnsRequest,
)
from cartographers.server.features.puzzles.mistake_store import MistakeStore
from cartographers.server.features.puzzles.routes import PuzzleId
from cartographers.server.http.answers import PageJob, answer_unless_gone, page_job
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LobbyDep,
    OwnSeat,
    RoomDep,
    ServicesDep,
    json_response,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["puzzles"])


@router.get("/mistakes", summary="Own mistakes", response_model=Mistakes, responses=refusals())
async def get_mistakes(services: ServicesDep, device: Device) -> Response:
    """Own turns that come back as puzzles: which wait, what they are about, which are learned."""
    return json_response(await mistakes.mistakes_of(services, device))


@router.delete(
    "/mistakes/{id}",
    summary="Let a mistake be",
    status_code=204,
    response_model=None,
    responses=refusals(404),
)
async def remove(services: ServicesDep, device: Device, id: PuzzleId) -> Response:
    """It does not come back."""
    if not await MistakeStore(services.store.database).remove(device, id):
        raise Refusal(404, "no-puzzle", "There is no such puzzle.")
    return Response(status_code=204)


@router.post(
    "/games/{id}/seats/{seat}/mistakes",
    summary="Learn from turns of a finished game",
    response_model=MistakesFound,
    responses=refusals(403, 404, 409, 503),
    dependencies=[CreationLimit],
)
async def look_for(
    request: TurnsRequest, lobby: LobbyDep, room: RoomDep, seat: OwnSeat, device: Device, line: Request
) -> Response:
    """Those turns in which another drawing was clearly better become puzzles that only this player sees."""
    return await answer_unless_gone(line, mistakes.look_for(lobby, room, seat, request.turns, device))


@router.post(
    "/games/{id}/seats/{seat}/mistakes/job",
    summary="The same, for a page that thinks itself",
    response_model=PageJob,
    responses=refusals(403, 404, 409),
)
async def get_job(
    request: TurnsRequest, services: ServicesDep, room: RoomDep, seat: OwnSeat, device: Device
) -> Response:
    """The positions; the answers are what is to be sent back, turn by turn."""
    asked = await mistakes.request_for_page(services, room, seat, request.turns, device)
    return page_job(in_page.turn_losses, asked)


@router.post(
    "/games/{id}/seats/{seat}/mistakes/found",
    summary="Keep what a page has found",
    response_model=MistakesFound,
    responses=refusals(403, 404, 409),
    dependencies=[CreationLimit],
)
async def keep_found(
    request: LossesRequest, services: ServicesDep, room: RoomDep, seat: OwnSeat, device: Device
) -> Response:
    """Mistakes that a page has worked out itself; nobody else sees them, and they count for nothing."""
    return json_response(await mistakes.keep_found(services, room, seat, request.turns, device))
