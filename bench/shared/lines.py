"""Connections of the load generator: HTTP and WebSockets on bare transports, with little work for each."""

import asyncio
from asyncio import Future
from base64 import b64encode
from os import urandom
from typing import Any

from cartographers.server.auth.device_token import COOKIE

#: The headers of every request.
_HOST = b"Host: 127.0.0.1\r\nCookie: " + COOKIE.encode() + b"="
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Gone(Exception):
    """The server closed a connection before it answered."""


class HttpLine(asyncio.Protocol):
    """A connection for one request at a time."""

    def __init__(self) -> None:
        self.open = True
        self._buffer = b""
        self._answer: Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False
        if self._answer and not self._answer.done():
            self._answer.set_exception(Gone())

    async def request(self, method: str, path: str, token: str, body: bytes = b"") -> tuple[int, bytes]:
        """The status and the body of an answer."""
        if not self.open or self._transport.is_closing():
            raise Gone
        self._answer = asyncio.get_running_loop().create_future()
        head = (
            f"{method} {path} HTTP/1.1\r\n".encode()
            + _HOST
            + token.encode()
            + b"\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
        )
        self._transport.write(head + body)
        return await self._answer

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return
        size = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0)
        if len(rest) >= size and self._answer and not self._answer.done():
            self._buffer = b""
            self._answer.set_result((int(head[9:12]), rest))

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()


class HttpLines:
    """Connections that are used again, as a browser or a proxy does."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free: list[HttpLine] = []

    async def request(self, method: str, path: str, token: str, body: bytes = b"") -> tuple[int, bytes]:
        """Send a request, once more if the server closed the connection just then."""
        while True:
            line = await self._line()
            try:
                answer = await line.request(method, path, token, body)
            except Gone:
                continue
            self._free.append(line)
            return answer

    async def _line(self) -> HttpLine:
        while self._free:
            line = self._free.pop()
            if line.open:
                return line
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(HttpLine, "127.0.0.1", self._port))[1]

    def close(self) -> None:
        """Close all connections."""
        for line in self._free:
            line.close()


class SocketLine(asyncio.Protocol):
    """A WebSocket to a game; it remembers the last message, and when something that is waited for came."""

    def __init__(self, game: str, token: str) -> None:
        self.messages = self.bytes = 0
        self.last = b""
        #: When a message came in which this text is.
        self.wanted = b'{"kind":"state"'
        self.came: Future[float] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET /api/games/{game}/events HTTP/1.1\r\n".encode()
            + _HOST
            + token.encode()
            + b"\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + b"Sec-WebSocket-Key: %s\r\n\r\n" % b64encode(urandom(16))
        )
        self._accepted = False
        self._buffer = bytearray()

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport
        transport.write(self._request)

    def wait_for(self, wanted: bytes) -> None:
        """Wait for a message with this text."""
        self.wanted, self.came = wanted, asyncio.get_running_loop().create_future()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.came.done():
            self.came.set_exception(Gone())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._accepted:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self._transport.close()
                return
            self._accepted, self._buffer = True, bytearray(rest)
        while len(self._buffer) >= 2 and self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Take a whole frame from what has come; false if it is not whole yet."""
        buffer = self._buffer
        start, size = 2, buffer[1]
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == _TEXT:
            self._take_message(payload)
        elif kind == _PING:
            # A mask of zeros changes nothing.
            self._transport.write(bytes([128 | _PONG, 128 | len(payload), 0, 0, 0, 0]) + payload)
        elif kind == _CLOSE:
            self._transport.close()
        return True

    def _take_message(self, payload: bytes) -> None:
        self.messages += 1
        self.bytes += len(payload)
        self.last = payload
        if not self.came.done() and self.wanted in payload:
            self.came.set_result(asyncio.get_running_loop().time())

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()


async def open_socket(port: int, game: str, token: str) -> SocketLine:
    """A socket whose first state is under way."""
    loop = asyncio.get_running_loop()
    return (await loop.create_connection(lambda: SocketLine(game, token), "127.0.0.1", port))[1]
