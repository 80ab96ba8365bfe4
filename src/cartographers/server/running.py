"""Running the server: where games are kept, at which address it answers, what it says on the way."""

import os
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import uvicorn

from cartographers.server.app import create_app
from cartographers.server.settings import Settings
from cartographers.server.storage.sqlite import SqliteStore

#: The largest message a socket may be sent.
_LARGEST_FRAME = 16 * 1024
#: Addresses that mean: every network this machine is in.
_EVERYWHERE = ("0.0.0.0", "::")


class CannotServe(Exception):
    """A server that cannot be started; the message is the one sentence to say about it."""


def data_folder() -> Path:
    """Where the user's own data lie on this kind of machine."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "cartographers"


def lan_address() -> str | None:
    """This machine's address in its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def listening(host: str, port: int) -> socket.socket:
    """A socket at an address, taken before anything else is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as wrong:
        door.close()
        raise CannotServe(f"no server can be started at {host}, port {port}: {wrong.strerror}") from None
    return door


def addresses(host: str, port: int) -> list[str]:
    """Where a browser finds the server: on this machine, and in its network if it listens there."""
    if host not in _EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    lan = lan_address()
    return [f"http://127.0.0.1:{port}/", *([f"http://{lan}:{port}/"] if lan else [])]


def serve(
    settings: Settings, host: str, port: int, ready: Callable[[list[str]], None], proxy: str = ""
) -> None:
    """Serve until interrupted; once requests are answered ``ready`` is told the addresses."""
    door = listening(host, port)
    try:
        store = SqliteStore(settings.data / "games.sqlite")
    except OSError as wrong:
        door.close()
        raise CannotServe(str(wrong)) from None
    config = uvicorn.Config(
        create_app(replace(settings, warm=True), store),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    server = _Server(config, lambda: ready(addresses(host, door.getsockname()[1])))
    server.run(sockets=[door])


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        if self.started:
            self._ready()
