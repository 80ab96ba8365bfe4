"""Ratings of puzzles and of those who solve them, by Glicko: an answer is a game between the two.

Glicko and not Elo, because most have few answers: who is new moves far, and moves others little.
"""

from math import log, pi, sqrt
from typing import NamedTuple

_Q = log(10) / 400
#: However many answers there are, somebody gets better and a puzzle is found out.
_LEAST_DEVIATION = 45.0


class Rating(NamedTuple):
    """How strong somebody is, or how hard a puzzle, and how far off this may be (a standard deviation)."""

    value: float
    deviation: float


#: Of somebody who has not answered yet: less unsure than they are, so that a first miss costs little.
#: The rating of a new puzzle is guessed from its position.
NEW_SOLVER = Rating(1500.0, 120.0)
NEW_PUZZLE_DEVIATION = 200.0
#: Above this it is only a guess.
CERTAIN = 85.0


def rated(one: Rating, other: Rating, won: bool) -> Rating:
    """The rating of one after a game against another."""
    weight = 1 / sqrt(1 + 3 * (_Q * other.deviation / pi) ** 2)
    expected = 1 / (1 + 10 ** (-weight * (one.value - other.value) / 400))
    information = (_Q * weight) ** 2 * expected * (1 - expected)
    precision = 1 / one.deviation**2 + information
    value = one.value + _Q / precision * weight * (won - expected)
    return Rating(value, max(_LEAST_DEVIATION, sqrt(1 / precision)))


def after_answer(solver: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """The ratings of a solver and a puzzle after a first answer."""
    return rated(solver, puzzle, solved), rated(puzzle, solver, not solved)
