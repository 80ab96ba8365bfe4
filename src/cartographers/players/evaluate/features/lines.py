"""Counts for all rows and columns at once, whose bits are kept in one area: each line has a cell of its own.

That of a column is its cell in the first row; that of a row its cell in the first column, one row further
down, where no column has its cell. A number for each line is several such areas, one for each binary digit,
the lowest first.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cartographers.rules.area import COLUMNS, NOWHERE, ROWS, SIDE, Area, size

#: The cells of the columns and those of the rows.
_OF_COLUMNS, _OF_ROWS = ROWS[0], COLUMNS[0] << SIDE


def places(in_rows: Area, in_columns: Area) -> Iterator[Area]:
    """The lines that have a cell of an area at one place after another."""
    for at in range(SIDE):
        yield in_columns >> SIDE * at & _OF_COLUMNS | in_rows << SIDE - at & _OF_ROWS


def counted(areas: Iterable[Area]) -> list[Any]:
    """In how many of these areas each line is."""
    digits: list[Any] = []
    for number, area in enumerate(areas, 1):
        for at, digit in enumerate(digits):
            digits[at], area = digit ^ area, digit & area
        if number & number - 1 == 0:
            digits.append(area)
    return digits


def once(areas: Iterable[Area]) -> Area:
    """The lines that are in exactly one of these areas."""
    one, more = NOWHERE, NOWHERE
    for area in areas:
        one, more = one | area, more | one & area
    return one & ~more


def exactly(digits: Sequence[Area], number: int) -> Area:
    """The lines whose number is this one."""
    lines: Area = _OF_COLUMNS | _OF_ROWS
    for at, digit in enumerate(digits):
        lines = lines & (digit if number >> at & 1 else ~digit)
    return lines


def cells_in_lines(area: Area, lines: Area) -> Any:
    """How many cells of an area lie in these lines; one where two of them cross counts twice."""
    return sum([size(lines & place) for place in places(area, area)])
