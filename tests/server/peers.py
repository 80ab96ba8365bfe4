"""Several servers over one database, in threads of the tests."""

from collections.abc import Callable
from dataclasses import replace
from socket import create_server
from time import monotonic

from cartographers.server.basics.clocks import REAL_CLOCKS, Clocks
from cartographers.server.settings import Settings
from server.serving import PATIENCE, Served


def peer(settings: Settings, clocks: Clocks = REAL_CLOCKS) -> Served:
    """A server that may share its database with others."""
    with create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    settings = replace(settings, peer=f"http://127.0.0.1:{port}", proxies="127.0.0.1")
    return Served(settings, port=port, clocks=clocks)


def until(wanted: Callable[[], bool]) -> None:
    """Wait for something that another server is told of."""
    end = monotonic() + PATIENCE
    while not wanted():
        assert monotonic() < end
