"""The application in the worker of a page, as a client of tests calls it: over the channel of the tabs."""

from json import dumps
from typing import Any

from httpx import BaseTransport, Client, Request, Response
from playwright.sync_api import Page

#: Sends a call as a page does, again when a worker says that it listens, and waits for its answer.
_ASK = """([name, call]) => new Promise((done) => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
        if (data.kind === "ready") channel.postMessage(call);
        if (data.id !== call.id) return;
        channel.close();
        done([data.status ?? 0, data.body ? new TextDecoder().decode(data.body) : data.reason]);
    };
    channel.postMessage(call);
})"""


class InWorker(Client):
    """A client of the application on the device of a page that has started it."""

    def __init__(self, page: Page) -> None:
        super().__init__(base_url="http://localhost", transport=_Channel(page))


class _Channel(BaseTransport):
    def __init__(self, page: Page) -> None:
        self._page, self._calls = page, 0

    def handle_request(self, request: Request) -> Response:
        self._calls += 1
        call: dict[str, Any] = {
            "kind": "fetch",
            "id": f"test/{id(self)}/{self._calls}",
            "method": request.method,
            "path": request.url.raw_path.decode().removeprefix("/api/"),
            "language": "en",
            "body": request.read().decode(),
        }
        status, content = self._page.evaluate(_ASK, ["cartographers-device:/", call])
        assert status, f"{dumps(call)}: {content}"
        return Response(status, headers={"content-type": "application/json"}, content=content.encode())
