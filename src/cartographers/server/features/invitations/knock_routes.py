"""Routes of the door of a table: knocking, going away, and the answer of the one who opened it."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from cartographers.server.features.invitations import knocking, seats
from cartographers.server.features.invitations.knocks import known_knocks
from cartographers.server.features.invitations.messages import (
    Invitation,
    KnockAnswer,
    KnockRequest,
    Knocks,
    OwnKnock,
)
from cartographers.server.http.client import client_network
from cartographers.server.http.dependencies import Device, LobbyDep, RoomDep, ServicesDep, refusals
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.shared_deals.closed import check_may_see

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["seats"])

Code = Annotated[str, Path(description="The code in the invitation link.", max_length=64)]


@router.post("/knocks", summary="Knock at a table", status_code=201, responses=refusals(403, 404, 409, 429))
async def knock(request: KnockRequest, lobby: LobbyDep, device: Device, connection: Request) -> OwnKnock:
    """Where the one who opened a table lets people in, or no seat is free: then one waits for the next game.

    The invitation tells the answer, and whoever is let in has a seat.
    """
    access = await seats.access_by(lobby, request.code, device)
    await check_may_see(lobby, access.room, device)
    return await knocking.knock(lobby, request, device, client_network(connection.scope))


@router.delete("/knocks/{code}", summary="Do not wait any more", responses=refusals(403, 404))
async def go_away(lobby: LobbyDep, device: Device, words: WordsDep, code: Code) -> Invitation:
    """Whoever knocked or waits goes away. That somebody was told no stays known."""
    access = await seats.access_by(lobby, code, device)
    await check_may_see(lobby, access.room, device)
    await knocking.go_away(lobby.services, access.room, device)
    return await seats.invitation(lobby.services, access, device, words)


@router.get("/games/{id}/knocks", summary="Who knocks at a table", responses=refusals(404))
async def get_knocks(services: ServicesDep, room: RoomDep, device: Device) -> Knocks:
    """The one who opened the table is told all who knock or wait, others only what they knocked for."""
    return await known_knocks(services, room, device)


@router.post(
    "/games/{id}/knocks/{knock}",
    summary="Let somebody in, or say no",
    responses=refusals(403, 404, 409),
)
async def answer(
    request: KnockAnswer,
    services: ServicesDep,
    room: RoomDep,
    device: Device,
    knock: Annotated[str, Path(description="The knock.", max_length=64)],
) -> Knocks:
    """Only the one who opened the table does this. Whoever is let in has the next free seat at once."""
    return await knocking.answer(services, room, knock, request.let_in, device)
