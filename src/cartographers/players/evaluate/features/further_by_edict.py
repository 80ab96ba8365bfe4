"""Further features of single scoring cards: those that were valued worst by their few features."""

from collections.abc import Sequence
from typing import Any

from cartographers.players.evaluate.features.counting import (
    beside_one,
    beside_three,
    in_small_regions,
    sizes_by_line,
)
from cartographers.rules.area import (
    COLUMNS,
    DIAGONALS,
    EDGE,
    ROWS,
    Area,
    around,
    below,
    beside_two,
    fold_regions,
    gather,
    kinds_in,
    left,
    longer_by,
    neighbours,
    none,
    only_if,
    right,
    runs_across,
    runs_down,
    size,
    some,
)
from cartographers.rules.sheet import Sheet

#: More than any line lacks.
_FAR = 20


def _alive(sheet: Sheet, lines: Sequence[int]) -> list[Any]:
    """How many cells each line lacks; far too many if one of them lies where hardly any shape fits in."""
    lost = in_small_regions(sheet.empty)
    return [size(sheet.empty & line) + _FAR * some(lost & line) for line in lines]


def _by_gap(gaps: list[Any], wanted: Sequence[int]) -> list[Any]:
    return [sum([gap == number for gap in gaps]) for number in wanted]


def _without_ends(sheet: Sheet, gaps: list[Any], lines: Sequence[int]) -> list[Any]:
    """The same gaps, far too large if a cell has at most one empty cell beside it."""
    ends = sheet.empty & ~beside_two(sheet.empty)
    return [gap + _FAR * some(ends & line) for gap, line in zip(gaps, lines, strict=True)]


def _lines(sheet: Sheet, gaps: list[Any], pieces: list[Any], lines: Sequence[int]) -> list[Any]:
    """Pieces of the lines that may still be filled, squared gaps, and lines that are not spoilt by gap."""
    alive = [gap + _FAR * (lacks > gap) for gap, lacks in zip(gaps, _alive(sheet, lines), strict=True)]
    return [
        sum([piece * (gap > 0) * (gap < 7) for gap, piece in zip(gaps, pieces, strict=True)]),
        sum([gap * gap * (gap < _FAR) for gap in gaps]),
        *_by_gap(alive, (1, 2, 3, 5)),
        *_by_gap(_without_ends(sheet, alive, lines), (1, 2, 3)),
    ]


def _in_one(gaps: list[Any], pieces: list[Any]) -> list[Any]:
    """Lines whose two, three or four empty cells are in one piece."""
    return [
        sum([(gap == number) & (piece == 1) for gap, piece in zip(gaps, pieces, strict=True)])
        for number in (2, 3, 4)
    ]


def _rows_and_columns(sheet: Sheet) -> list[Any]:
    """In how many pieces the empty cells of each row and column are."""
    empty = sheet.empty
    starts = ((empty & ~right(empty), ROWS), (empty & ~below(empty), COLUMNS))
    return [size(first & line) for first, lines in starts for line in lines]


def borderlands(sheet: Sheet) -> list[Any]:
    """Rows and columns."""
    gaps = [size(sheet.empty & line) for line in ROWS + COLUMNS]
    return _lines(sheet, gaps, _rows_and_columns(sheet), ROWS + COLUMNS)


def dwarvenholds(sheet: Sheet) -> list[Any]:
    """Rows and columns with a mountain."""
    gaps = [size(sheet.empty & line) + _FAR * none(sheet.mountain & line) for line in ROWS + COLUMNS]
    pieces = _rows_and_columns(sheet)
    return [*_lines(sheet, gaps, pieces, ROWS + COLUMNS), *_in_one(gaps, pieces)]


def silos(sheet: Sheet) -> list[Any]:
    """The odd columns; their narrow and their wide empty cells."""
    empty, lines = sheet.empty, COLUMNS[::2]
    gaps = [size(empty & line) for line in lines]
    starts = empty & ~below(empty)
    pieces = [size(starts & line) for line in lines]
    ends, wide = empty & ~beside_two(empty), empty & (left(empty) | right(empty))
    return [
        *_lines(sheet, gaps, pieces, lines),
        *_in_one(gaps, pieces),
        sum([size(ends & line) * (gap < 5) for gap, line in zip(gaps, lines, strict=True)]),
        sum([size(wide & line) * (gap < 6) for gap, line in zip(gaps, lines, strict=True)]),
    ]


def the_broken_road(sheet: Sheet) -> list[Any]:
    """Diagonals that are not spoilt, by their number of empty cells."""
    gaps = _alive(sheet, DIAGONALS)
    return [*_by_gap(gaps, (1, 2, 3)), *_by_gap(_without_ends(sheet, gaps, DIAGONALS), (1, 2, 3))]


def the_cauldrons(sheet: Sheet) -> list[Any]:
    """Empty cells with three or more empty neighbours."""
    return [size(sheet.empty & beside_three(sheet.empty))]


def starlit_sigil(sheet: Sheet) -> list[Any]:
    """Large empty regions, and their arms: ends, what follows them, and where arms of three branch off."""
    empty = sheet.empty
    ends, crossings = empty & beside_one(empty), empty & beside_three(empty)
    bends = empty & beside_two(empty) & ~crossings
    second = bends & neighbours(ends)
    third = bends & neighbours(second)
    return [
        fold_regions(empty, 0, lambda number, region: number + (size(region) > 7)),
        size(ends),
        size(second),
        size(third),
        size(crossings & neighbours(third)),
        size(crossings & neighbours(ends)),
        size(ends & EDGE),
    ]


def deepwood(sheet: Sheet) -> list[Any]:
    """Empty cells away from villages."""
    return [size(sheet.empty & ~neighbours(sheet.village))]


def craylund(sheet: Sheet) -> list[Any]:
    """Farms that lack water, by how much, with enough room or a straight shore; and shores for new farms."""
    empty, water = sheet.empty, sheet.water
    wide = empty & beside_two(empty)

    def step(totals: tuple[Any, ...], region: Area) -> tuple[Any, ...]:
        straight, pair, cells, one, two, three = totals
        shore = around(region)
        lacks, bank, room = 3 - size(shore & water), shore & empty, size(shore & wide)
        long = some(longer_by(2, runs_down, bank) | longer_by(2, runs_across, bank))
        short = some(longer_by(1, runs_down, bank) | longer_by(1, runs_across, bank))
        return (
            straight + (lacks == 3) * long,
            pair + (lacks == 2) * short,
            cells + size(region) * (lacks > 0),
            one + (lacks == 1) * (room > 0),
            two + (lacks == 2) * (room > 2),
            three + (lacks == 3) * (room > 4),
        )

    return [
        *fold_regions(sheet.farm, (0,) * 6, step),
        size(empty & beside_two(water) & ~neighbours(sheet.farm)),
    ]


def ulems_wallow(sheet: Sheet) -> list[Any]:
    """Room between farms, beside water that lacks a farm, and beside farms."""
    empty = sheet.empty
    wide, lacking = beside_two(empty), sheet.water & beside_one(sheet.farm)
    return [
        size(empty & wide & beside_two(sheet.farm)),
        size(lacking & wide),
        size(empty & neighbours(lacking)),
        size(empty & wide & neighbours(sheet.farm)),
        size(sheet.farm & wide),
    ]


def clawsgrave_peaks(sheet: Sheet) -> list[Any]:
    """Mountains that are not joined yet: the empty cells beside them, and those with room."""

    def joined(lake: Area) -> Area:
        shore = around(lake)
        return only_if(some(shore & sheet.farm), shore & sheet.mountain)

    empty, lone = sheet.empty, sheet.mountain & ~gather(sheet.water, joined)
    return [
        size(empty & neighbours(lone)),
        size(lone & neighbours(empty)),
        size(lone & beside_two(empty)),
        size(empty & neighbours(lone) & neighbours(sheet.farm)),
    ]


def jorekburg(sheet: Sheet) -> list[Any]:
    """Columns three cells off balance, those two off with much room, and the room of balanced ones."""
    columns = sizes_by_line(COLUMNS, sheet.farm, sheet.water, sheet.empty)
    return [
        sum([((farm - lake == 3) | (lake - farm == 3)) & (cells > 2) for farm, lake, cells in columns]),
        sum([((farm - lake == 2) | (lake - farm == 2)) & (cells > 4) for farm, lake, cells in columns]),
        sum([(farm == lake) * (farm > 0) * cells for farm, lake, cells in columns]),
    ]


def banded_hills(sheet: Sheet) -> list[Any]:
    """Rows without a terrain, and the room of rows with three, with four, and with enough."""
    kinds = [kinds_in(row, sheet.terrains) for row in ROWS]
    room = [size(sheet.empty & row) for row in ROWS]
    rows = list(zip(kinds, room, strict=True))
    return [
        sum([have == 0 for have in kinds]),
        sum([(have == 3) * cells for have, cells in rows]),
        sum([(have == 4) * cells for have, cells in rows]),
        sum([(have > 4) * cells for have, cells in rows]),
    ]


_LINES = ("pieces", "squared-gaps", "alive-1", "alive-2", "alive-3", "alive-5", "open-1", "open-2", "open-3")
_IN_ONE = ("in-one-2", "in-one-3", "in-one-4")

FURTHER = {
    "borderlands": (_LINES, borderlands),
    "dwarvenholds": ((*_LINES, *_IN_ONE), dwarvenholds),
    "silos": ((*_LINES, *_IN_ONE, "ends", "wide"), silos),
    "the-broken-road": (("alive-1", "alive-2", "alive-3", "open-1", "open-2", "open-3"), the_broken_road),
    "the-cauldrons": (("crossings",), the_cauldrons),
    "starlit-sigil": (
        ("large", "ends", "second", "third", "arms-of-three", "arms-of-one", "ends-at-edge"),
        starlit_sigil,
    ),
    "deepwood": (("away",), deepwood),
    "craylund": (
        ("straight", "pair", "lacking", "lacks-one", "lacks-two", "lacks-three", "bays"),
        craylund,
    ),
    "ulems-wallow": (("wide-between", "one-farm-wide", "lacking", "wide-fields", "wide-farms"), ulems_wallow),
    "clawsgrave-peaks": (("feet", "lone", "lone-wide", "fields-at-feet"), clawsgrave_peaks),
    "jorekburg": (("three-off", "two-off-wide", "balanced-room"), jorekburg),
    "banded-hills": (("without", "room-three", "room-four", "room-done"), banded_hills),
}
