"""A sheet on one line: its rows joined by ``/``, runs of empty cells as a number."""

from re import sub

from cartographers.notation.error import BadNotation
from cartographers.notation.picture import read_picture, write_picture
from cartographers.rules.area import SIDE
from cartographers.rules.sheet import Sheet


def write_line(sheet: Sheet) -> str:
    """A sheet in one line."""
    rows = "/".join(write_picture(sheet))
    return sub(r"\.+", lambda run: str(len(run[0])), rows)


def read_line(line: str) -> Sheet:
    """A sheet from its line."""
    rows = [sub(r"\d+", lambda run: "." * min(int(run[0][:3]), SIDE + 1), row) for row in line.split("/")]
    try:
        return read_picture(rows)
    except BadNotation as wrong:
        raise BadNotation(f"{wrong} (in the line {line!r})") from None
