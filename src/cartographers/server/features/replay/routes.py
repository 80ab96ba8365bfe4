"""Routes for looking back: seasons explained, replays, records to download and upload."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Response

from cartographers.server.basics.deal_key import read_key
from cartographers.server.basics.errors import Refusal, no_game
from cartographers.server.features.replay.messages import RecordUpload, SeasonExplained
from cartographers.server.features.replay.seasons import explained_season
from cartographers.server.games import records
from cartographers.server.games.create import create_from_record
from cartographers.server.games.deals import deal_state
from cartographers.server.http.dependencies import (
    LONGEST_ID,
    CreationLimit,
    Device,
    LobbyDep,
    MayCreate,
    RoomDep,
    SeenRoom,
    ServicesDep,
    json_response,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.protocol.deals import DealState
from cartographers.server.protocol.plans import Created
from cartographers.server.protocol.replay import Replay
from cartographers.server.rooms.dealing import commitment_of
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seat_names import seat_names
from cartographers.server.shared_deals.closed import check_may_know_deal, check_record
from cartographers.server.show.frames import replay_of
from cartographers.words.book import Words

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["looking back"])

_RECORD_FILE: dict[str, Any] = {"content": {"text/plain": {}, "application/json": {}}}
#: The media type and the extension of a record, by its format.
_FILE_TYPES = {"text": ("text/plain; charset=utf-8", "txt"), "json": ("application/json", "json")}
#: About how many characters of a record an event takes.
_CHARACTERS_OF_EVENT = 20


def _names(room: Room, words: Words) -> list[str]:
    return seat_names(list(room.seats), words)


@router.get(
    "/games/{id}/seasons/{season}",
    summary="A season's stars, part by part",
    response_model=SeasonExplained,
    responses=refusals(403, 404),
)
async def explain(
    services: ServicesDep,
    device: Device,
    room: SeenRoom,
    words: WordsDep,
    season: Annotated[int, Path(ge=0, le=3)],
) -> Response:
    """For every seat, on the maps as they were when the season was scored."""
    explained = await services.computing.read(
        device, room.id, room.seq, explained_season, room.log, season, _names(room, words), room.game
    )
    if explained is None:
        raise Refusal(404, "season-not-scored", "This season has not been scored yet.")
    return json_response(explained)


@router.get(
    "/games/{id}/replay",
    summary="A game to be stepped through",
    response_model=Replay,
    responses=refusals(403, 404),
)
async def replay(services: ServicesDep, room: RoomDep, device: Device, words: WordsDep) -> Response:
    """Of a finished game for anyone, of a running one for its players and up to the last full step."""
    _check_may_look_back(room, device)
    names, bots = _names(room, words), dict(room.journal.bots)
    shown = await services.computing.read(
        device, room.id, room.seq, replay_of, room.id, room.log, names, room.game, bots, room.over
    )
    shown.commitment = commitment_of(room.row)
    return json_response(shown)


def _record(room: Room, format: Literal["text", "json"], words: Words) -> str:
    names = _names(room, words)
    remarks = records.drawn_for_players(room.turn_log.lines, names, words)
    deal = room.row.deal if room.over else None
    return records.record_file(room.log, names, format, words("record-signs"), remarks, deal)


def _check_may_look_back(room: Room, device: str) -> None:
    if not room.over and not room.seats.held_by(device):
        sentence = "This game is still being played; only its players can look back."
        raise Refusal(403, "not-over", sentence)


@router.get(
    "/games/{id}/record",
    summary="The record of a game, as a file",
    response_class=Response,
    responses={200: _RECORD_FILE, **refusals(403, 404)},
)
async def record(
    services: ServicesDep,
    room: RoomDep,
    device: Device,
    words: WordsDep,
    format: Literal["text", "json"] = "text",
) -> Response:
    """As text or JSON. The record of a running game is for its players and ends with the last full turn."""
    _check_may_look_back(room, device)
    content = await services.computing.read(device, room.id, room.seq, _record, room, format, words)
    media_type, extension = _FILE_TYPES[format]
    headers = {"Content-Disposition": f'attachment; filename="cartographers-{room.id}.{extension}"'}
    return Response(content, media_type=media_type, headers=headers)


@router.get(
    "/games/{id}/deal",
    summary="How the cards were shuffled",
    response_model=DealState,
    responses=refusals(403, 404),
)
async def deal(services: ServicesDep, device: Device, room: SeenRoom, words: WordsDep) -> Response:
    """What was told before the first card, and once the game is over everything needed to check the deal."""
    return json_response(await services.computing.read(device, room.id, room.seq, deal_state, room, words))


@router.get(
    "/archive/{id}",
    summary="The record of a game in the archive",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **refusals(403, 404)},
)
async def archived_record(
    lobby: LobbyDep, device: Device, id: Annotated[str, Path(max_length=LONGEST_ID)]
) -> Response:
    """As text, without names. It can be uploaded to be looked at again."""
    record = await lobby.services.store.keeping.archived(id)
    if record is None:
        raise no_game()
    await check_may_know_deal(lobby, read_key(record.day or ""), device)
    return Response(record.record, media_type=_FILE_TYPES["text"][0])


@router.post(
    "/records",
    summary="Upload a record",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 409),
    dependencies=[CreationLimit, MayCreate],
)
async def upload(request: RecordUpload, lobby: LobbyDep, device: Device) -> Created:
    """The record of a finished game, verified step by step, becomes a game that anyone can replay."""
    events = len(request.record) // _CHARACTERS_OF_EVENT
    read = await lobby.services.computing.read(device, "", events, records.read_upload, request.record)
    await check_record(lobby, read.deal)
    return await create_from_record(lobby, read, device)
