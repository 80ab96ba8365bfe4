"""When a terminal is painted, and painted text in columns."""

import os
from re import compile as pattern
from typing import TextIO

from cartographers.notation.paint import Paint

_ANSI = pattern(r"\x1b\[[\d;]*m")


def paint_for(stream: TextIO) -> Paint:
    """Colours if the stream is a terminal and the environment does not forbid them."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Paint(wanted and stream.isatty())


def width(text: str) -> int:
    """The width of a text on the screen."""
    return len(_ANSI.sub("", text))


def padded(text: str, wide: int) -> str:
    """The text padded to a width."""
    return text + " " * (wide - width(text))


def side_by_side(*blocks: list[str], gap: str = "   ") -> list[str]:
    """Blocks of lines next to each other."""
    height = max(map(len, blocks))
    columns = []
    for block in blocks:
        wide = max(map(width, block), default=0)
        columns.append([padded(line, wide) for line in block + [""] * (height - len(block))])
    return [gap.join(line).rstrip() for line in zip(*columns, strict=True)]
