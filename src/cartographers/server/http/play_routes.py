"""Routes: the state of a game, deciding, taking back, previews, leaving."""

from fastapi import APIRouter, Response

from cartographers.notation.error import BadNotation
from cartographers.rules.view import view
from cartographers.server.errors import Refusal
from cartographers.server.http.dependencies import (
    Device,
    LobbyDep,
    OwnSeat,
    RoomDep,
    answer,
    refusals,
    state_answer,
)
from cartographers.server.protocol import Decide, GameState, Held, Preview
from cartographers.server.show.preview import preview

router = APIRouter(prefix="/games/{id}", tags=["playing"])


@router.get("", summary="A game as this device may see it", response_model=GameState, responses=refusals(404))
async def get_state(lobby: LobbyDep, room: RoomDep, device: Device) -> Response:
    """With everything its seats may do; a device without a seat is shown what a spectator sees."""
    await room.visit(device)
    return state_answer(lobby, room, device)


@router.post(
    "/seats/{seat}/decision",
    summary="Decide",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def decide(wish: Decide, lobby: LobbyDep, room: RoomDep, device: Device, seat: OwnSeat) -> Response:
    """Seal a decision for the step it names; it opens when all are in.

    Until then another one takes its place. The same ``move_id`` again changes nothing, so a request whose
    answer was lost can be repeated. The answer comes when the decision is on the disk.
    """
    await room.decide(seat, wish.step, wish.move_id, wish.decision)
    return state_answer(lobby, room, device)


@router.delete(
    "/seats/{seat}/decision",
    summary="Take a decision back",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def take_back(lobby: LobbyDep, room: RoomDep, device: Device, seat: OwnSeat) -> Response:
    """Possible until all are in."""
    await room.withdraw(seat)
    return state_answer(lobby, room, device)


@router.post(
    "/seats/{seat}/preview",
    summary="What would a held shape bring?",
    response_model=Preview,
    responses=refusals(403, 404),
)
async def get_preview(held: Held, room: RoomDep, seat: OwnSeat) -> Response:
    """Legal or not and why, the stars it brings, and what is still to be chosen."""
    try:
        return answer(preview(view(room.game, seat), held))
    except BadNotation as wrong:
        raise Refusal(422, str(wrong)) from None


@router.post(
    "/seats/{seat}/leave",
    summary="Leave a seat to a bot",
    response_model=GameState,
    responses=refusals(403, 404),
)
async def leave(lobby: LobbyDep, room: RoomDep, device: Device, seat: OwnSeat) -> Response:
    """A bot minds it at once, as long as anybody else is there to play with.

    Any later visit of its owner gives it back.
    """
    await room.leave(seat)
    return state_answer(lobby, room, device)
