"""A pool of worker processes. Jobs are sent and answered as lines of JSON."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from json import dumps, loads

from cartographers.notation.wire import Json
from cartographers.server.work.queue import Lane, Purpose, WorkQueue
from cartographers.server.workers.sandbox import Limits, Sandbox, WorkerProcess

#: What is raised when a process has died, is late, or answers with something that cannot be read.
#: uvloop raises ``RuntimeError`` for a write to a process that has already ended.
_WORKER_ERRORS = (OSError, TimeoutError, TypeError, ValueError, LookupError, RuntimeError)
#: The most characters of an error message that are passed on.
_LONGEST_MESSAGE = 300


class WorkerFailed(Exception):
    """A worker process that died, took too long or gave an answer that cannot be used."""


@dataclass(frozen=True, slots=True)
class Task:
    """A job for a worker process, as JSON, and how many seconds it waits for each of its answers."""

    #: Written only when the job's turn has come: many wait, and a game with many seats is long.
    job: Callable[[], Json]
    timeouts: Sequence[float]
    #: Gets each answer as it comes; raises ``ValueError``, ``TypeError`` or ``LookupError`` to reject it.
    on_answer: Callable[[Json], None]


class WorkerPool:
    """As many processes as a queue has slots in each lane, started when they are needed."""

    def __init__(
        self, command: Sequence[str], queue: WorkQueue, limits: Mapping[Lane, Limits], startup_time: float
    ) -> None:
        """A lane without limits has no processes."""
        self._command, self._limits, self._startup_time = command, limits, startup_time
        self.queue = queue
        #: The processes that are waiting for a job; the one that worked last is asked first.
        self._idle: dict[Lane, list[WorkerProcess]] = {lane: [] for lane in limits}
        self._job_numbers = count(1)
        self._sandbox = Sandbox()

    async def run(self, task: Task, purpose: Purpose, seconds: float) -> None:
        """Run a task when its turn has come; it is expected to take so many seconds.

        A process that fails, or whose caller is cancelled, is killed, so no late answer is taken for the next
        one.
        """
        async with self.queue.turn(purpose, seconds) as lane:
            process: WorkerProcess | None = None
            try:
                process, timeouts = await self._process(lane, task.timeouts)
                await self._exchange(process, task, timeouts)
            except BaseException as error:
                if process is not None:
                    await process.end()
                if isinstance(error, _WORKER_ERRORS):
                    raise WorkerFailed(_describe(error)) from None
                raise
            self._idle[lane].append(process)

    async def _process(self, lane: Lane, timeouts: Sequence[float]) -> tuple[WorkerProcess, Sequence[float]]:
        while self._idle[lane]:
            process = self._idle[lane].pop()
            if process.returncode is None:
                return process, timeouts
            process.kill()  # its pipes may still be open
        process = await self._sandbox.start(self._command, self._limits[lane])
        # Loading the program does not count against the first answer.
        return process, [timeouts[0] + self._startup_time, *timeouts[1:]]

    async def _exchange(self, process: WorkerProcess, task: Task, timeouts: Sequence[float]) -> None:
        assert process.stdin and process.stdout
        number = next(self._job_numbers)
        process.stdin.write(dumps(task.job() | {"job": number}).encode() + b"\n")
        for timeout in timeouts:
            # Not `wait_for`: before Python 3.12 it forgets that it is cancelled if the answer has just come.
            async with asyncio.timeout(timeout):
                line = await process.stdout.readline()
            if not line:
                raise OSError("the process ended")
            answer = loads(line)
            if not isinstance(answer, dict) or answer.pop("job", None) != number:
                raise ValueError("this answers another job")
            if "error" in answer:
                raise ValueError(str(answer["error"]))
            task.on_answer(answer)

    async def close(self, lane: Lane | None = None) -> None:
        """Kill the idle processes of a lane, or all processes, also those that have a job.

        In a lane a later job starts new ones; when all are closed, none is started any more.
        """
        if lane is None:
            await self._sandbox.close()
        else:
            while self._idle[lane]:
                await self._idle[lane].pop().end()


def _describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:_LONGEST_MESSAGE].rstrip(": ")
