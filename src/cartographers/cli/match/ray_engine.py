"""The games of a match over a Ray cluster (the extra ``ray``).

Ray is a large package that most people do not need: it is looked for only when it is asked for.
"""

from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from typing import Any, TypeVar

import cartographers
from cartographers.cli.errors import CommandError
from cartographers.table.contest.runner import AHEAD, WorkerDied

Task = TypeVar("Task")
Done = TypeVar("Done")


def over_ray(at_a_time: int | None = None) -> "RayCluster":
    """The cluster that RAY_ADDRESS names or this machine is in, else one of this machine alone."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError:
        raise CommandError(
            "the engine ray needs the package 'ray': install it with pip install 'cartographers[ray]'"
        ) from None
    if not ray.is_initialized():
        # The nodes play with this program's own code, whatever is installed there.
        try:
            ray.init(runtime_env={"py_modules": [cartographers]}, log_to_driver=False, logging_level="error")
        except ConnectionError as why:
            raise CommandError(f"the Ray cluster cannot be reached: {why}") from None
    return RayCluster(ray, at_a_time)


class RayCluster:
    """A runner that hands the jobs to a cluster."""

    def __init__(self, ray: Any, at_a_time: int | None = None) -> None:
        self._ray = ray
        self._at_a_time = at_a_time

    def run(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Generator[Done, None, None]:
        """What came of the jobs, in the order in which they end."""
        ray = self._ray
        most = self._at_a_time or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote, work = ray.remote(_done), ray.put(do)
        waiting: list[Any] = []
        try:
            for task in tasks:
                waiting.append(remote.remote(work, task))
                while len(waiting) >= most:
                    ended, waiting = ray.wait(waiting)
                    yield from ray.get(ended)
            while waiting:
                ended, waiting = ray.wait(waiting)
                yield from ray.get(ended)
        except ray.exceptions.RayTaskError:
            raise  # a player's own mistake
        except ray.exceptions.RayError as why:
            raise WorkerDied(f"the Ray cluster has lost a game: {why}") from None
        finally:
            for job in waiting:
                ray.cancel(job, force=True)


def _done(do: Callable[[Task], Done], task: Task) -> Done:
    """One job, on whichever node it is; Ray takes functions only."""
    return do(task)
