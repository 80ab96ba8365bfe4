"""The Estuary: a sheet with a rule of its own."""

from cartographers.rules.area import SIDE, cell, size, union
from cartographers.rules.map_sheet import map_sheet
from cartographers.rules.sheet import Sheet

LIGHTHOUSES = union(cell(row, column) for row in (0, SIDE - 1) for column in (0, SIDE - 1))


def lit(sheet: Sheet) -> int:
    """One coin for each corner of the map that is filled: its lighthouse is lit."""
    coins: int = size(LIGHTHOUSES & ~sheet.empty)
    return coins


# fmt: off
SHEETS = (
    map_sheet("T", [
        "...........",
        ".^...r.....",
        ".......r...",
        "..r.....^..",
        "...........",
        ".....#.....",
        "....##.r...",
        "..^.#....^.",
        "....##.....",
        ".r...#^....",
        ".....#...r.",
    ], bounty=lit),
)
