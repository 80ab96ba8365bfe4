"""Further features: they tell more of what a map may still score, and take longer to work out.

Each was kept because it explains differences between drawings that others do not (docs/research/neural.md).
"""

from collections.abc import Callable
from typing import Any

from cartographers.players.evaluate.features.counting import beside_one, beside_three, in_small_regions
from cartographers.players.evaluate.features.further_by_edict import FURTHER
from cartographers.rules.area import (
    EDGE,
    above,
    beside_two,
    left,
    longer_by,
    neighbours,
    runs_across,
    runs_down,
    size,
    squares,
)
from cartographers.rules.card import Edict, Stack
from cartographers.rules.sheet import Sheet


def _common(sheet: Sheet) -> list[Any]:
    """Room for shapes of three to six cells, and empty cells beside monsters that are hard to fill."""
    empty = sheet.empty
    ends, crossings = empty & beside_one(empty), empty & beside_three(empty)
    bends = empty & beside_two(empty) & ~crossings
    across, down, blocks = empty & left(empty), empty & above(empty), squares(empty)
    three_across, three_down = longer_by(2, runs_across, empty), longer_by(2, runs_down, empty)
    return [
        size(bends & beside_two(ends)),
        size(crossings & left(crossings)) + size(crossings & above(crossings)),
        size(longer_by(3, runs_down, empty)) + size(longer_by(3, runs_across, empty)),
        size(blocks & left(blocks)) + size(blocks & above(blocks)),
        sum(
            map(size, (across & down, across & left(down), down & above(across), above(across) & left(down)))
        ),
        size(three_across & left(above(empty))) + size(three_down & above(left(empty))),
        size(empty & EDGE),
        size(ends & neighbours(sheet.monster)),
        size(ends & beside_two(sheet.filled)),
        size(in_small_regions(empty) & neighbours(sheet.monster)),
    ]


def _forest(sheet: Sheet) -> list[Any]:
    """Empty cells beside one forest cell or more, and beside two or more."""
    return [size(sheet.empty & neighbours(sheet.forest)), size(sheet.empty & beside_two(sheet.forest))]


def _village(sheet: Sheet) -> list[Any]:
    """Empty cells beside one village cell or more, and beside two or more."""
    return [size(sheet.empty & neighbours(sheet.village)), size(sheet.empty & beside_two(sheet.village))]


def _farm_and_water(sheet: Sheet) -> list[Any]:
    """Empty cells beside farms, beside water and beside both, and farms and water with room."""
    empty, farms, lakes = sheet.empty, neighbours(sheet.farm), neighbours(sheet.water)
    room = neighbours(empty)
    return [
        size(empty & farms),
        size(empty & lakes),
        size(empty & farms & lakes),
        size(empty & beside_two(sheet.farm)),
        size(empty & beside_two(sheet.water)),
        size(sheet.farm & room),
        size(sheet.water & room),
    ]


_Features = tuple[tuple[str, ...], Callable[[Sheet], list[Any]]]

_COMMON: _Features = (
    (
        "threes",
        "open-pairs",
        "lines-of-four",
        "blocks-of-six",
        "corners",
        "tees",
        "edge",
        "ends-by-monsters",
        "narrow-ends",
        "lost-by-monsters",
    ),
    _common,
)
_OF_STACK: dict[Stack, _Features] = {
    Stack.FOREST: (("any-shade", "deep-shade"), _forest),
    Stack.VILLAGE: (("beside", "beside-two"), _village),
    Stack.FARM_WATER: (
        ("fields", "shores", "fields-and-shores", "deep-fields", "deep-shores", "open-farms", "open-water"),
        _farm_and_water,
    ),
}


def _parts(edict: Edict | None) -> list[_Features]:
    """What is worked out for an edict, or for every map."""
    if edict is None:
        return [_COMMON]
    return [part for part in (FURTHER.get(edict.key), _OF_STACK.get(edict.stack)) if part]


def further_names(edict: Edict | None) -> tuple[str, ...]:
    """The names of the further features of an edict, or of every map."""
    return tuple(name for names, _ in _parts(edict) for name in names)


def further_features(edict: Edict | None, sheet: Sheet) -> list[Any]:
    """The further features of a map, in the order of their names."""
    return [feature for _, of_map in _parts(edict) for feature in of_map(sheet)]
