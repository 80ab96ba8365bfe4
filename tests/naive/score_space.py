"""The space scoring cards (R7): each gives the number of things that earn its stars."""

from collections.abc import Callable

from .board import ALL_CELLS, SIZE, Cell, Map
from .regions import empty_regions

ROWS: list[list[Cell]] = [[(row, column) for column in range(SIZE)] for row in range(SIZE)]
COLUMNS: list[list[Cell]] = [[(row, column) for row in range(SIZE)] for column in range(SIZE)]


def _is_filled(board: Map, cells: list[Cell]) -> bool:
    return not any(board.is_empty(cell) for cell in cells)


def borderlands(board: Map) -> int:
    """Completely filled rows and columns."""
    return len([line for line in ROWS + COLUMNS if _is_filled(board, line)])


def the_broken_road(board: Map) -> int:
    """Completely filled diagonals from the left edge down-right to the bottom edge."""
    count = 0
    for start in range(SIZE):
        if _is_filled(board, [(start + step, step) for step in range(SIZE - start)]):
            count += 1
    return count


def lost_barony(board: Map) -> int:
    """Cells along one side of the largest filled square."""
    largest = 0
    for top, left in ALL_CELLS:
        for side in range(1, SIZE + 1):
            if top + side > SIZE or left + side > SIZE:
                break
            square = [(top + down, left + right) for down in range(side) for right in range(side)]
            if _is_filled(board, square):
                largest = max(largest, side)
    return largest


def the_cauldrons(board: Map) -> int:
    """Empty cells that are surrounded (R1.7)."""
    return len([cell for cell in board.empty_cells() if board.is_surrounded(cell)])


def dwarvenholds(board: Map) -> int:
    """Completely filled rows and columns that contain a mountain."""
    count = 0
    for line in ROWS + COLUMNS:
        if _is_filled(board, line) and any(board.has(cell, "mountain") for cell in line):
            count += 1
    return count


def silos(board: Map) -> int:
    """Completely filled odd-numbered columns, numbered from 1."""
    return len([column for column in COLUMNS[::2] if _is_filled(board, column)])


def banded_hills(board: Map) -> int:
    """Rows with five or more different terrain types."""
    count = 0
    for row in ROWS:
        types: set[str] = set()
        for cell in row:
            types |= board.types(cell)
        if len(types) >= 5:
            count += 1
    return count


def starlit_sigil(board: Map) -> int:
    """Regions of exactly three empty cells."""
    return len([region for region in empty_regions(board) if len(region) == 3])


COUNTS: dict[str, Callable[[Map], int]] = {
    "borderlands": borderlands,
    "the-broken-road": the_broken_road,
    "lost-barony": lost_barony,
    "the-cauldrons": the_cauldrons,
    "dwarvenholds": dwarvenholds,
    "silos": silos,
    "banded-hills": banded_hills,
    "starlit-sigil": starlit_sigil,
}
