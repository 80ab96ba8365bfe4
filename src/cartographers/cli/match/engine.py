"""Where the games of a match run: in this process, in several processes, or on a Ray cluster."""

from cartographers.cli.match.ray_engine import over_ray
from cartographers.cli.simulate import MOST_JOBS
from cartographers.contest.runner import Alone, Processes, Runner

ENGINES = ("local", "ray")


def runner_of(engine: str, jobs: int | None) -> Runner:
    """The runner for a number of games at the same time; a cluster has its own default."""
    if engine == "ray":
        return over_ray(jobs)
    return Processes(min(jobs, MOST_JOBS)) if jobs and jobs > 1 else Alone()
