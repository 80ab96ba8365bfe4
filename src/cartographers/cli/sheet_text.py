"""A map as a person hands it over: eleven lines, or one line with slashes."""

from collections.abc import Iterable
from itertools import chain

from cartographers.cli.errors import CommandError
from cartographers.notation.error import BadNotation
from cartographers.notation.line import read_line
from cartographers.notation.picture import read_picture
from cartographers.rules.area import SIDE
from cartographers.rules.sheet import Sheet


def detect_picture(lines: Iterable[str]) -> tuple[bool, Iterable[str]]:
    """Is it a picture and not JSON? And all the lines again."""
    lines = iter(lines)
    before: list[str] = []
    for line in lines:
        before.append(line)
        if line.strip():
            return line.lstrip()[0] not in '{["', chain(before, lines)
    raise CommandError("there is nothing to read: no line but empty ones")


def read_sheet(lines: Iterable[str], typed: bool = False) -> Sheet:
    """A map from its lines; who types one need not say that it is complete."""
    rows: list[str] = []
    for line in lines:
        if line.strip():
            rows.append(line.strip())
        if typed and (len(rows) == SIDE or "/" in line):
            break
    try:
        return read_line(rows[0]) if len(rows) == 1 and "/" in rows[0] else read_picture(rows)
    except BadNotation as wrong:
        raise CommandError(str(wrong)) from None
