"""The route with which players tell the host of a name, a game or a note."""

from fastapi import APIRouter, Depends, Request

from cartographers.server.basics.errors import ComeAgain
from cartographers.server.features.admin import reports
from cartographers.server.features.admin.report_messages import Reported, ReportRequest
from cartographers.server.http.client import client_network
from cartographers.server.http.dependencies import Device, ServicesDep, refusals
from cartographers.server.http.json_body import JsonRoute

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["reports"])


async def _check_limit(services: ServicesDep, request: Request) -> None:
    if wait := await services.limits.reports.spend(client_network(request.scope)):
        sentence = "Too many reports from here; try again in {wait} {unit}."
        raise ComeAgain(429, "too-many-reports", sentence, seconds=wait)


@router.post(
    "/reports",
    summary="Report a name, a game or a note to the host",
    status_code=201,
    response_model=Reported,
    responses=refusals(404, 409),
    dependencies=[Depends(_check_limit)],
)
async def report(request: ReportRequest, services: ServicesDep, device: Device) -> Reported:
    """Only the host of the server reads it. Nobody else is told, and nothing changes at the table."""
    return await reports.report(services, request, device)
