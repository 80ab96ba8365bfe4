"""Routes of studies: lists, reading, writing, drawing at their turns, and their texts."""

from typing import Annotated

from fastapi import APIRouter, Body, Path, Query, Response

from cartographers.notation.study_text import write_study
from cartographers.server.features.studies import drawing, editing, making, reading
from cartographers.server.features.studies.body import read_body, study_of
from cartographers.server.features.studies.feature import StudiesFeature
from cartographers.server.features.studies.messages import (
    ChapterRequest,
    GameStudyRequest,
    JoinStudy,
    Studies,
    StudyAnswer,
    StudyAnswerRequest,
    StudyCommandRequest,
    StudyEdit,
    StudyMade,
    StudyPlace,
    StudyPreviewRequest,
    StudyState,
    TextStudyRequest,
)
from cartographers.server.features.studies.store import StudyStore
from cartographers.server.http.dependencies import (
    LONGEST_ID,
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
from cartographers.server.protocol.commands import CommandAnswer
from cartographers.server.protocol.previews import Preview
from cartographers.server.protocol.state import GameState

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["studies"])

StudyId = Annotated[str, Path(description="The study.", max_length=LONGEST_ID)]
ChapterName = Annotated[str, Query(max_length=16, description="A chapter; the first one if there is none.")]


@router.get("/studies", summary="Studies", response_model=Studies, responses=refusals())
async def get_studies(services: ServicesDep, device: Device) -> Response:
    """Those that you write, and those that are open to everybody."""
    return json_response(await reading.listed(services, device))


@router.post(
    "/studies",
    summary="Read a study from a text",
    status_code=201,
    response_model=StudyMade,
    responses=refusals(403, 409),
    dependencies=[CreationLimit, MayCreate],
)
async def read_study(request: TextStudyRequest, lobby: LobbyDep, device: Device) -> StudyMade:
    """The text of a study, or the record of a game. Nobody else reads it at first."""
    study = await making.of_text(lobby, request.text, request.title, device)
    return StudyMade(id=(await making.make(lobby.services, study, device)).id)


@router.post(
    "/games/{id}/study",
    summary="Make a study of a finished game",
    status_code=201,
    response_model=StudyMade,
    responses=refusals(403, 404, 409),
    dependencies=[CreationLimit, MayCreate],
)
async def make_study(request: GameStudyRequest, lobby: LobbyDep, room: RoomDep, device: Device) -> StudyMade:
    """Without names, perhaps with costly turns as tasks. Nobody else reads it at first."""
    study = await making.of_game(lobby, room, request, device)
    return StudyMade(id=(await making.make(lobby.services, study, device)).id)


@router.get("/studies/{id}", summary="A study", response_model=StudyState, responses=refusals(404))
async def get_study(
    services: ServicesDep, device: Device, id: StudyId, chapter: ChapterName = ""
) -> Response:
    """With one of its chapters. A private one is read by its writers."""
    row = await reading.read_by(services, id, device)
    return json_response(await reading.shown(services, row, chapter, device))


@router.delete("/studies/{id}", summary="Delete a study, or write it no longer", responses=refusals(404))
async def remove_study(lobby: LobbyDep, device: Device, id: StudyId) -> Studies:
    """Whoever made it deletes it for all. The answer is what is left."""
    store = StudyStore(lobby.services.store.database)
    if not await store.remove(id, device) and not await store.leave(id, device):
        raise reading.no_study()
    await lobby.feature(StudiesFeature).study_changed(id)
    return await reading.listed(lobby.services, device)


@router.post(
    "/studies/{id}/edit",
    summary="Change a study",
    response_model=StudyState,
    responses=refusals(403, 404, 409),
)
async def edit_study(
    change: Annotated[StudyEdit, Body()],
    lobby: LobbyDep,
    device: Device,
    id: StudyId,
    chapter: ChapterName = "",
) -> Response:
    """One small change by a writer; all who have it open are told at once."""
    row = await editing.edit(lobby.services, id, change, device)
    await lobby.feature(StudiesFeature).study_changed(id)
    return json_response(await reading.shown(lobby.services, row, chapter, device))


@router.post(
    "/studies/{id}/chapters",
    summary="Add a chapter",
    response_model=StudyState,
    responses=refusals(403, 404, 409),
    dependencies=[CreationLimit],
)
async def add_chapter(request: ChapterRequest, lobby: LobbyDep, device: Device, id: StudyId) -> Response:
    """Of a finished game, or all chapters of a text."""
    row, chapter = await making.add_chapters(lobby, id, request, device)
    await lobby.feature(StudiesFeature).study_changed(id)
    return json_response(await reading.shown(lobby.services, row, chapter, device))


@router.post(
    "/studies/{id}/join", summary="Write along", response_model=StudyState, responses=refusals(403, 404, 409)
)
async def join_study(request: JoinStudy, lobby: LobbyDep, device: Device, id: StudyId) -> Response:
    """With the code that its writers see."""
    row = await editing.join(lobby.services, id, request.code, device)
    await lobby.feature(StudiesFeature).study_changed(id)
    return json_response(await reading.shown(lobby.services, row, "", device))


@router.get(
    "/studies/{id}/text",
    summary="A study as a text",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **refusals(404)},
)
async def get_text(services: ServicesDep, device: Device, id: StudyId) -> Response:
    """As a file, which can be read again."""
    row = await reading.read_by(services, id, device)
    text = await services.computing.read(
        device, id, drawing.COST, lambda: write_study(study_of(row.title, read_body(row.body).chapters))
    )
    headers = {"Content-Disposition": f'attachment; filename="cartographers-study-{row.id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.post(
    "/studies/{id}/position",
    summary="A turn of a study, to draw at",
    response_model=GameState,
    responses=refusals(404, 409),
)
async def get_position(
    place: StudyPlace, services: ServicesDep, device: Device, words: WordsDep, id: StudyId
) -> Response:
    """As at a table with one seat."""
    row = await reading.read_by(services, id, device)
    state = await services.computing.read(device, id, drawing.COST, drawing.state_at, row, place, words)
    return json_response(state)


@router.post(
    "/studies/{id}/preview",
    summary="What a shape would score at a turn of a study",
    response_model=Preview,
    responses=refusals(404, 409),
)
async def preview_at(
    request: StudyPreviewRequest, services: ServicesDep, device: Device, words: WordsDep, id: StudyId
) -> Response:
    """As at a table."""
    row = await reading.read_by(services, id, device)
    preview = await services.computing.read(
        device, id, drawing.COST, drawing.preview_at, row, request.place, request.held, words
    )
    return json_response(preview)


@router.post(
    "/studies/{id}/command",
    summary="A command in words at a turn of a study",
    response_model=CommandAnswer,
    responses=refusals(404, 409),
)
async def command_at(
    request: StudyCommandRequest, services: ServicesDep, device: Device, words: WordsDep, id: StudyId
) -> Response:
    """As at a table, without the best places."""
    row = await reading.read_by(services, id, device)
    answered = await services.computing.read(
        device, id, drawing.COST, drawing.command_at, row, request.place, request.command, words
    )
    return json_response(answered)


@router.post(
    "/studies/{id}/answer",
    summary="Answer a task of a study",
    response_model=StudyAnswer,
    responses=refusals(404, 409),
)
async def answer_task(
    request: StudyAnswerRequest, services: ServicesDep, device: Device, id: StudyId
) -> Response:
    """Compared with what the study calls better, or else with what was played. Nothing is stored."""
    row = await reading.read_by(services, id, device)
    answer = await services.computing.read(
        device, id, drawing.COST, drawing.answer_at, row, request.place, dict(request.decision)
    )
    return json_response(answer)
