"""A proxy that gives a server one path of a domain, and removes the path from the addresses it passes on."""

from contextlib import suppress
from socket import SHUT_WR, create_connection, socket
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Self

from browser.serving import Serving

_MISSING = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class StrippedServing(Serving):
    """A server behind such a proxy. What is asked for beside the path is not there."""

    path = "/cartographers"
    _proxy: ThreadingTCPServer | None = None

    @property
    def address(self) -> str:
        """The address of the proxy."""
        assert self._proxy is not None
        return f"http://127.0.0.1:{self._proxy.server_address[1]}"

    def start(self) -> Self:
        """Start the server and the proxy."""
        super().start()
        serving = self

        class Handler(StreamRequestHandler):
            def handle(self) -> None:
                serving._pass_on(self.connection)

        self._proxy = ThreadingTCPServer(("127.0.0.1", 0), Handler)
        Thread(target=self._proxy.serve_forever, args=(0.05,)).start()
        return self

    def stop(self) -> None:
        """Stop both, once the browsers are gone."""
        super().stop()
        if self._proxy is not None:
            self._proxy.shutdown()
            self._proxy.server_close()
            self._proxy = None

    def _pass_on(self, browser: socket) -> None:
        """Pass one request on; each has a connection of its own."""
        head = b""
        while b"\r\n\r\n" not in head:
            part = browser.recv(1 << 16)
            if not part:
                return  # a browser opens connections that it may not need
            head += part
        line, _, rest = head.partition(b"\r\n")
        method, target, version = line.split(b" ")
        prefix = self.path.encode()
        if not target.startswith(prefix + b"/"):
            browser.sendall(_MISSING)
            return
        if b"\r\nUpgrade: websocket" not in head:
            rest = rest.replace(b"Connection: keep-alive", b"Connection: close")
        with suppress(OSError), create_connection(("127.0.0.1", self.port)) as server:
            server.sendall(b"%s %s %s\r\n%s" % (method, target.removeprefix(prefix), version, rest))
            sending = Thread(target=_copy, args=(browser, server))
            sending.start()
            _copy(server, browser)
            sending.join()


def _copy(source: socket, sink: socket) -> None:
    """Copy all that comes, until one side is gone."""
    with suppress(OSError):
        while part := source.recv(1 << 16):
            sink.sendall(part)
    with suppress(OSError):
        sink.shutdown(SHUT_WR)
