"""Background jobs: one for each key, in turn, and what is reported about them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import Refusal
from cartographers.server.work.allowance import Allowance, AllowedWork
from cartographers.server.work.callers import Caller
from cartographers.server.work.jobs import JobFailed, Jobs


class Work:
    """A job that ends when it is told to."""

    def __init__(self, error: Exception | None = None) -> None:
        self.runs = 0
        self.cancelled = False
        self._error = error
        self._may_end = asyncio.Event()

    async def __call__(self) -> None:
        self.runs += 1
        try:
            await self._may_end.wait()
        except asyncio.CancelledError:
            self.cancelled = True
            raise
        if self._error:
            raise self._error

    async def end(self) -> None:
        self._may_end.set()
        await let_tasks_run()


async def let_tasks_run() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(test: Callable[[], Awaitable[Any]]) -> None:
    async def main() -> None:
        await test()

    asyncio.run(main())


ANN, BEN = Caller(Network("1.1.1.1"), "Ann"), Caller(Network("2.2.2.2"), "Ben")


def new_jobs(seconds: float = 100.0) -> Jobs[str]:
    return Jobs[str](Allowance(AllowedWork(seconds, seconds, 2 * seconds)))


def test_the_jobs_of_one_person_run_one_after_the_other() -> None:
    async def test() -> None:
        jobs, first, second = new_jobs(), Work(), Work()
        assert jobs.progress("a", done=False) == "none"
        jobs.start("a", ANN, 1, first)
        jobs.start("b", ANN, 1, second)
        await let_tasks_run()
        assert jobs.progress("a", done=False) == "running" and jobs.progress("b", done=False) == "waiting"
        await first.end()
        assert jobs.progress("a", done=True) == "done" and jobs.progress("b", done=False) == "running"
        await second.end()
        assert jobs.progress("b", done=False) == "none"

    run(test)


def test_nobody_waits_for_the_jobs_of_somebody_else() -> None:
    async def test() -> None:
        jobs, long, other = new_jobs(), Work(), Work()
        jobs.start("a", ANN, 1, long)
        jobs.start("b", BEN, 1, other)
        await let_tasks_run()
        assert jobs.progress("b", done=False) == "running"
        await jobs.close()

    run(test)


def test_a_job_under_way_is_not_started_twice() -> None:
    async def test() -> None:
        jobs, work = new_jobs(), Work()
        jobs.start("a", ANN, 1, work)
        jobs.start("a", BEN, 1, work)
        await let_tasks_run()
        jobs.start("a", ANN, 1, work)
        await work.end()
        assert work.runs == 1

    run(test)


def test_too_much_is_refused_until_something_is_done_and_others_are_not_concerned() -> None:
    async def test() -> None:
        jobs, work, other = new_jobs(seconds=10), Work(), Work()
        jobs.start("a", ANN, 6, work)
        jobs.start("b", ANN, 4, other)
        with pytest.raises(Refusal) as refused:
            jobs.start("c", ANN, 3, other)
        assert (refused.value.status, refused.value.retry_after) == (429, 3)
        jobs.start("d", BEN, 10, other)
        await let_tasks_run()
        await work.end()
        jobs.start("c", ANN, 3, other)
        await jobs.close()

    run(test)


FAILED = JobFailed("par-failed", "The bot failed; please try again.")


def test_a_failure_is_reported_until_the_job_is_started_again() -> None:
    async def test() -> None:
        jobs, failing, again = new_jobs(), Work(FAILED), Work()
        jobs.start("a", ANN, 1, failing)
        await failing.end()
        assert jobs.progress("a", done=False) == "failed" and jobs.failure("a") is FAILED
        assert jobs.failure("b") is None
        jobs.start("a", ANN, 1, again)
        assert jobs.progress("a", done=False) == "waiting" and jobs.failure("a") is None
        await again.end()

    run(test)


def test_closing_cancels_the_jobs_that_run_and_those_that_wait() -> None:
    async def test() -> None:
        jobs, works = new_jobs(), [Work() for _ in range(3)]
        for key, work in enumerate(works):
            jobs.start(str(key), ANN, 1, work)
        await let_tasks_run()
        await jobs.close()
        assert [work.cancelled for work in works] == [True, False, False]
        assert {jobs.progress(str(key), done=False) for key in range(3)} == {"none"}

    run(test)
