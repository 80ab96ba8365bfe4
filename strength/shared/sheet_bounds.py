"""What drawings can bring at most on a bare sheet: bounds of every scoring card of the base box."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate, combinations, permutations
from typing import NamedTuple

from cartographers.rules.area import BOARD, COLUMNS, DIAGONALS, EDGE, ROWS, Area, around, cells, neighbours
from cartographers.rules.shape import Shape
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import FARM, FOREST, VILLAGE, WATER, Terrain


class Most(NamedTuple):
    """The most that a card can add, whatever is chosen: cells, cells beside mountains, sides of its cells."""

    cells: int
    slopes: int
    sides: int


@dataclass(frozen=True)
class Bounds:
    """What drawings can bring on a bare sheet."""

    sheet: Sheet

    def added(self, edict: str, terrain: Terrain, shape: Shape) -> int:
        """The most that a drawing adds to the sum of a scoring card, wherever it lies."""
        measure = _MEASURES[edict].get(terrain)
        return max(measure(self.sheet, area) for area in self.places(shape)) if measure else 0

    def places(self, shape: Shape) -> tuple[Area, ...]:
        """Every place of a shape on the bare sheet; on a fuller map there are fewer."""
        return _places(self.sheet, shape)

    def most(self, shapes: Sequence[Shape]) -> Most:
        """The most that one of some shapes adds."""
        return Most(*map(max, zip(*(_most(self.sheet, shape) for shape in shapes), strict=True)))

    @cached_property
    def full_lines(self) -> list[int]:
        """The fewest cells that must be filled for so many full rows and columns together."""
        empty = self.sheet.empty
        fewest: dict[int, int] = {}
        for chosen in range(1 << len(ROWS)):
            rows = [row for at, row in enumerate(ROWS) if chosen >> at & 1]
            inside = 0
            for row in rows:
                inside |= row
            rest = sorted(count(column & empty & ~inside) for column in COLUMNS)
            for more, filled in enumerate(accumulate(rest, initial=count(inside & empty))):
                lines = len(rows) + more
                fewest[lines] = min(fewest.get(lines, filled), filled)
        return [fewest[lines] for lines in range(len(fewest))]

    @cached_property
    def full_diagonals(self) -> list[int]:
        """The fewest cells for so many full diagonals, which have no cell in common."""
        return list(accumulate(sorted(count(line & self.sheet.empty) for line in DIAGONALS), initial=0))

    @cached_property
    def full_squares(self) -> list[int]:
        """The fewest cells for a full square of each size."""
        fewest = [0]
        for side in range(1, len(ROWS) + 1):
            areas = [
                _union(ROWS[top : top + side]) & _union(COLUMNS[left : left + side])
                for top in range(len(ROWS) - side + 1)
                for left in range(len(COLUMNS) - side + 1)
            ]
            fewest.append(min(count(area & self.sheet.empty) for area in areas))
        return fewest

    @cached_property
    def joined_mountains(self) -> list[int]:
        """The fewest forest cells by which so many mountains are joined to another.

        A forest that touches some mountains is a tree with them, around which a walk visits them all: it has
        twice as many steps as the tree has branches, and no fewer than the shortest round trip.
        """
        at = [divmod(one.bit_length() - 1, len(ROWS)) for one in cells(self.sheet.mountain)]

        def group(number: int) -> int:
            trips = [
                sum(
                    abs(a[0] - b[0]) + abs(a[1] - b[1])
                    for a, b in zip(order, (*order[1:], order[0]), strict=True)
                )
                for some in combinations(at, number)
                for order in permutations(some)
            ]
            return -(-min(trips) // 2) + 1 - number

        alone = {number: group(number) for number in range(2, len(at) + 1)}
        fewest = [0]
        for number in range(1, len(at) + 1):
            # A forest may join mountains that another one joins too: so it covers some of those left, or all.
            fewest.append(min(more + fewest[max(0, number - some)] for some, more in alone.items()))
        return fewest

    @cached_property
    def printed_sides(self) -> int:
        """The most sides that lonely empty cells have in common with what is printed."""
        printed = BOARD & ~self.sheet.empty
        return sum(_facing(one, neighbours(one) & self.sheet.empty) for one in cells(printed))

    @cached_property
    def beside_a_mountain(self) -> int:
        """The fewest empty cells beside a mountain: all of them are filled when it gives its coin."""
        return min(count(neighbours(one) & self.sheet.empty) for one in cells(self.sheet.mountain))


@cache
def _places(sheet: Sheet, shape: Shape) -> tuple[Area, ...]:
    return tuple(
        pose.cells << one.bit_length() - 1 for pose, spots in shape.spots(sheet.empty) for one in cells(spots)
    )


@cache
def _most(sheet: Sheet, shape: Shape) -> Most:
    every = _places(sheet, shape)
    beside = [neighbours(one) for one in cells(sheet.mountain)]
    return Most(
        max(count(area) for area in every),
        max(sum(count(area & one) for one in beside) for area in every),
        max(_facing(area, neighbours(area) & sheet.empty & ~area) for area in every),
    )


def count(area: Area) -> int:
    """How many cells an area has."""
    return int(area.bit_count())


def _union(areas: Sequence[Area]) -> Area:
    whole = 0
    for area in areas:
        whole |= area
    return whole


def _facing(area: Area, beside: Area) -> int:
    """The most sides that an area has in common with cells beside it, no two of them beside one another."""
    if not beside:
        return 0
    one = beside & -beside
    rest = beside & ~one
    # Without neighbours among those that are left it does no harm; with some it is taken, or it is not.
    taken = count(neighbours(one) & area) + _facing(area, rest & ~neighbours(one))
    return taken if not rest & neighbours(one) else max(taken, _facing(area, rest))


def _pieces(_: Sheet, area: Area) -> int:
    """Of how many regions an area is made."""
    number = 0
    while area:
        piece = area & -area
        while (grown := (piece | around(piece)) & area) != piece:
            piece = grown
        area, number = area & ~piece, number + 1
    return number


def _lines(_: Sheet, area: Area) -> int:
    return sum(bool(area & line) for line in ROWS + COLUMNS)


def _cells(_: Sheet, area: Area) -> int:
    return count(area)


def _on_slopes(sheet: Sheet, area: Area) -> int:
    return count(area & neighbours(sheet.mountain))


#: For each scoring card about terrains: what a drawing of a terrain adds at most to a sum that bounds it.
_MEASURES: dict[str, dict[Terrain, Callable[[Sheet, Area], int]]] = {
    "sentinel-wood": {FOREST: lambda _, area: count(area & EDGE)},
    "greenbough": {FOREST: _lines},
    "treetower": {FOREST: _cells},
    "stoneside-forest": {FOREST: _cells},
    "wildholds": {VILLAGE: _cells},
    "great-city": {VILLAGE: _cells},
    "greengold-plains": {VILLAGE: _pieces},
    "shieldgate": {VILLAGE: _cells},
    "canal-lake": {FARM: _cells, WATER: _cells},
    "mages-valley": {FARM: _on_slopes, WATER: lambda sheet, area: 2 * _on_slopes(sheet, area)},
    "the-golden-granary": {
        FARM: lambda sheet, area: 3 * count(area & sheet.ruins),
        WATER: lambda sheet, area: count(area & neighbours(sheet.ruins)),
    },
    "shoreside-expanse": {FARM: _pieces, WATER: _pieces},
}


def stars_of_sum(bounds: Bounds, edict: str, total: int) -> int:
    """The most stars of a scoring card about terrains, if its drawings add up to this.

    The sum of a whole map is no more than that of its drawings: each cell, line or region is in one of them.
    """
    sheet = bounds.sheet
    match edict:
        case "sentinel-wood":
            return min(total, count(EDGE & sheet.empty))
        case "greenbough":
            return min(total, len(ROWS) + len(COLUMNS))
        case "stoneside-forest":
            return 3 * _reached(bounds.joined_mountains, total)
        case "wildholds":  # each of these regions has six cells of its own
            return 8 * (total // 6)
        case "shieldgate":  # the largest has as many cells
            return 2 * (total // 2)
        case "greengold-plains" | "shoreside-expanse":
            return 3 * total
        case "the-golden-granary":
            return min(total, 3 * count(sheet.ruins) + count(neighbours(sheet.ruins) & sheet.empty))
        case "mages-valley":
            return min(total, 2 * count(neighbours(sheet.mountain) & sheet.empty))
        case _:
            return total


def stars_of_space(bounds: Bounds, edict: str, filled: int, sides: int) -> int:
    """The most stars of a scoring card about space, by the cells filled and the sides of all drawings."""
    match edict:
        case "borderlands":
            return 6 * _reached(bounds.full_lines, filled)
        case "the-broken-road":
            return 3 * _reached(bounds.full_diagonals, filled)
        case "lost-barony":
            return 3 * _reached(bounds.full_squares, filled)
        case _:
            # Each side of a lonely empty cell is a side of something drawn or printed, or of the map. No two
            # of these cells are beside one another: at most every second one of the edge, four of them in
            # corners, and every second one of the map.
            sides += bounds.printed_sides + count(EDGE) // 2 + 4
            return min(sides // 4, (count(BOARD) + 1) // 2)


def _reached(fewest: Sequence[int], cells: int) -> int:
    """The largest number that so many cells are enough for."""
    return max(number for number, needed in enumerate(fewest) if needed <= cells)


@cache
def bounds_of(sheet: Sheet) -> Bounds:
    """The bounds of a bare sheet, worked out once."""
    return Bounds(sheet)
