"""What one hostile connection costs a server, and how soon a server ends when it is asked to."""

import os
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

from bench.server import Server
from bench.shared.figure import Figure

#: Seconds of sending, and bytes sent at once.
SECONDS, PART = 5, 1 << 20


def figures() -> Iterator[Figure]:
    """A head without end, sent again as often as it is refused, while somebody else asks for a page."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        port = server.client.base_url.port
        assert port is not None
        before, stop, sent = server.memory(), Event(), [0]
        attacker = Thread(target=attack, args=(port, stop, sent))
        attacker.start()
        waits, memory, end = [], before, time.monotonic() + SECONDS
        while time.monotonic() < end:
            since = time.perf_counter()
            server.client.get("/api/health").raise_for_status()
            waits.append(time.perf_counter() - since)
            memory = max(memory, server.memory())
            time.sleep(0.02)
        stop.set()
        attacker.join()
        yield Figure(f"memory grown by {sent[0] >> 20} MB of head", memory - before, "MB", 50)
        yield Figure("longest answer to another client meanwhile", max(waits) * 1000, "ms", 250)
        server.stop()
    yield Figure("from SIGTERM to the end of the process", ended_in(), "s", 1.0)


def attack(port: int, stop: Event, sent: list[int]) -> None:
    """Send heads without end."""
    while not stop.is_set():
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 5) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            while not stop.is_set():
                line.sendall(b"x" * PART)
                sent[0] += PART


def ended_in() -> float:
    """How long a server takes to end."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        process: subprocess.Popen[str] = server.process
        since = time.perf_counter()
        os.kill(process.pid, signal.SIGTERM)
        process.wait()
        return time.perf_counter() - since
