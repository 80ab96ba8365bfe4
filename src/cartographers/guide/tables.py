"""The tables of the guide, filled with what is printed in the boxes."""

from collections.abc import Callable
from dataclasses import dataclass

from cartographers.boxes import shelf
from cartographers.words.book import Words
from cartographers.words.numbers import Number, written


@dataclass(frozen=True)
class Table:
    """A table: the first row is its heading, the first column names the others."""

    key: str
    rows: tuple[tuple[str, ...], ...]


def table(key: str, words: Words) -> Table:
    """A table in a language."""
    return Table(key, tuple(TABLES[key](words)))


def _seasons(words: Words) -> list[tuple[str, ...]]:
    """How long each season lasts in each box, and the edicts it scores."""
    boxes = [box for box in shelf().boxes.values() if box.seasons]
    rows = [(words("table-season"), words("table-edicts"), *(words(f"box-{box.key}") for box in boxes))]
    for seasons in zip(*(box.seasons for box in boxes), strict=True):
        letters = ", ".join(words(f"letter-{'ABCD'[edict]}") for edict in seasons[0].edicts)
        rows.append((words(seasons[0].key), letters, *(str(season.time) for season in seasons)))
    return rows


def _titles(words: Words) -> list[tuple[str, ...]]:
    """The solo titles and the rating each of them needs."""
    rows: list[tuple[str, ...]] = [(words("table-solo-title"), words("table-rating"))]
    return [
        *rows,
        *((words(one.key), written(Number(one.minimum), words.language)) for one in shelf().titles),
    ]


TABLES: dict[str, Callable[[Words], list[tuple[str, ...]]]] = {"seasons": _seasons, "titles": _titles}
