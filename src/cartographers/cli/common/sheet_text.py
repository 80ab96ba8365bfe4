"""Reading a map from text: eleven lines, or one line with slashes."""

from collections.abc import Iterable
from itertools import chain

from cartographers.cli.common.errors import CommandError
from cartographers.notation.sheet_line import read_line
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.area import SIDE
from cartographers.rules.sheet import Sheet


def detect_picture(lines: Iterable[str]) -> tuple[bool, Iterable[str]]:
    """Whether the lines are a picture and not JSON, and all the lines again."""
    lines = iter(lines)
    start: list[str] = []
    for line in lines:
        start.append(line)
        if line.strip():
            return line.lstrip()[0] not in '{["', chain(start, lines)
    raise CommandError("nothing-to-read", "there is nothing to read: no line but empty ones")


def read_sheet(lines: Iterable[str], typed: bool = False) -> Sheet:
    """A map from its lines; typed input ends with the last row, without an end of file."""
    rows: list[str] = []
    for line in lines:
        if line.strip():
            rows.append(line.strip())
        if typed and (len(rows) == SIDE or "/" in line):
            break
    return read_line(rows[0]) if len(rows) == 1 and "/" in rows[0] else read_picture(rows)
