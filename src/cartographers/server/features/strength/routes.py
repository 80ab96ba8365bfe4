"""Routes of strength without luck: one's own, whether it is shown, and the public list."""

from fastapi import APIRouter, Response

from cartographers.server.features.strength import ratings
from cartographers.server.features.strength.messages import OwnStrength, ShownRequest, StrengthList
from cartographers.server.features.strength.store import StrengthStore
from cartographers.server.http.dependencies import CreationLimit, Device, ServicesDep, json_response, refusals
from cartographers.server.http.json_body import JsonRoute

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["you"])


@router.get("/you/strength", summary="Your strength", response_model=OwnStrength, responses=refusals())
async def get_strength(services: ServicesDep, device: Device) -> Response:
    """How good your decisions are, whatever cards came: in counted games and in others."""
    return json_response(await ratings.own_strength(services, device))


@router.post(
    "/you/strength",
    summary="Show your strength, or hide it",
    response_model=OwnStrength,
    responses=refusals(403),
    dependencies=[CreationLimit],
)
async def show_strength(request: ShownRequest, services: ServicesDep, device: Device) -> Response:
    """On the public list stands only who wishes it."""
    store = StrengthStore(services.store.database)
    if request.shown:
        await store.show(device, services.clocks.wall())
    else:
        await store.hide(device)
    return json_response(await ratings.own_strength(services, device))


@router.get("/strengths", summary="The public list", response_model=StrengthList, responses=refusals())
async def get_list(services: ServicesDep, device: Device) -> Response:
    """Those who wish it, by their strength in counted games, if it is known well enough."""
    return json_response(await ratings.listed_strengths(services, device))
