"""A running program: lines in, lines out, each with a time limit.

Threads read and write, so that a program that neither reads nor answers cannot hold anybody up.
"""

import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO

from cartographers.players.player import Forfeit

#: Bytes in a line, and lines that nobody asked for: more come from a program gone wrong.
LONGEST_LINE, MOST_LINES = 1_000_000, 1000
#: Lines of its standard error that are kept.
_LAST_ERRORS = 20
#: Seconds that a program has to end after its input was closed.
FAREWELL = 2.0


class Process:
    """A program that was started; it is ended with ``end`` or ``kill``."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # A group of its own: Ctrl-C is for us, and whatever it starts ends with it.
                start_new_session=True,
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise Forfeit("bot-start", "it could not be started: {reason}", reason=reason) from None
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._input: SimpleQueue[bytes | None] = SimpleQueue()
        #: None after the last line.
        self._output: Queue[bytes | None] = Queue(MOST_LINES)
        self._errors: deque[str] = deque(maxlen=_LAST_ERRORS)
        self._threads = [
            Thread(target=self._write, args=(self._process.stdin,), daemon=True),
            Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            Thread(target=self._keep_errors, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Send a line, without waiting for it to be read."""
        self._input.put(line + b"\n")

    def receive(self, seconds: float) -> bytes:
        """The next line; raises ``Forfeit`` if there is none in time."""
        try:
            line = self._output.get(timeout=max(0.0, seconds))
        except Empty:
            raise Forfeit("bot-late", "it gave no answer in time") from None
        if line is None:
            raise self._ended()
        if not line.endswith(b"\n"):
            raise Forfeit("bot-line", "it sent a line of more than {most} bytes", most=LONGEST_LINE)
        return line

    def end(self) -> bool:
        """Close its input and wait for it; False if it had to be killed."""
        self._input.put(None)
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.kill()
            return False
        self.kill()  # whatever it has left behind
        return True

    def kill(self) -> None:
        """End the program and all that it started, at once."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._input.put(None)
        for thread in self._threads:
            thread.join(FAREWELL)

    def _ended(self) -> Forfeit:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._threads[2].join(FAREWELL)
        code = self._process.poll()
        status = "none" if code is None else str(code)
        if not self._errors:
            return Forfeit("bot-ended", "it ended, with the exit code {status}", status=status)
        sentence = "it ended, with the exit code {status}: {error}"
        return Forfeit("bot-ended-error", sentence, status=status, error=self._errors[-1])

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while (line := self._input.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, Full), pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._output.put_nowait(line)
                if not line.endswith(b"\n"):
                    break
        with suppress(Full):
            self._output.put_nowait(None)

    def _keep_errors(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                text = line.decode(errors="replace").strip()
                if text:
                    self._errors.append(text[:300])
