"""Doing the jobs of a page: what a worker process does for a server, a worker of the page does for itself."""

from collections.abc import Callable
from json import dumps, loads

from cartographers.server.workers.job import find_run


def answer_job(run: str, request: str, say: Callable[[str], object]) -> None:
    """Call the function of a job, and say each of its answers at once."""
    for answer in find_run(run)(loads(request)):
        say(dumps(answer))
