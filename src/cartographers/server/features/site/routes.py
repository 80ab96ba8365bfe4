"""Routes of what the host has set for everybody, and the password for making games."""

from fastapi import APIRouter, Request, Response

from cartographers.server.games.creation import give_password, may_create
from cartographers.server.http.client import client_network
from cartographers.server.http.dependencies import Device, ServicesDep, json_response, refusals
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.site import PasswordRequest, Site

router = APIRouter(route_class=JsonRoute, prefix="/api/site", tags=["operation"])


async def _site(services: Services, person: str, language: str) -> Response:
    site = services.site
    id, notice = site.notice_in(language)
    return json_response(
        Site(
            creation=site.now.creation,
            may_create=await may_create(services, person),
            off=site.now.off,
            notice=notice,
            notice_id=id,
            contact=site.contact,
            imprint=site.imprint,
            page_thinks=services.settings.page_thinks,
        )
    )


@router.get("", summary="What the host has set for everybody", response_model=Site, responses=refusals())
async def get_site(services: ServicesDep, device: Device, words: WordsDep) -> Response:
    """Who may make games, what is switched off, a notice, and whom to write to."""
    return await _site(services, device, words.language)


@router.post(
    "/password", summary="Give the password for making games", response_model=Site, responses=refusals(403)
)
async def post_password(
    request: PasswordRequest, services: ServicesDep, device: Device, words: WordsDep, connection: Request
) -> Response:
    """It is asked for once: the device may make games from then on, until the host changes the password."""
    await give_password(services, device, request.password, client_network(connection.scope))
    return await _site(services, device, words.language)
