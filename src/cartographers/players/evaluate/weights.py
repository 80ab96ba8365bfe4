"""Weights: how many stars each feature of a map is worth, by the time left until it is scored."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib.resources import files
from itertools import pairwise
from json import loads
from math import fsum

from cartographers.players.evaluate.features import COMMON, FEW, MANY, FeatureSet
from cartographers.players.evaluate.skill_timing import usual_gain
from cartographers.players.evaluate.style import PLAIN, Style
from cartographers.rules.box import Shelf
from cartographers.rules.card import Edict
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game
from cartographers.rules.timetable import Time, timetable

#: The times left for which weights are stored; between two of them the weight is interpolated linearly.
KNOTS = (0, 2, 4, 8, 16, 29)
#: The key under which the weights of the common features are stored, beside the edicts' keys.
ANY = "any"

#: For each feature, its weight at each knot.
FeatureWeights = Mapping[str, Sequence[float]]

#: The files of weights for many features, each with that for a first look.
_QUICK = {"many": "learned"}
#: A scoring card without weights counts for its stars.
_STARS_ONLY: FeatureWeights = {"stars": [1.0] * len(KNOTS)}


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """The weights of all features: for each edict, and for every map."""

    of: Mapping[str, FeatureWeights]
    style: Style = PLAIN
    #: Weights for fewer features, by which playouts choose the drawings worth a closer look.
    quick: "Weights | None" = None
    #: How many stars a skill must gain to be used now and not later.
    least_skill_gain: Callable[[Game], float] = usual_gain

    @property
    def features(self) -> FeatureSet:
        """The features that it has weights for."""
        return MANY if set(self.of[ANY]) > set(COMMON) else FEW

    def rows(self, shelf: Shelf, setup: Setup) -> dict[Time, list[list[float]]]:
        """For each time of a game: the weights for its four edicts, then the common ones."""
        times = timetable(shelf, setup)
        return {
            time: self._row(shelf, setup, time)
            for time in (
                Time(season, clock)
                for season, card in enumerate(times.seasons)
                for clock in range(card.time + 1)
            )
        }

    def _row(self, shelf: Shelf, setup: Setup, time: Time) -> list[list[float]]:
        times = timetable(shelf, setup)
        scorings = list(times.scorings(time))
        edicts = [
            _edict_row(
                self, edict, slot, tuple(scoring.time_left for scoring in scorings if slot in scoring.edicts)
            )
            for slot, edict in enumerate(times.edicts)
        ]
        return [*edicts, _common_row(self, tuple(scoring.time_left for scoring in scorings))]

    def sums(
        self, key: str, names: Sequence[str], times: Sequence[int], liked: Callable[[str, int], float]
    ) -> list[float]:
        """The weight of each feature, summed over the seasons in which it is scored.

        By ``fsum``: ``sum`` rounds otherwise from Python 3.12 on, and decisions should be the same in all.
        """
        shares = [(time, knot_shares(time)) for time in times]
        known = self.of.get(key, _STARS_ONLY)
        return [
            fsum(
                weight * part * liked(name, time)
                for time, one in shares
                for weight, part in zip(known[name], one, strict=True)
            )
            for name in names
        ]


# Kept from game to game: working them out for every set-up took two thirds of a game of ``learned``.
@lru_cache(maxsize=4096)
def _edict_row(weights: Weights, edict: Edict, slot: int, times: tuple[int, ...]) -> list[float]:
    """The weights for an edict in a slot, so much time before each season in which it is scored."""
    names = weights.features.names(edict)
    return weights.sums(edict.key, names, times, partial(weights.style.edict_factor, slot))


@lru_cache(maxsize=512)
def _common_row(weights: Weights, times: tuple[int, ...]) -> list[float]:
    """The weights for every map, so much time before the end of each season."""
    return weights.sums(ANY, weights.features.names(None), times, weights.style.common_factor)


def knot_shares(time_left: int) -> list[float]:
    """How much of each knot's weight counts when so much time is left."""
    shares = [0.0] * len(KNOTS)
    for at, (here, there) in enumerate(pairwise(KNOTS)):
        if here <= time_left <= there:
            part = (time_left - here) / (there - here)
            shares[at], shares[at + 1] = 1 - part, part
            break
    else:
        shares[-1] = 1.0
    return shares


@cache
def read_weights(name: str) -> Weights:
    """Weights that come with the package."""
    of = loads((files(__package__) / "weights" / f"{name}.json").read_text(encoding="utf-8"))
    return Weights(of, quick=read_weights(_QUICK[name]) if name in _QUICK else None)


@cache
def best_with(name: str) -> frozenset[str]:
    """The scoring cards with which weights are better than the usual ones (docs/research/neural.md)."""
    best: dict[str, list[str]] = loads(
        (files(__package__) / "weights" / "best.json").read_text(encoding="utf-8")
    )
    return frozenset(best[name])


@cache
def styled_weights(name: str, style: Style) -> Weights:
    """Weights that come with the package, as a style has them."""
    plain = read_weights(name)
    return plain if style == PLAIN else Weights(plain.of, style, plain.quick)
