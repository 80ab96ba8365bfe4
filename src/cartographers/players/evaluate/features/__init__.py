"""Prospects: what can be seen on a map of the stars that an edict does not give yet but still may.

Written in the words of the rules, like the scoring cards themselves, so that the same lines run on plain
numbers and, compiled, in the players' fast machine (``players/native``).
"""

from collections.abc import Callable
from typing import Any

from cartographers.players.evaluate.features import base, heroes
from cartographers.players.evaluate.features.common import COMMON, common
from cartographers.rules.card import Edict
from cartographers.rules.sheet import Sheet

__all__ = ["COMMON", "common", "seen_by", "sights"]

#: What is seen on a map: a few numbers.
Sights = Callable[[Sheet], list[Any]]

_OF: dict[str, tuple[tuple[str, ...], Sights]] = {**base.PROSPECTS, **heroes.PROSPECTS}


def sights(edict: Edict) -> tuple[str, ...]:
    """The names of the numbers that are looked at for an edict; the first is its stars now."""
    names, _ = _OF.get(edict.key, ((), None))
    return ("stars", *names)


def seen_by(edict: Edict, sheet: Sheet) -> list[Any]:
    """Those numbers on a map."""
    _, look = _OF.get(edict.key, ((), None))
    return [edict.worth(sheet), *(look(sheet) if look else [])]
