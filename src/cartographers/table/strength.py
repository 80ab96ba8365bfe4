"""Strength without luck: how good somebody's decisions are, whatever cards came, on one scale for every game.

A decision is worth what it is expected to bring beside the one of a solid player, in the same futures: the
skill of an analysis. At stake in it is what a decision drawn by lot is expected to lose. The skill of some
games over their stake is 0 for the solid player and about -1 for chance; told are points, 100 and 0.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from cartographers.players.backends import strongest_backend
from cartographers.players.search.candidates import changes_own_map, rank_decisions
from cartographers.rules.view import View

#: The points of the solid player; chance has about 0.
SOLID = 100.0
#: The usual standard deviation of the points of single games, and as how many games it counts beside those
#: that were seen.
USUAL_SPREAD, USUAL_GAMES = 12.0, 4
#: A strength is known from so many games on, once half of its 95 % interval is at most a tenth of the scale.
LEAST_GAMES, MARGIN, QUANTILE = 5, SOLID / 10, 1.96
#: So many of the latest games say how strong somebody is now.
LATEST = 20
#: The points of bots (docs/research/strength-tables.md); those of ``search:100ms`` are from ``search:200n``.
MARKS = {"chance": -2.0, "greedy": 72.0, "planner": 92.0, "learned": 100.0, "search:100ms": 105.0}


class RatedGame(NamedTuple):
    """The decisions of a seat in a game: what they brought beside a solid player's, and what was at stake."""

    skill: float
    stake: float

    @property
    def points(self) -> float | None:
        """The points of this game alone; none if nothing was at stake."""
        return SOLID * (1 + self.skill / self.stake) if self.stake else None


class Strength(NamedTuple):
    """What some games say about somebody, in points."""

    games: int
    points: float
    #: The standard error.
    error: float

    @property
    def margin(self) -> float:
        """Half of the 95 % interval."""
        return QUANTILE * self.error

    @property
    def known(self) -> bool:
        """Is it known to within a tenth of the scale?"""
        return self.games >= LEAST_GAMES and self.margin <= MARGIN


def stake(view: View) -> float:
    """The stars that a decision drawn by lot is expected to lose, by what a position is worth at a glance.

    Nothing where the own map is not changed, as there no decision is told from another.
    """
    if not changes_own_map(view):
        return 0.0
    values = [value for value, _ in rank_decisions(view, strongest_backend())]
    return values[0] - fmean(values)


def strength(games: Sequence[RatedGame]) -> Strength | None:
    """What games say together: those in which more is at stake count more. None without any."""
    rated = [game for game in games if game.stake > 0]
    if not rated:
        return None
    number, mean = len(rated), fmean(game.stake for game in rated)
    share = sum(game.skill for game in rated) / (number * mean)
    squares = sum((SOLID * (game.skill - share * game.stake) / mean) ** 2 for game in rated)
    # A few games may be alike by chance: the usual spread is what they are held against.
    variance = (USUAL_GAMES * USUAL_SPREAD**2 + squares) / (USUAL_GAMES + number - 1)
    return Strength(number, SOLID * (1 + share), sqrt(variance / number))


def course(games: Sequence[RatedGame]) -> list[Strength | None]:
    """The strength after each game, from the latest games until then; the earliest game first."""
    return [strength(games[max(0, end - LATEST) : end]) for end in range(1, len(games) + 1)]
