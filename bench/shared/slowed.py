"""Processes slowed down: stopped for most of each moment, so that all their threads have less time."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from signal import SIGCONT, SIGSTOP
from threading import Event, Thread

#: Seconds of each moment.
_MOMENT = 0.02


@contextmanager
def slowed(processes: list[int], times: float) -> Iterator[None]:
    """Let processes have one part in so many of the time."""
    done = Event()

    def take_turns() -> None:
        run = _MOMENT / times
        while not done.is_set():
            _send(processes, SIGSTOP)
            done.wait(_MOMENT - run)
            _send(processes, SIGCONT)
            done.wait(run)

    turns = Thread(target=take_turns, daemon=True)
    turns.start()
    try:
        yield
    finally:
        done.set()
        turns.join()
        _send(processes, SIGCONT)


def _send(processes: list[int], signal: int) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal)
