"""Routes: explained seasons, replays, records down and up."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Response

from cartographers.server.errors import Refusal
from cartographers.server.http.dependencies import Device, LobbyDep, Quota, RoomDep, answer, refusals
from cartographers.server.lobby import records
from cartographers.server.lobby.create import create_from_record
from cartographers.server.protocol import Created, Replay, SeasonExplained, Uploaded
from cartographers.server.rooms.room import Room
from cartographers.server.show.replay import replay_of, season_of

router = APIRouter(tags=["looking back"])

_A_FILE: dict[str, Any] = {"content": {"text/plain": {}, "application/json": {}}}


def _names(room: Room) -> list[str]:
    return [seat.name for seat in room.seats]


@router.get(
    "/games/{id}/seasons/{season}",
    summary="A season's stars, part by part",
    response_model=SeasonExplained,
    responses=refusals(404),
)
async def explain(room: RoomDep, season: Annotated[int, Path(ge=0, le=3)]) -> Response:
    """For every seat, on the maps as they were when the season was scored."""
    log = room.log
    found = await asyncio.to_thread(season_of, log, season, _names(room), room.game)
    if found is None:
        raise Refusal(404, "This season has not been scored yet.")
    return answer(found)


@router.get(
    "/games/{id}/replay",
    summary="A game to be stepped through",
    response_model=Replay,
    responses=refusals(403, 404),
)
async def replay(room: RoomDep, device: Device) -> Response:
    """Anyone may look at a finished game; a running one only those who play it, up to its last full step."""
    _check_may_look(room, device)
    log = room.log
    return answer(await asyncio.to_thread(replay_of, room.id, log, _names(room), room.game))


def _check_may_look(room: Room, device: str) -> None:
    if not room.game.over and not room.seats.held_by(device):
        raise Refusal(403, "This game is still being played; only its players can look back.")


@router.get(
    "/games/{id}/record",
    summary="The record of a game, as a file",
    response_class=Response,
    responses={200: _A_FILE, **refusals(403, 404)},
)
async def record(room: RoomDep, device: Device, format: Literal["text", "json"] = "text") -> Response:
    """Readable text, or the same as JSON; a running game up to its last full turn, for its players."""
    _check_may_look(room, device)
    log = room.log
    written = await asyncio.to_thread(records.record_file, log, _names(room), format)
    kind, ending = ("application/json", "json") if format == "json" else ("text/plain; charset=utf-8", "txt")
    headers = {"Content-Disposition": f'attachment; filename="cartographers-{room.id}.{ending}"'}
    return Response(written, media_type=kind, headers=headers)


@router.post(
    "/records",
    summary="Look at a record",
    status_code=201,
    response_model=Created,
    responses=refusals(403),
    dependencies=[Quota],
)
async def upload(wish: Uploaded, lobby: LobbyDep) -> Created:
    """A record of a finished game, verified step by step, becomes a game that anyone can look at."""
    table, names = await asyncio.to_thread(records.read_upload, wish.record)
    return await create_from_record(lobby, table, names)
