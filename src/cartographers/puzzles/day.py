"""The puzzles of a day: three, from easy to hard, none again before all others were used."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

#: How many puzzles a day has.
A_DAY = 3


class Known(NamedTuple):
    """A puzzle, how hard it is, and how many days have had it."""

    id: str
    rating: float
    days: int


def puzzles_of_day(day: str, known: Sequence[Known]) -> list[str]:
    """The puzzles of a day, the easiest first: one of each third of those that were used least."""
    pool: list[Known] = []
    for times in sorted({one.days for one in known}):
        pool += [one for one in known if one.days == times]
        if len(pool) >= A_DAY:
            break
    pool.sort(key=lambda one: (one.rating, one.id))
    chance, size = Random(f"puzzles of {day}"), len(pool)
    if size <= A_DAY:
        return [one.id for one in pool]
    edges = [size * number // A_DAY for number in range(A_DAY + 1)]
    return [chance.choice(pool[start:end]).id for start, end in pairwise(edges)]
