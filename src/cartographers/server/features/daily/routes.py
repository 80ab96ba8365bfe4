"""Routes of the deal of the day and of the week: playing it, its results, past ones."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response

from cartographers.server.features.daily import playing, results
from cartographers.server.features.daily.messages import DailyList, DailyNow, DailyPage, DailyTry
from cartographers.server.features.daily.picture import drawn_as
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LobbyDep,
    ServicesDep,
    json_response,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.protocol.plans import Created

router = APIRouter(route_class=JsonRoute, prefix="/api/daily", tags=["deal of the day"])

_LONGEST_DAY = 20
#: As many events as take about as long to read as a picture takes to be drawn.
_PICTURE_COST = 100
Day = Annotated[str, Path(description="A day (2026-11-16) or a week (2026-W47).", max_length=_LONGEST_DAY)]


@router.get("", summary="Today and this week", response_model=DailyNow, responses=refusals())
async def get_now(services: ServicesDep, device: Device) -> Response:
    """What can be played now, until when, and how far this device is with it."""
    return json_response(await results.now(services, device))


@router.get("/list", summary="Past days and those to come", response_model=DailyList, responses=refusals(404))
async def get_list(
    services: ServicesDep,
    device: Device,
    kind: Literal["day", "week"] = "day",
    before: Annotated[str, Query(max_length=_LONGEST_DAY)] = "",
) -> Response:
    """From the current day or week on backwards, or those before one."""
    start = playing.period_named(before) if before else None
    return json_response(await results.listed(services, kind, start, device))


@router.get("/{day}", summary="One day or week", response_model=DailyPage, responses=refusals(404))
async def get_page(services: ServicesDep, device: Device, day: Day) -> Response:
    """The results are told once this device has had its counted try, or can no longer have it."""
    return json_response(await results.page(services, playing.period_named(day), device))


_PICTURE: dict[str, Any] = {"content": {"image/svg+xml": {}, "image/png": {}}}


@router.get(
    "/{day}/picture.{format}",
    summary="A picture of one's own result, to share",
    response_class=Response,
    responses={200: _PICTURE, **refusals(404, 409)},
)
async def get_picture(
    services: ServicesDep, device: Device, words: WordsDep, day: Day, format: Literal["svg", "png"]
) -> Response:
    """Stars, title and place, and no card. The map is on it once the day is over."""
    line, result = await results.own_result(services, playing.period_named(day), device)
    drawn = await services.computing.read(device, "", _PICTURE_COST, drawn_as, format, line, result, words)
    media_type = "image/png" if format == "png" else "image/svg+xml"
    return Response(drawn, media_type=media_type, headers={"Cache-Control": "no-store"})


@router.post(
    "/{day}/try",
    summary="Play the deal of a day or week",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 404, 409),
    dependencies=[CreationLimit],
)
async def play(day: Day, request: DailyTry, lobby: LobbyDep, device: Device) -> Created:
    """One try counts, from its first card on. Other tries are possible once it is over."""
    return await playing.play(lobby, playing.period_named(day), request, device)
