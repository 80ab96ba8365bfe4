"""Routes: explained seasons, replays, records down and up."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Response

from cartographers.server.access import Device, InRoom, answer, refusals
from cartographers.server.protocol import Replay, SeasonExplained
from cartographers.server.refusal import Refusal
from cartographers.server.replay import replay_of, season_of
from cartographers.server.room import Room

router = APIRouter(tags=["looking back"])


def _names(room: Room) -> list[str]:
    return [seat.name for seat in room.seats]


@router.get(
    "/games/{id}/seasons/{season}",
    summary="A season's stars, part by part",
    response_model=SeasonExplained,
    responses=refusals(404, 422),
)
async def explain(room: InRoom, season: Annotated[int, Path(ge=0, le=3)]) -> Response:
    """For every seat, on the maps as they were when the season was scored."""
    log = room.table.log[: room.seq]
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
async def replay(room: InRoom, device: Device) -> Response:
    """Anyone may look at a finished game; a running one only those who play it, up to its last full step."""
    _check_may_look(room, device)
    log = room.table.log[: room.seq]
    return answer(await asyncio.to_thread(replay_of, room.id, log, _names(room), room.game))


def _check_may_look(room: Room, device: str) -> None:
    if not room.game.over and not room.seats_of(device):
        raise Refusal(403, "This game is still being played; only its players can look back.")
