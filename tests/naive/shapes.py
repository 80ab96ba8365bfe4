"""Shapes: how they turn, and where they lie on a map (R3.4)."""

from .board import SIZE, Cell, Map, on_map

Offsets = frozenset[Cell]
Cells = frozenset[Cell]

ONE_BY_TWO = ["XX"]
UPRIGHT_ONE_BY_TWO = ["X", "X"]
SQUARE = ["XX", "XX"]
SINGLE = ["X"]


def offsets_of(picture: list[str]) -> Offsets:
    """The cells of a printed shape, counted from the top left of its bounding box."""
    return frozenset(
        (row, column)
        for row, text in enumerate(picture)
        for column, letter in enumerate(text)
        if letter == "X"
    )


def eight_ways(offsets: Offsets) -> list[Offsets]:
    """The offsets turned by quarter turns and mirrored, about the origin."""
    ways: list[Offsets] = []
    turned = offsets
    for _ in range(4):
        turned = frozenset((column, -row) for row, column in turned)
        ways.append(turned)
        ways.append(frozenset((row, -column) for row, column in turned))
    return ways


def orientations(picture: list[str]) -> set[Offsets]:
    """The different ways to turn and mirror a shape, each flush in its bounding box (R3.4)."""
    found: set[Offsets] = set()
    for way in eight_ways(offsets_of(picture)):
        top = min(row for row, _ in way)
        left = min(column for _, column in way)
        found.add(frozenset((row - top, column - left) for row, column in way))
    return found


def moved(offsets: Offsets, top: int, left: int) -> Cells:
    """The cells that the offsets reach from that place."""
    return frozenset((top + row, left + column) for row, column in offsets)


def fits(board: Map, cells: Cells) -> bool:
    """Whether all cells are on the map and empty (R3.4)."""
    return all(on_map(cell) and board.is_empty(cell) for cell in cells)


def placements(board: Map, picture: list[str]) -> set[Cells]:
    """Every set of cells that the shape can fill on the map, turned and mirrored freely."""
    found: set[Cells] = set()
    for offsets in orientations(picture):
        for top in range(SIZE):
            for left in range(SIZE):
                cells = moved(offsets, top, left)
                if fits(board, cells):
                    found.add(cells)
    return found


def stealth_placements(board: Map, picture: list[str]) -> set[Cells]:
    """The cells on the map of every way to draw the shape that may stick out over the edge.

    At least one cell is on the map, and those that are must be empty (R9.2 e).
    """
    found: set[Cells] = set()
    for offsets in orientations(picture):
        for top in range(-SIZE, SIZE):
            for left in range(-SIZE, SIZE):
                cells = frozenset(cell for cell in moved(offsets, top, left) if on_map(cell))
                if cells and fits(board, cells):
                    found.add(cells)
    return found
