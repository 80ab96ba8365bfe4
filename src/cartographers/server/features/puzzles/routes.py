"""Routes of the puzzles: those of today, one to solve, answers."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from cartographers.server.features.puzzles import comparing, in_page, playing
from cartographers.server.features.puzzles.messages import (
    PuzzleAnswerRequest,
    PuzzleComparison,
    PuzzleResult,
    PuzzlesNow,
    PuzzleState,
)
from cartographers.server.http.answers import PageJob, page_job
from cartographers.server.http.dependencies import Device, LobbyDep, ServicesDep, json_response, refusals
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.protocol.commands import CommandAnswer, CommandRequest
from cartographers.server.protocol.previews import Preview, PreviewRequest

router = APIRouter(route_class=JsonRoute, prefix="/api/puzzles", tags=["puzzles"])

PuzzleId = Annotated[str, Path(description="The puzzle.", max_length=64)]


@router.get("", summary="The puzzles of today", response_model=PuzzlesNow, responses=refusals())
async def get_now(services: ServicesDep, device: Device) -> Response:
    """Three, from easy to hard, the same for everyone; and how strong this device is."""
    return json_response(await playing.now(services, device))


@router.get("/{id}", summary="A puzzle", response_model=PuzzleState, responses=refusals(404))
async def get_puzzle(services: ServicesDep, device: Device, words: WordsDep, id: PuzzleId) -> Response:
    """The position as at a table. What is best is told once this device has answered."""
    return json_response(await playing.puzzle_state(services, id, device, words))


@router.post(
    "/{id}/preview", summary="What would a drawing score?", response_model=Preview, responses=refusals(404)
)
async def get_preview(
    held: PreviewRequest, services: ServicesDep, device: Device, words: WordsDep, id: PuzzleId
) -> Response:
    """Whether it is legal and if not why, and the stars it would bring at once."""
    return json_response(await playing.preview_in(services, id, held, device, words))


@router.post(
    "/{id}/command", summary="A command in words", response_model=CommandAnswer, responses=refusals(404)
)
async def command(
    request: CommandRequest, services: ServicesDep, device: Device, words: WordsDep, id: PuzzleId
) -> Response:
    """As at a table, without the best places: they are what is asked for."""
    return json_response(await playing.command_in(services, id, request, device, words))


@router.post("/{id}/answer", summary="Answer", response_model=PuzzleResult, responses=refusals(404))
async def answer(
    request: PuzzleAnswerRequest, services: ServicesDep, device: Device, words: WordsDep, id: PuzzleId
) -> Response:
    """The first answer of a device counts. Others are possible and change nothing."""
    return json_response(await playing.answer(services, id, request.decision, device, words))


@router.post(
    "/{id}/comparison",
    summary="What does the best drawing bring more?",
    response_model=PuzzleComparison,
    responses=refusals(403, 404, 503),
)
async def get_comparison(
    request: PuzzleAnswerRequest, lobby: LobbyDep, device: Device, id: PuzzleId
) -> Response:
    """Part by part, on average over games played on from both; for a device that has answered."""
    return json_response(await comparing.comparison(lobby, id, request.decision, device))


@router.post(
    "/{id}/comparison/job",
    summary="The same, for a page that thinks itself",
    response_model=PageJob,
    responses=refusals(403, 404),
)
async def get_comparison_job(
    request: PuzzleAnswerRequest, services: ServicesDep, device: Device, id: PuzzleId
) -> Response:
    """The position and the two drawings, for a device that has answered."""
    asked = await comparing.comparison_request(services, id, request.decision, device)
    return page_job(in_page.comparison, asked)
