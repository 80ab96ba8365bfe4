"""The farm and water scoring cards (R7): each gives the number of things that earn its stars."""

from collections.abc import Callable

from .board import SIZE, Cell, Map, neighbours
from .regions import beside_with, region_at_edge, regions


def canal_lake(board: Map) -> int:
    """Water cells adjacent to a farm cell, and farm cells adjacent to a water cell."""
    water = [cell for cell in board.cells_of("water") if board.neighbours_with(cell, "farm")]
    farm = [cell for cell in board.cells_of("farm") if board.neighbours_with(cell, "water")]
    return len(water) + len(farm)


def mages_valley(board: Map, terrain: str) -> int:
    """Cells of the terrain type, water or farm, adjacent to a mountain."""
    return len([cell for cell in board.cells_of(terrain) if board.neighbours_with(cell, "mountain")])


def the_golden_granary(board: Map, terrain: str) -> int:
    """Water cells adjacent to a ruins cell, filled or not; farm cells drawn on a ruins cell."""
    if terrain == "farm":
        return len([cell for cell in board.cells_of("farm") if cell in board.ruins])
    count = 0
    for cell in board.cells_of("water"):
        if any(other in board.ruins for other in neighbours(cell)):
            count += 1
    return count


def shoreside_expanse(board: Map) -> int:
    """Farm regions adjacent neither to water nor to the edge, and water regions likewise."""
    count = 0
    for terrain, avoided in (("farm", "water"), ("water", "farm")):
        for region in regions(board, terrain):
            if not region_at_edge(region) and not beside_with(board, region, avoided):
                count += 1
    return count


def craylund(board: Map) -> int:
    """Farm regions adjacent to three or more different water cells."""
    count = 0
    for region in regions(board, "farm"):
        if len(beside_with(board, region, "water")) >= 3:
            count += 1
    return count


def ulems_wallow(board: Map) -> int:
    """Water cells adjacent to two or more farm cells."""
    return len([cell for cell in board.cells_of("water") if len(board.neighbours_with(cell, "farm")) >= 2])


def clawsgrave_peaks(board: Map) -> int:
    """Mountains connected to a farm cell by a water region; each counts once."""
    connected: set[Cell] = set()
    for region in regions(board, "water"):
        if beside_with(board, region, "farm"):
            connected |= beside_with(board, region, "mountain")
    return len(connected)


def jorekburg(board: Map) -> int:
    """Columns with as many farm as water cells, and at least one of each."""
    count = 0
    for column in range(SIZE):
        farm = len([row for row in range(SIZE) if board.has((row, column), "farm")])
        water = len([row for row in range(SIZE) if board.has((row, column), "water")])
        if farm == water and farm >= 1:
            count += 1
    return count


COUNTS: dict[str, Callable[[Map], int]] = {
    "canal-lake": canal_lake,
    "shoreside-expanse": shoreside_expanse,
    "craylund": craylund,
    "ulems-wallow": ulems_wallow,
    "clawsgrave-peaks": clawsgrave_peaks,
    "jorekburg": jorekburg,
}

COUNTS_OF_TWO_VALUES: dict[str, Callable[[Map, str], int]] = {
    "mages-valley": mages_valley,
    "the-golden-granary": the_golden_granary,
}
