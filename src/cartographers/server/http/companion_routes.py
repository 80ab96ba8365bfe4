"""The route of the companion."""

from fastapi import APIRouter, Response

from cartographers.rules.setup import IllegalSetup
from cartographers.server.errors import refused
from cartographers.server.http.dependencies import json_response, refusals
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.protocol import CompanionRequest, CompanionStep

router = APIRouter(route_class=JsonRoute, prefix="/api")


@router.post(
    "/companion",
    tags=["paper"],
    summary="A step of a game on paper",
    response_model=CompanionStep,
    responses=refusals(),
)
async def companion(request: CompanionRequest, words: WordsDep) -> Response:
    """The card at a step of a game that people draw on paper, or what is scored there and how.

    Nothing is kept: set-up and cards follow from what is sent. The step before is one number less.
    """
    # It reads the examples of the rules, which a server without such games can do without.
    from cartographers.server.show.companion import companion_step

    try:
        return json_response(companion_step(request, words))
    except IllegalSetup as error:
        raise refused(error) from None
