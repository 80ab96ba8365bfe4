"""HTTP connections with limits: the size of a request's head and body, and the time for each part of it."""

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from cartographers.server.protocol.decisions import Problem
from cartographers.server.running.counter import ConnectionCounter, Deadline
from cartographers.server.running.handshake import usual_answer
from cartographers.server.running.websocket import LimitedWebSocket
from cartographers.server.settings import ConnectionLimits

#: Requests that may wait on one connection for the answer to an earlier one; browsers send none.
_MAX_PIPELINED = 8
#: What a field costs besides its letters: a colon, a space and the end of the line.
_FIELD_BYTES = 4
#: The most bytes in the head of a usual request for a WebSocket.
_USUAL_HEAD = 4096
#: What is said for programs of what is refused below the application.
_CODES = {
    HTTPStatus.BAD_REQUEST: "unreadable",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: "too-large",
    HTTPStatus.TOO_MANY_REQUESTS: "too-many-requests",
    HTTPStatus.SERVICE_UNAVAILABLE: "too-many-connections",
}


class _HeadTooLarge(Exception):
    """Raised in a callback of the parser, which stops reading then."""


class LimitedHttp(HttpToolsProtocol):
    """An HTTP connection that is closed if its peer sends too much or too slowly, or does not read."""

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
        self._counted = False
        self._receiving = Deadline(self.loop)
        self._sending = Deadline(self.loop)
        #: Is the head of a request under way, or the first byte of one waited for?
        self._in_head = True
        #: Bytes received since the head or the body began, and those of the head's fields.
        self._received = self._head_size = self._fields = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; one too many is answered at once and closed."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        if self._counter.is_full(self._address):
            self._counter.refused += 1
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        self._counter.opened(self._address)
        self._counted = True
        self._receiving.set(self._limits.head_timeout, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        self._receiving.clear()
        self._sending.clear()
        if self._counted:
            self._counted = False
            self._counter.closed(self._address)

    def data_received(self, data: bytes) -> None:
        """Parse what has come, as long as it is not too much."""
        if self.transport.is_closing():
            return
        self._received += len(data)
        try:
            super().data_received(data)
        except UnicodeError:
            # The head of a WebSocket request with letters that no address has.
            self._refuse(HTTPStatus.BAD_REQUEST)
        if self.transport.is_closing():
            return
        if self._in_head and self._received > self._limits.head_size:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif not self._in_head and self._received > self._limits.body_size:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        elif len(self.pipeline) > _MAX_PIPELINED:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)

    def send_400_response(self, msg: str) -> None:
        """Called where parsing failed: because of what was sent, or because it was too much."""
        too_large = self._head_size > self._limits.head_size or self._fields > self._limits.head_fields
        self._refuse(
            HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if too_large else HTTPStatus.BAD_REQUEST,
        )

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer without the application, and close."""
        self._receiving.clear()
        # A second answer would be taken for the rest of the first.
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            # The language of the request may not have come yet.
            body = Problem(detail=f"{status.phrase}.", code=_CODES[status]).model_dump_json().encode()
            head = (
                f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self.transport.close()
        self._sending.set(self._limits.send_timeout, self.transport)

    # --- the parser's callbacks ---------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """The first line of a request begins."""
        super().on_message_begin()
        self._in_head = True
        self._head_size = self._fields = 0
        self._receiving.set(self._limits.head_timeout, self.transport)

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of the head, or one after the body."""
        self._fields += 1
        self._grow(len(name) + len(value) + _FIELD_BYTES)
        super().on_header(name, value)

    def _grow(self, size: int) -> None:
        self._head_size += size
        if self._head_size > self._limits.head_size or self._fields > self._limits.head_fields:
            raise _HeadTooLarge

    def on_headers_complete(self) -> None:
        """The head has ended; a body may follow."""
        self._in_head = False
        self._received = 0
        self._receiving.set(self._limits.body_timeout, self.transport)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is here."""
        super().on_message_complete()
        self._in_head = True
        self._received = 0
        self._receiving.clear()

    def on_response_complete(self) -> None:
        """The whole answer was handed to the transport, if not to the peer."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._sending.set(self._limits.send_timeout, self.transport)

    # --- sending ------------------------------------------------------------------------------------

    def timeout_keep_alive_handler(self) -> None:
        """No further request has come for a while."""
        super().timeout_keep_alive_handler()
        self._sending.set(self._limits.send_timeout, self.transport)

    def pause_writing(self) -> None:
        """The peer does not read as fast as it is sent to."""
        super().pause_writing()
        self._sending.set(self._limits.send_timeout, self.transport)

    def resume_writing(self) -> None:
        """The peer has read on."""
        super().resume_writing()
        self._sending.clear()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the protocol of WebSockets, which counts it again."""
        self._forget()
        version: str = self.scope["http_version"]
        answer = usual_answer(self.scope["method"], version, self.headers)
        if answer is None or self._head_size > _USUAL_HEAD:
            super().handle_websocket_upgrade()
            return
        # What was parsed is handed over; uvicorn would write it out again, to be parsed a second time.
        self.connections.discard(self)
        protocol: LimitedWebSocket = self.ws_protocol_class(  # type: ignore[call-arg, assignment, misc]
            config=self.config, server_state=self.server_state, app_state=self.app_state
        )
        protocol.connection_made(self.transport)
        protocol.begin(self.url.decode("ascii"), self.headers, answer)
        self.transport.set_protocol(protocol)
