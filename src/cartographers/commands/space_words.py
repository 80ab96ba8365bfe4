"""Spaces, rows, clusters and shapes in words."""

from collections.abc import Iterable
from itertools import groupby

from cartographers.notation.cells import ROW_LETTERS, cell_name
from cartographers.rules.area import COLUMNS, ROWS, SIDE, cell, cells, place, regions, size
from cartographers.rules.shape import Offset
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import BY_KEY, DRAWN, HERO, MOUNTAIN
from cartographers.words.book import Words, listed


def said_cells(words: Words, area: int) -> str:
    """An area for the ear: "A9 to A11, B11"."""
    runs: list[list[int]] = []
    for one in cells(area):
        if runs and runs[-1][-1] == one >> 1 and place(one)[1]:
            runs[-1].append(one)
        else:
            runs.append([one])
    return listed(_span(words, cell_name(run[0]), cell_name(run[-1])) for run in runs)


def _span(words: Words, first: str, last: str) -> str:
    return first if first == last else words("told-span", first=first, last=last)


def capital(text: str) -> str:
    """A text with a capital letter."""
    return text[:1].upper() + text[1:]


def space_words(words: Words, sheet: Sheet, one: int) -> str:
    """What is on a space: "forest on ruins", "mountain", "empty, attacked by a hero"."""
    what = words(_kind(sheet, one))
    if sheet.ruins & one:
        what = words("told-on-ruins", what=what) if not sheet.empty & one else words("ruins")
    return words("told-marked", what=what) if sheet.marks & one else what


def _kind(sheet: Sheet, one: int) -> str:
    """The key of the text for what is on a space, ruins apart."""
    if sheet.farm & sheet.village & one:
        return "double"
    for terrain in (*DRAWN, HERO, MOUNTAIN):
        if sheet.terrains[terrain] & one:
            return next((name for name, _ in sheet.named if sheet.living(name) & one), terrain.key)
    if sheet.destroyed & one:
        return "destroyed"
    return "wasteland" if sheet.wasteland & one else "empty"


def row_line(words: Words, sheet: Sheet, row: int) -> str:
    """A row from left to right: "Row B: 1 to 3 empty, 4 mountain." """
    return words("told-row", row=ROW_LETTERS[row], spaces=_runs(words, sheet, ROWS[row], 1))


def column_line(words: Words, sheet: Sheet, column: int) -> str:
    """A column from top to bottom: "Column 4: A to C empty, D mountain." """
    return words("told-column", column=str(column + 1), spaces=_runs(words, sheet, COLUMNS[column], 0))


def _runs(words: Words, sheet: Sheet, line: int, along: int) -> str:
    """The spaces of a line, those alike together; ``along`` 0 names them by rows, 1 by columns."""
    named = [(_name(place(one)[along], along), space_words(words, sheet, one)) for one in cells(line)]
    parts = []
    for what, run in groupby(named, key=lambda pair: pair[1]):
        names = [name for name, _ in run]
        parts.append(words("told-spaces", where=_span(words, names[0], names[-1]), what=what))
    return listed(parts)


def _name(number: int, along: int) -> str:
    return str(number + 1) if along else ROW_LETTERS[number]


def area_lines(words: Words, sheet: Sheet, kind: str) -> list[str]:
    """All spaces of a kind: clusters of a terrain, free ruins, mountains, empty spaces."""
    name = capital(words(kind))
    match kind:
        case "ruins":
            parts = [sheet.free_ruins] if sheet.free_ruins else []
        case "mountain":
            parts = [sheet.mountain] if sheet.mountain else []
        case "empty":
            parts = list(regions(sheet.empty))
        case _:
            parts = list(regions(sheet.terrains[BY_KEY[kind]]))
    if not parts:
        return [words("told-none", name=name)]
    parts.sort(key=size, reverse=True)
    return [words("told-cluster", name=name, size=size(one), cells=said_cells(words, one)) for one in parts]


def region_lines(words: Words, sheet: Sheet, one: int) -> list[str]:
    """The clusters that a space belongs to; two where it is farm and village at once."""
    kinds = [terrain for terrain in (*DRAWN, HERO) if sheet.terrains[terrain] & one]
    areas = [(terrain.key, sheet.terrains[terrain]) for terrain in kinds] or [("empty", sheet.empty)]
    lines = []
    for kind, area in areas:
        for region in regions(area):
            if region & one:
                where = said_cells(words, region)
                name = capital(words(kind))
                lines.append(words("told-cluster", name=name, size=size(region), cells=where))
    return lines or [words("told-cell", cell=cell_name(one), what=space_words(words, sheet, one))]


def all_regions(words: Words, sheet: Sheet) -> list[str]:
    """The clusters of all terrains that are on a map."""
    kinds = [terrain.key for terrain in DRAWN if sheet.terrains[terrain]]
    return [line for kind in kinds for line in area_lines(words, sheet, kind)] or [words("told-no-regions")]


def shape_words(words: Words, offsets: Iterable[Offset]) -> str:
    """The form of a shape: "three in a column", "a square of four", or row by row."""
    places = sorted(offsets)
    rows = {row: [column for at, column in places if at == row] for row, _ in places}
    count, height = len(places), len(rows)
    # From the first column to the last, whether or not there is something in all of them.
    width = 1 + max(column for _, column in places) - min(column for _, column in places)
    if count == 1:
        return words("told-shape-one")
    if height == 1 and _unbroken(rows[0]):
        return words("told-shape-row", count=count)
    if width == 1 and _unbroken(sorted(rows)):
        return words("told-shape-column", count=count)
    if count == height * width:
        return words("told-shape-block", count=count, height=height, width=width)
    each = [
        words("told-shape-line", number=row + 1, count=len(columns), columns=_columns(words, columns))
        for row, columns in rows.items()
    ]
    return words("told-shape", count=count, rows="; ".join(each))


def _unbroken(numbers: list[int]) -> bool:
    return numbers[-1] - numbers[0] + 1 == len(numbers)


def _columns(words: Words, columns: list[int]) -> str:
    runs: list[list[int]] = []
    for column in columns:
        if runs and runs[-1][-1] == column - 1:
            runs[-1].append(column)
        else:
            runs.append([column])
    return listed(_span(words, str(run[0] + 1), str(run[-1] + 1)) for run in runs)


def corner_cell(corner: Offset | None) -> str:
    """The name of the space at a corner; "" if it is not on the map."""
    if corner is None or not all(0 <= number < SIDE for number in corner):
        return ""
    return cell_name(cell(*corner))
