"""Which device sent a request: the token in its cookie, and the cookies that its answer sets."""

from starlette.datastructures import Headers
from starlette.types import Scope

from cartographers.server.auth.device_token import DeviceCookie, hashed
from cartographers.server.auth.plain_cookies import PlainCookies
from cartographers.server.http.security_headers import is_secure
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.storage.errors import StorageError


def cookie_of(scope: Scope) -> DeviceCookie:
    """The cookie of the devices at this server, over TLS if the request is."""
    lobby: Lobby = scope["app"].state.lobby
    return DeviceCookie(is_secure(scope), lobby.services.settings.path)


class Devices:
    """Finds the tokens of devices, also where their cookie still has the name without TLS."""

    def __init__(self, plain_cookies: PlainCookies) -> None:
        self._plain_cookies = plain_cookies

    async def token_of(self, scope: Scope) -> tuple[str | None, bool]:
        """The token of a request, and whether its cookie is up to date."""
        headers, cookie = Headers(scope=scope), cookie_of(scope)
        lobby: Lobby = scope["app"].state.lobby
        if cookie.secure:
            self._plain_cookies.called_over_tls(lobby.services.clocks.wall())
        if (token := cookie.token_in(headers)) is not None:
            return token, True
        if (token := cookie.plain_token_in(headers)) is not None:
            device = hashed(token)
            try:
                known_since = await lobby.services.store.people.known_since(
                    lobby.services.persons.of(device), device
                )
            except StorageError:
                return token, True  # nothing can be done now, but no other token may replace it either
            if self._plain_cookies.accept(known_since, lobby.services.clocks.wall()):
                return token, False
        return None, False


def cookies_passed_on(scope: Scope) -> str:
    """The header ``Cookie`` of a request as it is passed on: that of its device, and others as they are."""
    cookie = cookie_of(scope)
    own = {cookie.name, DeviceCookie(path=cookie.path).name}
    sent = (one.strip() for one in Headers(scope=scope).get("cookie", "").split(";"))
    # The session of a host, for instance: its command may be about a game of the other server.
    others = [one for one in sent if one and one.partition("=")[0] not in own]
    return "; ".join([f"{cookie.name}={scope['state']['token']}", *others])


def cookies_with(scope: Scope, token: str) -> list[str]:
    """The ``Set-Cookie`` headers for a token; one that was got without TLS is removed."""
    cookie = cookie_of(scope)
    if cookie.plain_token_in(Headers(scope=scope)) is None:
        return [cookie.with_token(token)]
    return [cookie.with_token(token), DeviceCookie(path=cookie.path).removed()]
