"""Routes of the notes at a table."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from cartographers.server.features.notes import notes
from cartographers.server.features.notes.messages import Note, NoteRequest, Notes
from cartographers.server.http.client import client_network
from cartographers.server.http.dependencies import Device, LobbyDep, OwnSeat, RoomDep, ServicesDep, refusals
from cartographers.server.http.json_body import JsonRoute

router = APIRouter(route_class=JsonRoute, prefix="/api/games/{id}", tags=["playing"])


@router.get("/notes", summary="The notes at a table", responses=refusals(403, 404))
async def get_notes(services: ServicesDep, room: RoomDep, device: Device) -> Notes:
    """Those to all, and one's own to oneself. Only who plays here, or opened the table, reads them."""
    return await notes.read(services.store, room, device)


@router.post(
    "/seats/{seat}/notes", summary="Leave a note", status_code=201, responses=refusals(403, 404, 409)
)
async def write_note(
    note: NoteRequest, lobby: LobbyDep, room: RoomDep, device: Device, seat: OwnSeat, request: Request
) -> Note:
    """At most 280 characters, to all who play here or to oneself. In a live game only to oneself."""
    return await notes.write(lobby, room, seat, device, client_network(request.scope), note)


@router.delete("/notes/{note}", summary="Remove a note of one's own", responses=refusals(403, 404))
async def remove_note(
    services: ServicesDep,
    room: RoomDep,
    device: Device,
    note: Annotated[str, Path(description="The note.", max_length=64)],
) -> Notes:
    """It is gone at once, for all who could read it. The answer is what is left."""
    return await notes.remove(services.store, room, note, device)
