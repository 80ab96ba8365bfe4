"""Regions: maximal sets of like cells joined side to side (R1.5), and what lies beside them."""

from .board import Cell, Map, at_edge, neighbours

Region = set[Cell]


def joined(cells: list[Cell]) -> list[Region]:
    """The given cells, parted into sets that hang together side to side."""
    left = set(cells)
    found: list[Region] = []
    while left:
        region: Region = set()
        waiting = [left.pop()]
        while waiting:
            cell = waiting.pop()
            region.add(cell)
            for other in neighbours(cell):
                if other in left:
                    left.remove(other)
                    waiting.append(other)
        found.append(region)
    return found


def regions(board: Map, terrain: str) -> list[Region]:
    """All regions of one terrain type."""
    return joined(board.cells_of(terrain))


def empty_regions(board: Map) -> list[Region]:
    """All regions of empty cells."""
    return joined(board.empty_cells())


def beside(region: Region) -> set[Cell]:
    """The cells outside the region that share a side with one of its cells (R1.5)."""
    return {other for cell in region for other in neighbours(cell) if other not in region}


def beside_with(board: Map, region: Region, terrain: str) -> set[Cell]:
    """The cells of that terrain type to which the region is adjacent."""
    return {cell for cell in beside(region) if board.has(cell, terrain)}


def region_at_edge(region: Region) -> bool:
    """Whether the region is adjacent to the edge of the map (R1.5)."""
    return any(at_edge(cell) for cell in region)
