"""The real server as a process of its own: it can be killed and started again over the same games."""

import os
import subprocess
import sys
from pathlib import Path
from re import search
from typing import Self

from server.house import Device

#: Where `make web` puts the built client.
CLIENT = Path("src") / "cartographers" / "server" / "static" / "index.html"


class Serving:
    """``python -m cartographers serve`` on a free port; after a restart on the same one."""

    def __init__(self, data: Path, grace: float = 90) -> None:
        self._data, self.grace = data, grace
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start, and come back when pages are served."""
        options = ["--port", str(self.port), "--data", str(self._data), "--grace", str(self.grace)]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "cartographers", "serve", *options],
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

    def kill(self) -> None:
        """The power fails: nothing is closed, nothing is written any more."""
        self._end(subprocess.Popen.kill)

    def stop(self) -> None:
        """As Ctrl-C does."""
        self._end(subprocess.Popen.terminate)

    def _end(self, how: object) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert callable(how) and process.stdout
        how(process)
        process.wait(20)
        process.stdout.close()

    def device(self, token: str = "") -> Device:
        """A device of its own that talks to the server without a browser."""
        return Device(self.port, token)
