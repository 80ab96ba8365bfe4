"""What a sample says: its mean and how far that may be off, its spread, its quantiles."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from cartographers.contest.student import critical, two_sided


class Estimate(NamedTuple):
    """A mean with half of its 95 % interval, and the standard deviation of the sample."""

    mean: float
    #: None where a single number says nothing about it.
    margin: float | None
    spread: float | None


def estimate(numbers: Sequence[float]) -> Estimate:
    """The mean of some numbers, its interval by Student's distribution."""
    if len(numbers) < 2:
        return Estimate(fmean(numbers), None, None)
    spread = stdev(numbers)
    return Estimate(fmean(numbers), critical(len(numbers) - 1) * spread / sqrt(len(numbers)), spread)


def chance_of(differences: Sequence[float]) -> float:
    """The two-sided p-value of paired differences: how likely so large a mean is if there is no difference.

    It is that of the paired t-test. Differences that are all the same have no spread to go by: for them it
    is the chance that fair coins would have given all of them the same sign.
    """
    number = len(differences)
    mean, spread = fmean(differences), stdev(differences) if number > 1 else 0.0
    if spread:
        return two_sided(mean * sqrt(number) / spread, number - 1)
    return 2.0 ** (1 - number) if mean else 1.0


def quantile(numbers: Sequence[float], share: float) -> float:
    """The smallest of the numbers that this share of them does not exceed."""
    ranked = sorted(numbers)
    return ranked[max(0, -int(-share * len(ranked) // 1) - 1)]
