"""The application in the worker of a page, as a client of tests calls it: over the channel of the tabs."""

from json import dumps

from httpx import BaseTransport, Client, Request, Response
from playwright.sync_api import Page

from server.serving import Json

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


#: Sends a call and waits for nothing.
_SAY = "([name, call]) => { new BroadcastChannel(name).postMessage(call) }"


class InWorker(Client):
    """A client of the application on the device of a page that has started it; ``root`` is its home page."""

    def __init__(self, page: Page, root: str = "/") -> None:
        self._channel = _Channel(page, f"cartographers-device:{root}")
        super().__init__(base_url="http://localhost", transport=self._channel)

    def say(self, method: str, path: str, body: Json) -> None:
        """Send a call without waiting for the answer."""
        self._channel.say(Request(method, f"http://localhost{path}", json=body))


class _Channel(BaseTransport):
    def __init__(self, page: Page, name: str) -> None:
        self._page, self._name, self._calls = page, name, 0

    def _call(self, request: Request) -> Json:
        self._calls += 1
        return {
            "kind": "fetch",
            "id": f"test/{id(self)}/{self._calls}",
            "method": request.method,
            "path": request.url.raw_path.decode().removeprefix("/api/"),
            "language": "en",
            "body": request.read().decode(),
        }

    def say(self, request: Request) -> None:
        self._page.evaluate(_SAY, [self._name, self._call(request)])

    def handle_request(self, request: Request) -> Response:
        call = self._call(request)
        status, content = self._page.evaluate(_ASK, [self._name, call])
        assert status, f"{dumps(call)}: {content}"
        return Response(status, headers={"content-type": "application/json"}, content=content.encode())
