"""Cells as on the printed sheet: rows A to K, columns 1 to 11; ``A9-A11,B11`` for an area."""

from collections.abc import Iterable

from cartographers.notation.error import BadNotation, as_written
from cartographers.rules.area import NOWHERE, SIDE, cells, place

ROW_LETTERS = "ABCDEFGHIJK"
#: The names of all cells in reading order.
_NAMES = [f"{letter}{column + 1}" for letter in ROW_LETTERS for column in range(SIDE)]
_CELLS = {name: 1 << number for number, name in enumerate(_NAMES)}


def cell_name(one: int) -> str:
    """The name of the first cell of an area."""
    return _NAMES[(one & -one).bit_length() - 1]


def names(area: int) -> list[str]:
    """The name of each cell of an area, in reading order."""
    return [_NAMES[one.bit_length() - 1] for one in cells(area)]


def read_cell(name: object) -> int:
    """One cell from its name."""
    cell = _CELLS.get(name) if isinstance(name, str) else None
    if cell is None:
        raise BadNotation(
            "cell",
            "{name} is not a cell: rows are A to K, columns 1 to 11, like B4",
            name=as_written(name),
        )
    return cell


def read_names(listed: Iterable[str]) -> int:
    """An area from the names of its cells, each once."""
    area = NOWHERE
    for name in listed:
        one = read_cell(name)
        if area & one:
            raise BadNotation("cell-twice", "the cell {cell} is named twice", cell=name)
        area |= one
    return area


def write_cells(area: int) -> str:
    """An area in short: runs along a row are joined, as in ``A9-A11,B11``."""
    runs: list[list[int]] = []
    for one in cells(area):
        row, column = place(one)
        if runs and column and runs[-1][-1] == one >> 1 and place(runs[-1][-1])[0] == row:
            runs[-1].append(one)
        else:
            runs.append([one])
    return ",".join(
        cell_name(run[0]) if len(run) == 1 else f"{cell_name(run[0])}-{cell_name(run[-1])}" for run in runs
    )


def read_cells(text: str) -> int:
    """An area from its short form."""
    area = NOWHERE
    for part in text.split(","):
        run = _read_run(part)
        if area & run:
            raise BadNotation(
                "cells-again", "{part!r} names a cell that was named before in {text!r}", part=part, text=text
            )
        area |= run
    return area


def _read_run(part: str) -> int:
    first, dash, last = part.partition("-")
    if not dash:
        return read_cell(part)
    start, end = read_cell(first), read_cell(last)
    if place(start)[0] != place(end)[0] or start >= end:
        raise BadNotation("cells-run", "{part!r} is not a run of cells along one row, like A9-A11", part=part)
    return (end << 1) - start
