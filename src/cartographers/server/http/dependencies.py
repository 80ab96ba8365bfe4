"""FastAPI dependencies of the routes (lobby, room, device, seat), and their responses."""

from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response
from pydantic import BaseModel

from cartographers.rules.setup import MOST_SEATS
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.errors import ComeAgain
from cartographers.server.games.creation import check_may_create
from cartographers.server.http.client import client_network
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.decisions import Problem
from cartographers.server.rooms.people import visit
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.state_json import state_for
from cartographers.server.rooms.watching import check_may_watch
from cartographers.server.shared_deals.closed import check_may_see
from cartographers.server.work.callers import Caller
from cartographers.words.book import Words


async def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _services(request: Request) -> Services:
    lobby: Lobby = request.app.state.lobby
    return lobby.services


async def _device(request: Request) -> str:
    device: str = request.state.device
    return device


async def _linked_device(request: Request) -> str:
    device: str = request.state.linked_device
    return device


LobbyDep = Annotated[Lobby, Depends(_lobby)]
ServicesDep = Annotated[Services, Depends(_services)]
#: The hash of the device's token, or if it is linked to others, their person; set by the middleware.
Device = Annotated[str, Depends(_device)]
#: The hash of the device's token, linked or not.
LinkedDevice = Annotated[str, Depends(_linked_device)]


async def _caller(services: ServicesDep, device: Device) -> Caller:
    return services.computing.callers.of(device)


#: On whose behalf something is computed.
CallerDep = Annotated[Caller, Depends(_caller)]


#: The most characters of a game's id: of those in use and of any later ones.
LONGEST_ID = 64


async def _room(
    lobby: LobbyDep,
    caller: CallerDep,
    device: Device,
    id: Annotated[str, Path(description="The game.", max_length=LONGEST_ID)],
) -> Room:
    room = await lobby.room(id, caller)
    await check_may_see(lobby, room, device)
    return room


RoomDep = Annotated[Room, Depends(_room)]


async def _seen_room(services: ServicesDep, room: RoomDep, device: Device) -> Room:
    check_may_watch(room, device, services.site.is_off("spectators"))
    return room


#: The room of a game that the device may see: as one of its players, or as a spectator if they are let in.
SeenRoom = Annotated[Room, Depends(_seen_room)]
LAST_SEAT = MOST_SEATS - 1
SeatNumber = Annotated[int, Path(description="The seat, counted from 0.", ge=0, le=LAST_SEAT)]


async def own_seat(room: RoomDep, device: Device, seat: SeatNumber) -> int:
    """A seat that the device plays; raises a ``Refusal`` if it does not. The request counts as a visit."""
    room.seats.check_held_by(device, seat)
    await visit(room, device, [seat])
    return seat


#: A seat that the device plays. The request counts as a visit: a bot that plays for the seat stops.
OwnSeat = Annotated[int, Depends(own_seat)]


async def _check_creation_limit(services: ServicesDep, request: Request) -> None:
    if wait := await services.limits.creation.spend(client_network(request.scope)):
        sentence = "Too many new games from here; try again in {wait} {unit}."
        raise ComeAgain(429, "too-many-games", sentence, seconds=wait)


#: Limits how many games, or jobs as expensive, a network may create.
CreationLimit = Depends(_check_creation_limit)


async def _check_may_create(services: ServicesDep, device: Device) -> None:
    await check_may_create(services, device)


#: Lets those make games, tournaments and uploads whom the host of the server lets.
MayCreate = Depends(_check_may_create)

_REFUSALS = {
    400: "The body is no JSON in UTF-8, or the server does not have the name in the header `Host`.",
    401: "The request has no token of a bot account.",
    403: "The seat is not this device's, or the request was sent by a page of another site.",
    404: "There is no such game, seat or code.",
    409: "The game has gone on, or it is too late for this.",
    410: "The game is in the archive; the sentence says where its record is.",
    413: "The body is too large.",
    422: "Not allowed by the rules, or not readable; the sentence says why.",
    429: "Too many requests from this address.",
    503: "The store cannot be written or read at the moment; nothing was changed.",
}
#: Those that every route has.
_ALWAYS = (400, 413, 422, 429, 503)
#: A game that cannot be found may be in the archive.
_NOT_FOUND, _ARCHIVED = 404, 410


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error responses of a route, for its description."""
    refusal = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    described: dict[int | str, dict[str, Any]] = {
        status: {"description": _REFUSALS[status], **refusal}
        for status in (*statuses, *([_ARCHIVED] if _NOT_FOUND in statuses else []), *_ALWAYS)
    }
    # FastAPI builds a field for every model that is named, so it is named once; that describes it for all.
    return {**described, 429: {"model": Problem, "description": _REFUSALS[429]}}


def json_response(model: BaseModel, status: int = 200) -> Response:
    """A model as JSON. Returning the model itself would make FastAPI validate it once more."""
    return Response(model.model_dump_json(), status, media_type="application/json")


def state_response(seat_codes: SeatCodes, room: Room, device: str, words: Words) -> Response:
    """The state of a game as a device may see it, in the language of the request."""
    return Response(state_for(room, device, seat_codes, words), media_type="application/json")
