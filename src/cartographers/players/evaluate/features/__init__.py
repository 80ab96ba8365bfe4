"""Features: numbers that say what a map may still score, beside the stars it scores now.

They are written in the words of ``rules.area``, like the scoring cards, so that the same functions run on
plain ints and, traced, as machine code (``players.native``). A scoring card without features of its own is
valued by its stars.
"""

from collections.abc import Callable
from typing import Any

from cartographers.players.evaluate.features import base, heroes
from cartographers.players.evaluate.features.common import COMMON, common_features
from cartographers.rules.card import Edict
from cartographers.rules.sheet import Sheet

__all__ = ["COMMON", "common_features", "feature_names", "features"]

Features = Callable[[Sheet], list[Any]]

_OF: dict[str, tuple[tuple[str, ...], Features]] = {**base.FEATURES, **heroes.FEATURES}


def feature_names(edict: Edict) -> tuple[str, ...]:
    """The names of an edict's features; the first is its stars now."""
    names, _ = _OF.get(edict.key, ((), None))
    return ("stars", *names)


def features(edict: Edict, sheet: Sheet) -> list[Any]:
    """The features of a map for an edict, in the order of their names."""
    _, of_map = _OF.get(edict.key, ((), None))
    return [edict.worth(sheet), *(of_map(sheet) if of_map else [])]
