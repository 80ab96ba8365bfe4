"""The real server in a process of its own, which can be killed and started again with the same data."""

import os
import subprocess
import sys
from pathlib import Path
from re import search
from signal import SIGINT, SIGKILL, Signals
from typing import Self

from browser.quick_server import MOVED_CLOCK
from server.serving import Device

COMMAND = ("-m", "cartographers", "serve")
#: The same with advisers that answer quickly.
QUICK = (str(Path(__file__).with_name("quick_server.py")),)


class Serving:
    """``python -m cartographers serve`` on a free port; after a restart on the same one."""

    def __init__(self, data: Path, command: tuple[str, ...] = COMMAND, options: tuple[str, ...] = ()) -> None:
        self.data, self._command, self._options = data, command, options
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process
        return self._process.pid

    @property
    def address(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start, and return when pages are served."""
        options = ["--port", str(self.port), "--data", str(self.data)]
        self._process = subprocess.Popen(
            [sys.executable, *self._command, *options, *self._options],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout
        for line in self._process.stdout:
            found = search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.port = int(found[1])
                return self
        raise AssertionError(f"the server ended with {self._process.wait()}")

    def move_clock(self, seconds: float) -> None:
        """Move the clocks of a quick server to so many seconds after the real time."""
        # At once: the server may read it at any moment, and an empty file is no time.
        (self.data / "clock-to-come").write_text(str(seconds))
        (self.data / "clock-to-come").replace(self.data / MOVED_CLOCK)

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        self._end(SIGKILL)

    def stop(self) -> None:
        """Stop it as Ctrl-C does, if it runs."""
        self._end(SIGINT)

    def _end(self, signal: Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(signal)
            process.communicate(timeout=30)

    def device(self, token: str = "") -> Device:
        """A device that talks to the server without a browser."""
        return Device(self.port, token)
