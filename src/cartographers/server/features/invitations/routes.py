"""Routes of invitations: what a code gives access to, taking a seat, addresses and QR codes of links."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from cartographers.server.auth.origin import is_loopback
from cartographers.server.features.invitations import seats
from cartographers.server.features.invitations.messages import Addresses, Invitation, Joined, JoinRequest
from cartographers.server.features.invitations.qr_code import qr_svg
from cartographers.server.games import rematch
from cartographers.server.http.client import is_on_this_machine
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LobbyDep,
    MayCreate,
    RoomDep,
    SeatNumber,
    ServicesDep,
    json_response,
    refusals,
    state_response,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.protocol.deals import DealShare
from cartographers.server.protocol.message import WITHOUT_NUL
from cartographers.server.protocol.plans import Created
from cartographers.server.protocol.state import GameState
from cartographers.server.shared_deals.closed import check_may_see

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["seats"])

BotName = Annotated[str, Query(max_length=100), WITHOUT_NUL]
#: The longest link of which a QR code is drawn.
_LONGEST_LINK = 300


@router.get(
    "/invites/{code}",
    summary="The game that a code gives access to",
    response_model=Invitation,
    responses=refusals(403, 404),
)
async def get_invite(
    lobby: LobbyDep, device: Device, words: WordsDep, code: Annotated[str, Path(max_length=64)]
) -> Response:
    """Shown to a player before they take the seat, or are told that they can only watch."""
    access = await seats.access_by(lobby, code, device)
    await check_may_see(lobby, access.room, device)
    return json_response(await seats.invitation(lobby.services, access, device, words))


@router.post(
    "/join",
    summary="Take a seat with a code",
    response_model=Joined,
    responses=refusals(403, 404, 409),
)
async def take_seat(request: JoinRequest, lobby: LobbyDep, device: Device) -> Joined:
    """An invite code takes an open seat, once; that of the table the next one.

    A seat's private code adds one more device to it, but not in a counted try: devices of one person are
    linked with the recovery phrase. Two players cannot have the same name.
    """
    access = await seats.access_by(lobby, request.code, device)
    if access.private and not access.room.counted:
        await check_may_see(lobby, access.room, device)
    return await seats.join(lobby, request, device)


@router.post(
    "/games/{id}/seats/{seat}/bot",
    summary="Give an open seat to a bot",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def give_to_bot(
    services: ServicesDep,
    room: RoomDep,
    device: Device,
    seat: SeatNumber,
    words: WordsDep,
    bot: BotName = "greedy",
) -> Response:
    """Only the maker of the game may do this, for instance if an invited player never came.

    The bot gets a character that is not at the table yet.
    """
    await seats.give_seat_to_bot(services.store, room, seat, bot, device)
    return state_response(services.seat_codes, room, device, words)


@router.post(
    "/games/{id}/rematch",
    summary="Play again with the same people",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 404, 409),
    dependencies=[CreationLimit, MayCreate],
)
async def play_rematch(
    lobby: LobbyDep, room: RoomDep, device: Device, deal: DealShare | None = None
) -> Created:
    """Once a game is over, any of its players can ask; all sit in the new game at once.

    Whoever asks later is sent to the same game. The state of the old game names it.
    """
    return await rematch.rematch(lobby, room, device, deal)


@router.get(
    "/addresses", summary="Where others can open links", response_model=Addresses, responses=refusals()
)
async def get_addresses(services: ServicesDep, request: Request) -> Response:
    """The addresses of the local network are told only to pages opened on the server's own machine."""
    loopback = is_loopback(request.headers.get("host", ""))
    on_this_machine = loopback and is_on_this_machine(request.scope)
    return json_response(
        Addresses(loopback=loopback, network=list(services.settings.network) if on_this_machine else [])
    )


@router.get(
    "/qr",
    summary="The QR code of a link",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **refusals()},
)
async def get_qr_code(
    link: Annotated[str, Query(max_length=_LONGEST_LINK, pattern="^https?://")],
) -> Response:
    """As an SVG picture, black on white."""
    return Response(qr_svg(link), media_type="image/svg+xml")
