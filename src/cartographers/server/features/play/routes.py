"""Routes of a running game: its state, decisions, previews, leaving a seat."""

from math import ceil

from fastapi import APIRouter, Response

from cartographers.notation.error import BadNotation
from cartographers.rules.view import view
from cartographers.server.basics.errors import Refusal, refused
from cartographers.server.features.play.commands import answer, may_rank
from cartographers.server.games.deals import deal_state
from cartographers.server.http.dependencies import (
    Device,
    OwnSeat,
    RoomDep,
    SeenRoom,
    ServicesDep,
    json_response,
    refusals,
    state_response,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.protocol.commands import CommandAnswer, CommandRequest
from cartographers.server.protocol.deals import DealState, NonceRequest
from cartographers.server.protocol.games import Said, SayRequest
from cartographers.server.protocol.previews import Preview, PreviewRequest
from cartographers.server.protocol.state import GameState
from cartographers.server.rooms import decisions, nonces, people
from cartographers.server.rooms.ending import abandon
from cartographers.server.show.preview import preview
from cartographers.server.show.typed import COST

router = APIRouter(route_class=JsonRoute, prefix="/api/games/{id}", tags=["playing"])


@router.get(
    "", summary="A game as this device may see it", response_model=GameState, responses=refusals(403, 404)
)
async def get_state(services: ServicesDep, room: SeenRoom, device: Device, words: WordsDep) -> Response:
    """With everything its seats may do; a device without a seat may watch if spectators are let in."""
    await people.visit(room, device)
    return state_response(services.seat_codes, room, device, words)


@router.delete(
    "/seats/{seat}/decision",
    summary="Take a decision back",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def take_back(
    services: ServicesDep, room: RoomDep, device: Device, seat: OwnSeat, words: WordsDep
) -> Response:
    """Possible until all seats have decided."""
    await decisions.withdraw(room, seat)
    return state_response(services.seat_codes, room, device, words)


@router.post(
    "/seats/{seat}/preview",
    summary="What would a drawing score?",
    response_model=Preview,
    responses=refusals(403, 404),
)
async def get_preview(held: PreviewRequest, room: RoomDep, seat: OwnSeat, words: WordsDep) -> Response:
    """Whether it is legal and if not why, the stars it would bring, and what is still to be chosen."""
    try:
        return json_response(preview(view(room.game, seat), held, words))
    except BadNotation as error:
        raise refused(error) from None


@router.post(
    "/seats/{seat}/command",
    summary="A command in words",
    response_model=CommandAnswer,
    responses=refusals(403, 404),
)
async def command(
    request: CommandRequest,
    services: ServicesDep,
    room: RoomDep,
    device: Device,
    seat: OwnSeat,
    words: WordsDep,
) -> Response:
    """Questions about the game, and shapes held by typing; answered in sentences. It changes nothing.

    A decision that was confirmed is answered, to be sent as any other.
    """
    ranked = await may_rank(services.store, room)
    answered = await services.computing.read(
        device, room.id, COST, answer, room, seat, request, words, ranked
    )
    return json_response(answered)


@router.post(
    "/seats/{seat}/phrase",
    summary="Say something",
    response_model=Said,
    responses=refusals(403, 404),
)
async def say(request: SayRequest, services: ServicesDep, room: RoomDep, seat: OwnSeat) -> Said:
    """One of eight phrases, which all who are connected are sent at once. Nothing of it is kept."""
    speaker = f"{room.id}/{seat}"
    if not services.limits.phrases_said.allow(speaker):
        refusal = Refusal(429, "too-many-phrases", "That is a lot to say; please wait a moment.")
        refusal.retry_after = ceil(services.limits.phrases_said.wait(speaker))
        raise refusal
    said = Said(seat=seat, phrase=request.phrase)
    room.listeners.notify_said(said)
    return said


@router.post(
    "/seats/{seat}/leave",
    summary="Leave a seat to a bot",
    response_model=GameState,
    responses=refusals(403, 404),
)
async def leave(
    services: ServicesDep, room: RoomDep, device: Device, seat: OwnSeat, words: WordsDep
) -> Response:
    """A bot plays for it from now on, as long as another player still plays.

    In a live game only while another player is present. The next request of its player ends this.
    """
    await people.leave(room, seat)
    return state_response(services.seat_codes, room, device, words)


@router.post(
    "/nonce",
    summary="Add a random number to the deal",
    response_model=DealState,
    responses=refusals(403, 404),
)
async def add_nonce(
    request: NonceRequest, services: ServicesDep, room: RoomDep, device: Device, words: WordsDep
) -> Response:
    """It counts for all cards from the second one on, in those seats of the device that have added none.

    Once the second card is turned up nothing is added. The answer says whose numbers count.
    """
    await nonces.add_nonce(room, device, request.nonce)
    return json_response(await services.computing.read(device, room.id, room.seq, deal_state, room, words))


@router.post(
    "/abandon",
    summary="End a game before it is over",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def end_game(services: ServicesDep, room: RoomDep, device: Device, words: WordsDep) -> Response:
    """Its only player may do this, and with other people in it its maker.

    Nobody decides any more; the log and the stars so far stay, and nobody has won.
    """
    await abandon(room, device)
    return state_response(services.seat_codes, room, device, words)
