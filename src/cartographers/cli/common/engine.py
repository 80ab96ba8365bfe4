"""Where many games run: in this process, in several processes, or on a Ray cluster."""

from collections.abc import Callable
from typing import Any

from cartographers.cli.common.parser import whole_number
from cartographers.cli.common.ray_engine import over_ray
from cartographers.contest.runner import Alone, Processes, Runner

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
