"""Planes that were added later: what the scoring cards of Heroes count along lines and in regions.

Nets that were trained before have weights for the planes before these, and are shown no others.
"""

from collections.abc import Iterator
from typing import Any

from cartographers.players.neural.folds import EachFold, whole_lines
from cartographers.rules.area import (
    BOARD,
    COLUMNS,
    NOWHERE,
    ROWS,
    Area,
    around,
    below,
    beside_two,
    kinds_in,
    lines_with,
    longer_by,
    neighbours,
    only_if,
    runs_across,
    runs_down,
    size,
    some,
    squares,
)
from cartographers.rules.sheet import Sheet

#: Rows are shown from so many kinds of terrain on, or so many cells of forest.
_KINDS, _FORESTS = (3, 4, 5), (2, 3)
#: The terrains of which it is shown what lines they come in; of forest that is shown before.
_IN_ROWS, _IN_COLUMNS = ("village", "farm", "water", "monster", "mountain"), ("farm", "water", "mountain")
#: By how many cells a column has more farm than water.
_MORE_FARM = (0, 1, 2, -1, -2)
#: The lengths of vertical runs of forest.
_RUNS = (3, 5, 7)
#: The areas whose regions are shown, and the area beside them that is counted.
_IN_REGIONS = {"forest": "village", "village": "empty", "farm": "water"}
_BESIDE, _LINES = (1, 2, 3, 6, 9), (7, 9, 11)

MORE_PLANES = (
    *(f"row of {kinds} kinds" for kinds in _KINDS),
    *(f"row of {cells} forests" for cells in _FORESTS),
    *(f"row with {name}" for name in _IN_ROWS),
    *(f"column with {name}" for name in _IN_COLUMNS),
    *(f"column with {more} more farm than water" for more in _MORE_FARM),
    "odd column",
    *(f"forest run of {length}" for length in _RUNS),
    *("forest among forest", "water beside two farms", "empty beside two farms", "empty beside two waters"),
    *(
        f"{name} {fact}"
        for name, other in _IN_REGIONS.items()
        for fact in (
            *(f"beside {cells} of {other}" for cells in _BESIDE),
            *("with a square", "with a run of three", "with a run of four"),
            *(f"in {lines} lines" for lines in _LINES),
        )
    ),
)


def more_planes(sheet: Sheet, each_fold: EachFold) -> Iterator[Area]:
    """The planes of a map, in the order of ``MORE_PLANES``."""
    yield from _rows(sheet)
    yield from (whole_lines(getattr(sheet, name), ROWS) for name in _IN_ROWS)
    yield from (whole_lines(getattr(sheet, name), COLUMNS) for name in _IN_COLUMNS)
    yield from _columns(sheet)
    yield from (_runs(sheet.forest, length) for length in _RUNS)
    yield sheet.forest & ~neighbours(BOARD & ~sheet.forest)
    yield sheet.water & beside_two(sheet.farm)
    yield sheet.empty & beside_two(sheet.farm)
    yield sheet.empty & beside_two(sheet.water)
    yield from _regions(sheet, each_fold)


def _rows(sheet: Sheet) -> Iterator[Area]:
    everywhere, nowhere = sheet.empty | BOARD, sheet.empty & NOWHERE
    kinds = [kinds_in(row, sheet.terrains) for row in ROWS]
    forests = [size(sheet.forest & row) for row in ROWS]
    for counted, least in (*((kinds, one) for one in _KINDS), *((forests, one) for one in _FORESTS)):
        cells = nowhere
        for row, number in zip(ROWS, counted, strict=True):
            cells = cells | only_if(number >= least, everywhere & row)
        yield cells


def _columns(sheet: Sheet) -> Iterator[Area]:
    """The columns by how much more farm than water they have; where it is the same, at least one of each."""
    everywhere, nowhere = sheet.empty | BOARD, sheet.empty & NOWHERE
    counted = [(size(sheet.farm & column), size(sheet.water & column)) for column in COLUMNS]
    for more in _MORE_FARM:
        cells = nowhere
        for column, (farms, waters) in zip(COLUMNS, counted, strict=True):
            so = _differ(farms, waters, more)
            cells = cells | only_if(so, everywhere & column)
        yield cells
    odd = nowhere
    for column in COLUMNS[::2]:
        odd = odd | (everywhere & column)
    yield odd


def _differ(farms: Any, waters: Any, more: int) -> Any:
    """Is there so much more farm than water? The last of each side stands for all that is further off."""
    match more:
        case 0:
            return (farms == waters) & (farms > 0)
        case 2:
            return farms >= waters + 2
        case -2:
            return waters >= farms + 2
        case 1:
            return farms == waters + 1
        case _:
            return waters == farms + 1


def _runs(area: Area, length: int) -> Area:
    """The cells of vertical runs that are at least so long."""
    cells = longer_by(length - 1, runs_down, area)
    for _ in range(length - 1):
        cells = cells | below(cells)
    return cells


def _regions(sheet: Sheet, each_fold: EachFold) -> Iterator[Area]:
    nowhere = sheet.empty & NOWHERE
    pairs = [
        (nowhere | getattr(sheet, name), nowhere | getattr(sheet, other))
        for name, other in _IN_REGIONS.items()
    ]
    start = tuple(nowhere for _ in range(len(_BESIDE) + 3 + len(_LINES)))
    for carried in each_fold(sheet, pairs, start, _banked):
        yield from carried


def _banked(carried: Any, region: Area, partner: Area, sheet: Sheet) -> Any:
    """What is known of the regions so far, and of one more."""
    del sheet
    beside, lines = size(around(region) & partner), lines_with(region, ROWS + COLUMNS)
    facts = (
        *(beside >= cells for cells in _BESIDE),
        some(squares(region)),
        *(some(longer_by(more, runs_down, region) | longer_by(more, runs_across, region)) for more in (2, 3)),
        *(lines >= least for least in _LINES),
    )
    return tuple(old | only_if(fact, region) for old, fact in zip(carried, facts, strict=True))
