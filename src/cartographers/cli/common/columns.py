"""Text in columns."""

from collections.abc import Sequence

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
