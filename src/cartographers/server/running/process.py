"""Running the server: the data folder, the listening socket, the addresses for browsers."""

import asyncio
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from cartographers.rules.problem import Problem
from cartographers.server.app import create_app
from cartographers.server.auth.networks import Networks
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics import logs
from cartographers.server.basics.clocks import REAL_CLOCKS, Clocks
from cartographers.server.basics.metrics import Metrics
from cartographers.server.basics.secret_key import PUSH_FILE, BadKey
from cartographers.server.basics.site_path import site_path
from cartographers.server.running.counter import ConnectionCounter
from cartographers.server.running.http import LimitedHttp
from cartographers.server.running.safety import check_safe
from cartographers.server.running.websocket import LimitedWebSocket
from cartographers.server.settings import Settings
from cartographers.server.speed.collector import Collector
from cartographers.server.storage.errors import CannotOpenStore
from cartographers.server.storage.opening import open_store

#: The largest WebSocket message a client may send, in bytes.
_MAX_MESSAGE_SIZE = 16 * 1024
#: Files that the server needs besides its connections: the database, pipes of workers and so on.
_OWN_FILES = 128
#: Files that are asked for where as many as one likes can be had; macOS gives no more.
_MANY_FILES = 10240
#: Seconds for which a thread may keep others from running.
_SWITCH_INTERVAL = 0.0005
#: Hosts that stand for all network interfaces of this machine.
_ALL_INTERFACES = ("0.0.0.0", "::")


class CannotServe(Problem):
    """A server that cannot be started."""


def lan_address() -> str | None:
    """This machine's address in the local network, if it has one."""
    # Connecting a UDP socket sends nothing; it only chooses the interface for the address.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to an address; an address that is in use is noticed before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    # On Windows a second server would take the address of the first with it.
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise CannotServe(
            "cannot-serve",
            "no server can be started at {host}, port {port}: {reason}",
            host=host,
            port=str(port),
            reason=str(error.strerror),
        ) from None
    return listener


def addresses(host: str, port: int, path: str = "") -> list[str]:
    """The addresses to open in a browser: on this machine, and in the local network if it listens there."""
    if host not in _ALL_INTERFACES:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}{path}/"]
    lan = lan_address()
    return [f"http://{one}:{port}{path}/" for one in ("127.0.0.1", lan) if one]


def serve(settings: Settings, on_ready: Callable[[list[str]], None], clocks: Clocks = REAL_CLOCKS) -> None:
    """Serve until interrupted; ``on_ready`` is called with the addresses once requests are answered."""
    logs.configure(settings.json_log)
    # The thread that writes to the store waits for its turn after every statement.
    sys.setswitchinterval(_SWITCH_INTERVAL)
    check_safe(settings)
    settings = replace(settings, path=site_path(settings.path))
    listener = bind(settings.host, settings.port)
    here, *network = addresses(settings.host, listener.getsockname()[1], settings.path)
    if settings.peer:
        settings = replace(settings, peer=f"http://{settings.peer}:{listener.getsockname()[1]}")
    try:
        store = open_store(settings)
        SeatCodes(settings.data)
        _make_push_key(settings.data)
    except (CannotOpenStore, BadKey) as error:
        listener.close()
        wrong = error.problem if isinstance(error, CannotOpenStore) else error
        raise CannotServe(wrong.code, wrong.sentence, **wrong.values) from None
    app = create_app(
        replace(settings, precompile=True, network=() if settings.proxies else tuple(network)), store, clocks
    )
    server = _Server(
        server_config(app, settings),
        on_ready=lambda: on_ready([here, *network]),
        end_streams=lambda: app.state.lobby.end_streams(),
    )
    server.run(sockets=[listener])


def _make_push_key(folder: Path) -> None:
    """Make the key of push messages on the first start, so that both keys can be copied to other servers."""
    if not (folder / PUSH_FILE).exists():
        # Only here, because it takes long to load.
        from cartographers.server.features.notices.vapid import make_key

        make_key(folder / PUSH_FILE)


def server_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to run an application, with all limits on connections."""
    proxies = Networks(settings.proxies)
    limits = replace(settings.connections, in_all=min(settings.connections.in_all, _free_files()))
    counter = ConnectionCounter(limits, proxies.__contains__)
    metrics: Metrics = app.state.metrics
    metrics.add_gauge("connections", "Open connections.", lambda: counter.total)
    metrics.add_gauge(
        "connections_refused", "Connections too many, since the start.", lambda: counter.refused
    )
    return uvicorn.Config(
        app,
        http=partial(LimitedHttp, counter, limits),  # type: ignore[arg-type]  # only ever called
        ws=partial(LimitedWebSocket, counter, limits),  # type: ignore[arg-type]
        port=0,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=str(proxies),
        ws_max_size=_MAX_MESSAGE_SIZE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )


def _free_files() -> int:
    """How many connections can be open at once: as many files as the system allows, but for our own.

    Where no file can be opened any more, no connection can be refused either.
    """
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # does not exist on Windows

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed == resource.RLIM_INFINITY:
        return sys.maxsize
    # macOS allows 256, and says that there is no limit to what can be asked for.
    wanted = _MANY_FILES if most == resource.RLIM_INFINITY else most
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(allowed, wanted), most))
        allowed = max(allowed, wanted)
    return max(1, allowed - _OWN_FILES)


class _Server(uvicorn.Server):
    """A server that calls a function when it is ready, and ends its streams before it stops."""

    def __init__(
        self, config: uvicorn.Config, on_ready: Callable[[], None], end_streams: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._on_ready, self._end_streams = on_ready, end_streams

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report that requests are answered."""
        await super().startup(sockets)
        if self.started:
            self._on_ready()
            self._collecting = asyncio.ensure_future(Collector().run())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; answers that would stay open for ever are ended first."""
        if self.started:
            self._end_streams()
        await super().shutdown(sockets)
