"""Routes of series of tournaments: the table of points, as a page and as CSV, and what it counts by."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from cartographers.server.features.tournaments import series_pages
from cartographers.server.features.tournaments.files import series_csv
from cartographers.server.features.tournaments.routes import CSV, LONGEST_ID, TournamentsDep, csv_response
from cartographers.server.features.tournaments.series_messages import SeriesPage, SeriesRequest
from cartographers.server.http.dependencies import Device, ServicesDep, json_response, refusals
from cartographers.server.http.json_body import JsonRoute

router = APIRouter(route_class=JsonRoute, prefix="/api/series", tags=["tournaments"])

Id = Annotated[str, Path(description="The series.", max_length=LONGEST_ID)]


@router.get("/{id}", summary="A series of tournaments", response_model=SeriesPage, responses=refusals(404))
async def get_page(id: Id, services: ServicesDep, tournaments: TournamentsDep, device: Device) -> Response:
    """A tournament is counted once everybody may know all of its deals. A series begins when a tournament is
    made with `follows`; its address is in the pages of its tournaments."""
    return json_response(await series_pages.page(services, tournaments, id, device))


@router.post(
    "/{id}",
    summary="Say what a series counts by",
    response_model=SeriesPage,
    responses=refusals(403, 404),
)
async def change(
    id: Id, request: SeriesRequest, services: ServicesDep, tournaments: TournamentsDep, device: Device
) -> Response:
    """Only for the host: the points for places, and how many of the worst tournaments do not count."""
    await series_pages.change(services, tournaments, id, request, device)
    return json_response(await series_pages.page(services, tournaments, id, device))


@router.delete(
    "/{id}/tournaments/{tournament}",
    summary="Take a tournament out of a series",
    response_model=SeriesPage,
    responses=refusals(403, 404, 409),
)
async def take_out(
    id: Id,
    tournament: Annotated[str, Path(description="The tournament.", max_length=LONGEST_ID)],
    services: ServicesDep,
    tournaments: TournamentsDep,
    device: Device,
) -> Response:
    """Only for the host, who has added it by mistake. The tournament stays, without the series; the only one
    of a series cannot be taken out."""
    await series_pages.take_out(services, tournaments, id, tournament, device)
    return json_response(await series_pages.page(services, tournaments, id, device))


@router.get(
    "/{id}/results.csv",
    summary="The table of a series as a file",
    response_class=Response,
    responses={200: CSV, **refusals(404)},
)
async def get_csv(id: Id, services: ServicesDep, tournaments: TournamentsDep, device: Device) -> Response:
    """A line for each player who has a result. The page has it as JSON."""
    return csv_response(
        f"series-{id}", series_csv(await series_pages.page(services, tournaments, id, device))
    )
