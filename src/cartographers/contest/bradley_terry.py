"""Bradley–Terry ratings: one number for each player, from who did better on which deal.

A deal is a game between each two of the players: who ranks higher wins it, equal ranks draw it, and a draw
is half a win. The chance that one beats another is taken to be ``1 / (1 + 10 ** (-difference / 400))``, the
scale known from chess; the first player stands at 0.

A player who always wins would be rated without end. So one more deal is added on which all have drawn: a
prior that weighs as much as any other deal.

The games of one deal depend on each other. The interval is therefore not read off the likelihood alone, which
would take every game for a new fact, but from how much the deals differ (the "sandwich": information⁻¹ ·
spread of the deals · information⁻¹). The added deal counts in it as well, and keeps it wide where nobody
ever lost.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

#: Points of Elo in one unit of the logistic curve, and the normal distribution's 95 %.
ELO = 400 / log(10)
_WIDE = 1.96
#: The longest step towards the most likely ratings, and one that is short enough to stop.
_STRIDE, _STANDING = 1.0, 1e-10
_MOST_STEPS = 1000

Matrix = list[list[float]]
#: How a player did on a deal; more is better.
Rank = tuple[float, ...]


class Rating(NamedTuple):
    """A player's rating with half of its 95 % interval; both are differences to the first player."""

    elo: float
    margin: float


def outcome(mine: Rank, other: Rank) -> float:
    """What a deal is worth to the first of two: a win, half of one, or none."""
    return 0.5 if mine == other else float(mine > other)


def ratings(deals: Sequence[Sequence[Rank]]) -> list[Rating]:
    """The ratings of players from what each did on each deal."""
    number = len(deals[0])
    games = [[[outcome(mine, other) for other in deal] for mine in deal] for deal in deals]
    games.append([[0.5] * number for _ in range(number)])  # the prior
    strengths = _most_likely(games)
    chances = _chances(strengths)
    inverse = _inverse(_information(chances, len(games)))
    spread = _spread(games, chances)
    variances = [_sandwiched(row, spread) for row in inverse]
    return [
        Rating(ELO * strength, _WIDE * ELO * sqrt(variance))
        for strength, variance in zip(strengths, [0.0, *variances], strict=True)
    ]


def _most_likely(games: list[Matrix]) -> list[float]:
    """The most likely ratings, by Newton's method in short steps; the likelihood has one maximum."""
    number = len(games[0])
    won = [[sum(game[one][other] for game in games) for other in range(number)] for one in range(number)]
    strengths = [0.0] * number
    for _ in range(_MOST_STEPS):
        chances = _chances(strengths)
        slope = [sum(won[one]) - len(games) * sum(chances[one]) for one in range(1, number)]
        step = [_times(row, slope) for row in _inverse(_information(chances, len(games)))]
        longest = max(map(abs, step), default=0.0)
        shorter = min(1.0, _STRIDE / longest) if longest else 1.0
        for one, along in enumerate(step, 1):
            strengths[one] += shorter * along
        if longest < _STANDING:
            break
    return strengths


def _chances(strengths: list[float]) -> Matrix:
    """How likely each beats each; oneself in half of all games, as ``outcome`` has it."""
    return [[1 / (1 + exp(other - mine)) for other in strengths] for mine in strengths]


def _information(chances: Matrix, games: int) -> Matrix:
    """How sharply the likelihood falls from its maximum, for all players but the first."""
    number = len(chances)
    bends = [[games * chance * (1 - chance) for chance in row] for row in chances]
    return [
        [
            sum(bends[one]) - bends[one][one] if one == other else -bends[one][other]
            for other in range(1, number)
        ]
        for one in range(1, number)
    ]


def _spread(games: list[Matrix], chances: Matrix) -> Matrix:
    """How much the deals pull in different directions, for all players but the first."""
    rest = range(len(chances) - 1)
    inverse = [[0.0] * len(rest) for _ in rest]
    for game in games:
        pulls = [sum(won) - sum(expected) for won, expected in zip(game[1:], chances[1:], strict=True)]
        for one in rest:
            for other in rest:
                inverse[one][other] += pulls[one] * pulls[other]
    return inverse


def _sandwiched(row: list[float], spread: Matrix) -> float:
    return _times(row, [_times(line, row) for line in spread])


def _times(row: list[float], column: list[float]) -> float:
    return sum(a * b for a, b in zip(row, column, strict=True))


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse, by Gauss and Jordan; information is positive definite, so no rows need to be exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(at == one) for at in range(size))] for one, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
