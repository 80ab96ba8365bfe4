"""Routes of a seat's player: who else holds the seat, and its private link."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from cartographers.server.features.invitations import seat_holders
from cartographers.server.features.invitations.messages import SeatHolders
from cartographers.server.http.dependencies import (
    Device,
    RoomDep,
    SeatNumber,
    ServicesDep,
    json_response,
    refusals,
    state_response,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.protocol.state import GameState

router = APIRouter(route_class=JsonRoute, prefix="/api/games/{id}/seats/{seat}", tags=["seats"])


@router.get("/holders", summary="Who holds a seat", response_model=SeatHolders, responses=refusals(403, 404))
async def get_holders(services: ServicesDep, room: RoomDep, device: Device, seat: SeatNumber) -> Response:
    """Those who may decide for one's own seat, since when, and when they were last here."""
    return json_response(await seat_holders.holders_of(services.store, room, seat, device))


@router.delete(
    "/holders/{holder}",
    summary="Remove somebody from one's seat",
    response_model=SeatHolders,
    responses=refusals(403, 404),
)
async def remove_holder(
    services: ServicesDep,
    room: RoomDep,
    device: Device,
    seat: SeatNumber,
    holder: Annotated[str, Path(max_length=64)],
) -> Response:
    """Only those who came to the seat later. They are out at once, and its private link is a new one."""
    await seat_holders.remove_holder(services, room, seat, device, holder)
    return json_response(await seat_holders.holders_of(services.store, room, seat, device))


@router.post(
    "/link",
    summary="Make the private link of one's seat anew",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def renew_link(
    services: ServicesDep, room: RoomDep, device: Device, seat: SeatNumber, words: WordsDep
) -> Response:
    """The earlier ones open nothing any more; devices that came with them keep the seat until removed."""
    await seat_holders.renew_link(services, room, seat, device)
    return state_response(services.seat_codes, room, device, words)
