"""Sandboxed processes: limited memory, low priority, one thread, and killed together with their children."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from dataclasses import dataclass

#: The longest line a process may write, in bytes.
_LONGEST_LINE = 1 << 18
#: Numerical libraries would start a thread for every core; a worker computes one answer at a time.
_ONE_THREAD = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1"
)
#: Seconds to wait for a killed process. asyncio reports its end only after its pipes are closed, and a child
#: that left the process group can keep them open.
_KILL_TIMEOUT = 1.0
#: The lowest priority of a process.
_LOWEST_PRIORITY = 19


@dataclass(frozen=True, slots=True)
class Limits:
    """The memory and the priority of a process."""

    #: Bytes of private memory.
    memory: int
    #: How much lower than the server's its priority is, as in ``nice``.
    nice: int


async def start(command: Sequence[str], limits: Limits) -> Process:
    """Start a process in a process group of its own, so that its children can be killed with it."""
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            # Errors are reported in answers; a worker must not be able to fill the server's log.
            stderr=DEVNULL,
            limit=_LONGEST_LINE,
            start_new_session=True,
            env=os.environ | _ONE_THREAD,
        )
    )
    try:
        process = await asyncio.shield(starting)
    except asyncio.CancelledError:
        # It runs already, and whoever was cancelled does not know it.
        with contextlib.suppress(OSError):
            await kill(await starting)
        raise
    # A process that has died already is noticed when its answer is read.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        _apply(limits, process.pid)
    return process


def _apply(limits: Limits, pid: int) -> None:
    if sys.platform == "linux":
        import resource  # does not exist on Windows

        resource.prlimit(pid, resource.RLIMIT_DATA, (limits.memory, limits.memory))
        resource.prlimit(pid, resource.RLIMIT_CORE, (0, 0))
    if sys.platform != "win32":
        priority = os.getpriority(os.PRIO_PROCESS, 0) + limits.nice
        os.setpriority(os.PRIO_PROCESS, pid, min(_LOWEST_PRIORITY, priority))


async def kill(process: Process) -> None:
    """Kill a process and its children."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_KILL_TIMEOUT):
            await process.wait()
