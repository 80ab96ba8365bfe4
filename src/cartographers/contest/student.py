"""Student's distribution: how far a mean of few numbers may be off."""

from functools import cache
from math import exp, lgamma, log, log1p

#: Nothing in a continued fraction may be smaller, and a factor so near to 1 changes nothing any more.
_TINY, _CLOSE = 1e-300, 1e-15
_MOST_STEPS = 10_000


def two_sided(t: float, freedom: int) -> float:
    """The chance of a value at least as far from 0 as ``t``."""
    return _beta(freedom / (freedom + t * t), freedom / 2, 0.5)


@cache
def critical(freedom: int, chance: float = 0.05) -> float:
    """The distance from 0 that is reached with this chance: 1.96 for 5 % and many degrees of freedom."""
    low, high = 0.0, 1.0
    while two_sided(high, freedom) > chance:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if two_sided(middle, freedom) > chance else (low, middle)
    return high


def _beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):  # beyond it the fraction is slow, and fast for the other tail
        return 1 - _beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    return front / (a * _fraction(x, a, b))


def _fraction(x: float, a: float, b: float) -> float:
    """Its continued fraction, by Lentz's method."""
    value, c, d = 1.0, 1.0, 0.0
    for step in range(1, _MOST_STEPS):
        half = step // 2
        if step % 2:
            term = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))
        else:
            term = half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
        d = 1 / ((1 + term * d) or _TINY)
        c = (1 + term / c) or _TINY
        value *= c * d
        if abs(c * d - 1) < _CLOSE:
            break
    return value
