"""The files of the built browser client."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

NOT_BUILT = """The game's page has not been built yet.

    make web

builds it (or, in web/: npm ci && npm run build). The API answers under /api meanwhile.
"""
_FOR_EVER = "public, max-age=31536000, immutable"


class ClientFiles(StaticFiles):
    """The client; every page of it is the same file, which looks at the address itself."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._start = folder / "index.html"

    async def check_config(self) -> None:
        """The folder may come later: the client can be built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        if not self._start.exists():
            return PlainTextResponse(NOT_BUILT, status_code=503)
        try:
            response = await super().get_response("index.html" if path == "." else path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or "." in path.rsplit("/", 1)[-1]:
                raise
            response = await super().get_response("index.html", scope)
        # Files under assets/ have a hash in their name; the page itself is asked for anew each time.
        hashed = path.startswith("assets/")
        response.headers["Cache-Control"] = _FOR_EVER if hashed else "no-cache"
        return response


def client_files(folder: Path) -> ASGIApp:
    """The client, sent compressed."""
    return GZipMiddleware(ClientFiles(folder), minimum_size=1000)
