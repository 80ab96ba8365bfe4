"""Background jobs: one for each key, in turn, and what is reported about them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cartographers.server.coach.jobs import JobFailed, Jobs


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


def test_jobs_beyond_those_that_run_at_once_wait_for_their_turn() -> None:
    async def test() -> None:
        jobs, first, second = Jobs[str](limit=5, concurrent=1), Work(), Work()
        assert jobs.progress("a", done=False) == "none"
        assert jobs.start("a", first) and jobs.start("b", second)
        await let_tasks_run()
        assert jobs.progress("a", done=False) == "running" and jobs.progress("b", done=False) == "waiting"
        await first.end()
        assert jobs.progress("a", done=True) == "done" and jobs.progress("b", done=False) == "running"
        await second.end()
        assert jobs.progress("b", done=False) == "none"

    run(test)


def test_a_job_under_way_is_not_started_twice() -> None:
    async def test() -> None:
        jobs, work = Jobs[str](limit=5, concurrent=5), Work()
        assert jobs.start("a", work) and jobs.start("a", work)
        await let_tasks_run()
        assert jobs.start("a", work)
        await work.end()
        assert work.runs == 1

    run(test)


def test_too_many_jobs_are_refused_until_one_has_ended() -> None:
    async def test() -> None:
        jobs, work, other = Jobs[str](limit=2, concurrent=1), Work(), Work()
        assert jobs.start("a", work) and jobs.start("b", other)
        assert not jobs.start("c", other)
        await let_tasks_run()
        await work.end()
        assert jobs.start("c", other)
        await jobs.close()

    run(test)


FAILED = JobFailed("par-failed", "The bot failed; please try again.")


def test_a_failure_is_reported_until_the_job_is_started_again() -> None:
    async def test() -> None:
        jobs, failing, again = Jobs[str](limit=2, concurrent=1), Work(FAILED), Work()
        jobs.start("a", failing)
        await failing.end()
        assert jobs.progress("a", done=False) == "failed" and jobs.failure("a") is FAILED
        assert jobs.failure("b") is None
        jobs.start("a", again)
        assert jobs.progress("a", done=False) == "waiting" and jobs.failure("a") is None
        await again.end()

    run(test)


@pytest.mark.parametrize("concurrent", [1, 2])
def test_closing_cancels_the_jobs_that_run_and_those_that_wait(concurrent: int) -> None:
    async def test() -> None:
        jobs, works = Jobs[int](limit=9, concurrent=concurrent), [Work() for _ in range(3)]
        for key, work in enumerate(works):
            jobs.start(key, work)
        await let_tasks_run()
        await jobs.close()
        assert [work.cancelled for work in works] == [number < concurrent for number in range(3)]
        assert {jobs.progress(key, done=False) for key in range(3)} == {"none"}

    run(test)
