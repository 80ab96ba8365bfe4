"""A map for the terminal: three characters for each cell, with a held shape and highlighted cells."""

from typing import NamedTuple

from cartographers.notation.cells import ROW_LETTERS
from cartographers.notation.paint import Paint
from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.area import NOWHERE, SIDE, cell
from cartographers.rules.sheet import Sheet


class Ghost(NamedTuple):
    """A shape held over a map and not yet drawn."""

    mark: str
    area: int
    #: The cells a hero held there would attack.
    attacked: int = NOWHERE
    legal: bool = True


def map_lines(sheet: Sheet, paint: Paint, ghost: Ghost | None = None, framed: int = NOWHERE) -> list[str]:
    """The map with row letters and column numbers; framed cells in brackets, attacked ones with a star."""
    header = "  " + "".join(f"{column + 1:^3}" for column in range(SIDE))
    marks = sheet.marks | (ghost.attacked if ghost else NOWHERE)
    lines = [header.rstrip()]
    for row, picture in enumerate(write_picture(sheet)):
        cells = ""
        for column, mark in enumerate(picture):
            one = cell(row, column)
            style = mark if mark in ".r^#" else mark.lower()
            left, right = ("[", "]") if framed & one else (" ", "*" if marks & one else " ")
            if ghost and ghost.area & one:
                mark, style = ghost.mark, ghost.mark if ghost.legal else "wrong"
                left, right = "[]" if ghost.legal else "()"
            cells += paint(f"{left}{mark}{right}", style, bold=left + right != "  ")
        lines.append(f"{ROW_LETTERS[row]} {cells}".rstrip())
    return lines
