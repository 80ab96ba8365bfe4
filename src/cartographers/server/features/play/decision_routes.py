"""The route of a decision: the request that a server gets most often."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.routing import APIRoute
from pydantic import ValidationError

from cartographers.server.http.dependencies import (
    LAST_SEAT,
    LONGEST_ID,
    Device,
    OwnSeat,
    RoomDep,
    ServicesDep,
    own_seat,
    refusals,
    state_response,
)
from cartographers.server.http.json_body import JsonRequest
from cartographers.server.http.language import WordsDep, words_for
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol.decisions import DecisionRequest
from cartographers.server.protocol.state import GameState
from cartographers.server.rooms import decisions


class DecisionRoute(APIRoute):
    """A route that reads its request without FastAPI, which takes longer for it than for all the rest.

    FastAPI still describes it, and answers whatever cannot be read.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The function that answers a request."""
        by_fastapi = super().get_route_handler()

        async def answer(request: Request) -> Response:
            read = JsonRequest(request.scope, request.receive)
            wish, seat = await _decision(read), read.path_params["seat"]
            too_long = len(read.path_params["id"]) > LONGEST_ID
            if wish is None or too_long or not _is_seat(seat):
                return await by_fastapi(read)
            lobby: Lobby = read.app.state.lobby
            device: str = read.state.device
            room = await lobby.room(read.path_params["id"], lobby.services.computing.callers.of(device))
            number = await own_seat(room, device, int(seat))
            return await decide(wish, lobby.services, room, device, number, words_for(read))

        return answer


def _is_seat(seat: str) -> bool:
    """Is it the number of a seat? Only a short text is read as a number."""
    return seat.isascii() and seat.isdigit() and len(seat) <= len(str(LAST_SEAT)) and int(seat) <= LAST_SEAT


async def _decision(request: JsonRequest) -> DecisionRequest | None:
    """The body of a request; none if there is anything wrong with it."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        return None
    try:
        return DecisionRequest.model_validate(await request.json())
    except (ValueError, ValidationError, RecursionError):
        return None


router = APIRouter(route_class=DecisionRoute, prefix="/api/games/{id}", tags=["playing"])


@router.post(
    "/seats/{seat}/decision",
    summary="Decide",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def decide(
    request: DecisionRequest,
    services: ServicesDep,
    room: RoomDep,
    device: Device,
    seat: OwnSeat,
    words: WordsDep,
) -> Response:
    """Seal a decision for the step it names; it is revealed when all seats have decided.

    Until then a new decision replaces it. A repeated ``move_id`` changes nothing, so a request whose response
    was lost can be sent again. The response is sent after the decision is on disk.
    """
    await decisions.decide(room, seat, request.step, request.move_id, request.decision)
    return state_response(services.seat_codes, room, device, words)
