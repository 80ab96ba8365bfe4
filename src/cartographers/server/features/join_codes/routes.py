"""Routes of the codes that people type."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from cartographers.server.features.join_codes import codes
from cartographers.server.features.join_codes.messages import CodeRequest, CodeTarget, JoinCode
from cartographers.server.http.client import client_network
from cartographers.server.http.dependencies import ServicesDep, refusals
from cartographers.server.http.json_body import JsonRoute

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["seats"])


@router.post("/codes", summary="A code to type for an invitation", responses=refusals(404))
async def make(request: CodeRequest, services: ServicesDep) -> JoinCode:
    """For whoever has the link of a table or of a tournament. The code works for some hours."""
    return await codes.make(services, request)


@router.get("/codes/{code}", summary="What a typed code stands for", responses=refusals(404))
async def find(
    services: ServicesDep, request: Request, code: Annotated[str, Path(max_length=64)]
) -> CodeTarget:
    """It gives what the link gives that it stands for, and no more. Wrong codes are counted by network."""
    return await codes.find(services, code, client_network(request.scope))
