"""Shapes: a card's picture, turned and mirrored, and where it fits (R3.4)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from cartographers.rules.area import (
    BOARD,
    COLUMNS,
    NOWHERE,
    ROWS,
    SIDE,
    cell,
    cells,
    on_map,
    place,
    union,
)

Offset = tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """A shape in one orientation; its anchor is the top left cell of its bounding box."""

    height: int
    width: int
    offsets: tuple[Offset, ...]
    #: The cells when the anchor is A1.
    cells: int
    #: The anchors from which it stays on the map.
    anchors: int
    #: How far each cell lies behind the anchor, the nearest first.
    shifts: tuple[int, ...]

    def spots(self, free: int) -> int:
        """The anchors from which every cell is free."""
        spots = self.anchors
        for shift in self.shifts:
            spots &= free >> shift
        return spots

    def touching(self, area: int) -> int:
        """The anchors from which at least one cell lies in an area."""
        anchors = 0
        for shift in self.shifts:
            anchors |= area >> shift
        return anchors & self.anchors

    def drawings(self, spots: int) -> list[int]:
        """The cells drawn from each of these anchors."""
        areas = []
        bits = self.cells
        while spots:
            anchor = spots & -spots
            areas.append(bits * anchor)
            spots ^= anchor
        return areas


def pose(offsets: set[Offset]) -> Pose:
    """A pose from its cells, moved to the corner."""
    moved = _to_corner(offsets)
    height, width = max(row for row, _ in moved) + 1, max(column for _, column in moved) + 1
    anchors = union(ROWS[: SIDE - height + 1]) & union(COLUMNS[: SIDE - width + 1])
    bits = sum(cell(row, column) for row, column in moved)
    return Pose(height, width, moved, bits, anchors, tuple(SIDE * row + column for row, column in moved))


def _to_corner(places: Iterable[Offset]) -> tuple[Offset, ...]:
    """Cells moved to the first row and column, in reading order."""
    rows, columns = zip(*places, strict=True)
    top, start = min(rows), min(columns)
    return tuple(sorted([(row - top, column - start) for row, column in zip(rows, columns, strict=True)]))


def turned(offsets: Iterable[Offset]) -> set[Offset]:
    """Cells after a quarter turn to the right around the first cell of the map."""
    return {(column, -row) for row, column in offsets}


def mirrored(offsets: Iterable[Offset]) -> set[Offset]:
    """Cells with left and right exchanged."""
    return {(row, -column) for row, column in offsets}


def orientations(offsets: Iterable[Offset]) -> list[set[Offset]]:
    """Cells in all eight orientations: as they are, turned right step by step, then the same mirrored.

    Of a shape with symmetries some are the same, once moved to the corner.
    """
    printed = set(offsets)
    ways = []
    for way in (printed, mirrored(printed)):
        for _ in range(4):
            ways.append(way)
            way = turned(way)
    return ways


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """What is printed on a card: a shape, and whether it is marked with a coin (R3.5)."""

    printed: Pose
    poses: tuple[Pose, ...]
    coin: bool = False
    #: May it stick out over the edge of the map (Stealth)?
    overhangs: bool = False

    def fits(self, free: int, covering: int = BOARD) -> bool:
        """Can it be drawn anywhere, touching the area to cover (R3.7)?"""
        if covering == BOARD:
            return any(one.spots(free) for one in self.poses)
        return any(one.spots(free) & one.touching(covering) for one in self.poses)

    def spots(self, free: int, covering: int = BOARD) -> list[tuple[Pose, int]]:
        """Each pose with the anchors from which it can be drawn and touches the area to cover (R3.7)."""
        fitting = []
        anywhere = type(covering) is int and covering == BOARD  # an area of arrays answers for each map
        for one in self.poses:
            spots = one.anchors
            for shift in one.shifts:  # Pose.spots, without a call for each pose: the busiest loop there is
                spots &= free >> shift
            if spots and not anywhere:
                spots &= one.touching(covering)
            if spots:
                fitting.append((one, spots))
        return fitting


def shape(*picture: str, coin: bool = False) -> Shape:
    """A shape from its picture, ``#`` for a cell."""
    offsets = {
        (row, column) for row, line in enumerate(picture) for column, mark in enumerate(line) if mark == "#"
    }
    poses = {one.cells: one for one in map(pose, orientations(offsets))}
    return Shape(pose(offsets), tuple(poses[bits] for bits in sorted(poses)), coin)


@cache
def everywhere(one: Shape) -> frozenset[int]:
    """Every drawing of a shape on a map without a filled cell."""
    return frozenset(area for one_pose, spots in one.spots(BOARD) for area in one_pose.drawings(spots))


@cache
def overhanging(one: Shape) -> Shape:
    """The same shape when it may leave the map with some, not all, of its cells (Stealth).

    What is left of a shape at the edge is a smaller pose that fits only there.
    """
    anchors: dict[tuple[Offset, ...], int] = {}
    for whole in one.poses:
        anchors[whole.offsets] = anchors.get(whole.offsets, NOWHERE) | whole.anchors
        for top in range(1 - whole.height, SIDE):
            for start in range(1 - whole.width, SIDE):
                if 0 <= top <= SIDE - whole.height and 0 <= start <= SIDE - whole.width:
                    continue  # it does not leave the map
                inside = on_map((top + row, start + column) for row, column in whole.offsets)
                if inside:
                    places = [place(one) for one in cells(inside)]
                    corner = cell(min(row for row, _ in places), min(column for _, column in places))
                    rest = _to_corner(places)
                    anchors[rest] = anchors.get(rest, NOWHERE) | corner
    poses = tuple(replace(pose(set(rest)), anchors=where) for rest, where in sorted(anchors.items()))
    return replace(one, poses=poses, overhangs=True)


SINGLE = shape("#")
PAIR = shape("##")


def is_single(area: int) -> bool:
    """Is it exactly one cell of the map?"""
    return 0 < area <= BOARD and not area & (area - 1)
