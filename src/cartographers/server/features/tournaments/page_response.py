"""The page of a tournament as a response: packed, and not sent again while it is unchanged."""

from hashlib import sha256
from re import search

from starlette.requests import Request
from starlette.responses import Response

from cartographers.server.features.tournaments import pages
from cartographers.server.features.tournaments.messages import TournamentPage
from cartographers.server.features.tournaments.open_tournaments import OpenTournaments
from cartographers.server.features.tournaments.playing import tournament_at
from cartographers.server.lobby.services import Services

#: While an end is to come, a reader has to know the time of the server, to so many seconds.
_TIME_KNOWN = 15.0
_OK, _NOT_MODIFIED = 200, 304
_MEMBERS_OF_ALL = {"players", "corrections"}


async def page_response(
    services: Services,
    tournaments: OpenTournaments,
    request: Request,
    id: str,
    person: str,
    status: int = _OK,
) -> Response:
    """A tournament as its reader may see it; only that nothing has changed, if the reader has it already."""
    overview = await tournament_at(tournaments, id)
    own = pages.own_page(services, overview, person)
    shared = await pages.shared_part(services.computing, overview, own, person)
    tag = f'W/"{shared.tag}{_own_tag(own)}"'
    # The browser may keep it, but asks each time.
    headers = {"Cache-Control": "private, no-cache", "Vary": "Accept-Encoding, Cookie", "ETag": tag}
    if request.method == "GET" and tag in request.headers.get("if-none-match", ""):
        return Response(status_code=_NOT_MODIFIED, headers=headers)
    written = own.model_dump_json(exclude=_MEMBERS_OF_ALL).encode()
    if not _takes_gzip(request):
        return Response(shared.with_own(written), status, headers, "application/json")
    headers["Content-Encoding"] = "gzip"
    return Response(shared.packed_with_own(written), status, headers, "application/json")


def _own_tag(own: TournamentPage) -> str:
    """A tag for what is the reader's own. It does not change with every second that passes."""
    now = own.now // _TIME_KNOWN if own.ends is not None and own.now < own.ends else 0.0
    steady = own.model_copy(update={"now": now}).model_dump_json(exclude=_MEMBERS_OF_ALL)
    return sha256(steady.encode()).hexdigest()[:16]


def _takes_gzip(request: Request) -> bool:
    wanted = request.headers.get("accept-encoding", "")
    return search(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", wanted) is not None
