"""Runners: in this process or in several, and what happens when a process dies."""

import os
import time
from multiprocessing import active_children
from operator import neg

import pytest

from cartographers.contest.runner import Alone, Processes, Runner, WorkerDied


@pytest.mark.parametrize("runner", [Alone(), Processes(2)])
def test_every_job_is_done_once(runner: Runner) -> None:
    assert sorted(runner.run(neg, range(20))) == sorted(range(-19, 1))


def test_a_process_has_one_thread_for_its_arithmetic() -> None:
    assert list(Processes(1).run(os.getenv, ["OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"])) == ["1", "1"]


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerDied, match="has died"):
        list(Processes(2).run(os._exit, [3]))


def test_who_stops_listening_does_not_wait_for_what_is_going_on() -> None:
    # The second job would sleep for an hour; whoever waits for it does not come back.
    jobs = Processes(2).run(time.sleep, [0.0, 3600.0, 3600.0, 3600.0])
    next(jobs)
    jobs.close()
    assert active_children() == []
