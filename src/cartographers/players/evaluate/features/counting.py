"""Counts that several features share, in the words of ``rules.area``."""

from collections.abc import Callable, Iterable
from typing import Any

from cartographers.rules.area import (
    Area,
    above,
    around,
    below,
    beside_two,
    fold_regions,
    larger,
    left,
    neighbours,
    right,
    size,
    some,
)


def missing(empty: Area, lines: Iterable[int]) -> list[Any]:
    """How many lines lack exactly one, two, three, four, and five or six cells to be full."""
    return by_gap([size(empty & line) for line in lines])


def by_gap(gaps: list[Any]) -> list[Any]:
    """How many gaps are of exactly one, two, three, four, and of five or six cells."""
    exactly = [sum([gap == number for gap in gaps]) for number in (1, 2, 3, 4)]
    return [*exactly, sum([(gap > 4) & (gap < 7) for gap in gaps])]


def growing(area: Area, empty: Area, goal: int, fits: Callable[[Area], Any] | None = None) -> list[Any]:
    """The regions below a goal that can still grow: their cells, the sum of squares, and the largest."""

    def step(totals: tuple[Any, Any, Any], region: Area) -> tuple[Any, Any, Any]:
        total, squared, largest = totals
        cells = size(region)
        counts = (cells < goal) & some(around(region) & empty)
        cells = cells * (counts & fits(region) if fits else counts)
        return total + cells, squared + cells * cells, larger(largest, cells)

    return list(fold_regions(area, (0, 0, 0), step))


def count_regions(area: Area, counts: Callable[[Area], Any]) -> Any:
    """How many regions satisfy a condition."""
    return fold_regions(area, 0, lambda number, region: number + counts(region))


def grown(area: Area, empty: Area) -> Area:
    """The area and every empty cell beside it."""
    return area | neighbours(area) & empty


def beside_one(area: Area) -> Area:
    """The cells that share a side with exactly one cell of the area."""
    return neighbours(area) & ~beside_two(area)


def beside_three(area: Area) -> Area:
    """The cells that share sides with three or more cells of the area."""
    north, south, west, east = above(area), below(area), left(area), right(area)
    return north & south & (west | east) | west & east & (north | south)


def in_small_regions(empty: Area) -> Area:
    """The empty cells in regions of one or two cells, into which hardly any shape fits."""
    ends = empty & beside_one(empty)
    return empty & ~neighbours(empty) | ends & neighbours(ends)


def sizes_by_line(lines: Iterable[int], *areas: Area) -> list[tuple[Any, ...]]:
    """For each line how many cells of each area lie in it."""
    return [tuple(size(area & line) for area in areas) for line in lines]
