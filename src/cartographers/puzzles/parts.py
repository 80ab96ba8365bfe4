"""What one drawing brings more than another, edict by edict, on average over futures."""

from collections.abc import Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from cartographers.players.search.backend import Backend, SeasonScores
from cartographers.players.search.budget import Clock
from cartographers.players.search.futures import futures
from cartographers.rules.decision import Draw
from cartographers.rules.effect import settle_alone
from cartographers.rules.state import Game
from cartographers.rules.timetable import time_after, timetable_of

#: How many futures both drawings are played on in, and how many at a time.
FUTURES, STEP = 256, 16
#: After so many seconds no more are begun than the fewest from which something can be said; a slow device has
#: longer for these.
SECONDS, FEWEST, LONGEST = 1.5, 64, 12.0
#: A difference of fewer standard errors than this may be chance.
ERRORS = 2.0
#: The parts that are no edict.
COINS, MONSTERS = "coins", "monsters"


class Difference(NamedTuple):
    """How many stars more one drawing brings than another, on average, and the standard error of that."""

    stars: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Is it more than chance, or the same in all futures?"""
        return abs(self.stars) >= ERRORS * self.error


class Comparison(NamedTuple):
    """How two drawings differ, in all and part by part, after playouts in the same futures."""

    futures: int
    whole: Difference
    #: By the key of an edict, coins, and monsters; in this order. They add up to the whole.
    parts: dict[str, Difference]


def compare(
    game: Game, drawings: tuple[Draw, Draw], backend: Backend, seed: int, clock: Clock
) -> Comparison | None:
    """What the first of two drawings brings more than the second until the end of a game with one seat.

    None if there is no time for enough futures.
    """
    seats = [settle_alone(game, 0, one).seats[0] for one in drawings]
    sampled, began = futures(game, Random(seed)), clock()
    differences: list[list[int]] = []
    while len(differences) < FUTURES and clock() - began < (
        SECONDS if len(differences) >= FEWEST else LONGEST
    ):
        for scores in zip(*backend.season_scores(game, seats, list(islice(sampled, STEP))), strict=True):
            pairs = zip(*(_stars(game, one) for one in scores), strict=True)
            differences.append([first - second for first, second in pairs])
    if len(differences) < FEWEST:
        return None
    columns = zip(_parts(game), zip(*differences, strict=True), strict=True)
    return Comparison(
        futures=len(differences),
        whole=_difference([sum(row) for row in differences]),
        parts={key: _difference(column) for key, column in columns if key},
    )


def _parts(game: Game) -> list[str]:
    """The parts in the order of ``_stars``; an edict that is no longer scored has no key."""
    table, season = timetable_of(game), time_after(game).season
    edicts = [
        edict.key if table.scored_last(number) >= season else "" for number, edict in enumerate(table.edicts)
    ]
    return [*edicts, COINS, MONSTERS]


def _stars(game: Game, scores: SeasonScores) -> list[int]:
    """The stars of each part in all seasons that are still to come."""
    table, season = timetable_of(game), time_after(game).season
    edicts = [0] * len(table.edicts)
    for number, score in enumerate(scores, season):
        first, second = table.seasons[number].edicts
        edicts[first] += score.first
        edicts[second] += score.second
    return [*edicts, sum(one.coins for one in scores), -sum(one.monsters for one in scores)]


def _difference(values: Sequence[int]) -> Difference:
    return Difference(fmean(values), stdev(values) / sqrt(len(values)))
