"""The words in which prospects are told, besides those of the rules."""

from collections.abc import Callable, Iterable
from typing import Any

from cartographers.rules.area import Area, around, beside_two, fold_regions, larger, neighbours, size, some


def missing(empty: Area, lines: Iterable[int]) -> list[Any]:
    """How many lines lack exactly one, two, three, four, and five or six cells to be full."""
    return by_gap([size(empty & line) for line in lines])


def by_gap(gaps: list[Any]) -> list[Any]:
    """How many gaps are of exactly one, two, three, four, and of five or six cells."""
    exactly = [sum([gap == number for gap in gaps]) for number in (1, 2, 3, 4)]
    return [*exactly, sum([(gap > 4) & (gap < 7) for gap in gaps])]


def growing(area: Area, empty: Area, goal: int, fits: Callable[[Area], Any] | None = None) -> list[Any]:
    """The regions that are smaller than a goal and can still grow: their cells, squared, and the largest."""

    def step(found: tuple[Any, Any, Any], region: Area) -> tuple[Any, Any, Any]:
        total, squared, largest = found
        cells = size(region)
        counts = (cells < goal) & some(around(region) & empty)
        cells = cells * (counts & fits(region) if fits else counts)
        return total + cells, squared + cells * cells, larger(largest, cells)

    return list(fold_regions(area, (0, 0, 0), step))


def count_regions(area: Area, counts: Callable[[Area], Any]) -> Any:
    """How many regions are so."""
    return fold_regions(area, 0, lambda number, region: number + counts(region))


def grown(area: Area, empty: Area) -> Area:
    """The area as it would be with every empty cell beside it."""
    return area | neighbours(area) & empty


def beside_one(area: Area) -> Area:
    """The cells that share a side with exactly one cell of the area."""
    return neighbours(area) & ~beside_two(area)
