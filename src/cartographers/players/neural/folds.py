"""Going through the regions and the lines of areas of a map, as the planes of a net do."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from cartographers.rules.area import BOARD, NOWHERE, Area, fold_regions, only_if, some
from cartographers.rules.sheet import Sheet

#: Takes what was carried, a region, its partner, and the sheet.
Step = Callable[[Any, Area, Area, Sheet], Any]
#: Goes through the regions of each of several areas of a sheet, each with a partner of its own.
EachFold = Callable[[Sheet, Sequence[tuple[Area, Area]], Any, Step], Iterable[Any]]


def one_by_one(sheet: Sheet, pairs: Sequence[tuple[Area, Area]], start: Any, step: Step) -> Iterator[Any]:
    """Go through the regions of each area in turn, carrying a value along."""

    def with_partner(partner: Area) -> Callable[[Any, Area], Any]:
        return lambda carried, region: step(carried, region, partner, sheet)

    for area, partner in pairs:
        yield fold_regions(area, start, with_partner(partner))


def whole_lines(area: Area, lines: Sequence[int]) -> Area:
    """The lines that have a cell of the area."""
    everywhere, cells = area | BOARD, area & NOWHERE
    for line in lines:
        cells = cells | only_if(some(area & line), everywhere & line)
    return cells
