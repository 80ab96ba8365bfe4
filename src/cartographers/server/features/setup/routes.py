"""Routes before a game: the catalogue, plans, new games, the games of a device."""

from hashlib import sha256

from fastapi import APIRouter, Request, Response

from cartographers.server.features.setup.catalogue import catalogue
from cartographers.server.features.setup.messages import Catalogue, MyGames
from cartographers.server.games import create, deals, plans
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LobbyDep,
    MayCreate,
    RoomDep,
    ServicesDep,
    json_response,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.protocol.deals import DealOffer, DealShare, GameRequest
from cartographers.server.protocol.plans import Created, PlanAnswer, PlanRequest
from cartographers.server.rooms.summary import by_turn, game_lines
from cartographers.server.shared_deals.closed import check_number

router = APIRouter(route_class=JsonRoute, prefix="/api")

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
    "/deals", tags=["set-up"], summary="Offer a deal", response_model=DealOffer, responses=refusals()
)
async def offer_deal(services: ServicesDep) -> Response:
    """A commitment to the server's secret, before the player of a new game adds a nonce to it."""
    return json_response(deals.offer_deal(services))


@router.post(
    "/games",
    tags=["set-up"],
    summary="Create a game",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 409),
    dependencies=[CreationLimit, MayCreate],
)
async def create_game(request: GameRequest, lobby: LobbyDep, device: Device) -> Created:
    """The device gets the seats of kind "me"; each open seat has an invite code."""
    plan = PlanRequest.model_validate(request.model_dump(exclude={"deal"}))
    await check_number(lobby, plan.seed)
    return await create.create_game(lobby, plan, device, request.deal)


@router.post(
    "/games/{id}/again",
    tags=["set-up"],
    summary="Create a game from the plan of another one",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 404, 409),
    dependencies=[CreationLimit, MayCreate],
)
async def play_again(
    lobby: LobbyDep, room: RoomDep, device: Device, same: bool = False, deal: DealShare | None = None
) -> Created:
    """With a new deal, or with the same one if the game is over or its seed was chosen by its maker."""
    return await create.create_again(lobby, room, device, same, deal)


@router.get(
    "/games",
    tags=["set-up"],
    summary="The games of this device",
    response_model=MyGames,
    responses=refusals(),
)
async def my_games(services: ServicesDep, device: Device, words: WordsDep) -> Response:
    """Running games, those that wait for this device first, and recently finished ones, newest first."""
    running = by_turn(await services.store.games_of(device, over=False, limit=MAX_RUNNING), device)
    recent = await services.store.games_of(device, over=True, limit=MAX_RECENT)
    return json_response(
        MyGames(
            running=game_lines(running, device, words),
            recent=game_lines(recent, device, words),
        )
    )
