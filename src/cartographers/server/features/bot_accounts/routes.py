"""Routes of bot accounts: for their owners, and for the programs themselves."""

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from cartographers.rules.setup import LONGEST_NAME
from cartographers.server.basics.errors import no_game
from cartographers.server.features.bot_accounts import accounts
from cartographers.server.features.bot_accounts.feature import BotAccountsFeature
from cartographers.server.features.bot_accounts.games import lines_of_game
from cartographers.server.features.bot_accounts.messages import (
    BotAccountRequest,
    BotAnswer,
    BotBesides,
    BotDecision,
    BotList,
    BotToken,
    BotTokenRequest,
)
from cartographers.server.features.bot_accounts.programs import Programs
from cartographers.server.features.bot_accounts.store import BotAccount
from cartographers.server.features.bot_accounts.streams import BotStream
from cartographers.server.http.answers import unbuffered
from cartographers.server.http.client import client_network
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LobbyDep,
    RoomDep,
    SeatNumber,
    ServicesDep,
    json_response,
    refusals,
    state_response,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.http.site_rules import check_not_banned
from cartographers.server.lobby.peers import FORWARDED
from cartographers.server.protocol.state import GameState
from cartographers.server.rooms import people

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["bots"])
#: Names that are longer belong to nobody.
_LONGEST_NAME = 64


async def _programs(lobby: LobbyDep) -> Programs:
    return lobby.feature(BotAccountsFeature).programs


ProgramsDep = Annotated[Programs, Depends(_programs)]


async def _account(
    services: ServicesDep, request: Request, authorization: Annotated[str, Header(max_length=200)] = ""
) -> BotAccount:
    account = await accounts.account_with(services, authorization)
    check_not_banned(services.site, account.owner, client_network(request.scope))
    services.computing.callers.saw(account.device, client_network(request.scope))
    return account


#: The bot account whose token a request has.
Account = Annotated[BotAccount, Depends(_account)]


@router.post(
    "/bots",
    summary="Make a bot account",
    status_code=201,
    response_model=BotToken,
    responses=refusals(409),
    dependencies=[CreationLimit],
)
async def make_account(request: BotAccountRequest, services: ServicesDep, device: Device) -> BotToken:
    """For a program that plays at tables whose makers let it in. The token is told only this once."""
    return await accounts.create_account(services, request, device)


@router.get("/bots", summary="Your bot accounts", response_model=BotList, responses=refusals())
async def list_accounts(services: ServicesDep, programs: ProgramsDep, device: Device) -> Response:
    """By name, with those marked that are connected."""
    return json_response(await accounts.accounts_of(services.store, programs, device))


@router.post(
    "/bots/{name}/token",
    summary="Make a new token for a bot account",
    status_code=201,
    response_model=BotToken,
    responses=refusals(404),
    dependencies=[CreationLimit],
)
async def renew_token(
    request: BotTokenRequest,
    lobby: LobbyDep,
    device: Device,
    name: Annotated[str, Path(max_length=LONGEST_NAME)],
) -> BotToken:
    """The one before is no longer valid, and a program that is connected with it is disconnected at once."""
    return await accounts.renew_token(lobby, name, request, device)


@router.post(
    "/games/{id}/seats/{seat}/bot-account",
    summary="Give an open seat to a bot account",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def let_in(
    lobby: LobbyDep,
    room: RoomDep,
    device: Device,
    seat: SeatNumber,
    words: WordsDep,
    name: Annotated[str, Query(max_length=_LONGEST_NAME)] = "",
) -> Response:
    """Only the maker of the game may do this. The program of the account has to be connected."""
    programs = lobby.feature(BotAccountsFeature).programs
    await accounts.let_in(lobby.services.store, programs, room, seat, name, device)
    return state_response(lobby.services.seat_codes, room, device, words)


@router.delete(
    "/bots/{name}", summary="Delete a bot account", response_model=BotList, responses=refusals(404)
)
async def delete_account(
    lobby: LobbyDep,
    programs: ProgramsDep,
    device: Device,
    name: Annotated[str, Path(max_length=LONGEST_NAME)],
) -> Response:
    """Its token opens nothing any more, at once; where it plays, a bot of the server plays on."""
    await accounts.remove_account(lobby, name, device)
    return json_response(await accounts.accounts_of(lobby.services.store, programs, device))


@router.get(
    "/bot/events",
    summary="The messages for a program",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-ndjson": {}}}, **refusals(401)},
)
async def stream_events(
    request: Request, lobby: LobbyDep, programs: ProgramsDep, account: Account
) -> Response:
    """A stream of lines of JSON, as in docs/bots.md, each with the ``game`` it is about.

    It stays open. An empty line says only that it is. A program that connects again takes its own place.
    """
    far_game = None
    if lobby.services.settings.peer:
        # Only here, because most servers are alone.
        from cartographers.server.features.bot_accounts.relay import far_game_for

        far_game = far_game_for(request.scope)
    return unbuffered(BotStream(lobby, programs, account, far_game).lines(), "application/x-ndjson")


async def _by_a_server(request: Request) -> None:
    """A program is told of all its games by the server that it has asked, which asks the others."""
    if FORWARDED not in request.headers:
        raise no_game()


@router.get("/bot/games/{id}/events", include_in_schema=False, dependencies=[Depends(_by_a_server)])
async def stream_game(lobby: LobbyDep, programs: ProgramsDep, room: RoomDep, account: Account) -> Response:
    """The messages of one game, for another server of the database."""
    accounts.seat_of(room, account)
    return unbuffered(lines_of_game(lobby, programs, account, room), "application/x-ndjson")


@router.post(
    "/bot/games/{id}/decision",
    summary="A program decides",
    response_model=BotAnswer,
    responses=refusals(401, 403, 404, 409),
)
async def decide(request: BotDecision, room: RoomDep, account: Account) -> BotAnswer:
    """For the step of the view. One that is not legal is refused, and another one can be sent."""
    await accounts.decide(room, account, request)
    return BotAnswer(step=request.step)


@router.post(
    "/bot/games/{id}/besides",
    summary="What a skill may draw besides",
    response_model=BotBesides,
    responses=refusals(401, 403, 404, 409),
)
async def ask_besides(request: BotDecision, room: RoomDep, account: Account) -> Response:
    """Complete decisions, for a first one with a skill."""
    return json_response(accounts.what_besides(room, account, request))


@router.post(
    "/bot/games/{id}/leave",
    summary="A program leaves its seat",
    response_model=BotAnswer,
    responses=refusals(401, 403, 404),
)
async def leave(room: RoomDep, account: Account) -> BotAnswer:
    """A bot of the server plays for it until the program connects again."""
    await people.leave(room, accounts.seat_of(room, account))
    return BotAnswer(step=room.game.step)
