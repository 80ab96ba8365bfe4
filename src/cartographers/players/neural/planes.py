"""The planes of a net: areas that say what matters on a map, in the words of the rules.

They run on plain areas in play and on lanes in training, as scoring cards do.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from cartographers.players.neural.folds import EachFold, one_by_one, whole_lines
from cartographers.players.neural.more_planes import MORE_PLANES, more_planes
from cartographers.rules.area import (
    BOARD,
    COLUMNS,
    DIAGONALS,
    EDGE,
    NOWHERE,
    ROWS,
    Area,
    around,
    below,
    beside_two,
    kinds_in,
    neighbours,
    only_if,
    right,
    size,
    some,
    squares,
)
from cartographers.rules.sheet import Sheet

#: How many ambushes' landing places are shown.
LANDINGS = 4
#: A region is shown from these sizes on.
_SIZES = (2, 3, 4, 5, 6, 8, 11)
#: A line is shown if it lacks at most so many cells.
_LACKING = (0, 1, 2, 3, 5)
#: The sides of the filled squares that are shown.
_SIDES = (2, 3, 4, 5, 6)
#: The areas whose regions are shown.
_IN_REGIONS = ("forest", "village", "farm", "water", "empty")
_FACTS = (
    *(f"size {least}" for least in _SIZES),
    *("at a mountain", "at two mountains", "at the edge", "at its partner"),
    *("beside two kinds", "beside three kinds", "with room", "with much room"),
    *("largest", "second"),
)
_PRINTED = ("mountain", "wasteland", "ruins", "hero", "marks", "destroyed")
_TERRAINS = ("forest", "village", "farm", "water", "monster")

#: The names of the planes, in order; a net's weights belong to the first of them, or to all.
PLANES = (
    *_TERRAINS,
    *_PRINTED,
    *("empty", "edge", "board", "named monsters"),
    *(f"{name} {fact}" for name in _IN_REGIONS for fact in _FACTS),
    *(f"{line} lacks {lack}" for line in ("row", "column", "diagonal") for lack in _LACKING),
    *(f"square {side}" for side in _SIDES),
    *("row with forest", "column with forest"),
    *(f"empty beside {name}" for name in (*_TERRAINS, "mountain", "ruins")),
    *("empty beside two monsters", "lonely empty", "last beside a mountain", "beside one empty", "closed"),
    *("farm at water", "water at farm", "free ruins"),
    *(f"landing {number + 1}" for number in range(LANDINGS)),
    *("threatened", "threatened twice"),
    *MORE_PLANES,
)


def planes(sheet: Sheet, landings: Sequence[Area], each_fold: EachFold = one_by_one) -> Iterator[Area]:
    """The planes of a map, in the order of ``PLANES``.

    ``landings`` are the cells on which each ambush that has not come yet would land (R11.2).
    """
    yield from _plain(sheet)
    yield from _regions(sheet, each_fold)
    yield from _lines(sheet.empty)
    yield from _squares(sheet.filled)
    yield from (whole_lines(sheet.forest, lines) for lines in (ROWS, COLUMNS))
    yield from _edges(sheet)
    yield from _landings(sheet.empty, landings)
    yield from more_planes(sheet, each_fold)


def _plain(sheet: Sheet) -> Iterator[Area]:
    """What is drawn and printed."""
    yield from (getattr(sheet, name) for name in (*_TERRAINS, *_PRINTED))
    yield from (sheet.empty, EDGE, BOARD, _named(sheet))


def _named(sheet: Sheet) -> Area:
    """The cells of all named monsters that are not destroyed."""
    cells: Area = NOWHERE
    for _, area in sheet.named:
        cells = cells | area
    return cells & sheet.monster


def _regions(sheet: Sheet, each_fold: EachFold) -> Iterator[Area]:
    """What each region of the main terrains and of the empty cells is like."""
    nowhere = sheet.empty & NOWHERE
    # Forest looks for mountains, villages for room, farm for water and water for farm, room for villages.
    partners = (sheet.mountain, sheet.empty, sheet.water, sheet.farm, sheet.village)
    pairs = [
        (nowhere | getattr(sheet, name), nowhere | partner)
        for name, partner in zip(_IN_REGIONS, partners, strict=True)
    ]
    start = (*(nowhere for _ in _FACTS[:-2]), nowhere, 0, nowhere, 0)
    for carried in each_fold(sheet, pairs, start, _banked):
        yield from carried[:-4]
        yield carried[-4]
        yield carried[-2]


def _banked(carried: Any, region: Area, partner: Area, sheet: Sheet) -> Any:
    """What is known of the regions so far, and of one more."""
    *gathered, largest, most, second, more = carried
    near, cells = around(region), size(region)
    later, next_one, last = cells <= most, cells > more, cells <= more
    first = cells > most
    rows = [
        old | only_if(fact, region)
        for old, fact in zip(gathered, _facts(region, near, partner, sheet), strict=True)
    ]
    return (
        *rows,
        only_if(first, region) | only_if(later, largest),
        cells * first + most * later,
        only_if(first, largest) | only_if(later & next_one, region) | only_if(later & last, second),
        most * first + cells * (later & next_one) + more * (later & last),
    )


def _facts(region: Area, near: Area, partner: Area, sheet: Sheet) -> tuple[Any, ...]:
    """What is so of a region, in the order of ``_FACTS`` but for the last two."""
    cells, mountains, room = size(region), size(near & sheet.mountain), size(near & sheet.empty)
    kinds = kinds_in(near, sheet.terrains)
    return (
        *(cells >= least for least in _SIZES),
        *(mountains >= 1, mountains >= 2, some(region & EDGE), some(near & partner)),
        *(kinds >= 2, kinds >= 3, room >= 1, room >= 4),
    )


def _lines(empty: Area) -> Iterator[Area]:
    """The lines that lack at most so many cells."""
    everywhere = empty | BOARD
    for lines in (ROWS, COLUMNS, DIAGONALS):
        lacking = [(everywhere & line, size(empty & line)) for line in lines]
        for most in _LACKING:
            cells = empty & NOWHERE
            for line, lack in lacking:
                cells = cells | only_if(lack <= most, line)
            yield cells


def _squares(filled: Area) -> Iterator[Area]:
    """The cells of filled squares of some side."""
    corners = filled
    for side in _SIDES:
        corners = squares(corners)
        cells = corners
        for _ in range(side - 1):
            cells = cells | right(cells)
        for _ in range(side - 1):
            cells = cells | below(cells)
        yield cells


def _edges(sheet: Sheet) -> Iterator[Area]:
    """What lies beside what."""
    empty = sheet.empty
    for name in (*_TERRAINS, "mountain", "ruins"):
        yield empty & neighbours(getattr(sheet, name))
    beside, twice = neighbours(empty), beside_two(empty)
    yield empty & beside_two(sheet.monster)
    yield empty & ~beside
    yield empty & neighbours(sheet.mountain & beside & ~twice)
    yield sheet.filled & beside & ~twice
    yield sheet.filled & ~beside
    yield sheet.farm & neighbours(sheet.water)
    yield sheet.water & neighbours(sheet.farm)
    yield sheet.free_ruins


def _landings(empty: Area, landings: Sequence[Area]) -> Iterator[Area]:
    """Where the ambushes to come would land, and which empty cells they would threaten."""
    once = twice = empty & NOWHERE
    for number in range(LANDINGS):
        area = landings[number] if number < len(landings) else NOWHERE
        yield area
        near = empty & neighbours(area) & ~area
        twice = twice | (once & near)
        once = once | near
    yield once
    yield twice
