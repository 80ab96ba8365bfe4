"""A set of cells as one number, and the few words the rules are made of.

Cell (row, column) is bit 11·row + column. On a plain ``int`` the words below are a handful of machine
operations; any other class with the same operators (``& | ~ << >> * == !=`` and ``bit_count``) and its
own ``fold_regions`` serves as well, so that a scoring card written with them also runs on array lanes
(``cartographers.sim.lanes``) and on areas that remember what they counted (``stars.py``).
``~`` may set bits outside the map; it is always followed by ``&`` with an area.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Any

SIDE = 11
CELLS = SIDE * SIDE

#: A set of cells. An ``int`` in play; array lanes and explained areas have the same operators.
Area = Any

NOWHERE = 0
BOARD = (1 << CELLS) - 1
ROWS = tuple(((1 << SIDE) - 1) << SIDE * row for row in range(SIDE))
COLUMNS = tuple(sum(1 << SIDE * row + column for row in range(SIDE)) for column in range(SIDE))
#: From the left edge down-right to the bottom edge, the longest first (The Broken Road).
DIAGONALS = tuple(sum(1 << SIDE * row + row - start for row in range(start, SIDE)) for start in range(SIDE))
EDGE = ROWS[0] | ROWS[-1] | COLUMNS[0] | COLUMNS[-1]

_NOT_LEFT = BOARD & ~COLUMNS[0]
_NOT_RIGHT = BOARD & ~COLUMNS[-1]


def cell(row: int, column: int) -> int:
    """The area of one cell."""
    return 1 << SIDE * row + column


def on_map(places: Iterable[tuple[int, int]]) -> int:
    """The cells at these rows and columns; those off the map are left out."""
    area = NOWHERE
    for row, column in places:
        if 0 <= row < SIDE and 0 <= column < SIDE:
            area |= 1 << SIDE * row + column
    return area


def cells(area: int) -> Iterator[int]:
    """Each cell of an area as an area of its own, in reading order."""
    while area:
        one = area & -area
        yield one
        area ^= one


def place(one: int) -> tuple[int, int]:
    """Row and column of the first cell of an area."""
    return divmod((one & -one).bit_length() - 1, SIDE)


def union(areas: Iterable[int]) -> int:
    """All cells of several areas."""
    return reduce(or_, areas, NOWHERE)


def size(area: Area) -> Any:
    """How many cells."""
    return area.bit_count()


def some(area: Area) -> Any:
    """Is there a cell at all?"""
    return area != 0


def none(area: Area) -> Any:
    """Is there no cell?"""
    return area == 0


def above(area: Area) -> Area:
    """The cells one row up."""
    return area >> SIDE


def below(area: Area) -> Area:
    """The cells one row down."""
    return (area << SIDE) & BOARD


def left(area: Area) -> Area:
    """The cells one column to the left."""
    return (area & _NOT_LEFT) >> 1


def right(area: Area) -> Area:
    """The cells one column to the right."""
    return (area & _NOT_RIGHT) << 1


def neighbours(area: Area) -> Area:
    """The cells that share a side with a cell of the area (R1.4); some may lie inside it."""
    return ((area << SIDE) & BOARD) | (area >> SIDE) | ((area & _NOT_RIGHT) << 1) | ((area & _NOT_LEFT) >> 1)


def around(region: Area) -> Area:
    """The cells outside a region that share a side with it (R1.5)."""
    return neighbours(region) & ~region


def beside_two(area: Area) -> Area:
    """The cells that share a side with two or more cells of the area."""
    up, down, west, east = above(area), below(area), left(area), right(area)
    return (up & down) | (west & east) | ((up | down) & (west | east))


def runs_down(tops: Area) -> Area:
    """From the top cells of vertical runs of some length, those of runs one longer."""
    return tops & above(tops)


def runs_across(starts: Area) -> Area:
    """From the left cells of horizontal runs of some length, those of runs one longer."""
    return starts & left(starts)


def squares(corners: Area) -> Area:
    """From the top left cells of squares of some side, those of squares one larger."""
    pairs = corners & left(corners)
    return pairs & above(pairs)


def longer_by(times: int, longer: Callable[[Area], Area], area: Area) -> Area:
    """The first cells of the runs or squares that are this much longer than one cell."""
    for _ in range(times):
        area = longer(area)
    return area


def survived(area: Area, longer: Callable[[Area], Area]) -> Any:
    """The largest length at which a run or square still fits into an area."""
    length: Any = 0
    for _ in range(SIDE):
        length = length + some(area)
        area = longer(area)
        if type(area) is int and not area:
            break
    return length


def lines_with(area: Area, lines: Iterable[int]) -> Any:
    """How many of these lines have a cell of the area."""
    return sum(some(area & line) for line in lines)


def kinds_in(area: Area, kinds: Iterable[Area]) -> Any:
    """How many of these kinds have a cell in the area."""
    return sum(some(area & kind) for kind in kinds)


def only_if(so: Any, area: Area) -> Area:
    """The area if something is so, else nowhere."""
    return area * so


def larger(one: Any, other: Any) -> Any:
    """The larger of two numbers, without a branch."""
    return one + (other - one) * (other > one)


def smaller(one: Any, other: Any) -> Any:
    """The smaller of two numbers, without a branch."""
    return one + (other - one) * (other < one)


def regions(area: int) -> Iterator[int]:
    """Each region (R1.5) of an area, in reading order of its first cell."""
    not_left, not_right = area & _NOT_LEFT, area & _NOT_RIGHT
    while area:
        region, grown = 0, area & -area
        while grown != region:
            region = grown
            grown |= (
                ((region << SIDE | region >> SIDE) & area)
                | ((region << 1) & not_left)
                | ((region >> 1) & not_right)
            )
        yield region
        area ^= region


def fold_regions(area: Area, start: Any, step: Callable[[Any, Area], Any]) -> Any:
    """Go through the regions of an area, carrying a value along."""
    if type(area) is not int:
        return area.fold_regions(start, step)
    for region in regions(area):
        start = step(start, region)
    return start


def gather(area: Area, part: Callable[[Area], Area]) -> Area:
    """The union of what is found at each region of an area."""
    return fold_regions(area, area & NOWHERE, lambda gathered, region: gathered | part(region))
