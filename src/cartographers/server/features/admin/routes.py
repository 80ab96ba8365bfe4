"""Routes of the host's page. All but the first need the session that a link of the host begins."""

from http.cookies import CookieError, SimpleCookie
from typing import Annotated

from fastapi import APIRouter, Body, Depends, Request, Response

from cartographers.server.features.admin import links
from cartographers.server.features.admin.doing import answer
from cartographers.server.features.admin.messages import AdminAnswer, AdminEntry, AdminRequest
from cartographers.server.features.admin.noting import Host
from cartographers.server.http.dependencies import LobbyDep, ServicesDep, json_response, refusals
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.security_headers import is_secure
from cartographers.server.lobby.lobby import Lobby

router = APIRouter(route_class=JsonRoute, prefix="/api/admin", tags=["operation"])

COOKIE = "cartographers-admin"


def _token(request: Request) -> str:
    try:
        morsel = SimpleCookie(request.headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return ""
    return morsel.value if morsel else ""


def _cookie(request: Request, token: str, age: int) -> str:
    """The cookie of a session: only calls of this page get it, and no script reads it."""
    lobby: Lobby = request.app.state.lobby
    path = f"{lobby.services.settings.path}/api/admin"
    parts = [f"{COOKIE}={token}", f"Path={path}", f"Max-Age={age}", "HttpOnly", "SameSite=Strict"]
    return "; ".join([*parts, "Secure"] if is_secure(request.scope) else parts)


async def _host(request: Request, services: ServicesDep) -> Host:
    return await links.host_with(services, _token(request))


#: The host whose session a request has.
HostDep = Annotated[Host, Depends(_host)]


@router.post(
    "/enter",
    summary="Begin a session of the host's page",
    response_model=AdminAnswer,
    responses=refusals(403),
)
async def enter(entry: AdminEntry, request: Request, services: ServicesDep) -> Response:
    """With the code of a link that `cartographers admin link` has made; each can be used once."""
    token = await links.enter(services, entry.code)
    response = json_response(AdminAnswer(done=True))
    response.headers["Set-Cookie"] = _cookie(request, token, links.SESSION_AGE)
    return response


@router.post("/leave", summary="End the session", response_model=AdminAnswer, responses=refusals(403))
async def leave(request: Request, services: ServicesDep, host: HostDep) -> Response:
    """The cookie is of no use afterwards."""
    await links.leave(services.store, _token(request))
    response = json_response(AdminAnswer(done=True))
    response.headers["Set-Cookie"] = _cookie(request, "", 0)
    return response


@router.post(
    "/ask",
    summary="Look at something, or do something, as the host",
    response_model=AdminAnswer,
    responses=refusals(403, 404, 409),
)
async def ask(request: Annotated[AdminRequest, Body()], lobby: LobbyDep, host: HostDep) -> Response:
    """The same requests that `cartographers admin` makes."""
    return json_response(await answer(lobby, host, request))
