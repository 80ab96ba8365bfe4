"""The files of the built browser client."""

from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from cartographers.server.http.client_page import ClientPage

NOT_BUILT = """The game's page has not been built yet.

    make web

builds it (or, in web/: npm ci && npm run build). The API answers under /api meanwhile.
"""
#: The files of the engine that runs in a browser: its worker has a policy of its own and may compile
#: WebAssembly.
_ENGINE = "assets/engine-"
_ENGINE_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
_CACHE_FOREVER = "public, max-age=31536000, immutable"


class ClientFiles(StaticFiles):
    """A single-page client: every address without a file gets the page, which does the routing."""

    def __init__(self, folder: Path, path: str = "") -> None:
        """``path`` is where the client lies below its domain, like ``/cartographers``."""
        super().__init__(directory=folder, check_dir=False)
        self._page = ClientPage(folder, path)

    async def check_config(self) -> None:
        """Check nothing: the client may be built after the server was started."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page if there is no such file."""
        if not self._page.exists():
            return PlainTextResponse(NOT_BUILT, status_code=503)
        try:
            is_page = path in (".", "index.html")
            response = self._page.response(scope) if is_page else await self._file(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or "." in path.rsplit("/", 1)[-1]:
                raise
            response = self._page.response(scope)
        # Files under assets/ have a hash of their content in their name, so they never change.
        immutable = path.startswith("assets/")
        response.headers["Cache-Control"] = _CACHE_FOREVER if immutable else "no-cache"
        if path.startswith(_ENGINE):
            response.headers["Content-Security-Policy"] = _ENGINE_POLICY
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        """A file, compressed if the build has left it so and the browser takes it."""
        if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            try:
                response = await super().get_response(f"{path}.gz", scope)
            except HTTPException as missing:
                if missing.status_code != 404:
                    raise
            else:
                response.headers["Content-Encoding"] = "gzip"
                response.headers["Vary"] = "Accept-Encoding"
                return response
        return await super().get_response(path, scope)
