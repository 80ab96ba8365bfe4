"""No worker process is left behind: the event loop of a server cannot be closed while there is one."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import uvloop

from cartographers.server.workers.job import Job, WorkerFailed
from cartographers.server.workers.sandbox import Limits, Sandbox, WorkerProcess
from server.worker_pool import PURPOSE, ask, nothing, worker_pool

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
#: Ends neither when it is asked to nor when its input does, and never stops writing.
STUBBORN = (
    sys.executable,
    "-c",
    "import signal, sys\n"
    "for one in (signal.SIGTERM, signal.SIGINT, signal.SIGPIPE): signal.signal(one, signal.SIG_IGN)\n"
    "while True: print('x' * 65536, flush=True)",
)
#: Has a child in a group of its own, which keeps the pipes open.
WITH_A_CHILD = (
    sys.executable,
    "-c",
    "import subprocess, sys\n"
    "sleeping = [sys.executable, '-c', 'import time; time.sleep(60)']\n"
    "child = subprocess.Popen(sleeping, start_new_session=True)\n"
    "print(child.pid, flush=True)\n"
    "sys.stdin.read()",
)


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Callable[[Awaitable[None]], None]:
    """Runs something in an event loop, which is closed afterwards: an error if a process is left."""

    async def bounded(test: Awaitable[None]) -> None:
        async with asyncio.timeout(HANGING):
            await test

    def in_loop(test: Awaitable[None]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(bounded(test))

    return in_loop


class Started:
    """The processes that were started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.processes: list[WorkerProcess] = []
        made = WorkerProcess.connection_made

        def connection_made(process: WorkerProcess, transport: asyncio.BaseTransport) -> None:
            self.processes.append(process)
            made(process, transport)

        monkeypatch.setattr(WorkerProcess, "connection_made", connection_made)

    async def first(self) -> WorkerProcess:
        while not self.processes:
            await asyncio.sleep(0.01)
        return self.processes[0]


def test_a_process_that_has_a_job_when_all_are_closed_ends_at_once(
    run: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        started, workers = Started(monkeypatch), worker_pool(ECHO, 1, LIMITS, HANGING)
        first = asyncio.Event()
        asked = Job(nothing, dict, [HANGING, HANGING, HANGING], 1.0)
        job = asyncio.ensure_future(workers.run(asked, PURPOSE, lambda answer: first.set()))
        await first.wait()
        process = await started.first()
        await workers.close()
        assert process.returncode is not None and process.has_ended
        with pytest.raises(WorkerFailed, match="the process ended"):
            await job
        with pytest.raises(WorkerFailed, match="no more processes are started"):
            await ask(workers, {}, [HANGING], print)

    run(test())


def test_a_process_that_never_stops_writing_has_ended_when_all_are_closed(run: Callable[..., None]) -> None:
    async def test() -> None:
        sandbox = Sandbox()
        process = await sandbox.start(STUBBORN, LIMITS)
        assert process.stdout
        await process.stdout.readline()
        await asyncio.sleep(0.2)  # its pipe fills, and nobody reads any more
        await sandbox.close()
        assert process.returncode is not None and process.has_ended

    run(test())


def test_a_process_that_ends_late_is_waited_for_when_all_are_closed(
    run: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a busy machine, where even a killed process takes seconds."""
    ended = WorkerProcess.process_exited

    def late(process: WorkerProcess) -> None:
        asyncio.get_running_loop().call_later(1.5, ended, process)

    monkeypatch.setattr(WorkerProcess, "process_exited", late)

    async def test() -> None:
        started, workers = Started(monkeypatch), worker_pool(ECHO, 1, LIMITS, HANGING)
        await ask(workers, {}, [HANGING], print)
        await workers.close()
        assert started.processes[0].has_ended

    run(test())


def test_a_pipe_that_a_child_keeps_open_is_closed_without_waiting_for_the_child(
    run: Callable[..., None],
) -> None:
    async def test() -> None:
        sandbox = Sandbox()
        process = await sandbox.start(WITH_A_CHILD, LIMITS)
        assert process.stdin and process.stdout
        child = int(await process.stdout.readline())
        process.stdin.write(b"x" * (1 << 22))  # more than is taken
        await sandbox.close()
        os.kill(child, signal.SIGKILL)  # an error if it had been waited for
        assert process.has_ended

    run(test())


def test_who_is_cancelled_while_a_process_starts_ends_it(
    run: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        started, sandbox = Started(monkeypatch), Sandbox()
        starting = asyncio.ensure_future(sandbox.start(ECHO, LIMITS))
        await asyncio.sleep(0)
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
        process = await started.first()
        await process.wait()
        assert process.returncode is not None

    run(test())


def test_a_process_that_is_still_being_started_when_all_are_closed_is_waited_for(
    run: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        started, sandbox = Started(monkeypatch), Sandbox()
        starting = asyncio.ensure_future(sandbox.start(ECHO, LIMITS))
        await asyncio.sleep(0)
        assert not started.processes
        await sandbox.close()
        assert started.processes[0].has_ended
        await asyncio.gather(starting, return_exceptions=True)

    run(test())


def test_who_is_cancelled_while_all_are_closed_goes_on_waiting_for_their_end(
    run: Callable[..., None],
) -> None:
    async def test() -> None:
        sandbox = Sandbox()
        processes = [await sandbox.start(STUBBORN, LIMITS) for _ in range(2)]
        closing = asyncio.ensure_future(sandbox.close())
        for _ in range(2):
            await asyncio.sleep(0)
            closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        assert all(one.has_ended for one in processes)

    run(test())


def test_what_cannot_be_started_has_failed_and_is_not_waited_for(
    run: Callable[..., None], tmp_path: Path
) -> None:
    async def test() -> None:
        workers = worker_pool((str(tmp_path / "nothing"),), 1, LIMITS, HANGING)
        with pytest.raises(WorkerFailed, match="FileNotFoundError"):
            await ask(workers, {}, [HANGING], print)
        await workers.close()

    run(test())


def test_who_is_cancelled_at_the_moment_of_an_answer_ends_the_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        process = AnsweringProcess()

        async def this(*_: object) -> AnsweringProcess:
            return process

        monkeypatch.setattr(Sandbox, "start", this)
        workers = worker_pool(ECHO, 1, LIMITS, HANGING)
        asked = Job(nothing, dict, [HANGING, HANGING], 1.0)
        job = asyncio.ensure_future(workers.run(asked, PURPOSE, lambda answer: None))
        await process.asked.wait()
        process.answer.set_result(b'{"job": 1}\n')
        job.cancel()
        with pytest.raises(asyncio.CancelledError):
            await job
        assert process.killed == 1

    asyncio.run(test())


class AnsweringProcess:
    """A process that answers when it is told to, as often as it is asked."""

    returncode = None

    def __init__(self) -> None:
        self.stdin = self.stdout = self
        self.killed = 0
        self.asked = asyncio.Event()
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def write(self, data: bytes) -> None:
        """Take a job."""

    async def readline(self) -> bytes:
        """The answer, once it is there."""
        self.asked.set()
        return await self.answer

    async def end(self) -> None:
        """Be killed."""
        self.killed += 1
