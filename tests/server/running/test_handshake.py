"""The handshake of a WebSocket in its usual form, compared with the library's."""

import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.server import ServerProtocol

from cartographers.server.running.handshake import usual_answer

USUAL = [
    (b"host", b"127.0.0.1"),
    (b"upgrade", b"websocket"),
    (b"connection", b"Upgrade"),
    (b"sec-websocket-version", b"13"),
    (b"sec-websocket-key", b"dGhlIHNhbXBsZSBub25jZQ=="),
]


def changed(name: bytes, value: bytes) -> list[tuple[bytes, bytes]]:
    """A usual request with another value of one field."""
    return [(known, value if known == name else usual) for known, usual in USUAL]


@pytest.mark.parametrize("connection", [b"Upgrade", b"upgrade", b"keep-alive, Upgrade"])
def test_a_usual_request_is_answered_as_the_library_would(connection: bytes) -> None:
    headers = changed(b"connection", connection)
    fields = [(name.decode(), value.decode()) for name, value in headers]
    theirs = ServerProtocol().accept(Request("/", Headers(fields)))
    answer = usual_answer("GET", "1.1", headers)
    assert answer is not None and theirs.status_code == 101
    first, *lines = answer.decode().splitlines()
    del theirs.headers["Date"]
    assert first == "HTTP/1.1 101 Switching Protocols"
    assert [tuple(line.split(": ")) for line in lines] == list(theirs.headers.raw_items())


@pytest.mark.parametrize(
    "headers",
    [
        USUAL[:-1],
        [*USUAL, USUAL[-1]],
        [*USUAL, (b"sec-websocket-protocol", b"chat")],
        changed(b"upgrade", b"h2c"),
        changed(b"connection", b"close"),
        changed(b"sec-websocket-version", b"8"),
        changed(b"sec-websocket-key", b"short=="),
        # 16 bytes, but with bits after them that nobody writes.
        changed(b"sec-websocket-key", b"dGhlIHNhbXBsZSBub25jZR=="),
    ],
)
def test_whatever_is_unusual_is_left_to_the_library(headers: list[tuple[bytes, bytes]]) -> None:
    assert usual_answer("GET", "1.1", headers) is None


def test_only_the_method_and_version_of_handshakes_are_usual() -> None:
    assert usual_answer("POST", "1.1", USUAL) is None
    assert usual_answer("GET", "1.0", USUAL) is None
