"""The village scoring cards (R7): each gives the number of things that earn its stars."""

from collections.abc import Callable

from .board import Map
from .regions import Region, beside, beside_with, regions


def wildholds(board: Map) -> int:
    """Village regions of six or more cells."""
    return len([region for region in regions(board, "village") if len(region) >= 6])


def great_city(board: Map) -> int:
    """Cells of the largest among the village regions that touch no mountain."""
    largest = 0
    for region in regions(board, "village"):
        if not beside_with(board, region, "mountain"):
            largest = max(largest, len(region))
    return largest


def greengold_plains(board: Map) -> int:
    """Village regions adjacent to three or more different terrain types."""
    count = 0
    for region in regions(board, "village"):
        types: set[str] = set()
        for cell in beside(region):
            types |= board.types(cell)
        if len(types) >= 3:
            count += 1
    return count


def shieldgate(board: Map) -> int:
    """Cells of one second-largest village region; nothing with fewer than two regions."""
    sizes = sorted((len(region) for region in regions(board, "village")), reverse=True)
    return sizes[1] if len(sizes) >= 2 else 0


def traylo_monastery(board: Map) -> int:
    """Village regions containing an unbroken straight line of four cells."""
    return len([region for region in regions(board, "village") if _has_line_of_four(region)])


def _has_line_of_four(region: Region) -> bool:
    for row, column in region:
        across = {(row, column + step) for step in range(4)}
        down = {(row + step, column) for step in range(4)}
        if across <= region or down <= region:
            return True
    return False


def outer_enclave(board: Map) -> int:
    """Empty cells adjacent to the one village region that has the most of them."""
    most = 0
    for region in regions(board, "village"):
        most = max(most, len([cell for cell in beside(region) if board.is_empty(cell)]))
    return most


def gnomish_colony(board: Map) -> int:
    """Village regions containing a 2 x 2 square."""
    return len([region for region in regions(board, "village") if _has_square(region)])


def _has_square(region: Region) -> bool:
    for row, column in region:
        if {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= region:
            return True
    return False


def caravansary(board: Map) -> int:
    """Rows and columns of the one village region that spans the most of them together."""
    most = 0
    for region in regions(board, "village"):
        rows = {row for row, _ in region}
        columns = {column for _, column in region}
        most = max(most, len(rows) + len(columns))
    return most


COUNTS: dict[str, Callable[[Map], int]] = {
    "wildholds": wildholds,
    "great-city": great_city,
    "greengold-plains": greengold_plains,
    "shieldgate": shieldgate,
    "traylo-monastery": traylo_monastery,
    "outer-enclave": outer_enclave,
    "gnomish-colony": gnomish_colony,
    "caravansary": caravansary,
}
