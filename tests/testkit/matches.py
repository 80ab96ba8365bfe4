"""A small match that was really played, once for all tests that look at it."""

from functools import cache

from cartographers.contest.match import Match, Played
from cartographers.contest.suite import SUITES

MATCH: Match = SUITES["A-base"].match("greedy", "chance")


@cache
def six_deals() -> tuple[Played, ...]:
    """The games of its first six deals."""
    return tuple(MATCH.play(job) for job in MATCH.jobs(6))
