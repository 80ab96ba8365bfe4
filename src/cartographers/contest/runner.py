"""Runs jobs, one after the other or in several processes at a time."""

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Protocol, TypeVar

from cartographers.players.backends import ONE_THREAD
from cartographers.rules.problem import Problem

Task = TypeVar("Task")
Done = TypeVar("Done")

#: Jobs that are handed out for each process, so that none has to wait for the next one.
AHEAD = 2


class WorkerDied(Problem, RuntimeError):
    """A worker process ended before its job was done."""


class Runner(Protocol):
    """Runs jobs; once its generator is closed no job is running any more."""

    def run(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Generator[Done, None, None]:
        """The results, in the order in which the jobs end."""


class Alone:
    """One job after the other, in this process."""

    def run(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Generator[Done, None, None]:
        """The results, in the order of the jobs."""
        yield from map(do, tasks)


@dataclass(frozen=True, slots=True)
class Processes:
    """Several new processes on this machine."""

    number: int

    def run(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Generator[Done, None, None]:
        """The results, in the order in which the jobs end."""
        others = set(active_children())
        pool = ProcessPoolExecutor(
            self.number, mp_context=get_context("spawn"), initializer=_serve_the_parent
        )
        try:
            yield from _as_they_end(pool, do, tasks, AHEAD * self.number)
        except BrokenProcessPool:
            sentence = "a process that played has died, perhaps for want of memory"
            raise WorkerDied("worker-died", sentence) from None
        except BaseException:
            # Do not wait for the games that are being played.
            for child in set(active_children()) - others:
                child.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _serve_the_parent() -> None:
    """Set a worker up: Ctrl-C, which reaches every process of a terminal, is for the parent alone."""
    os.environ.update(ONE_THREAD)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold back Ctrl-C meanwhile, so that processes started here do not receive it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _as_they_end(
    pool: ProcessPoolExecutor, do: Callable[[Task], Done], tasks: Sequence[Task], at_a_time: int
) -> Iterator[Done]:
    waiting: set[Future[Done]] = set()
    for task in tasks:
        with _interrupts_held():
            waiting.add(pool.submit(do, task))
        if len(waiting) >= at_a_time:
            ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (job.result() for job in ended)
    yield from (job.result() for job in as_completed(waiting))
