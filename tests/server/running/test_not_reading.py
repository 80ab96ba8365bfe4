"""Peers that do not read what they are sent: cut after a while, whatever is left to send."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest
import uvicorn
from uvicorn.server import ServerState

from cartographers.server.running.counter import ConnectionCounter
from cartographers.server.running.http import LimitedHttp
from cartographers.server.running.websocket import LimitedWebSocket
from cartographers.server.settings import ConnectionLimits

LIMITS = replace(ConnectionLimits(), send_timeout=0.01)


class Line(asyncio.Transport):
    """A connection whose peer reads nothing."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 5000)})
        self.aborted = asyncio.Event()
        self.closing = False

    def write(self, data: object) -> None:
        """Forget it."""

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted.set()


def protocol(kind: type[LimitedHttp] | type[LimitedWebSocket]) -> LimitedHttp | LimitedWebSocket:
    config = uvicorn.Config("never:run", interface="asgi3", log_config=None)
    config.loaded, config.loaded_app, config.ws_protocol_class = True, None, None
    return partial(kind, ConnectionCounter(LIMITS), LIMITS)(config, ServerState(), {})


@pytest.mark.parametrize("kind", [LimitedHttp, LimitedWebSocket])
def test_a_peer_that_stops_reading_is_cut(kind: type[LimitedHttp] | type[LimitedWebSocket]) -> None:
    async def stop_reading() -> None:
        line, reading = Line(), protocol(kind)
        reading.connection_made(line)
        reading.pause_writing()
        await asyncio.wait_for(line.aborted.wait(), 5)

    asyncio.run(stop_reading())


def test_one_that_reads_on_is_not_cut() -> None:
    async def read_on() -> bool:
        line, reading = Line(), protocol(LimitedHttp)
        reading.connection_made(line)
        reading.pause_writing()
        reading.resume_writing()
        await asyncio.sleep(3 * LIMITS.send_timeout)
        return line.aborted.is_set()

    assert not asyncio.run(read_on())


def test_an_idle_connection_with_something_left_to_send_is_cut() -> None:
    async def idle() -> None:
        line, reading = Line(), protocol(LimitedHttp)
        assert isinstance(reading, LimitedHttp)
        reading.connection_made(line)
        reading.timeout_keep_alive_handler()
        assert line.closing
        await asyncio.wait_for(line.aborted.wait(), 5)

    asyncio.run(idle())


def test_a_socket_that_answers_no_ping_is_cut_at_once() -> None:
    async def gone() -> None:
        line, reading = Line(), protocol(LimitedWebSocket)
        assert isinstance(reading, LimitedWebSocket)
        reading.connection_made(line)
        reading.keepalive_timeout()
        assert line.aborted.is_set()

    asyncio.run(gone())
