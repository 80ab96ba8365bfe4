"""Features of every map, whatever the edicts: monsters, mountains, and room for later drawings."""

from typing import Any

from cartographers.players.evaluate.features.counting import beside_one
from cartographers.rules.area import (
    beside_two,
    longer_by,
    neighbours,
    runs_across,
    runs_down,
    size,
    squares,
)
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet

#: The names of the common features; the first is lost at each season's end.
COMMON = (
    "toll",
    "mountain-lacks-one",
    "mountain-lacks-two",
    "empty",
    "holes",
    "dead-ends",
    "corridors",
    "squares",
    "lines",
    "free-ruins",
    "monsters",
)


def common_features(sheet: Sheet) -> list[Any]:
    """The common features of a map, in the order of their names."""
    empty = sheet.empty
    beside_empty, beside_two_empty = neighbours(empty), beside_two(empty)
    return [
        monsters_toll(sheet),
        size(sheet.mountain & beside_one(empty)),
        size(sheet.mountain & beside_two_empty),
        size(empty),
        size(empty & ~beside_empty),
        size(empty & beside_empty & ~beside_two_empty),
        size(empty & neighbours(sheet.filled)),
        size(squares(empty)),
        size(longer_by(2, runs_down, empty)) + size(longer_by(2, runs_across, empty)),
        size(sheet.free_ruins),
        size(sheet.monster),
    ]
