"""The application in the worker of a page, as a client of tests calls it: over the channel of the tabs."""

from base64 import b64decode
from itertools import count
from json import dumps
from typing import Any

from httpx import BaseTransport, Client, Request, Response
from playwright.sync_api import Page

#: Sends a call as a page does, again when a worker says that it listens, and waits for its answer.
ASK = """([name, call]) => new Promise((done) => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
        if (data.kind === "ready") channel.postMessage(call);
        if (data.id !== call.id) return;
        channel.close();
        const body = (data.body ?? []).reduce((text, byte) => text + String.fromCharCode(byte), "");
        done([data.status ?? 0, data.headers ?? {}, btoa(body), data.reason]);
    };
    channel.postMessage(call);
})"""
#: Waits until the picture of Python's memory lies on the device as a whole: its first bytes are written last.
#: A browser without private files has it in its cache.
PICTURE_KEPT = """async (name) => {
    const file = async () => {
        if (!navigator.storage?.getDirectory)
            return (await caches.match(`/picture:${name}`, { cacheName: `picture:${name}` }))?.blob();
        const all = await navigator.storage.getDirectory();
        const folder = await all.getDirectoryHandle(name, { create: true });
        return (await folder.getFileHandle("picture", { create: true })).getFile();
    };
    for (;;) {
        const found = await file();
        // What changes while it is read cannot be read: it is not complete yet.
        const begins = () => found.slice(0, 1).text().catch(() => "");
        if (found && found.size > 1 << 20 && (await begins()) === "{") return;
        await new Promise((done) => setTimeout(done, 100));
    }
}"""
#: No call is sent twice, also not by two clients.
_NUMBERS = count(1)


class InWorker(Client):
    """A client of the application on the device of a page that has started it, below a path of its host."""

    def __init__(self, page: Page, root: str = "/") -> None:
        super().__init__(base_url="http://localhost", transport=_Channel(page, root))


class _Channel(BaseTransport):
    def __init__(self, page: Page, root: str) -> None:
        self._page, self._name = page, f"cartographers-device:{root}"

    def handle_request(self, request: Request) -> Response:
        call: dict[str, Any] = {
            "kind": "fetch",
            "id": f"test/{next(_NUMBERS)}",
            "method": request.method,
            "path": request.url.raw_path.decode().removeprefix("/api/"),
            "language": "en",
            "body": request.read().decode(),
        }
        status, headers, body, reason = self._page.evaluate(ASK, [self._name, call])
        assert status, f"{dumps(call)}: {reason}"
        return Response(status, headers=headers, content=b64decode(body))
