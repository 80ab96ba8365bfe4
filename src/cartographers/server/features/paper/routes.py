"""Routes for games on paper: sheets to print, maps to be scored, and photos to be read."""

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from cartographers.rules.problem import Problem
from cartographers.server.basics.errors import Refusal, refused
from cartographers.server.features.paper.jobs import COUNTED, map_on
from cartographers.server.features.paper.messages import (
    PagesWanted,
    PaperScores,
    PaperScoresRequest,
    PhotoMap,
)
from cartographers.server.features.paper.scores import paper_scores
from cartographers.server.http.dependencies import CallerDep, ServicesDep, json_response, refusals
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.work.queue import Lane, Purpose
from cartographers.server.work.threads import Reading
from cartographers.words.book import words as words_of

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["paper"])

#: Seconds that are expected for a printed page and for scoring a map.
_PAGE, _MAP = 0.3, 0.004
_PDF: dict[str, Any] = {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}
_PICTURES = {
    f"image/{kind}": {"schema": {"type": "string", "format": "binary"}} for kind in ("jpeg", "png", "webp")
}
#: The page in which a browser shows a PDF may hold that PDF, and nothing else.
_PDF_HEADERS = {
    "Content-Disposition": 'inline; filename="cartographers.pdf"',
    "Content-Security-Policy": (
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    ),
    "Vary": "Accept-Language",
}


# Printing the same sheets again is common: a table prints them for each player, or comes back next week.
@lru_cache(maxsize=16)
def _printed(
    sheets: tuple[str, ...], edicts: tuple[str, ...], paper: str, cards: bool, language: str
) -> bytes:
    # The library takes a while to load, and most servers never print.
    from cartographers.paper.document import pdf_of
    from cartographers.paper.plan import print_plan

    return pdf_of(print_plan(sheets, edicts, paper, cards), words_of(language))


@router.get(
    "/print",
    summary="Sheets to print",
    response_class=Response,
    responses={200: _PDF, **refusals()},
)
async def print_sheets(
    services: ServicesDep,
    caller: CallerDep,
    words: WordsDep,
    wanted: Annotated[PagesWanted, Query()],
) -> Response:
    """As a PDF: a page for each sheet, or for two of them, and one about the edicts if four are named."""
    reading = Reading(caller, seconds=_PAGE * (len(wanted.sheet) + 2))
    sheets, edicts = tuple(wanted.sheet), tuple(wanted.edict)
    try:
        content = await services.computing.threads.run(
            reading, _printed, sheets, edicts, wanted.paper, wanted.cards, words.language
        )
    except Problem as problem:
        raise _as_refusal(problem) from None
    return Response(content, media_type="application/pdf", headers=_PDF_HEADERS)


@router.post(
    "/scores",
    summary="Score maps that were drawn on paper",
    response_model=PaperScores,
    responses=refusals(),
)
async def score_maps(request: PaperScoresRequest, services: ServicesDep, caller: CallerDep) -> Response:
    """Every star explained, season by season, for one or more players. Nothing is stored."""
    maps = sum(len(player.seasons) for player in request.players)
    try:
        answer = await services.computing.threads.run(
            Reading(caller, seconds=_MAP * maps), paper_scores, request
        )
    except Problem as problem:
        raise _as_refusal(problem) from None
    return json_response(answer)


@router.post(
    "/photo",
    summary="Read the map on a photo",
    response_model=PhotoMap,
    responses=refusals(),
    openapi_extra={"requestBody": {"required": True, "content": _PICTURES}},
)
async def read_photo(request: Request, services: ServicesDep, caller: CallerDep) -> Response:
    """What is drawn on a photo of a sheet printed here, and which cells are doubtful. Nothing is stored.

    All four marks at the corners of the map should be on the photo: a JPEG, PNG or WebP.
    """
    # Counted before its bytes are taken in: many that wait would fill the memory.
    with services.computing.photos.use(caller, COUNTED):
        photo = await request.body()
        read = await map_on(services.computing.pool, photo, Purpose(caller, "", Lane.PHOTOS))
    return json_response(PhotoMap.model_validate(read))


def _as_refusal(problem: Problem) -> Problem:
    """What the wish was refused with, or the refusal that it already is."""
    return problem if isinstance(problem, Refusal) else refused(problem)
