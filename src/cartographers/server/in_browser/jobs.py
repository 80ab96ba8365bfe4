"""What stands in for worker processes in a browser: another worker of the page, or this one."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from json import dumps, loads
from typing import Protocol

from cartographers.notation.wire import Json
from cartographers.server.work.queue import Lane, Purpose, WorkQueue
from cartographers.server.workers.job import Job, WorkerFailed
from cartographers.server.workers.pool import WorkerPool

#: Jobs of fewer seconds are done here, which takes no longer than sending them.
_SHORT = 0.1


class Elsewhere(Protocol):
    """Another worker of the page, as the browser's side of it is called."""

    def ready(self) -> bool:
        """Can it take a job now? Whoever asks has it started."""

    def do(self, number: int, run: str, request: str) -> Awaitable[object]:
        """Have a job done; its answers are passed on by their number meanwhile."""


class Jobs(WorkerPool):
    """Long jobs are done elsewhere, so that calls are answered meanwhile.

    Short ones are done here, and all while there is no other worker.
    """

    def __init__(self, queue: WorkQueue, elsewhere: Elsewhere | None = None) -> None:
        super().__init__((), queue, {}, startup_time=0)
        self._elsewhere, self._numbers = elsewhere, count(1)
        self._under_way: dict[int, Callable[[Json], None]] = {}

    async def run(self, job: Job, purpose: Purpose, on_answer: Callable[[Json], None]) -> None:
        """Do a job when its turn has come."""
        async with self.queue.turn(purpose, job.seconds):
            # What was answered before is sent before this begins: nothing else runs meanwhile.
            await asyncio.sleep(0)
            # Requests and answers are what a process would read.
            request = dumps(job.request())
            try:
                if job.seconds < _SHORT or not await self._done_elsewhere(job.name, request, on_answer):
                    for answer in job.run(loads(request)):
                        on_answer(loads(dumps(answer)))
            except Exception as error:
                raise WorkerFailed(f"{type(error).__name__}: {error}") from None

    async def _done_elsewhere(self, run: str, request: str, on_answer: Callable[[Json], None]) -> bool:
        """Have a job done by the other worker; false if there is none, or if it failed before it answered."""
        elsewhere, answers = self._elsewhere, list[Exception | None]()
        if not elsewhere or not elsewhere.ready():
            return False

        def hear(answer: Json) -> None:
            try:
                on_answer(answer)
                answers.append(None)
            except (ValueError, TypeError, LookupError) as error:
                answers.append(error)

        number = next(self._numbers)
        self._under_way[number] = hear
        try:
            await elsewhere.do(number, run, request)
        except Exception:
            if answers:
                raise
            return False
        finally:
            del self._under_way[number]
        for wrong in filter(None, answers):
            raise wrong
        return True

    def hear(self, number: int, answer: str) -> None:
        """Pass on an answer to a job; nobody waits for one whose caller is gone."""
        if on_answer := self._under_way.get(number):
            on_answer(loads(answer))

    async def close(self, lane: Lane | None = None) -> None:
        """Nothing is left to be ended."""
