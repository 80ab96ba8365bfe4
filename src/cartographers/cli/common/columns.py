"""Text in columns, and when a terminal is painted."""

import os
from collections.abc import Sequence
from re import compile as pattern
from typing import TextIO

from cartographers.cli.common.console import obeys
from cartographers.notation.paint import Paint
from cartographers.words.book import Words
from cartographers.words.numbers import MINUS


def in_columns(rows: Sequence[Sequence[object]], gap: str = "  ") -> list[str]:
    """The rows as aligned columns: text to the left, numbers to the right."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    numeric = [all(_is_number(text) for text in column[1:]) for column in zip(*texts, strict=True)]
    return [
        gap.join(
            text.rjust(width) if right else text.ljust(width)
            for text, width, right in zip(row, widths, numeric, strict=True)
        ).rstrip()
        for row in texts
    ]


def _is_number(text: str) -> bool:
    return not text or (text[-1] in "0123456789%" and text[0] in f"0123456789+-{MINUS}")


def percent(words: Words, share: float) -> str:
    """A share as a percentage: "55 %"."""
    return words("percent", share=round(100 * share))


_ANSI = pattern(r"\x1b\[[\d;]*m")


def paint_for(stream: TextIO) -> Paint:
    """Colours if the stream is a terminal and the environment does not forbid them."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Paint(wanted and obeys(stream))


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
