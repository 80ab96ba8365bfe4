"""WebSocket connections with limits: how much a client may send, and how long it may not read."""

import asyncio
from asyncio.transports import BaseTransport
from typing import Any
from urllib.parse import unquote

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode
from websockets.protocol import Protocol, State

from cartographers.server.running.counter import ConnectionCounter, Deadline
from cartographers.server.settings import ConnectionLimits


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is closed if its client sends too much, or does not read.

    Clients of this server hardly send anything, so a budget of bytes is enough: it bounds messages, pings and
    empty fragments alike.
    """

    def __init__(
        self,
        counter: ConnectionCounter,
        limits: ConnectionLimits,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._counter, self._limits = counter, limits
        self._address = ""
        self._sending = Deadline(self.loop)
        #: What accepts a handshake in the usual form; empty if the library does it.
        self._answer = b""
        #: Bytes that it may still send, and when they were counted.
        self._budget, self._since = limits.socket_bytes, self.loop.time()

    def connection_made(self, transport: BaseTransport) -> None:
        """Count the connection, which was let in already when it was an HTTP connection."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._counter.opened(self._address)

    def begin(self, url: str, headers: list[tuple[bytes, bytes]], answer: bytes) -> None:
        """Have the application look at a request that was parsed already, with the answer that accepts it."""
        self._answer = answer
        self.handshake_initiated = True
        # The head has been read, so frames come next.
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)
        path, _, query = url.partition("?")
        self.scope = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": self.server,
            "client": self.client,
            "root_path": self.root_path,
            "path": self.root_path + unquote(path),
            "raw_path": (self.root_path + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {"websocket.http.response": {}},
        }
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application sends; a usual handshake is accepted without the library."""
        if message["type"] != "websocket.accept" or not self._answer:
            await super().send(message)
        elif self.disconnected:
            raise ClientDisconnected
        elif not self.transport.is_closing():
            self.handshake_complete = True
            self.conn.state = State.OPEN
            fields = [b"%s: %s\r\n" % field for field in (*self.default_headers, *message.get("headers", ()))]
            self.transport.write(b"".join([self._answer, *fields, b"\r\n"]))
            self.start_keepalive()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._sending.clear()
        self._counter.closed(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has come, as long as it is not too much."""
        if self.transport.is_closing():
            return
        now = self.loop.time()
        refilled = self._budget + (now - self._since) * self._limits.socket_rate
        self._budget, self._since = min(self._limits.socket_bytes, refilled) - len(data), now
        if self._budget < 0 and self.handshake_complete:
            self._fail(CloseCode.POLICY_VIOLATION, "too much was sent")
            return
        super().data_received(data)
        if self.transport.is_closing():
            # What the client does not read must not keep the connection open.
            self._sending.set(self._limits.send_timeout, self.transport)

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on; a text that is none is not worth an entry in the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._fail(CloseCode.INVALID_DATA, "a text is UTF-8")
                return
        super().send_receive_event_to_app()

    def _fail(self, code: CloseCode, reason: str) -> None:
        self.conn.fail(code, reason)
        if not self.close_sent:
            self.handle_parser_exception()
        self.transport.close()
        self._sending.set(self._limits.send_timeout, self.transport)

    def keepalive_timeout(self) -> None:
        """The client has not answered: it is gone, so nothing is waited for."""
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        """The client does not read as fast as it is sent to."""
        super().pause_writing()
        self._sending.set(self._limits.send_timeout, self.transport)

    def resume_writing(self) -> None:
        """The client has read on."""
        super().resume_writing()
        self._sending.clear()
