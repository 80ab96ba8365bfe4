"""A pool of worker processes. Jobs are sent and answered as lines of JSON."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from json import dumps, loads
from typing import TypeVar

from cartographers.notation.wire import Json
from cartographers.server.work.queue import Lane, Purpose, WorkQueue
from cartographers.server.workers.job import Job, WorkerFailed
from cartographers.server.workers.sandbox import Limits, Sandbox, WorkerProcess

#: What is raised when a process has died, is late, or answers with something that cannot be read.
#: uvloop raises ``RuntimeError`` for a write to a process that has already ended.
_WORKER_ERRORS = (OSError, TimeoutError, TypeError, ValueError, LookupError, RuntimeError)
#: The most characters of an error message that are passed on.
_LONGEST_MESSAGE = 300

T = TypeVar("T")


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

    async def run(self, job: Job, purpose: Purpose, on_answer: Callable[[Json], None]) -> None:
        """Run a job when its turn has come, and pass on each answer as it comes; raises ``WorkerFailed``.

        ``on_answer`` raises ``ValueError``, ``TypeError`` or ``LookupError`` to reject an answer.
        A process that fails, or whose caller is cancelled, is killed, so no late answer is taken for the next
        one.
        """
        async with self.queue.turn(purpose, job.seconds) as lane:
            process: WorkerProcess | None = None
            try:
                process, timeouts = await self._process(lane, job.timeouts)
                await self._exchange(process, replace(job, timeouts=timeouts), on_answer)
            except BaseException as error:
                if process is not None:
                    await process.end()
                if isinstance(error, _WORKER_ERRORS):
                    raise WorkerFailed(_describe(error)) from None
                raise
            self._idle[lane].append(process)

    async def answer(self, job: Job, purpose: Purpose, read: Callable[[Json], T]) -> T:
        """The answer to a job that has one; ``read`` may reject it as in ``run``."""
        answers: list[T] = []
        await self.run(job, purpose, lambda answer: answers.append(read(answer)))
        return answers[0]

    async def _process(self, lane: Lane, timeouts: Sequence[float]) -> tuple[WorkerProcess, Sequence[float]]:
        while self._idle[lane]:
            process = self._idle[lane].pop()
            if process.returncode is None:
                return process, timeouts
            process.kill()  # its pipes may still be open
        process = await self._sandbox.start(self._command, self._limits[lane])
        # Loading the program does not count against the first answer.
        return process, [timeouts[0] + self._startup_time, *timeouts[1:]]

    async def _exchange(self, process: WorkerProcess, job: Job, on_answer: Callable[[Json], None]) -> None:
        assert process.stdin and process.stdout
        number = next(self._job_numbers)
        line = dumps(job.request() | {"job": number, "run": job.name})
        process.stdin.write(line.encode() + b"\n")
        for timeout in job.timeouts:
            # Not `wait_for`: before Python 3.12 it forgets that it is cancelled if the answer has just come.
            async with asyncio.timeout(timeout):
                answered = await process.stdout.readline()
            if not answered:
                raise OSError("the process ended")
            answer = loads(answered)
            if not isinstance(answer, dict) or answer.pop("job", None) != number:
                raise ValueError("this answers another job")
            if "error" in answer:
                raise ValueError(str(answer["error"]))
            on_answer(answer)

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
