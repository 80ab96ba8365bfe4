"""Routes of the lessons: the list, starting one, going on and back."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from cartographers.server.features.lessons.lessons import lessons_of, start_lesson
from cartographers.server.features.lessons.messages import LessonRequest, Lessons, LessonStepRequest
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LobbyDep,
    RoomDep,
    ServicesDep,
    json_response,
    refusals,
    state_response,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.protocol.plans import Created
from cartographers.server.protocol.state import GameState
from cartographers.server.rooms import decisions

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["lessons"])

LessonKey = Annotated[str, Path(description="The lesson.", max_length=64)]


@router.get("/lessons", summary="The lessons", response_model=Lessons, responses=refusals())
async def get_lessons(services: ServicesDep, device: Device) -> Response:
    """All lessons in order, with those marked that this device has finished or begun."""
    return json_response(await lessons_of(services.store, device))


@router.post(
    "/lessons/{key}",
    summary="Start a lesson",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 404),
    dependencies=[CreationLimit],
)
async def start(key: LessonKey, request: LessonRequest, lobby: LobbyDep, device: Device) -> Created:
    """A game of its own, played like any other; a decision that misses the step's goal is refused with 422.

    A lesson that was begun goes on unless ``fresh`` is set.
    """
    return await start_lesson(lobby, key, request.fresh, device)


@router.post(
    "/games/{id}/lesson",
    summary="Go on or back in a lesson",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def go_to_step(
    request: LessonStepRequest, services: ServicesDep, room: RoomDep, device: Device, words: WordsDep
) -> Response:
    """A step that asks for a decision is left only by the decision."""
    room.seats.check_held_by(device, 0)
    await decisions.go_to_step(room, request.step)
    return state_response(services.seat_codes, room, device, words)
