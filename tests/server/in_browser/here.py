"""The application of a browser as a client of tests calls it: without a socket, in one thread."""

import asyncio
from json import loads
from pathlib import Path
from types import TracebackType
from typing import Self
from unittest.mock import patch

from httpx import BaseTransport, Client, Request, Response

from cartographers.server import features
from cartographers.server.features.offline.routes import ONLY_AT_A_SERVER
from cartographers.server.in_browser.application import Application
from cartographers.server.in_browser.jobs import Elsewhere
from cartographers.server.storage.database import Connection


class Here(Client):
    """A page on a device whose games are in a folder."""

    def __init__(self, folder: Path, elsewhere: Elsewhere | None = None) -> None:
        self._runner = asyncio.Runner()
        # The archive for browsers has not all features.
        there = tuple(name for name in features.names() if name not in ONLY_AT_A_SERVER)
        with patch.object(features, "names", lambda: there):
            self.application = Application(folder)
            self._runner.run(self.application.start(elsewhere))
        super().__init__(base_url="http://localhost", transport=_Called(self.application, self._runner))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None = None,
        exc_value: BaseException | None = None,
        traceback: TracebackType | None = None,
    ) -> None:
        """Close the tab properly."""
        self._runner.run(self.application.stop())
        self.kill()

    def limit_space(self, pages: int = 1) -> None:
        """Let the file have at most so many pages, or as many as it has: a disk that is full."""
        store = self.application.app.state.lobby.services.store

        def limit(connection: Connection) -> None:
            connection.execute(f"PRAGMA max_page_count = {pages}")

        self._runner.run(store.database.run(limit))

    def kill(self) -> None:
        """Close the tab without a word."""
        self._runner.close()
        self.close()


class _Called(BaseTransport):
    def __init__(self, application: Application, runner: asyncio.Runner) -> None:
        self._application, self._runner = application, runner

    def handle_request(self, request: Request) -> Response:
        path = request.url.raw_path.decode().removeprefix("/api/")
        language = request.headers.get("accept-language", "en")
        body = request.read().decode()
        return self._runner.run(self._answer(request.method, path, language, body))

    async def _answer(self, method: str, path: str, language: str, body: str) -> Response:
        status, headers, content = await self._application.fetch(method, path, language, body)
        # Bots decide after the answer: this is the time that a person takes.
        await asyncio.sleep(0.001)
        return Response(status, headers=loads(headers), content=content)
