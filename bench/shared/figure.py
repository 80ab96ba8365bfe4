"""A figure: something measured several times, and what it should be."""

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple

REPEATS = 7


class Figure(NamedTuple):
    """The median of several measurements."""

    what: str
    value: float
    unit: str
    #: The most it may be (for ``/s``: the least); None where nothing was promised.
    target: float | None = None

    @property
    def more_is_better(self) -> bool:
        return self.unit.endswith("/s")

    @property
    def met(self) -> bool:
        """Is it as good as promised?"""
        if self.target is None:
            return True
        return self.value >= self.target if self.more_is_better else self.value <= self.target


def seconds(work: Callable[[], object]) -> float:
    """The processor time some work takes: what else the machine does meanwhile counts least so."""
    start = process_time()
    work()
    return process_time() - start


def median_seconds(work: Callable[[], object]) -> float:
    """The median of several runs, after one that fills the caches."""
    work()
    return median(seconds(work) for _ in range(REPEATS))
