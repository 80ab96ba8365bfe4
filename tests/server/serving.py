"""Servers and devices for tests: everything goes over the loopback, as it would between machines."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from json import loads
from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from threading import Thread
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self, TypeAlias
from urllib.parse import urlencode

import uvicorn
from httpx import Client, Response
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cartographers.server.app import create_app
from cartographers.server.auth.device_token import COOKIE
from cartographers.server.basics.clocks import REAL_CLOCKS, Clocks
from cartographers.server.running.process import server_config
from cartographers.server.settings import Settings
from cartographers.server.storage.store import Store
from server.following import follow

Json = dict[str, Any]
#: What the fixtures ``device`` and ``serving`` are.
NewDevice: TypeAlias = Callable[[], "Device"]
StartServer: TypeAlias = Callable[..., "Served"]
#: Seconds to wait for something that comes at once unless the machine is busy.
PATIENCE = 60
#: A device speaks plain HTTP; without this each would read all certificates of the machine, 30 ms a device.
NO_CERTIFICATES = SSLContext(PROTOCOL_TLS_CLIENT)
#: Every device there was; they hang up when all tests are done.
DEVICES: list["Device"] = []


class _Prompt(uvicorn.Server):
    """A server that looks ten times as often whether it is to stop: hundreds of tests wait for that."""

    async def main_loop(self) -> None:
        looks = 0
        while not await self.on_tick(looks // 10):
            looks += 1
            await asyncio.sleep(0.01)


class Served:
    """A server that runs in a thread."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        port: int = 0,
        clocks: Clocks = REAL_CLOCKS,
    ) -> None:
        self.app = create_app(settings, store, clocks)
        config = server_config(self.app, settings)
        config.port = port
        config.timeout_graceful_shutdown = 1
        self._server = _Prompt(config)
        self._thread = Thread(target=self._server.run)
        self._thread.start()
        until = monotonic() + PATIENCE
        while not self._server.started:
            if monotonic() > until or not self._thread.is_alive():
                self.stop()  # else it would run on beside all later tests
                raise AssertionError("the server does not start")
            sleep(0.005)
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]

    def device(self) -> "Device":
        """A device that has never been here."""
        return Device(self.port)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in its event loop."""
        asyncio.run_coroutine_threadsafe(work, self._server.servers[0].get_loop()).result(PATIENCE)

    def stop(self, at_once: bool = False) -> None:
        """Stop it; what was acknowledged stays on the disk. At once is as if it was interrupted twice."""
        self._server.force_exit = at_once
        self._server.should_exit = True
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()


class Device(Client):
    """A browser as far as the server can tell: a cookie and, if wanted, a socket."""

    def __init__(self, port: int, token: str = "") -> None:
        super().__init__(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=NO_CERTIFICATES)
        self.port = port
        DEVICES.append(self)
        if token:
            self.cookies.set(COOKIE, token, domain="127.0.0.1", path="/")

    @property
    def token(self) -> str:
        """What it is known by."""
        return self.cookies.get(COOKIE) or ""

    def moved(self, port: int) -> "Device":
        """The same device at a server that was started anew."""
        return Device(port, self.token)

    def create(self, *seats: str, **wish: Any) -> Json:
        """A new game; seats are told as ``me``, ``open`` or the name of a bot."""
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = self.post("/api/games", json={"seats": kinds or [{"kind": "me"}], **wish})
        assert answer.status_code == 201, answer.text
        created: Json = answer.json()
        return created

    def state(self, game: str) -> Json:
        """A game as this device may see it."""
        answer = self.get(f"/api/games/{game}")
        assert answer.status_code == 200, answer.text
        shown: Json = answer.json()
        return shown

    def decide(
        self, state: Json, seat: int, decision: Json, move_id: str = "", step: int | None = None
    ) -> Response:
        """Send a decision."""
        wish = {
            "step": state["step"] if step is None else step,
            "move_id": move_id or f"{state['seq']}-{seat}",
            "decision": decision,
        }
        return self.post(f"/api/games/{state['id']}/seats/{seat}/decision", json=wish)

    @contextmanager
    def socket(self, game: str, language: str = "", view: str = "", **headers: str) -> Iterator["Socket"]:
        """A socket to a game's events."""
        query = urlencode({"language": language, "view": view})
        address = f"ws://127.0.0.1:{self.port}/api/games/{game}/events?{query}"
        cookies = {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}
        with connect(
            address, additional_headers={**cookies, **headers}, compression=None, max_queue=None
        ) as line:
            yield Socket(line)


class Socket:
    """A socket that can wait for something to be told."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        #: What is known from all that was told.
        self.state: Json | None = None

    def push(self, timeout: float = PATIENCE) -> Json:
        """The next thing told."""
        push: Json = loads(self.line.recv(timeout))
        self.state = follow(self.state, push)
        return push

    def closed(self, timeout: float = PATIENCE) -> int | None:
        """The code with which the server closes it."""
        end = monotonic() + timeout
        with suppress(ConnectionClosed):
            while True:
                self.line.recv(max(0.01, end - monotonic()))
        return self.line.close_code

    def until(self, wanted: Any, timeout: float = PATIENCE) -> Json:
        """The first state after something was told of which something is true."""
        end = monotonic() + timeout
        while True:
            self.push(max(0.01, end - monotonic()))
            if self.state and wanted(self.state):
                return self.state
