"""Routes of a person: finished games, statistics, other devices, exporting and deleting everything."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from cartographers.server.auth.device_token import COOKIE
from cartographers.server.errors import Refusal
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LinkedDevice,
    LobbyDep,
    json_response,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.http.middleware import client_address
from cartographers.server.lobby import history, people
from cartographers.server.protocol import (
    DeleteRequest,
    ExportRequest,
    History,
    LinkRequest,
    Phrase,
    PhraseRequest,
    RemovedGame,
    Statistics,
    You,
)

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["you"])

_KEY_LENGTH = 200


async def _filter(
    box: Annotated[str, Query(max_length=_KEY_LENGTH)] = "",
    sheet: Annotated[str, Query(max_length=_KEY_LENGTH)] = "",
    seats: Annotated[int, Query(ge=0)] = 0,
) -> history.Filter:
    return history.Filter(box, sheet, seats)


Wanted = Annotated[history.Filter, Depends(_filter)]


@router.delete(
    "/games/{id}",
    summary="Remove a game from one's list",
    response_model=RemovedGame,
    responses=refusals(403, 404),
)
async def remove_game(lobby: LobbyDep, device: Device, id: Annotated[str, Path(max_length=64)]) -> Response:
    """Others keep it. In a running game one's seats are left to bots; a game that nobody keeps is deleted."""
    return json_response(await people.remove_game(lobby, device, id))


@router.get("/you", summary="Your devices", response_model=You, responses=refusals())
async def get_you(lobby: LobbyDep, device: Device, linked: LinkedDevice) -> Response:
    """The devices that are the same person, and since when there is a recovery phrase."""
    return json_response(await people.you(lobby, device, linked))


@router.get("/you/games", summary="Your finished games", response_model=History, responses=refusals())
async def get_history(
    lobby: LobbyDep, device: Device, wanted: Wanted, words: WordsDep, page: Annotated[int, Query(ge=0)] = 0
) -> Response:
    """Twenty a page, the newest first."""
    return json_response(await history.history(lobby, device, wanted, page, words))


@router.get("/you/statistics", summary="Your statistics", response_model=Statistics, responses=refusals())
async def get_statistics(lobby: LobbyDep, device: Device, wanted: Wanted) -> Response:
    """Means by edict, season and sheet, titles, best maps, luck and skill where a game was analysed."""
    return json_response(await history.statistics_of(lobby, device, wanted))


@router.post(
    "/you/phrase",
    summary="Make a recovery phrase",
    status_code=201,
    response_model=Phrase,
    responses=refusals(403),
    dependencies=[CreationLimit],
)
async def make_phrase(request: PhraseRequest, lobby: LobbyDep, linked: LinkedDevice) -> Response:
    """It is told only now; an earlier one is no longer valid."""
    return json_response(await people.make_phrase(lobby, linked, request.device), 201)


@router.post(
    "/you/link",
    summary="Use a recovery phrase on this device",
    response_model=You,
    responses=refusals(403, 404),
)
async def link(request: LinkRequest, lobby: LobbyDep, linked: LinkedDevice, connection: Request) -> Response:
    """Both devices are the same person from now on; the games that this one has had come along."""
    address = client_address(connection.scope)
    return json_response(await people.link(lobby, linked, request, address))


@router.delete(
    "/you/devices/{line}",
    summary="Unlink a device",
    response_model=You,
    responses=refusals(403, 404),
)
async def unlink(
    lobby: LobbyDep, device: Device, linked: LinkedDevice, line: Annotated[str, Path(max_length=64)]
) -> Response:
    """It becomes a new device without any games. The recovery phrase stays valid: renew it too."""
    await people.unlink(lobby, device, line)
    return json_response(await people.you(lobby, lobby.persons.of(linked), linked))


@router.post(
    "/you/export",
    summary="Everything that is stored about you",
    response_class=Response,
    responses={200: {"content": {"application/zip": {}}}, **refusals(403)},
    dependencies=[CreationLimit],
)
async def export(
    request: ExportRequest, lobby: LobbyDep, device: Device, linked: LinkedDevice, words: WordsDep
) -> Response:
    """A ZIP file: the records of all games, statistics, devices, and the settings that the browser sends."""
    content = await history.export(lobby, device, linked, request.settings, words)
    headers = {"Content-Disposition": 'attachment; filename="cartographers.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


@router.post(
    "/you/delete", summary="Delete everything about you", response_model=You, responses=refusals(403)
)
async def delete_everything(
    request: DeleteRequest, lobby: LobbyDep, device: Device, linked: LinkedDevice
) -> Response:
    """Games that others keep stay theirs, without your name; everything else is gone at once."""
    if not request.everything:
        raise Refusal(422, "delete-not-sure", "Nothing was deleted: “everything” must be true.")
    await people.delete_everything(lobby, device)
    response = json_response(await people.you(lobby, linked, linked))
    response.delete_cookie(COOKIE)
    return response
