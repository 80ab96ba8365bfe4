"""The files of the built browser client."""

import mimetypes
from pathlib import Path
from stat import S_ISREG

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
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
#: Bytes that are read at once. A first visit asks for a hundred small files, and each would go through three
#: threads, which takes longer than reading it.
_SMALL = 1 << 16
#: Windows has types in its registry, where other programs change them; a script that is "text" is not run.
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
_CACHE_FOREVER = "public, max-age=31536000, immutable"


class ClientFiles(StaticFiles):
    """A single-page client: every address without a file gets the page, which does the routing."""

    def __init__(self, folder: Path, path: str = "") -> None:
        """``path`` is where the client lies below its domain, like ``/cartographers``."""
        super().__init__(directory=folder, check_dir=False)
        for ending, kind in _TYPES.items():
            mimetypes.add_type(kind, ending)
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
            response = self._found(f"{path}.gz", scope)
            if response:
                response.headers["Content-Encoding"] = "gzip"
                response.headers["Vary"] = "Accept-Encoding"
                return response
        return self._found(path, scope) or await super().get_response(path, scope)

    def _found(self, path: str, scope: Scope) -> Response | None:
        """A file, a small one with its content; none if there is none of the name."""
        try:
            full_path, status = self.lookup_path(path)
        except (OSError, ValueError):
            return None
        if scope["method"] not in ("GET", "HEAD") or not status or not S_ISREG(status.st_mode):
            return None
        response = self.file_response(full_path, status, scope)
        is_whole = scope["method"] == "GET" and "range" not in Headers(scope=scope)
        if status.st_size > _SMALL or not is_whole or not isinstance(response, FileResponse):
            return response
        return Response(Path(full_path).read_bytes(), headers=dict(response.headers))
