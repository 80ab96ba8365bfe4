"""Routes of the one who opened a table."""

from fastapi import APIRouter, Response

from cartographers.server.features.table_maker import running
from cartographers.server.features.table_maker.messages import TableRequest
from cartographers.server.http.dependencies import (
    Device,
    RoomDep,
    SeatNumber,
    ServicesDep,
    refusals,
    state_response,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.protocol.state import GameState

router = APIRouter(route_class=JsonRoute, prefix="/api/games/{id}", tags=["seats"])


@router.post(
    "/table",
    summary="Pause a game with friends, go on, give more time",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def run_table(
    request: TableRequest, services: ServicesDep, room: RoomDep, device: Device, words: WordsDep
) -> Response:
    """Only who opened a table to which others were invited may do this; a club's table has its own call."""
    await running.run_table(room, device, request.action)
    return state_response(services.seat_codes, room, device, words)


@router.post(
    "/seats/{seat}/hand-on",
    summary="Remove a player and hand the seat on",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def hand_on(
    services: ServicesDep, room: RoomDep, device: Device, seat: SeatNumber, words: WordsDep
) -> Response:
    """Only who opened the table may do this. A bot plays on until somebody takes the seat.

    The state has a new invitation for it. Whoever was removed finds the game in the list until they take it
    off, and takes no seat with the link of the table.
    """
    await running.hand_on(services, room, seat, device)
    return state_response(services.seat_codes, room, device, words)
