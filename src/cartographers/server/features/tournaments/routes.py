"""Routes of tournaments: making and joining one, playing its deals, standings, and what its host does."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from cartographers.server.basics.deal_key import TournamentKey
from cartographers.server.features.tournaments import hosting, pages, playing
from cartographers.server.features.tournaments.feature import TournamentsFeature
from cartographers.server.features.tournaments.files import csv_of
from cartographers.server.features.tournaments.messages import (
    MOST_DEALS,
    CorrectionRequest,
    HostRequest,
    TournamentJoin,
    TournamentList,
    TournamentPage,
    TournamentRequest,
    TournamentResults,
    TournamentTry,
)
from cartographers.server.features.tournaments.open_tournaments import OpenTournaments
from cartographers.server.features.tournaments.page_response import page_response
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LobbyDep,
    MayCreate,
    ServicesDep,
    json_response,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.protocol.plans import Created

router = APIRouter(route_class=JsonRoute, prefix="/api/tournaments", tags=["tournaments"])


async def _tournaments(lobby: LobbyDep) -> OpenTournaments:
    return lobby.feature(TournamentsFeature).tournaments


TournamentsDep = Annotated[OpenTournaments, Depends(_tournaments)]

#: What a route that answers with a table says of it.
CSV: dict[str, Any] = {"content": {"text/csv": {}}}
LONGEST_ID = 64
Id = Annotated[str, Path(description="The tournament.", max_length=LONGEST_ID)]
Deal = Annotated[int, Path(description="The deal, counted from 1.", ge=1, le=MOST_DEALS)]


@router.get("", summary="One's own tournaments", response_model=TournamentList, responses=refusals())
async def get_mine(services: ServicesDep, tournaments: TournamentsDep, device: Device) -> Response:
    """Those that this device hosts or plays in and that are not closed."""
    return json_response(await pages.mine(services, tournaments, device))


@router.post(
    "",
    summary="Make a tournament",
    status_code=201,
    response_model=TournamentPage,
    responses=refusals(403, 404, 409),
    dependencies=[CreationLimit, MayCreate],
)
async def create(
    request: TournamentRequest,
    services: ServicesDep,
    tournaments: TournamentsDep,
    device: Device,
    connection: Request,
) -> Response:
    """Whoever makes it is its host. Its address is the link with which others join. One that follows another
    of the same host is in one series with it."""
    id = await hosting.create(services, tournaments, request, device)
    return await page_response(services, tournaments, connection, id, device, 201)


@router.get("/{id}", summary="A tournament", response_model=TournamentPage, responses=refusals(404))
async def get_page(
    id: Id, services: ServicesDep, tournaments: TournamentsDep, device: Device, connection: Request
) -> Response:
    """The results of a deal are told to whoever has played it, and to all once it is closed; with a host who
    opens one deal at a time, only then. A socket at `/events` says when the answer has changed."""
    return await page_response(services, tournaments, connection, id, device)


@router.post(
    "/{id}/join",
    summary="Take part in a tournament",
    response_model=TournamentPage,
    responses=refusals(404, 409),
)
async def join(
    id: Id,
    request: TournamentJoin,
    services: ServicesDep,
    tournaments: TournamentsDep,
    device: Device,
    connection: Request,
) -> Response:
    """Names must differ. Whoever takes part already keeps the name."""
    await hosting.join(services, tournaments, id, request.name, device)
    return await page_response(services, tournaments, connection, id, device)


@router.post(
    "/{id}/deals/{deal}/try",
    summary="Play a deal of a tournament",
    status_code=201,
    response_model=Created,
    responses=refusals(403, 404, 409),
    dependencies=[CreationLimit],
)
async def play(
    id: Id, deal: Deal, request: TournamentTry, lobby: LobbyDep, tournaments: TournamentsDep, device: Device
) -> Created:
    """One try counts, from its first card on. Other tries are possible once this device may know the deal."""
    return await playing.play(lobby, tournaments, TournamentKey(id, deal), request.counted, device)


@router.get(
    "/{id}/deals/{deal}",
    summary="The results of a deal",
    response_model=TournamentResults,
    responses=refusals(403, 404),
)
async def get_results(
    id: Id, deal: Deal, services: ServicesDep, tournaments: TournamentsDep, device: Device
) -> Response:
    """With the best maps, for whoever may know the deal."""
    return json_response(await pages.results(services, tournaments, TournamentKey(id, deal), device))


@router.post(
    "/{id}/host",
    summary="Open, pause or close a tournament or a deal",
    response_model=TournamentPage,
    responses=refusals(403, 404, 409),
)
async def act(
    id: Id,
    request: HostRequest,
    services: ServicesDep,
    tournaments: TournamentsDep,
    device: Device,
    connection: Request,
) -> Response:
    """Only for the host. Asking for what is so already changes nothing."""
    await hosting.act(services, tournaments, id, request, device)
    return await page_response(services, tournaments, connection, id, device)


@router.post(
    "/{id}/corrections",
    summary="Correct a name, who takes part, a result or the end",
    response_model=TournamentPage,
    responses=refusals(403, 404, 409),
)
async def correct(
    id: Id,
    request: CorrectionRequest,
    services: ServicesDep,
    tournaments: TournamentsDep,
    device: Device,
    connection: Request,
) -> Response:
    """Only for the host. Everybody sees what was corrected."""
    await hosting.correct(services, tournaments, id, request, device)
    return await page_response(services, tournaments, connection, id, device)


@router.get(
    "/{id}/results.csv",
    summary="The results as a table",
    response_class=Response,
    responses={200: CSV, **refusals(404)},
)
async def get_csv(id: Id, services: ServicesDep, tournaments: TournamentsDep, device: Device) -> Response:
    """Those results that this device may know; a line for each player. The page has them as JSON."""
    return csv_response(f"tournament-{id}", csv_of(await pages.page(services, tournaments, id, device)))


def csv_response(name: str, written: str) -> Response:
    """A table as a file to keep."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.csv"'}
    # The mark at the beginning tells spreadsheets that it is UTF-8.
    return Response("\ufeff" + written, media_type="text/csv; charset=utf-8", headers=headers)
