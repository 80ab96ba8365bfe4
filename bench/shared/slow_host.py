"""A static host whose line is slow: files are sent compressed, all together at so many bits a second.

As plain hosts do, it says when a file was written, and sends one that has not changed since not again.
"""

import gzip
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from threading import Lock, Thread
from typing import Any

#: What is sent at a time, in bytes.
_PIECE = 16_384


class SlowHost:
    """What such a host has sent so far."""

    def __init__(self, folder: Path, bits: float) -> None:
        """Without a limit it is as fast as the machine."""
        self.folder, self._bytes_a_second = folder, bits / 8
        self.sent = 0
        #: How often each file was sent.
        self.times: Counter[str] = Counter()
        self.port, self.gone = 0, False
        self._free_at, self._lock = 0.0, Lock()

    @cache  # noqa: B019  # one host at a time
    def content(self, path: str) -> tuple[bytes, str, str] | None:
        """A file as it is sent, its kind, and when it was written."""
        file = self.folder / path
        if file.is_dir():
            file = file / "index.html"
        if not file.is_file():
            return None
        kind = guess_type(file.name)[0] or "application/octet-stream"
        return gzip.compress(file.read_bytes(), 6), kind, formatdate(file.stat().st_mtime, usegmt=True)

    def wait_for_line(self, size: int) -> None:
        """Wait until the line has taken so many bytes."""
        with self._lock:
            self.sent += size
            self._free_at = max(self._free_at, time.monotonic()) + size / self._bytes_a_second
            until = self._free_at
        time.sleep(max(0.0, until - time.monotonic()))


@contextmanager
def slow_host(folder: Path, bits: float) -> Iterator[SlowHost]:
    """A host of the files in a folder, until it is left."""
    host = SlowHost(folder, bits)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            """Send a file; nothing over a line that was left open when the host went."""
            if host.gone:
                self.close_connection = True
                return
            path = self.path.partition("?")[0].lstrip("/")
            file = host.content(path)
            if file is None:
                self.send_response(404)
                self.send_header("Content-Length", "0")
                self.end_headers()
                return
            body, kind, written = file
            if self.headers.get("If-Modified-Since") == written:
                self.send_response(304)
                self.end_headers()
                return
            host.times[path] += 1
            self.send_response(200)
            for name, value in {
                "Content-Type": kind,
                "Content-Encoding": "gzip",
                "Content-Length": str(len(body)),
                "Last-Modified": written,
            }.items():
                self.send_header(name, value)
            self.end_headers()
            for start in range(0, len(body), _PIECE):
                piece = body[start : start + _PIECE]
                host.wait_for_line(len(piece))
                self.wfile.write(piece)

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    class Server(ThreadingHTTPServer):
        def handle_error(self, request: Any, client_address: Any) -> None:
            """A browser that has what it wanted, or is closed, ends its connections: nothing to tell."""
            if not isinstance(sys.exception(), ConnectionError):
                super().handle_error(request, client_address)

    server = Server(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    host.port = server.server_address[1]
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield host
    finally:
        host.gone = True
        server.shutdown()
        server.server_close()
