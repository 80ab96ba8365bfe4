"""The very application of the server, called without a socket: requests are passed on as values."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import cache
from json import dumps
from pathlib import Path
from typing import Any, NamedTuple

from starlette.types import Message, Scope

from cartographers.server.app import create_app
from cartographers.server.auth.device_token import DeviceCookie, new_token
from cartographers.server.in_browser.jobs import Elsewhere, Jobs
from cartographers.server.in_browser.place import in_browser, settings

_HOST = "localhost"
_COOKIE = DeviceCookie()
#: The file with the token of the device: the page has no cookie of this application.
_TOKEN = "device"


class Answer(NamedTuple):
    """An answer as a server would send it; the headers are the text of a JSON object."""

    status: int
    headers: str
    body: bytes


class Application:
    """The application with the games of one device."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._elsewhere: Elsewhere | None = None
        self.app = create_app(settings(folder), place=in_browser(lambda: self._elsewhere))
        self._running = AsyncExitStack()
        self._token = ""

    async def start(self, elsewhere: Elsewhere | None = None) -> None:
        """Open the games of the device; long jobs are done elsewhere, if there is another worker."""
        self._elsewhere = elsewhere
        await self._running.enter_async_context(self.app.router.lifespan_context(self.app))
        file = self._folder / _TOKEN
        self._token = file.read_text(encoding="utf-8") if file.exists() else ""
        if not self._token:
            self._keep(new_token())

    async def stop(self) -> None:
        """Close them."""
        await self._running.aclose()

    async def fetch(self, method: str, path: str, language: str, body: str) -> Answer:
        """The answer to a request; the path is that of the API with its query, like ``games``."""
        asked: list[Message] = [{"type": "http.request", "body": body.encode(), "more_body": False}]
        answered: list[Message] = []
        # Whoever waits for the page to go waits until the answer is there.
        gone = asyncio.Event()

        async def receive() -> Message:
            if asked:
                return asked.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            answered.append(message)

        scope = self._scope("http", path) | {"method": method}
        scope["headers"] += [(b"accept-language", language.encode()), (b"content-type", b"application/json")]
        await self.app(scope, receive, send)
        gone.set()
        headers = {name.decode(): value.decode() for name, value in answered[0]["headers"]}
        changed = _COOKIE.token_in({"cookie": headers.pop("set-cookie", "").partition(";")[0]})
        if changed and changed != self._token:
            self._keep(changed)
        content = b"".join(message.get("body", b"") for message in answered[1:])
        return Answer(answered[0]["status"], dumps(headers), content)

    def socket(self, path: str, on_text: Callable[[str], None], on_close: Callable[[int], None]) -> "Socket":
        """A WebSocket, and what is called with each text and when it is closed."""
        return Socket(self.app, self._scope("websocket", path) | {"subprotocols": []}, on_text, on_close)

    def hear(self, number: int, answer: str) -> None:
        """Hear an answer to a job that is done elsewhere."""
        jobs = self.app.state.lobby.services.computing.pool
        assert isinstance(jobs, Jobs)
        jobs.hear(number, answer)

    def _keep(self, token: str) -> None:
        self._token = token
        (self._folder / _TOKEN).write_text(token, encoding="utf-8")

    def _scope(self, kind: str, path: str) -> dict[str, Any]:
        address, _, query = f"/api/{path}".partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "path": address,
            "raw_path": address.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (b"host", _HOST.encode()),
                (b"cookie", f"{_COOKIE.name}={self._token}".encode()),
            ],
            "client": ("127.0.0.1", 1),
            "server": (_HOST, 80),
            "state": {},
            "app": self.app,
        }


@cache
def application_in(folder: str) -> Application:
    """The application with its games in a folder, which it does not open yet.

    Making it takes a fourth of a second in a browser, so a picture of Python's memory has it in it.
    """
    return Application(Path(folder))


class Socket:
    """The page's end of a WebSocket."""

    def __init__(
        self, app: Any, scope: Scope, on_text: Callable[[str], None], on_close: Callable[[int], None]
    ) -> None:
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                on_text(message["text"])
            elif message["type"] == "websocket.close":
                on_close(message.get("code", 1000))

        self._answering = asyncio.ensure_future(app(scope, self._inbox.get, send))

    def send(self, text: str) -> None:
        """Send a text to the application."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        """Tell the application that the page is gone, and wait until it has heard."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._answering
