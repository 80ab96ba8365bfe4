"""Maps and cards as lines of text."""

from cartographers.boxes import shelf
from cartographers.guide.worked import Worked
from cartographers.notation.cells import ROW_LETTERS
from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.area import SIDE, cell, union
from cartographers.rules.card import AmbushCard, ExploreCard, HeroCard
from cartographers.rules.shape import Offset, Shape


def map_picture(one: Worked) -> list[str]:
    """The map of an example: what counts or was drawn in brackets, what is refused in parentheses."""
    assert one.sheet is not None
    framed = one.drawn | one.destroyed | union(part.cells for part in one.parts or ())
    lines = ["  " + "".join(f"{column + 1:^3}" for column in range(SIDE)).rstrip()]
    for row, picture in enumerate(write_picture(one.sheet)):
        cells = [_cell(one, framed, mark, cell(row, column)) for column, mark in enumerate(picture)]
        lines.append(f"{ROW_LETTERS[row]} {''.join(cells)}".rstrip())
    return lines


def _cell(one: Worked, framed: int, mark: str, here: int) -> str:
    assert one.sheet is not None
    if framed & here:
        return f"[{mark}]"
    if one.wrong & here:
        return f"({mark})"
    return f" {mark}{'*' if one.sheet.marks & here else ' '}"


def card_picture(key: str) -> list[str]:
    """The shapes of a card, or a hero with the spaces it attacks; nothing for cards without a picture."""
    match shelf().cards.get(key):
        case ExploreCard(shapes=shapes):
            return _beside([_shape(shape) for shape in shapes])
        case AmbushCard(shape=shape):
            return _shape(shape)
        case HeroCard(attacks=attacks):
            return _drawn({(0, 0): "h"} | dict.fromkeys(attacks[0], "*"))
    return []


def _shape(shape: Shape) -> list[str]:
    lines = _drawn(dict.fromkeys(shape.printed.offsets, "#"))
    return [f"{lines[0]} $", *lines[1:]] if shape.coin else lines


def _drawn(marks: dict[Offset, str]) -> list[str]:
    rows, columns = [row for row, _ in marks], [column for _, column in marks]
    return [
        " ".join(marks.get((row, column), ".") for column in range(min(columns), max(columns) + 1))
        for row in range(min(rows), max(rows) + 1)
    ]


def _beside(pictures: list[list[str]]) -> list[str]:
    """Pictures side by side."""
    height = max(map(len, pictures))
    widths = [max(map(len, picture)) for picture in pictures]
    return [
        "    ".join(
            (picture[row] if row < len(picture) else "").ljust(width)
            for picture, width in zip(pictures, widths, strict=True)
        ).rstrip()
        for row in range(height)
    ]
