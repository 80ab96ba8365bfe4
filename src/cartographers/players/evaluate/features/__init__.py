"""Features: numbers that say what a map may still score, beside the stars it scores now.

They are written in the words of ``rules.area``, like the scoring cards, so that the same functions run on
plain ints and, traced, as machine code (``players.native``). A scoring card without features of its own is
valued by its stars.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from cartographers.players.evaluate.features import base, heroes
from cartographers.players.evaluate.features.common import COMMON, common_features
from cartographers.players.evaluate.features.further import further_features, further_names
from cartographers.rules.card import Edict
from cartographers.rules.sheet import Sheet

__all__ = ["COMMON", "FEW", "MANY", "FeatureSet"]

Features = Callable[[Sheet], list[Any]]

_OF: dict[str, tuple[tuple[str, ...], Features]] = {**base.FEATURES, **heroes.FEATURES}


class FeatureSet(NamedTuple):
    """By which features maps are valued."""

    #: The names of an edict's features, the first is its stars now; of the common ones without an edict.
    names: Callable[[Edict | None], tuple[str, ...]]
    #: The features of a map, in the order of their names.
    of_map: Callable[[Edict | None, Sheet], list[Any]]


def _few_names(edict: Edict | None) -> tuple[str, ...]:
    if edict is None:
        return COMMON
    names, _ = _OF.get(edict.key, ((), None))
    return ("stars", *names)


def _few(edict: Edict | None, sheet: Sheet) -> list[Any]:
    if edict is None:
        return common_features(sheet)
    _, of_map = _OF.get(edict.key, ((), None))
    return [edict.worth(sheet), *(of_map(sheet) if of_map else [])]


def _is_known(edict: Edict | None) -> bool:
    return edict is None or edict.key in _OF


def _many_names(edict: Edict | None) -> tuple[str, ...]:
    return (*_few_names(edict), *(further_names(edict) if _is_known(edict) else ()))


def _many(edict: Edict | None, sheet: Sheet) -> list[Any]:
    return [*_few(edict, sheet), *(further_features(edict, sheet) if _is_known(edict) else [])]


#: Those that are quick to work out, and these with further ones that tell more.
FEW = FeatureSet(_few_names, _few)
MANY = FeatureSet(_many_names, _many)
