"""HTTP connections that send too much or too slowly, or are too many: cut below the application."""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from json import loads
from re import findall
from time import monotonic

import pytest

from cartographers.server.settings import ConnectionLimits
from server.conftest import plenty
from server.serving import Served

#: Short enough for a test; the peers of these tests never answer, so they cannot be too short.
LIMITS = ConnectionLimits(
    in_all=12,
    per_address=8,
    head_timeout=0.3,
    body_timeout=0.3,
    send_timeout=0.3,
    body_size=100_000,
    socket_bytes=4096,
    socket_rate=1,
)
#: Long enough for a busy machine; whoever is cut is cut much sooner.
PATIENCE = 20

Open = Callable[[], socket.socket]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(plenty(tmp_path_factory.mktemp("games"), connections=LIMITS)) as running:
        yield running


@pytest.fixture
def opened(strict: Served) -> Iterator[Open]:
    """Connections to the strict server, all closed at the end."""
    with ExitStack() as lines:
        yield lambda: lines.enter_context(socket.create_connection(("127.0.0.1", strict.port), PATIENCE))


def heard(line: socket.socket) -> bytes:
    """All that a connection is told until it is closed."""
    told = b""
    with suppress(ConnectionResetError):
        while part := line.recv(1 << 16):
            told += part
    return told


def sent(line: socket.socket, data: bytes) -> bytes:
    """The answer to what may be refused before all of it was sent."""
    with suppress(OSError):
        line.sendall(data)
    return heard(line)


@pytest.mark.parametrize(
    "head",
    [
        b"X: " + b"x" * 1_000_000,
        b"x" * 1_000_000,
        b"X: y\r\n" * 200,
        b"".join(b"X%d: %s\r\n" % (number, b"y" * 1000) for number in range(1000)),
        b"Cookie: " + b"x" * 17_000 + b"\r\n\r\n",
    ],
)
def test_the_head_of_a_request_is_bounded(opened: Open, head: bytes) -> None:
    assert sent(opened(), b"GET / HTTP/1.1\r\nHost: localhost\r\n" + head).startswith(b"HTTP/1.1 431 ")


def test_the_address_of_a_request_is_bounded(opened: Open) -> None:
    assert sent(opened(), b"GET /" + b"x" * 1_000_000).startswith(b"HTTP/1.1 431 ")


def test_the_fields_after_a_body_are_bounded(opened: Open) -> None:
    chunked = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    assert b"HTTP/1.1 431 " in sent(opened(), chunked + b"X: " + b"x" * 20_000 + b"\r\n" * 2)


def test_a_body_is_bounded_even_if_nobody_wants_it(opened: Open) -> None:
    line = opened()
    line.sendall(b"GET /api/catalogue HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n")
    accepted = 0
    with suppress(ConnectionError):
        while accepted < 100_000_000:
            line.sendall(b"x" * 100_000)
            accepted += 100_000
    # The limit, and what the buffers of both sides hold.
    assert accepted < LIMITS.body_size + 16_000_000


def test_requests_are_not_heaped_up_on_one_connection(opened: Open) -> None:
    one = b"GET /api/catalogue HTTP/1.1\r\nHost: localhost\r\n\r\n"
    assert len(findall(b"HTTP/1.1 200 ", sent(opened(), one * 2000))) < 100


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: loc",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{",
        b"GET /api/catalogue HTTP/1.1\r\nHost: localhost\r\n\r\nGET",
    ],
)
def test_a_request_that_stops_halfway_is_cut(opened: Open, begun: bytes) -> None:
    line = opened()
    line.sendall(begun)
    heard(line)  # it would wait for ever


def test_a_second_request_that_stops_halfway_is_cut_too(opened: Open) -> None:
    line = opened()
    line.sendall(b"HEAD /api/catalogue HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert line.recv(1 << 16).startswith(b"HTTP/1.1 ")
    line.sendall(b"GET /")
    heard(line)  # it would wait for ever


def test_a_connection_that_drips_is_cut_all_the_same(opened: Open) -> None:
    line = opened()
    line.settimeout(0.02)
    line.sendall(b"GET / HTTP/1.1\r\n")
    end = monotonic() + PATIENCE
    with pytest.raises(ConnectionError):  # noqa: PT012 - when it is cut depends on the machine
        while monotonic() < end:
            line.sendall(b"X: y\r\n"[:1])
            with suppress(TimeoutError):
                if not line.recv(1):
                    raise ConnectionResetError


def test_one_address_has_so_many_connections_and_no_more(strict: Served, opened: Open) -> None:
    lines = [opened() for _ in range(LIMITS.per_address)]
    head, _, body = heard(opened()).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 503 ")
    assert loads(body)["code"] == "too-many-connections"
    for line in lines:
        line.close()
    # The others are free again once the server has noticed.
    assert eventually_served(opened)


def eventually_served(opened: Open) -> bool:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        line = opened()
        asked = b"GET /api/catalogue HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        if sent(line, asked).startswith(b"HTTP/1.1 200 "):
            return True
    return False
