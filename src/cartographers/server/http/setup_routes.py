"""Routes: what is printed, plans, new games, the list of one's games, taking a seat."""

from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from cartographers.server.http.dependencies import (
    Device,
    LobbyDep,
    Quota,
    RoomDep,
    SeatNumber,
    answer,
    refusals,
    state_answer,
)
from cartographers.server.lobby import create, plans, seats
from cartographers.server.protocol import (
    Catalogue,
    Created,
    GameLine,
    GameState,
    Joined,
    Joining,
    MyGames,
    PlanAnswer,
    PlanWish,
)
from cartographers.server.rooms.summary import game_line
from cartographers.server.show.catalogue import catalogue
from cartographers.server.storage.store import StoredGame

router = APIRouter()

#: The longest lists of games a device is shown.
RUNNING, RECENT = 100, 30


@router.get(
    "/catalogue",
    tags=["boxes"],
    summary="Everything printed in all boxes",
    response_model=Catalogue,
    responses=refusals(),
)
async def get_catalogue(request: Request) -> Response:
    """Cards, edicts, skills, sheets, titles and bots. It changes only with the program: ask with its ETag."""
    response = answer(catalogue())
    tag = f'"{sha256(response.body).hexdigest()[:24]}"'
    if request.headers.get("if-none-match") == tag:
        response = Response(status_code=304)
    response.headers["ETag"] = tag
    response.headers["Cache-Control"] = "no-cache"
    return response


@router.post(
    "/plans/check",
    tags=["set-up"],
    summary="Is a plan legal?",
    response_model=PlanAnswer,
    responses=refusals(),
)
async def check_plan(wish: PlanWish) -> Response:
    """Legal or not, with the reason in one sentence, and what would be played."""
    return answer(plans.check_plan(wish))


@router.post(
    "/games",
    tags=["set-up"],
    summary="Set a game up",
    status_code=201,
    response_model=Created,
    responses=refusals(403),
    dependencies=[Quota],
)
async def create_game(wish: PlanWish, lobby: LobbyDep, device: Device) -> Created:
    """The asking device sits in the seats of kind "me"; open seats have an invite code each."""
    return await create.create_game(lobby, wish, device)


@router.post(
    "/games/{id}/again",
    tags=["set-up"],
    summary="The same plan once more",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 404, 409),
    dependencies=[Quota],
)
async def play_again(lobby: LobbyDep, room: RoomDep, device: Device, same: bool = False) -> Created:
    """With the same deal (once the game is over, or if its seed was chosen) or with a new one."""
    return await create.create_again(lobby, room, device, same)


@router.get(
    "/games",
    tags=["set-up"],
    summary="The games of this device",
    response_model=MyGames,
    responses=refusals(),
)
async def my_games(lobby: LobbyDep, device: Device) -> Response:
    """Running games and recent results."""
    running = await lobby.store.games_of(device, over=False, limit=RUNNING)
    recent = await lobby.store.games_of(device, over=True, limit=RECENT)
    return answer(
        MyGames(
            running=[game_line(stored, device) for stored in running],
            recent=[game_line(stored, device) for stored in recent],
        )
    )


@router.get(
    "/invites/{code}",
    tags=["seats"],
    summary="The game a code leads to",
    response_model=GameLine,
    responses=refusals(404),
)
async def look_behind(lobby: LobbyDep, device: Device, code: Annotated[str, Path(max_length=64)]) -> Response:
    """To be shown before a seat is taken."""
    room, _ = await seats.seat_of_code(lobby, code)
    return answer(game_line(StoredGame(room.row, list(room.seats)), device))


@router.post(
    "/join",
    tags=["seats"],
    summary="Take a seat with a code",
    response_model=Joined,
    responses=refusals(403, 404, 409),
)
async def take_seat(wish: Joining, lobby: LobbyDep, device: Device) -> Joined:
    """An invite code takes an open seat, once; a seat's private link opens it on one more device."""
    return await seats.join(lobby, wish, device)


@router.post(
    "/games/{id}/seats/{seat}/bot",
    tags=["seats"],
    summary="Give an open seat to a bot",
    response_model=GameState,
    responses=refusals(403, 404, 409),
)
async def give_to_bot(
    lobby: LobbyDep, room: RoomDep, device: Device, seat: SeatNumber, bot: str = "greedy"
) -> Response:
    """So that a game for which somebody never came can go on; only its maker can."""
    await seats.give_seat_to_bot(lobby, room, seat, bot, device)
    return state_answer(lobby, room, device)
