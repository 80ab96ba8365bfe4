"""A pool of worker processes. Jobs are sent and answered as lines of JSON."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from itertools import count
from json import dumps, loads

from cartographers.notation.wire import Json
from cartographers.server.workers.sandbox import Limits, kill, start

#: What is raised when a process has died, is late, or answers with something that cannot be read.
#: uvloop raises ``RuntimeError`` for a write to a process that has already ended.
_WORKER_ERRORS = (OSError, TimeoutError, TypeError, ValueError, LookupError, RuntimeError)
#: The most characters of an error message that are passed on.
_LONGEST_MESSAGE = 300


class WorkerFailed(Exception):
    """A worker process that died, took too long or gave an answer that cannot be used."""


class WorkerPool:
    """Up to ``size`` processes, started when they are needed. Jobs are served in the order they come."""

    def __init__(self, command: Sequence[str], size: int, limits: Limits, startup_time: float) -> None:
        self._command, self._limits, self._startup_time = command, limits, startup_time
        self.size = size
        #: The idle processes; ``None`` stands for one that is not running.
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(size):
            self._idle.put_nowait(None)
        self._job_numbers = count(1)

    async def run(self, job: Json, timeouts: Sequence[float], on_answer: Callable[[Json], None]) -> None:
        """Run a job that has one answer per timeout; each answer is passed to ``on_answer`` as it comes.

        ``on_answer`` rejects an answer by raising ``ValueError``, ``TypeError`` or ``LookupError``. A process
        that fails, or whose caller is cancelled, is killed, so no late answer is taken for the next one.
        """
        process = await self._idle.get()
        try:
            if process is None or process.returncode is not None:
                process = await start(self._command, self._limits)
                # Loading the program does not count against the first answer.
                timeouts = [timeouts[0] + self._startup_time, *timeouts[1:]]
            await self._exchange(process, job, timeouts, on_answer)
        except BaseException as error:
            if process is not None:
                await kill(process)
            process = None
            if isinstance(error, _WORKER_ERRORS):
                raise WorkerFailed(_describe(error)) from None
            raise
        finally:
            self._idle.put_nowait(process)

    async def _exchange(
        self, process: Process, job: Json, timeouts: Sequence[float], on_answer: Callable[[Json], None]
    ) -> None:
        assert process.stdin and process.stdout
        number = next(self._job_numbers)
        process.stdin.write(dumps(job | {"job": number}).encode() + b"\n")
        for timeout in timeouts:
            line = await asyncio.wait_for(process.stdout.readline(), timeout)
            if not line:
                raise OSError("the process ended")
            answer = loads(line)
            if not isinstance(answer, dict) or answer.pop("job", None) != number:
                raise ValueError("this answers another job")
            if "error" in answer:
                raise ValueError(str(answer["error"]))
            on_answer(answer)

    async def close(self) -> None:
        """Kill all processes once they are idle; a later job starts new ones."""
        for process in [await self._idle.get() for _ in range(self.size)]:
            if process is not None:
                await kill(process)
            self._idle.put_nowait(None)


def _describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:_LONGEST_MESSAGE].rstrip(": ")
