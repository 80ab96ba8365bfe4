"""Maps and areas as a person would sketch them."""

from textwrap import dedent

from cartographers.boxes import shelf
from cartographers.notation.cells import read_cells, write_cells
from cartographers.notation.sheet_picture import read_picture, write_picture
from cartographers.rules.area import COLUMNS, NOWHERE, ROWS, SIDE, union
from cartographers.rules.sheet import Sheet


def sheet(picture: str = "", *, rest: str = ".", marks: str = "", **named: str) -> Sheet:
    """A map of which only the cells that matter are drawn, from the top left; the others are ``rest``.

    ``marks`` are heroes' attack marks; ``dragon="A1-A3"`` names monster cells, which must be drawn too.
    """
    lines = dedent(picture).split()
    assert len(lines) <= SIDE and all(len(line) <= SIDE for line in lines), "the picture is too large"
    lines += [""] * (SIDE - len(lines))
    drawn = read_picture([line.ljust(SIDE, rest) for line in lines])
    names = {name: area(cells) for name, cells in named.items()}
    assert not union(names.values()) & ~(drawn.monster | drawn.destroyed), "a named monster is not drawn"
    return drawn._replace(marks=area(marks), named=tuple(names.items()))


def bare(side: str) -> Sheet:
    """A printed side of the map sheet, nothing drawn on it yet."""
    return shelf().sheets[side].printed


def filled(side: str, mark: str = "f") -> Sheet:
    """A printed side of the map sheet with every empty cell drawn, ruins too."""
    full = [
        line.replace(".", mark).replace("r", mark.upper())
        for line in write_picture(shelf().sheets[side].printed)
    ]
    return read_picture(full)


def rows(one: Sheet) -> list[str]:
    """A whole map as eleven lines, for comparing two maps by eye."""
    return write_picture(one)


def shows(one: Sheet, picture: str) -> bool:
    """Is the map this picture, with all its other cells empty?"""
    return write_picture(one) == write_picture(sheet(picture))


def at(one: Sheet, name: str) -> str:
    """The mark of one cell of a map."""
    row, column = "ABCDEFGHIJK".index(name[0]), int(name[1:]) - 1
    return write_picture(one)[row][column]


def area(cells: str) -> int:
    """An area from the names of its cells, ``A1-A3,B2``; nothing is nowhere."""
    return read_cells(cells) if cells else NOWHERE


def cells(one: int) -> str:
    """The names of the cells of an area."""
    return write_cells(one)


def row(letter: str) -> int:
    """A whole row by its letter."""
    return ROWS["ABCDEFGHIJK".index(letter)]


def column(number: int) -> int:
    """A whole column by its printed number, from 1 on."""
    return COLUMNS[number - 1]
