"""The forest scoring cards (R7): each gives the number of things that earn its stars."""

from collections.abc import Callable

from .board import SIZE, Cell, Map, at_edge, neighbours
from .regions import beside_with, regions


def sentinel_wood(board: Map) -> int:
    """Forest cells adjacent to the edge."""
    return len([cell for cell in board.cells_of("forest") if at_edge(cell)])


def greenbough(board: Map) -> int:
    """Rows, and columns, with at least one forest cell."""
    forest = board.cells_of("forest")
    return len({row for row, _ in forest}) + len({column for _, column in forest})


def treetower(board: Map) -> int:
    """Forest cells that are surrounded (R1.7)."""
    return len([cell for cell in board.cells_of("forest") if board.is_surrounded(cell)])


def stoneside_forest(board: Map) -> int:
    """Mountains connected to another mountain by a forest region; each counts once."""
    connected: set[Cell] = set()
    for region in regions(board, "forest"):
        mountains = beside_with(board, region, "mountain")
        if len(mountains) >= 2:
            connected |= mountains
    return len(connected)


def faunlost_thicket(board: Map) -> int:
    """Cells of the longest unbroken vertical run of forest."""
    longest = 0
    for column in range(SIZE):
        run = 0
        for row in range(SIZE):
            run = run + 1 if board.has((row, column), "forest") else 0
            longest = max(longest, run)
    return longest


def deepwood(board: Map) -> int:
    """Forest regions of five or more cells that are not adjacent to a village cell."""
    count = 0
    for region in regions(board, "forest"):
        if len(region) >= 5 and not beside_with(board, region, "village"):
            count += 1
    return count


def heart_of_the_forest(board: Map) -> int:
    """Forest cells with forest or the edge on all four sides."""
    count = 0
    for cell in board.cells_of("forest"):
        if all(board.has(other, "forest") for other in neighbours(cell)):
            count += 1
    return count


def sleepy_valley(board: Map) -> int:
    """Rows with three or more forest cells."""
    count = 0
    for row in range(SIZE):
        if len([column for column in range(SIZE) if board.has((row, column), "forest")]) >= 3:
            count += 1
    return count


COUNTS: dict[str, Callable[[Map], int]] = {
    "sentinel-wood": sentinel_wood,
    "greenbough": greenbough,
    "treetower": treetower,
    "stoneside-forest": stoneside_forest,
    "faunlost-thicket": faunlost_thicket,
    "deepwood": deepwood,
    "heart-of-the-forest": heart_of_the_forest,
    "sleepy-valley": sleepy_valley,
}
