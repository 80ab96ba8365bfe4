"""A job for a worker process. What the server asks and what the process runs lie in one file."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module

from cartographers.notation.wire import Json

#: What a process runs: from a request to the answers, one after the other.
Run = Callable[[Json], Iterator[Json]]


class WorkerFailed(Exception):
    """A worker process that died, took too long or gave an answer that cannot be used."""


@dataclass(frozen=True, slots=True)
class Job:
    """A request, as JSON, and the function that answers it."""

    #: Called in the process only; the server sends its name.
    run: Run
    #: Written only when the job's turn has come: many wait, and a game with many seats is long.
    request: Callable[[], Json]
    #: How many seconds each of its answers may take.
    timeouts: Sequence[float]
    #: How many seconds the whole job usually takes.
    seconds: float

    @property
    def name(self) -> str:
        """The name by which the process finds the function."""
        return run_name(self.run)


def run_name(run: Run) -> str:
    """The name by which others find a function."""
    return f"{run.__module__}:{run.__qualname__}"


def find_run(name: str) -> Run:
    """The function of a job. Its module is imported now: most processes see only one or two kinds of jobs."""
    module, _, function = name.partition(":")
    run: Run = getattr(import_module(module), function)
    return run
