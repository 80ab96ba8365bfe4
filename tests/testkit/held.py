"""The eight ways to hold a sheet: turned and mirrored."""

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from cartographers.rules.area import CELLS, SIDE
from cartographers.rules.sheet import Sheet

_LAST = SIDE - 1

#: Where the cell (row, column) of a sheet that is held so was before.
WAYS: dict[str, Callable[[int, int], tuple[int, int]]] = {
    "as it is": lambda row, column: (row, column),
    "a half turn": lambda row, column: (_LAST - row, _LAST - column),
    "mirrored left to right": lambda row, column: (row, _LAST - column),
    "mirrored top to bottom": lambda row, column: (_LAST - row, column),
    "a quarter turn": lambda row, column: (_LAST - column, row),
    "a quarter turn back": lambda row, column: (column, _LAST - row),
    "mirrored at the falling diagonal": lambda row, column: (column, row),
    "mirrored at the rising diagonal": lambda row, column: (_LAST - column, _LAST - row),
}
#: Rows stay rows and columns stay columns.
UPRIGHT = frozenset(list(WAYS)[:4])
ALL = frozenset(WAYS)

_PICK: dict[str, Any] = {
    way: itemgetter(
        *(SIDE * row + column for row, column in (before(*divmod(i, SIDE)) for i in range(CELLS)))
    )
    for way, before in WAYS.items()
}


def held_area(area: int, way: str) -> int:
    """An area on a sheet that is held in this way."""
    bits = f"{area:0{CELLS}b}"[::-1]
    return int("".join(_PICK[way](bits))[::-1], 2)


def held(one: Sheet, way: str) -> Sheet:
    """A sheet that is held in this way."""
    named = tuple((name, held_area(area, way)) for name, area in one.named)
    return Sheet._make([*(held_area(area, way) for area in one[:-2]), named, one.rule])
