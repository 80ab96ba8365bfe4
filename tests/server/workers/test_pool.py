"""The worker pool: whatever goes wrong with a process, the caller is told that the worker failed."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cartographers.server.workers.job import WorkerFailed
from cartographers.server.workers.sandbox import Sandbox
from server.worker_pool import ask, worker_pool


class ClosedPipe:
    """The standard input of a process that has ended, as uvloop gives it."""

    def write(self, data: bytes) -> None:
        raise RuntimeError("unable to perform operation on <WriteUnixTransport>; the handler is closed")


def test_a_process_that_ended_before_it_was_asked_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    killed: list[str] = []

    async def end() -> None:
        killed.append("one")

    async def start(*_: Any) -> Any:
        return SimpleNamespace(stdin=ClosedPipe(), stdout=object(), returncode=None, end=end)

    monkeypatch.setattr(Sandbox, "start", start)

    async def run() -> None:
        workers = worker_pool(("never",), startup_time=0.0)
        for _ in range(2):  # the place in the pool is free again afterwards
            with pytest.raises(WorkerFailed, match="handler is closed"):
                await ask(workers, {}, [1.0], print)

    asyncio.run(run())
    assert len(killed) == 2
