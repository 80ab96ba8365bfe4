"""The files of the built browser client."""

from gzip import compress
from os import stat_result
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

NOT_BUILT = """The game's page has not been built yet.

    make web

builds it (or, in web/: npm ci && npm run build). The API answers under /api meanwhile.
"""
#: A file that is not smaller than this part of itself when compressed is sent as it is: fonts and pictures.
_WORTHWHILE = 0.95
_CACHE_FOREVER = "public, max-age=31536000, immutable"


class ClientFiles(StaticFiles):
    """A single-page client: every address without a file gets the page, which does the routing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._page = folder / "index.html"
        #: The compressed files by path, with the version of each; the client is small.
        self._small: dict[Path, tuple[tuple[int, int], bytes | None]] = {}

    async def check_config(self) -> None:
        """Check nothing: the client may be built after the server was started."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page if there is no such file."""
        if not self._page.exists():
            return PlainTextResponse(NOT_BUILT, status_code=503)
        try:
            response = await super().get_response("index.html" if path == "." else path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or "." in path.rsplit("/", 1)[-1]:
                raise
            response = await super().get_response("index.html", scope)
        # Files under assets/ have a hash of their content in their name, so they never change.
        immutable = path.startswith("assets/")
        response.headers["Cache-Control"] = _CACHE_FOREVER if immutable else "no-cache"
        return response

    def file_response(
        self, full_path: Any, stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, compressed if that makes it smaller and the browser understands it."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        headers = Headers(scope=scope)
        if not isinstance(response, FileResponse) or "range" in headers:
            return response
        response.headers["Vary"] = "Accept-Encoding"
        small = "gzip" in headers.get("accept-encoding", "") and self._compressed(
            Path(full_path), stat_result
        )
        if not small:
            return response
        kept = {name: response.headers[name] for name in ("content-type", "etag", "last-modified", "vary")}
        return Response(small, status_code, {**kept, "Content-Encoding": "gzip"})

    def _compressed(self, path: Path, state: stat_result) -> bytes | None:
        """A file compressed, once for all requests; none if it is hardly smaller then."""
        version = (state.st_mtime_ns, state.st_size)
        found = self._small.get(path)
        if found is None or found[0] != version:
            whole = path.read_bytes()
            small = compress(whole, mtime=0)
            found = version, small if len(small) < _WORTHWHILE * len(whole) else None
            self._small[path] = found
        return found[1]


def client_files(folder: Path) -> ASGIApp:
    """The client's files."""
    return ClientFiles(folder)
