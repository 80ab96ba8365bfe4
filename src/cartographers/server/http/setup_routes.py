"""Routes before a game: the catalogue, plans, new games, the games of a device, seats."""

from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LobbyDep,
    RoomDep,
    SeatNumber,
    json_response,
    refusals,
    state_response,
)
from cartographers.server.http.language import WordsDep
from cartographers.server.lobby import create, plans, seats
from cartographers.server.protocol import (
    Catalogue,
    Created,
    GameLine,
    GameState,
    Joined,
    JoinRequest,
    MyGames,
    PlanAnswer,
    PlanRequest,
)
from cartographers.server.rooms.summary import by_turn, game_line
from cartographers.server.show.catalogue import catalogue
from cartographers.server.storage.store import StoredGame

router = APIRouter()

#: How many running and finished games the lists of a device have at most.
MAX_RUNNING, MAX_RECENT = 100, 30


@router.get(
    "/catalogue",
    tags=["boxes"],
    summary="Everything printed in all boxes",
    response_model=Catalogue,
    responses=refusals(),
)
async def get_catalogue(request: Request, words: WordsDep) -> Response:
    """Cards, edicts, skills, sheets, titles and bots. It changes only with the program and has an ETag."""
    response = json_response(catalogue(words.language))
    etag = f'"{sha256(response.body).hexdigest()[:24]}"'
    if request.headers.get("if-none-match") == etag:
        response = Response(status_code=304)
    response.headers["ETag"] = etag
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = "Accept-Language"
    return response


@router.post(
    "/plans/check",
    tags=["set-up"],
    summary="Is a plan legal?",
    response_model=PlanAnswer,
    responses=refusals(),
)
async def check_plan(request: PlanRequest, words: WordsDep) -> Response:
    """Whether it is legal, the reason if it is not, and the set-up it would make."""
    return json_response(plans.check_plan(request, words))


@router.post(
    "/games",
    tags=["set-up"],
    summary="Create a game",
    status_code=201,
    response_model=Created,
    responses=refusals(403),
    dependencies=[CreationLimit],
)
async def create_game(request: PlanRequest, lobby: LobbyDep, device: Device) -> Created:
    """The device gets the seats of kind "me"; each open seat has an invite code."""
    return await create.create_game(lobby, request, device)


@router.post(
    "/games/{id}/again",
    tags=["set-up"],
    summary="Create a game from the plan of another one",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 404, 409),
    dependencies=[CreationLimit],
)
async def play_again(lobby: LobbyDep, room: RoomDep, device: Device, same: bool = False) -> Created:
    """With a new deal, or with the same one if the game is over or its seed was chosen by its maker."""
    return await create.create_again(lobby, room, device, same)


@router.get(
    "/games",
    tags=["set-up"],
    summary="The games of this device",
    response_model=MyGames,
    responses=refusals(),
)
async def my_games(lobby: LobbyDep, device: Device, words: WordsDep) -> Response:
    """Running games, those that wait for this device first, and recently finished ones, newest first."""
    running = by_turn(await lobby.store.games_of(device, over=False, limit=MAX_RUNNING), device)
    recent = await lobby.store.games_of(device, over=True, limit=MAX_RECENT)
    return json_response(
        MyGames(
            running=[game_line(stored, device, words) for stored in running],
            recent=[game_line(stored, device, words) for stored in recent],
        )
    )


@router.get(
    "/invites/{code}",
    tags=["seats"],
    summary="The game that a code gives access to",
    response_model=GameLine,
    responses=refusals(404),
)
async def get_invite(
    lobby: LobbyDep, device: Device, words: WordsDep, code: Annotated[str, Path(max_length=64)]
) -> Response:
    """Shown to a player before they take the seat."""
    room, _ = await seats.seat_of_code(lobby, code)
    return json_response(game_line(StoredGame(room.row, list(room.seats)), device, words))


@router.post(
    "/join",
    tags=["seats"],
    summary="Take a seat with a code",
    response_model=Joined,
    responses=refusals(403, 404, 409),
)
async def take_seat(request: JoinRequest, lobby: LobbyDep, device: Device) -> Joined:
    """An invite code takes an open seat, once; a seat's private code adds one more device to it."""
    return await seats.join(lobby, request, device)


@router.post(
    "/games/{id}/seats/{seat}/bot",
    tags=["seats"],
    summary="Give an open seat to a bot",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def give_to_bot(
    lobby: LobbyDep, room: RoomDep, device: Device, seat: SeatNumber, words: WordsDep, bot: str = "greedy"
) -> Response:
    """Only the maker of the game may do this, for instance if an invited player never came.

    The bot gets a character that is not at the table yet.
    """
    await seats.give_seat_to_bot(lobby, room, seat, bot, device)
    return state_response(lobby, room, device, words)
