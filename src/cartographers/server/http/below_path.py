"""A server whose pages lie below a path of a domain; a proxy may remove the path or pass it on."""

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class BelowPath:
    """Removes the path from a request's address. An address without it is taken as it is."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        """``path`` is like ``/cartographers``."""
        self._app, self._path = app, path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its address as the application knows it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == self._path:
            # Without the slash a browser would not count the home page to the installed app.
            query = scope["query_string"].decode("latin-1")
            home = f"{self._path}/?{query}" if query else f"{self._path}/"
            await RedirectResponse(home, 308)(scope, receive, send)
        else:
            await self._app(self._without_path(scope), receive, send)

    def _without_path(self, scope: Scope) -> Scope:
        path: str = scope["path"]
        if not path.startswith(f"{self._path}/"):
            return scope
        raw: bytes = scope.get("raw_path") or path.encode()
        return {
            **scope,
            "path": path.removeprefix(self._path),
            "raw_path": raw.removeprefix(self._path.encode()),
        }
