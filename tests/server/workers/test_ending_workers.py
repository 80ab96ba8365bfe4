"""No worker process is left behind: the event loop of a server would wait for it for ever."""

import asyncio
import sys
from asyncio.subprocess import Process
from typing import Any

import pytest

from cartographers.server.workers import pool
from cartographers.server.workers.pool import Task
from cartographers.server.workers.sandbox import Limits, start
from server.worker_pool import PURPOSE, worker_pool

LIMITS = Limits(1 << 30, 5)
#: Long enough for a busy machine.
HANGING = 60.0
#: Answers every job twice, the second time when the first answer has long been read.
ECHO = (
    sys.executable,
    "-c",
    "import sys, time\n"
    "for line in sys.stdin:\n"
    "    for _ in range(2): sys.stdout.write(line), sys.stdout.flush(), time.sleep(0.2)",
)


class Started:
    """The processes that were started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.processes: list[Process] = []
        self.slow = asyncio.Event()
        self.slow.set()
        self._create = asyncio.create_subprocess_exec
        monkeypatch.setattr(asyncio, "create_subprocess_exec", self._started)

    async def _started(self, *command: Any, **options: Any) -> Process:
        self.processes.append(await self._create(*command, **options))
        await self.slow.wait()
        return self.processes[-1]


async def until_started(started: Started) -> Process:
    while not started.processes:
        await asyncio.sleep(0.01)
    return started.processes[0]


def test_a_process_that_has_a_job_when_all_are_closed_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        started, workers = Started(monkeypatch), worker_pool(ECHO, 1, LIMITS, HANGING)
        first = asyncio.Event()
        task = Task(lambda: {"task": "x"}, [HANGING, HANGING], lambda answer: first.set())
        job = asyncio.ensure_future(workers.run(task, PURPOSE, 1.0))
        await first.wait()
        await workers.close()
        process = await until_started(started)
        assert process.returncode is None
        await job
        assert process.returncode is not None

    asyncio.run(test())


def test_who_is_cancelled_while_a_process_starts_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        started = Started(monkeypatch)
        started.slow.clear()
        starting = asyncio.ensure_future(start(ECHO, LIMITS))
        process = await until_started(started)
        starting.cancel()
        await asyncio.sleep(0)
        started.slow.set()
        with pytest.raises(asyncio.CancelledError):
            await starting
        assert process.returncode is not None

    asyncio.run(test())


def test_who_is_cancelled_at_the_moment_of_an_answer_ends_the_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        process, killed = AnsweringProcess(), []

        async def this(*_: object) -> AnsweringProcess:
            return process

        async def kill(one: object) -> None:
            killed.append(one)

        monkeypatch.setattr(pool, "start", this)
        monkeypatch.setattr(pool, "kill", kill)
        workers = worker_pool(ECHO, 1, LIMITS, HANGING)
        task = Task(lambda: {"task": "x"}, [HANGING, HANGING], lambda answer: None)
        job = asyncio.ensure_future(workers.run(task, PURPOSE, 1.0))
        await process.asked.wait()
        process.answer.set_result(b'{"job": 1}\n')
        job.cancel()
        with pytest.raises(asyncio.CancelledError):
            await job
        assert killed == [process]

    asyncio.run(test())


class AnsweringProcess:
    """A process that answers when it is told to, as often as it is asked."""

    returncode = None

    def __init__(self) -> None:
        self.stdin = self.stdout = self
        self.asked = asyncio.Event()
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def write(self, data: bytes) -> None:
        """Take a job."""

    async def readline(self) -> bytes:
        """The answer, once it is there."""
        self.asked.set()
        return await self.answer
