"""A sheet on one line: its rows joined by ``/``, runs of empty cells as a number."""

from cartographers.notation.error import BadNotation
from cartographers.notation.sheet_picture import read_picture, write_picture
from cartographers.rules.own_sheet import drawn_out, in_one_line
from cartographers.rules.sheet import Sheet


def write_line(sheet: Sheet) -> str:
    """A sheet in one line."""
    return in_one_line(write_picture(sheet))


def read_line(line: str) -> Sheet:
    """A sheet from its line."""
    try:
        return read_picture([drawn_out(row) for row in line.split("/")])
    except BadNotation as wrong:
        raise BadNotation("map-line", "{wrong} (in the line {line!r})", wrong=wrong, line=line) from None
