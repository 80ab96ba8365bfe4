"""Sandboxed processes: limited memory, low priority, one thread, and killed together with their children."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, SubprocessStreamProtocol
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from cartographers.players.backends import ONE_THREAD
from cartographers.server.basics.tasks import finish

#: The longest line a process may write, in bytes.
_LONGEST_LINE = 1 << 18
#: Seconds for which a killed process is waited for. It ends at once, unless the machine is busy.
_KILL_TIMEOUT = 1.0
#: The same for all processes when the server stops: an event loop cannot be closed before they have ended.
#: Only a process that hangs in the system, such as on a broken disk, takes longer.
_CLOSE_TIMEOUT = 30.0
#: The lowest priority of a process.
_LOWEST_PRIORITY = 19


@dataclass(frozen=True, slots=True)
class Limits:
    """The memory and the priority of a process."""

    #: Bytes of private memory.
    memory: int
    #: How much lower than the server's its priority is, as in ``nice``.
    nice: int


class WorkerProcess(SubprocessStreamProtocol):
    """A process that reads jobs from one pipe and answers into another."""

    def __init__(self) -> None:
        super().__init__(limit=_LONGEST_LINE, loop=asyncio.get_running_loop())
        self._subprocess: asyncio.SubprocessTransport | None = None
        self._killed = False
        #: What has not ended or been closed yet: the process, and the pipes by their numbers.
        self._left: set[int | str] = {"process", 0, 1}
        self._ended = asyncio.Event()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._subprocess
        return self._subprocess.get_pid() or 0

    @property
    def returncode(self) -> int | None:
        """What it ended with; none while it runs."""
        return self._subprocess.get_returncode() if self._subprocess else None

    def kill(self) -> None:
        """Kill it and its children, as soon as it has been started, and close its pipes.

        Nothing is waited for, so this cannot be cancelled.
        """
        self._killed = True
        if self._subprocess is None:
            return
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                if sys.platform == "win32":
                    self._subprocess.kill()
                else:
                    os.killpg(self.pid, signal.SIGKILL)
        # A child that left the process group may keep a pipe open, and nobody reads one that is full.
        if self.stdin and not self.stdin.transport.is_closing():
            self.stdin.transport.abort()
        with contextlib.suppress(ProcessLookupError):
            self._subprocess.close()

    async def end(self) -> None:
        """Kill it, and wait a moment for its end."""
        self.kill()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_KILL_TIMEOUT):
                await self.wait()

    async def wait(self) -> None:
        """Wait until it has ended and its pipes are closed."""
        await self._ended.wait()

    @property
    def has_ended(self) -> bool:
        """Has it ended, and are its pipes closed?"""
        return self._ended.is_set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has been started."""
        super().connection_made(transport)
        # That of uvloop has the methods, but is no instance.
        self._subprocess = cast(asyncio.SubprocessTransport, transport)
        if self._killed:
            self.kill()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """One of its pipes is closed."""
        super().pipe_connection_lost(fd, exc)
        self._gone(fd)

    def process_exited(self) -> None:
        """It has ended."""
        super().process_exited()
        self._gone("process")

    def not_started(self) -> None:
        """There will be no process."""
        self._left.clear()
        self._ended.set()

    def _gone(self, part: int | str) -> None:
        self._left.discard(part)
        if not self._left:
            self._ended.set()


class Sandbox:
    """Starts processes, of which none is left when it has been closed."""

    def __init__(self) -> None:
        self._processes: set[WorkerProcess] = set()
        self._closed = False

    async def start(self, command: Sequence[str], limits: Limits) -> WorkerProcess:
        """Start a process in a process group of its own, so that its children can be killed with it.

        One whose starter is cancelled meanwhile is killed.
        """
        if self._closed:
            raise OSError("no more processes are started")
        process = WorkerProcess()
        self._processes = {one for one in self._processes if not one.has_ended} | {process}
        starting = asyncio.ensure_future(_start(process, command))
        try:
            await asyncio.shield(starting)
        except asyncio.CancelledError:
            process.kill()
            raise
        # A process that has died already is noticed when its answer is read.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            _apply(limits, process.pid)
        return process

    async def close(self) -> None:
        """Kill all processes and wait until they have ended, even if cancelled meanwhile."""
        self._closed = True
        for process in self._processes:
            process.kill()
        await finish(self._all_ended())

    async def _all_ended(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_CLOSE_TIMEOUT):
                for process in list(self._processes):
                    await process.wait()


async def _start(process: WorkerProcess, command: Sequence[str]) -> None:
    try:
        await asyncio.get_running_loop().subprocess_exec(
            lambda: process,
            *command,
            stdin=PIPE,
            stdout=PIPE,
            # Errors are reported in answers; a worker must not be able to fill the server's log.
            stderr=DEVNULL,
            start_new_session=True,
            env=os.environ | ONE_THREAD,
        )
    except BaseException:
        process.not_started()
        raise


def _apply(limits: Limits, pid: int) -> None:
    if sys.platform == "linux":
        import resource  # does not exist on Windows

        resource.prlimit(pid, resource.RLIMIT_DATA, (limits.memory, limits.memory))
        resource.prlimit(pid, resource.RLIMIT_CORE, (0, 0))
    if sys.platform != "win32":
        priority = os.getpriority(os.PRIO_PROCESS, 0) + limits.nice
        os.setpriority(os.PRIO_PROCESS, pid, min(_LOWEST_PRIORITY, priority))
