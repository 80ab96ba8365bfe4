"""The page of the built client, with the path at which it is served."""

from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

#: How the build writes addresses of its files; the page itself is served at many addresses.
_RELATIVE = '="./'


class _Written(NamedTuple):
    """The page as it was written at some time."""

    version: tuple[int, int]
    content: bytes
    etag: str


class ClientPage:
    """``index.html``, whose relative addresses become absolute ones."""

    def __init__(self, folder: Path, path: str = "") -> None:
        """``path`` is what comes before each address, like ``/cartographers``."""
        self._file, self._path = folder / "index.html", path
        self._written: _Written | None = None

    def exists(self) -> bool:
        """Has the client been built?"""
        return self._file.exists()

    def response(self, scope: Scope) -> Response:
        """The answer to a request for the page."""
        page = self._page()
        headers = {"ETag": page.etag}
        if Headers(scope=scope).get("if-none-match") == page.etag:
            return Response(status_code=304, headers=headers)
        return Response(page.content, media_type="text/html", headers=headers)

    def _page(self) -> _Written:
        """The page as it is now: the client may be built anew while the server runs."""
        now = self._file.stat()
        version = now.st_mtime_ns, now.st_size
        if self._written is None or self._written.version != version:
            text = self._file.read_text(encoding="utf-8")
            content = text.replace(_RELATIVE, f'="{self._path}/').encode()
            self._written = _Written(version, content, f'"{sha256(content).hexdigest()[:24]}"')
        return self._written
