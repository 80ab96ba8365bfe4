"""Shapes as they travel: every orientation, which one a turn or a flip leads to, and where each may be drawn.

All orientations are sent, also those that fit nowhere, so that a player can hold them over the map and be
told why they do not fit.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from cartographers.rules.area import SIDE, cell
from cartographers.rules.rule import Choice as Drawable
from cartographers.rules.shape import Offset, pose
from cartographers.rules.shape import Pose as Placed
from cartographers.rules.terrain import Terrain
from cartographers.server.protocol import Choice, Pose


class Orientation(NamedTuple):
    """A pose among all poses of its shape."""

    pose: Placed
    turned: int
    flipped: int


@cache
def orientations(printed: tuple[Offset, ...]) -> tuple[Orientation, ...]:
    """Every different pose of a shape: as printed, turned right step by step, then the same mirrored."""
    found = [pose(set(printed))]
    for start in (found[0], _flipped(found[0])):
        for _ in range(4):
            if start.cells not in [one.cells for one in found]:
                found.append(start)
            start = _turned(start)
    at = {one.cells: index for index, one in enumerate(found)}
    return tuple(Orientation(one, at[_turned(one).cells], at[_flipped(one).cells]) for one in found)


def _turned(one: Placed) -> Placed:
    return pose({(column, -row) for row, column in one.offsets})


def _flipped(one: Placed) -> Placed:
    return pose({(row, -column) for row, column in one.offsets})


@cache
def _hanging_over(offsets: tuple[Offset, ...], height: int, width: int) -> tuple[tuple[int, int, int], ...]:
    """Every place of a pose with some cells on the map and some off it: row, column, cells on the map."""
    found = []
    for top in range(1 - height, SIDE):
        for start in range(1 - width, SIDE):
            held = [(top + row, start + column) for row, column in offsets]
            inside = [(row, column) for row, column in held if 0 <= row < SIDE and 0 <= column < SIDE]
            if inside and len(inside) < len(held):
                found.append((top, start, sum(cell(row, column) for row, column in inside)))
    return tuple(found)


def choice_face(
    printed: tuple[Offset, ...], terrains: Iterable[Terrain], coin: bool, spots: Iterable[tuple[Placed, int]]
) -> Choice:
    """A shape with the places where it may be drawn, whole or, with Stealth, cut off by the edge."""
    anchors: dict[int, int] = {}
    cut: set[int] = set()
    for one, where in spots:
        if len(one.offsets) < len(printed):
            cut.update(one.drawings(where))
        else:
            anchors[one.cells] = where
    poses = [
        Pose(
            cells=list(one.offsets),
            height=one.height,
            width=one.width,
            anchors=f"{anchors.get(one.cells, 0):x}",
            over=[
                (row, column)
                for row, column, area in (_hanging_over(one.offsets, one.height, one.width) if cut else ())
                if area in cut
            ],
            turned=turned,
            flipped=flipped,
        )
        for one, turned, flipped in orientations(printed)
    ]
    return Choice.model_validate(
        {"terrains": [terrain.key for terrain in terrains], "coin": coin, "poses": poses}
    )


def drawable_face(drawable: Drawable) -> Choice:
    """Something the rules say may be drawn."""
    (first, _), *_ = drawable.spots
    return choice_face(first.offsets, drawable.terrains, drawable.coin, drawable.spots)
