"""What the host of a server refuses: bans, and what is switched off. It concerns every call of the API."""

from re import compile
from typing import Any

from starlette.types import Scope

from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import Refusal
from cartographers.server.http.client import client_network
from cartographers.server.lobby.site import SiteState, banned
from cartographers.server.protocol.site import Feature

#: The addresses of what can be switched off. Spectators are refused where a game is shown.
_ADDRESSES: dict[Feature, Any] = {
    "daily": compile(r"/api/daily(/|$)"),
    "tournaments": compile(r"/api/(tournaments|series)(/|$)"),
    "puzzles": compile(r"/api/(puzzles|mistakes)(/|$)|/api/games/[^/]+/seats/[^/]+/mistakes(/|$)"),
    "bots": compile(r"/api/bots?(/|$)|/api/games/[^/]+/seats/[^/]+/bot-account$"),
    "notices": compile(r"/api/(push|mail)(/|$)|/api/games/[^/]+/webhook(/|$)"),
    "photo": compile(r"/api/photo$"),
    "uploads": compile(r"/api/records$"),
    "coach": compile(
        r"/api/(you/strength|strengths)$|"
        r"/api/games/[^/]+/((analysis|par|what-if)(/job)?$|seats/[^/]+/(hint|hint/job|second-look)$)"
    ),
    "notes": compile(r"/api/games/[^/]+/(seats/[^/]+/)?notes(/|$)"),
}
#: What somebody who is banned may still do besides reading: delete everything of their own.
_ALWAYS_ALLOWED = ("/api/you/delete", "/api/admin/")
_READING = ("GET", "HEAD")


def refusal_by_host(site: SiteState, scope: Scope) -> Refusal | None:
    """Why the host refuses a request; none if it is answered."""
    method, path = scope["method"], scope["path"]
    if method not in _READING and not path.startswith(_ALWAYS_ALLOWED):
        ban = site.bans.of(scope["state"]["device"], client_network(scope))
        if ban:
            return banned(ban)
    if site.now.off and method != "DELETE":
        for feature in site.now.off:
            if _belongs_to(feature, path):
                return Refusal(403, "feature-off", "The host of this server has switched this off.")
    return None


def _belongs_to(feature: Feature, path: str) -> bool:
    address = _ADDRESSES.get(feature)
    return address is not None and address.match(path) is not None


def check_not_banned(site: SiteState, person: str, network: Network) -> None:
    """Raise a ``Refusal`` if a person or a network is banned."""
    ban = site.bans.of(person, network)
    if ban:
        raise banned(ban)
