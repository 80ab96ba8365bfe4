"""Routes of positions: checked, played on from, and looked at. Nothing of a position is stored."""

from json import dumps

from fastapi import APIRouter, Response

from cartographers.notation.error import BadNotation
from cartographers.notation.wire import read_decision
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.basics.errors import Refusal, illegal, refused
from cartographers.server.features.positions import jobs
from cartographers.server.features.positions.drawing import command_at, preview_at
from cartographers.server.features.positions.feature import PositionsFeature
from cartographers.server.features.positions.messages import (
    PositionAdvice,
    PositionAdviceRequest,
    PositionAnswer,
    PositionCommandRequest,
    PositionGameRequest,
    PositionPreviewRequest,
    PositionRequest,
)
from cartographers.server.features.positions.playing import play_from
from cartographers.server.features.positions.reading import answer_to, asked_about
from cartographers.server.http.answers import PageJob, page_job
from cartographers.server.http.dependencies import (
    CallerDep,
    CreationLimit,
    Device,
    LobbyDep,
    MayCreate,
    ServicesDep,
    json_response,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.lobby.played_now import check_position
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.commands import CommandAnswer
from cartographers.server.protocol.plans import Created
from cartographers.server.protocol.previews import Preview
from cartographers.server.show.typed import COST as COMMAND_COST
from cartographers.server.workers.job import WorkerFailed

router = APIRouter(route_class=JsonRoute, prefix="/api/positions", tags=["positions"])

#: How many events of a game take about as long to read as a position does.
_COST = 4


@router.post("/check", summary="Check a position", response_model=PositionAnswer, responses=refusals())
async def check(request: PositionRequest, services: ServicesDep, device: Device, words: WordsDep) -> Response:
    """The position as it was read, what is wrong with it, and what can be drawn."""
    return json_response(await services.computing.read(device, "", _COST, answer_to, request.text, words))


@router.post(
    "/games",
    summary="Play on from a position",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 409),
    dependencies=[CreationLimit, MayCreate],
)
async def play(request: PositionGameRequest, lobby: LobbyDep, device: Device) -> Created:
    """Alone, or with bots that begin with the same map. The game counts nowhere."""
    return await play_from(lobby, request, device)


@router.post("/preview", summary="What would a drawing score?", response_model=Preview, responses=refusals())
async def get_preview(
    request: PositionPreviewRequest, services: ServicesDep, device: Device, words: WordsDep
) -> Response:
    """Whether it is legal and if not why, and the stars it would bring at once."""
    preview = await services.computing.read(device, "", _COST, preview_at, request.text, request.held, words)
    return json_response(preview)


@router.post("/command", summary="A command in words", response_model=CommandAnswer, responses=refusals())
async def command(
    request: PositionCommandRequest, services: ServicesDep, device: Device, words: WordsDep
) -> Response:
    """As at a table, without the best places."""
    answered = await services.computing.read(
        device, "", _COST + COMMAND_COST, command_at, request.text, request.command, words
    )
    return json_response(answered)


@router.post(
    "/advice",
    summary="The best drawings for the next card",
    response_model=PositionAdvice,
    responses=refusals(409),
)
async def get_advice(
    request: PositionAdviceRequest, lobby: LobbyDep, device: Device, caller: CallerDep
) -> Response:
    """With reasons; and what a given drawing loses beside the best one."""
    game, decision = await _question(lobby.services, request, device)
    looks = lobby.feature(PositionsFeature)
    asked = jobs.advice_request(game, decision, looks.player)
    try:
        advice = await looks.look((request.text, dumps(request.decision)), asked, caller)
    except WorkerFailed:
        sentence = "Nobody could think of a hint just now; please try again."
        raise Refusal(503, "hint-failed", sentence) from None
    return json_response(PositionAdvice.model_validate(advice))


@router.post(
    "/advice/job",
    summary="The same, for a page that thinks itself",
    response_model=PageJob,
    responses=refusals(409),
)
async def get_advice_job(request: PositionAdviceRequest, services: ServicesDep, device: Device) -> Response:
    """The position with its next card, and the drawing."""
    game, decision = await _question(services, request, device)
    return page_job(jobs.look_at_position, jobs.advice_request(game, decision, services.settings.hint_player))


async def _question(
    services: Services, request: PositionAdviceRequest, device: str
) -> tuple[Game, Decision | None]:
    """The game with its next card, and the drawing to be compared; refused where hints would be."""
    game = await services.computing.read(device, "", _COST, asked_about, request.text)
    await check_position(services.store, game)
    if request.decision is None:
        return game, None
    try:
        decision = read_decision(game.phase, request.decision)
    except BadNotation as error:
        raise refused(error) from None
    if reason := view(game, 0).why_not(decision):
        raise illegal(reason)
    return game, decision
