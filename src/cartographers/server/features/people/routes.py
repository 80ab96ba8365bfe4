"""Routes of a person: finished games, statistics, other devices, export, the public page."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from cartographers.rules.setup import MOST_SEATS
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.people import history, people, phrases, profile
from cartographers.server.features.people.messages import (
    DeleteRequest,
    ExportRequest,
    GameEarned,
    History,
    LinkRequest,
    OwnProfile,
    Phrase,
    PhraseRequest,
    Profile,
    ProfileRequest,
    RemovedGame,
    Statistics,
    UnlinkRequest,
    You,
)
from cartographers.server.games import removing
from cartographers.server.http.client import client_network
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LinkedDevice,
    LobbyDep,
    SeenRoom,
    ServicesDep,
    json_response,
    refusals,
)
from cartographers.server.http.devices import cookie_of
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.shared_deals.closed import others_may_play

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["you"])

_KEY_LENGTH = 200
#: Nobody has so many games; a number that is too large cannot be asked of a database.
_LAST_PAGE = 1_000_000


async def _filter(
    box: Annotated[str, Query(max_length=_KEY_LENGTH)] = "",
    sheet: Annotated[str, Query(max_length=_KEY_LENGTH)] = "",
    seats: Annotated[int, Query(ge=0, le=MOST_SEATS)] = 0,
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
    deleted = await removing.remove_game(lobby, device, id)
    return json_response(RemovedGame(id=id, deleted=deleted))


@router.get(
    "/games/{id}/earned",
    summary="What a finished game has earned",
    response_model=GameEarned,
    responses=refusals(403, 404, 409),
)
async def get_earned(lobby: LobbyDep, device: Device, room: SeenRoom) -> Response:
    """Firsts, personal bests and a medal for this device; what made the game, and what is in reach next."""
    earned = await history.earned_by(lobby, room, device)
    earned.deal_open = await others_may_play(lobby, room.row.shared_key)
    return json_response(earned)


@router.get("/you", summary="Your devices", response_model=You, responses=refusals())
async def get_you(services: ServicesDep, device: Device, linked: LinkedDevice) -> Response:
    """The devices that are the same person, and since when there is a recovery phrase."""
    return json_response(await people.you(services, device, linked))


@router.get("/you/games", summary="Your finished games", response_model=History, responses=refusals())
async def get_history(
    lobby: LobbyDep,
    device: Device,
    wanted: Wanted,
    words: WordsDep,
    page: Annotated[int, Query(ge=0, le=_LAST_PAGE)] = 0,
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
async def make_phrase(
    request: PhraseRequest, lobby: LobbyDep, linked: LinkedDevice, connection: Request
) -> Response:
    """It is told only now; an earlier one is asked for, and is no longer valid."""
    network = client_network(connection.scope)
    return json_response(await people.make_phrase(lobby, linked, request, network), 201)


@router.post(
    "/you/phrase/lost",
    summary="Say that the recovery phrase is lost",
    response_model=You,
    responses=refusals(403, 409),
)
async def say_lost(services: ServicesDep, device: Device, linked: LinkedDevice) -> Response:
    """After a week this device needs it no more, unless one that is linked to it objects."""
    await phrases.say_lost(services, linked)
    return json_response(await people.you(services, device, linked))


@router.delete(
    "/you/phrase/lost",
    summary="Object that the recovery phrase is lost",
    response_model=You,
    responses=refusals(403),
)
async def object_to_lost(services: ServicesDep, device: Device, linked: LinkedDevice) -> Response:
    """Whichever linked device has said so: it needs the phrase as before."""
    await phrases.object_to_lost(services, linked)
    return json_response(await people.you(services, device, linked))


@router.post(
    "/you/link",
    summary="Use a recovery phrase on this device",
    response_model=You,
    responses=refusals(403, 404),
)
async def link(request: LinkRequest, lobby: LobbyDep, linked: LinkedDevice, connection: Request) -> Response:
    """Both devices are the same person from now on; the games that this one has had come along.

    One that is linked already brings its other devices along, and is asked for its own phrase.
    """
    return json_response(await people.link(lobby, linked, request, client_network(connection.scope)))


@router.post(
    "/you/devices/{line}/unlink",
    summary="Unlink a device",
    response_model=You,
    responses=refusals(403, 404),
)
async def unlink(
    request: UnlinkRequest,
    lobby: LobbyDep,
    linked: LinkedDevice,
    connection: Request,
    line: Annotated[str, Path(max_length=64)],
) -> Response:
    """It becomes a new device without any games, at once; private links of one's seats are new ones.

    To unlink another device than this one, the recovery phrase is needed. It stays valid.
    """
    await people.unlink(lobby, linked, line, request.phrase, client_network(connection.scope))
    return json_response(await people.you(lobby.services, lobby.services.persons.of(linked), linked))


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
    request: DeleteRequest, lobby: LobbyDep, device: Device, linked: LinkedDevice, connection: Request
) -> Response:
    """Games that others keep stay theirs, without your name; everything else is gone at once."""
    if not request.everything:
        raise Refusal(422, "delete-not-sure", "Nothing was deleted: “everything” must be true.")
    await people.delete_everything(lobby, device)
    response = json_response(await people.you(lobby.services, linked, linked))
    response.headers.append("Set-Cookie", cookie_of(connection.scope).removed())
    return response


@router.get("/you/profile", summary="Your public page", response_model=OwnProfile, responses=refusals())
async def get_own_profile(lobby: LobbyDep, device: Device) -> Response:
    """Whether you have one, and what is on it."""
    return json_response(await profile.own_profile(lobby, device))


@router.post(
    "/you/profile",
    summary="Make, change or remove your public page",
    response_model=OwnProfile,
    responses=refusals(403),
    dependencies=[CreationLimit],
)
async def show_profile(request: ProfileRequest, lobby: LobbyDep, device: Device) -> Response:
    """There is one only if you wish it, with the parts that you wish; once removed, its address is gone."""
    return json_response(await profile.show(lobby, device, request))


@router.get(
    "/profiles/{code}", summary="Somebody's public page", response_model=Profile, responses=refusals(404)
)
async def get_profile(lobby: LobbyDep, device: Device, code: Annotated[str, Path(max_length=64)]) -> Response:
    """Best maps, firsts and medals, days in a row, strength, strengths by edict: what its owner shows."""
    return json_response(await profile.profile(lobby, code, device))
