"""Routes of bot accounts: for their owners, and for the programs themselves."""

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Request, Response
from fastapi.responses import StreamingResponse

from cartographers.server.errors import no_game
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LobbyDep,
    RoomDep,
    json_response,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.middleware import client_address
from cartographers.server.lobby import bot_accounts
from cartographers.server.lobby.bot_games import lines_of_game
from cartographers.server.lobby.bot_streams import BotStream
from cartographers.server.lobby.peers import FORWARDED
from cartographers.server.protocol import (
    BotAccountRequest,
    BotAnswer,
    BotBesides,
    BotDecision,
    BotList,
    BotToken,
)
from cartographers.server.rooms import people
from cartographers.server.storage.bot_accounts import BotAccount

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["bots"])


async def _account(
    lobby: LobbyDep, request: Request, authorization: Annotated[str, Header(max_length=200)] = ""
) -> BotAccount:
    account = await bot_accounts.account_with(lobby, authorization)
    lobby.computing.callers.saw(account.device, client_address(request.scope))
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
async def make_account(request: BotAccountRequest, lobby: LobbyDep, device: Device) -> BotToken:
    """For a program that plays at tables whose makers let it in. The token is told only this once."""
    return await bot_accounts.create_account(lobby, request, device)


@router.get("/bots", summary="Your bot accounts", response_model=BotList, responses=refusals())
async def list_accounts(lobby: LobbyDep, device: Device) -> Response:
    """By name, with those marked that are connected."""
    return json_response(await bot_accounts.accounts_of(lobby, device))


@router.delete(
    "/bots/{name}", summary="Delete a bot account", response_model=BotList, responses=refusals(404)
)
async def delete_account(
    lobby: LobbyDep, device: Device, name: Annotated[str, Path(max_length=40)]
) -> Response:
    """Its token is no longer valid; where it plays, a bot of the server plays on."""
    await bot_accounts.remove_account(lobby, name, device)
    return json_response(await bot_accounts.accounts_of(lobby, device))


@router.get(
    "/bot/events",
    summary="The messages for a program",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-ndjson": {}}}, **refusals(401)},
)
async def stream_events(request: Request, lobby: LobbyDep, account: Account) -> Response:
    """A stream of lines of JSON, as in docs/bots.md, each with the ``game`` it is about.

    It stays open. An empty line says only that it is. A program that connects again takes its own place.
    """
    far_game = None
    if lobby.settings.peer:
        # Only here, because most servers are alone.
        from cartographers.server.http.bot_relay import far_game_for

        far_game = far_game_for(request.scope)
    return StreamingResponse(BotStream(lobby, account, far_game).lines(), media_type="application/x-ndjson")


async def _by_a_server(request: Request) -> None:
    """A program is told of all its games by the server that it has asked, which asks the others."""
    if FORWARDED not in request.headers:
        raise no_game()


@router.get("/bot/games/{id}/events", include_in_schema=False, dependencies=[Depends(_by_a_server)])
async def stream_game(lobby: LobbyDep, room: RoomDep, account: Account) -> Response:
    """The messages of one game, for another server of the database."""
    bot_accounts.seat_of(room, account)
    return StreamingResponse(lines_of_game(lobby, account, room), media_type="application/x-ndjson")


@router.post(
    "/bot/games/{id}/decision",
    summary="A program decides",
    response_model=BotAnswer,
    responses=refusals(401, 403, 404, 409),
)
async def decide(request: BotDecision, room: RoomDep, account: Account) -> BotAnswer:
    """For the step of the view. One that is not legal is refused, and another one can be sent."""
    await bot_accounts.decide(room, account, request)
    return BotAnswer(step=request.step)


@router.post(
    "/bot/games/{id}/besides",
    summary="What a skill may draw besides",
    response_model=BotBesides,
    responses=refusals(401, 403, 404, 409),
)
async def ask_besides(request: BotDecision, room: RoomDep, account: Account) -> Response:
    """Complete decisions, for a first one with a skill."""
    return json_response(bot_accounts.what_besides(room, account, request))


@router.post(
    "/bot/games/{id}/leave",
    summary="A program leaves its seat",
    response_model=BotAnswer,
    responses=refusals(401, 403, 404),
)
async def leave(room: RoomDep, account: Account) -> BotAnswer:
    """A bot of the server plays for it until the program connects again."""
    await people.leave(room, bot_accounts.seat_of(room, account))
    return BotAnswer(step=room.game.step)
