"""The routes of the companion."""

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from cartographers.rules.setup import IllegalSetup
from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import Refusal, refused
from cartographers.server.features.companion.feature import CompanionFeature
from cartographers.server.features.companion.messages import (
    CompanionRequest,
    CompanionStep,
    SharedStep,
    SharedStepRequest,
)
from cartographers.server.features.companion.screens import SharedGames, screen_of
from cartographers.server.http.answers import unbuffered
from cartographers.server.http.client import client_network
from cartographers.server.http.dependencies import (
    LobbyDep,
    SeenRoom,
    ServicesDep,
    json_response,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.shared_deals.closed import check_number

router = APIRouter(route_class=JsonRoute, prefix="/api")


async def _companion(lobby: LobbyDep) -> CompanionFeature:
    return lobby.feature(CompanionFeature)


CompanionDep = Annotated[CompanionFeature, Depends(_companion)]


@router.post(
    "/companion",
    tags=["paper"],
    summary="A step of a game on paper",
    response_model=CompanionStep,
    responses=refusals(409),
)
async def companion(request: CompanionRequest, words: WordsDep, lobby: LobbyDep) -> Response:
    """The card at a step of a game that people draw on paper, or what is scored there and how.

    Nothing is kept: set-up and cards follow from what is sent. The step before is one number less.
    """
    # It reads the examples of the rules, which a server without such games can do without.
    from cartographers.server.features.companion.steps import companion_step

    await check_number(lobby, request.seed)
    try:
        return json_response(companion_step(request, words))
    except IllegalSetup as error:
        raise refused(error) from None


@router.get(
    "/games/{id}/dealt",
    tags=["club"],
    summary="The card in play, for people who draw on paper",
    response_model=CompanionStep,
    responses=refusals(403, 404),
)
async def dealt(
    room: SeenRoom, words: WordsDep, season: Annotated[int | None, Query(ge=0, le=3)] = None
) -> Response:
    """What the companion tells of a game on paper; with ``season``, what is scored at its end and how."""
    # It reads the examples of the rules, which most tables can do without.
    from cartographers.server.features.companion.steps import table_step

    return json_response(table_step(room.game, words, season))


@router.post(
    "/companion/screens",
    tags=["paper"],
    summary="Tell the other screens where a game on paper is",
    response_model=SharedStep,
    responses=refusals(),
)
async def share_step(request: SharedStepRequest, companion: CompanionDep) -> Response:
    """Where the game is now, and the name under which other screens follow it.

    Nothing is stored: the server holds only the last step of some thousand games.
    """
    screen = screen_of(request.key)
    at = companion.games.at(screen)
    if at is None or not request.opens:
        at = companion.games.go(screen, request.step, request.full)
        await companion.tell(at)
    return json_response(at)


@router.get(
    "/companion/screens/{screen}",
    tags=["paper"],
    summary="Follow a game on paper",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}}, **refusals(404)},
)
async def follow_game(
    request: Request,
    screen: Annotated[str, Path(max_length=64)],
    services: ServicesDep,
    companion: CompanionDep,
) -> Response:
    """A `SharedStep` at once and after every step, as server-sent events. The stream stays open."""
    network = client_network(request.scope)
    # As for WebSockets: behind a proxy only the application knows whose connections they are.
    if companion.games.screens[network] >= services.settings.connections.per_address:
        raise Refusal(429, "too-many-requests", "That was too much at once; please wait a moment.")
    if companion.games.at(screen) is None:
        raise Refusal(404, "no-screen", "No game is shown here at the moment.")
    return unbuffered(_events(companion.games, screen, network), "text/event-stream")


async def _events(games: SharedGames, screen: str, network: Network) -> AsyncIterator[str]:
    with games.followed_from(network):
        async for at in games.follow(screen):
            yield f"data: {at.model_dump_json()}\n\n" if at else ":\n\n"
