"""A server in a process of its own that starts quickly: forked from one that has imported everything.

What is killed in the checks is the real ``serve``; only its imports are not done again for every start.
"""

import multiprocessing
import time
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from cartographers.server.basics.clocks import Clocks
from cartographers.server.running.process import serve
from cartographers.server.settings import ConnectionLimits, Settings

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import Synchronized

_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload([__name__])


def unlimited(folder: Path, database: str = "") -> Settings:
    """As a host would run it, but without limits of speed: the load comes from one address."""
    return Settings(
        data=folder,
        database=database,
        connections=ConnectionLimits(per_address=4000),
        creation_limit=(1e9, 1e9),
        join_limit=(1e9, 1e9),
        kept_limit=(1e9, 1e9),
        network_bytes=1 << 50,
        request_limit=(1e9, 1e9),
        bot_processes=1,
    )


class ForkedServer:
    """A server that answers already."""

    def __init__(self, settings: Settings) -> None:
        told, telling = _forking.Pipe(duplex=False)
        #: Seconds by which its clock on the wall is wrong.
        self._clock_error = _forking.Value("d", 0.0)
        self._process = _forking.Process(target=_serve, args=(settings, telling, self._clock_error))
        self._process.start()
        telling.close()
        try:
            self.port: int = told.recv()
        except EOFError:
            self._process.join()
            raise RuntimeError(f"the server ended with {self._process.exitcode}") from None
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def running(self) -> bool:
        """Has it not ended?"""
        return self._process.is_alive()

    def set_clock(self, error: float) -> None:
        """Set its clock on the wall, so that it is wrong by so many seconds."""
        self._clock_error.value = error

    def kill(self) -> None:
        """End it at once, as the system does when memory runs out (SIGKILL)."""
        self._process.kill()
        self._process.join()

    def stop(self) -> None:
        """Ask it to end (SIGTERM), and wait."""
        self._process.terminate()
        self._process.join()


def _serve(settings: Settings, telling: Connection, clock_error: "Synchronized[float]") -> None:
    serve(
        replace(settings, port=0),
        lambda addresses: telling.send(urlsplit(addresses[0]).port),
        clocks=Clocks(time.monotonic, lambda: time.time() + clock_error.value),
    )
