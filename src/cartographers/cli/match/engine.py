"""Where the games of a match are played: here, in processes of this machine, or over a Ray cluster."""

from cartographers.cli.match.ray_engine import over_ray
from cartographers.cli.simulate import MOST_JOBS
from cartographers.table.contest.runner import Alone, Processes, Runner

ENGINES = ("local", "ray")


def runner_of(engine: str, jobs: int | None) -> Runner:
    """The runner for so many games at the same time; a cluster knows by itself how many it can play."""
    if engine == "ray":
        return over_ray(jobs)
    return Processes(min(jobs, MOST_JOBS)) if jobs and jobs > 1 else Alone()
