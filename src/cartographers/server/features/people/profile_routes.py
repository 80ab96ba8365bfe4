"""Routes of the public pages of persons: one's own wish, and the page that others see."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from cartographers.server.features.people import profile
from cartographers.server.features.people.messages import OwnProfile, Profile, ProfileRequest
from cartographers.server.http.dependencies import CreationLimit, Device, LobbyDep, json_response, refusals
from cartographers.server.http.json_body import JsonRoute

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["you"])


@router.get("/you/profile", summary="Your public page", response_model=OwnProfile, responses=refusals())
async def get_own(lobby: LobbyDep, device: Device) -> Response:
    """Whether you have one, and what is on it."""
    return json_response(await profile.own_profile(lobby, device))


@router.post(
    "/you/profile",
    summary="Make, change or remove your public page",
    response_model=OwnProfile,
    responses=refusals(403),
    dependencies=[CreationLimit],
)
async def show_profile(request: ProfileRequest, lobby: LobbyDep, device: Device) -> Response:
    """There is one only if you wish it, with the parts that you wish; once removed, its address is gone."""
    return json_response(await profile.show(lobby, device, request))


@router.get(
    "/profiles/{code}", summary="Somebody's public page", response_model=Profile, responses=refusals(404)
)
async def get_profile(lobby: LobbyDep, device: Device, code: Annotated[str, Path(max_length=64)]) -> Response:
    """Best maps, firsts and medals, days in a row, strength, strengths by edict: what its owner shows."""
    return json_response(await profile.profile(lobby, code, device))
