"""Where many games run: in this process, in several processes, or on a Ray cluster (the extra ``ray``).

Ray is large and rarely needed, so it is imported only when this engine is chosen.
"""

from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from typing import Any, TypeVar

import cartographers
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.parser import whole_number
from cartographers.contest.runner import AHEAD, Alone, Processes, Runner, WorkerDied

Task = TypeVar("Task")
Done = TypeVar("Done")


def over_ray(at_a_time: int | None = None) -> "RayCluster":
    """The cluster that RAY_ADDRESS names or this machine belongs to, otherwise one of this machine alone."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError:
        raise CommandError(
            "needs-ray",
            "the engine ray needs the package 'ray': install it with pip install 'cartographers[ray]'",
        ) from None
    if not ray.is_initialized():
        # The nodes run this program's code, whatever is installed there.
        try:
            ray.init(runtime_env={"py_modules": [cartographers]}, log_to_driver=False, logging_level="error")
        except ConnectionError as error:
            raise CommandError(
                "ray-unreachable", "the Ray cluster cannot be reached: {reason}", reason=str(error)
            ) from None
    return RayCluster(ray, at_a_time)


class RayCluster:
    """A runner on a cluster."""

    def __init__(self, ray: Any, at_a_time: int | None = None) -> None:
        self._ray = ray
        self._at_a_time = at_a_time

    def run(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Generator[Done, None, None]:
        """The results of the tasks, in the order in which they finish."""
        ray = self._ray
        most = self._at_a_time or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote, work = ray.remote(_done), ray.put(do)
        waiting: list[Any] = []
        try:
            for task in tasks:
                waiting.append(remote.remote(work, task))
                while len(waiting) >= most:
                    finished, waiting = ray.wait(waiting)
                    yield from ray.get(finished)
            while waiting:
                finished, waiting = ray.wait(waiting)
                yield from ray.get(finished)
        except ray.exceptions.RayTaskError:
            raise  # an error in the player's own code
        except ray.exceptions.RayError as error:
            raise WorkerDied(
                "ray-lost", "the Ray cluster has lost a game: {reason}", reason=str(error)
            ) from None
        finally:
            for job in waiting:
                ray.cancel(job, force=True)


def _done(do: Callable[[Task], Done], task: Task) -> Done:
    """Run one task on a node; Ray needs a plain function for it."""
    return do(task)


ENGINES = ("local", "ray")
#: Windows cannot wait for more processes than this.
MOST_JOBS = 60


def add_engine_options(group: Any, says: Callable[[str], str]) -> None:
    """Add the options that say where the games run to a group of options."""
    jobs = whole_number(1, "jobs")
    group.add_argument("--jobs", type=jobs, metavar="J", help=says("help-games-at-once"))
    group.add_argument("--engine", choices=ENGINES, default=ENGINES[0], help=says("help-engine"))


def runner_of(engine: str, jobs: int | None) -> Runner:
    """The runner for a number of games at the same time; a cluster has its own default."""
    if engine == "ray":
        return over_ray(jobs)
    return Processes(min(jobs, MOST_JOBS)) if jobs and jobs > 1 else Alone()
