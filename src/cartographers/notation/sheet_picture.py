"""A sheet as eleven lines of eleven characters, the way a person would sketch it.

``.`` empty, ``r`` empty ruins, ``^`` mountain, ``#`` wasteland, ``f v a w m h x`` forest, village, farm
(acre), water, monster, hero, destroyed, ``d`` Diplomacy's farm and village at once; a capital letter is
the same drawn on a ruins cell. Attack marks and the names of monsters are not in the picture.
"""

from collections.abc import Sequence
from typing import Any

from cartographers.notation.error import BadNotation
from cartographers.rules.area import BOARD, CELLS, NOWHERE, SIDE, cells
from cartographers.rules.sheet import Sheet

#: The areas of a sheet in which a cell with this mark lies; the mark of several areas after those of each.
AREAS: dict[str, tuple[str, ...]] = {
    "f": ("forest",),
    "v": ("village",),
    "a": ("farm",),
    "w": ("water",),
    "m": ("monster",),
    "h": ("hero",),
    "x": ("destroyed",),
    "d": ("farm", "village"),
    "^": ("mountain",),
    "#": ("wasteland",),
    ".": (),
    "r": (),
}
_CAPITALS = {mark.upper(): mark for mark in "fvawmhxd"}


def write_picture(sheet: Sheet) -> list[str]:
    """The eleven lines of a sheet."""
    marks = ["."] * CELLS
    # A cell of two areas comes last among the marks of each of them.
    for mark, areas in AREAS.items():
        if areas:
            inside = BOARD
            for name in areas:
                inside &= getattr(sheet, name)
            for one in cells(inside):
                marks[one.bit_length() - 1] = mark
    for one in cells(sheet.ruins):
        index = one.bit_length() - 1
        marks[index] = "r" if marks[index] == "." else marks[index].upper()
    return ["".join(marks[start : start + SIDE]) for start in range(0, CELLS, SIDE)]


def read_picture(rows: Sequence[str]) -> Sheet:
    """A sheet from its eleven lines."""
    if isinstance(rows, str) or not all(isinstance(row, str) for row in rows):
        raise BadNotation("map-text", "a sheet is {side} lines of text", side=SIDE)
    if len(rows) != SIDE:
        raise BadNotation("map-rows", "a sheet has {side} rows, not {rows}", side=SIDE, rows=len(rows))
    areas: dict[str, Any] = {}
    ruins = filled = NOWHERE
    for row, line in enumerate(rows):
        if len(line) != SIDE:
            raise BadNotation(
                "map-row",
                "row {row} has {cells} cells instead of {side}: {line!r}",
                row=row + 1,
                cells=len(line),
                side=SIDE,
                line=line,
            )
        for column, mark in enumerate(line):
            one = 1 << SIDE * row + column
            if mark == "r" or mark in _CAPITALS:
                ruins |= one
            small = _CAPITALS.get(mark, mark)
            if small not in AREAS:
                raise BadNotation(
                    "map-mark",
                    "{mark!r} in row {row}, column {column} is no terrain: use {marks} "
                    "or a capital for terrain drawn on ruins",
                    mark=mark,
                    row=row + 1,
                    column=column + 1,
                    marks=" ".join(AREAS),
                )
            for name in AREAS[small]:
                areas[name] = areas.get(name, NOWHERE) | one
                filled |= one
    return Sheet(ruins=ruins, empty=BOARD & ~filled)._replace(**areas)
