"""A pool of worker processes for tests of what runs in them."""

from collections.abc import Callable, Iterator, Sequence

from cartographers.notation.wire import Json
from cartographers.server.basics.client_network import OWN
from cartographers.server.work.callers import Caller
from cartographers.server.work.queue import Lane, Purpose, WorkQueue
from cartographers.server.workers.job import Job
from cartographers.server.workers.pool import WorkerPool
from cartographers.server.workers.sandbox import Limits

#: Somebody who waits for something.
PURPOSE = Purpose(Caller(OWN, "somebody"), "game", Lane.TABLE)


def worker_pool(
    command: Sequence[str],
    number: int = 1,
    limits: Limits = Limits(1 << 30, 5),  # noqa: B008  # it is frozen
    startup_time: float = 10.0,
) -> WorkerPool:
    """A pool with so many processes for those who wait."""
    return WorkerPool(command, WorkQueue({Lane.TABLE: number}), {Lane.TABLE: limits}, startup_time)


def nothing(request: Json) -> Iterator[Json]:
    """What the real program would run: the processes of these tests have programs of their own."""
    yield {}


async def ask(
    pool: WorkerPool, request: Json, timeouts: Sequence[float], on_answer: Callable[[Json], object]
) -> None:
    """Have one job done."""

    def hear(answer: Json) -> None:
        on_answer(answer)

    await pool.run(Job(nothing, lambda: request, timeouts, 1.0), PURPOSE, hear)
