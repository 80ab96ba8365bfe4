"""Processes that may not harm the server: with little memory, low priority, and no way to outlive it."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from dataclasses import dataclass

#: The longest line a process may answer with.
_LINE = 1 << 18
#: One thread each: a process is for one thought at a time.
_ONE_THREAD = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1"
)
#: Seconds to wait for a killed process; whatever still holds its pipes is none of ours.
_BURIAL = 1.0
#: The lowest priority there is.
_LAST = 19


@dataclass(frozen=True, slots=True)
class Limits:
    """What a process is allowed."""

    #: Bytes of memory of its own.
    memory: int
    #: How far it steps back behind the server, as in ``nice``.
    nice: int


async def start(command: Sequence[str], limits: Limits) -> Process:
    """A process in a group of its own, so that whatever it starts ends with it."""
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=PIPE,
        stdout=PIPE,
        # What goes wrong is told in answers; nothing may fill the server's own log.
        stderr=DEVNULL,
        limit=_LINE,
        start_new_session=True,
        env=os.environ | _ONE_THREAD,
    )
    # It may have died already; whoever asks it something will see.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        _confine(process.pid, limits)
    return process


def _confine(pid: int, limits: Limits) -> None:
    if sys.platform == "linux":
        import resource  # only some systems have it

        resource.prlimit(pid, resource.RLIMIT_DATA, (limits.memory, limits.memory))
        resource.prlimit(pid, resource.RLIMIT_CORE, (0, 0))
    if sys.platform != "win32":
        behind = os.getpriority(os.PRIO_PROCESS, 0) + limits.nice
        os.setpriority(os.PRIO_PROCESS, pid, min(_LAST, behind))


async def end(process: Process) -> None:
    """Kill a process and all that it has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(process.wait(), _BURIAL)
