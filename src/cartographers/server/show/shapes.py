"""Shapes as they travel: every orientation, which one a turn or a flip leads to, and where each may be drawn.

All orientations are sent, also those that fit nowhere, so that a player can hold them over the map and be
told why they do not fit.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from cartographers.rules.area import SIDE, on_map, size
from cartographers.rules.rule import Choice as Drawable
from cartographers.rules.shape import Offset, mirrored, orientations, pose, turned
from cartographers.rules.shape import Pose as Placed
from cartographers.rules.terrain import Terrain
from cartographers.server.protocol import Choice, Pose


class PoseLinks(NamedTuple):
    """A pose of a shape, and which of all its poses a turn to the right and a flip lead to."""

    pose: Placed
    turned: int
    flipped: int


@cache
def linked_poses(printed: tuple[Offset, ...]) -> tuple[PoseLinks, ...]:
    """Every different pose of a shape: as printed, turned right step by step, then the same mirrored."""
    poses = {one.cells: one for one in map(pose, orientations(printed))}
    at = {cells: index for index, cells in enumerate(poses)}
    return tuple(
        PoseLinks(one, at[pose(turned(one.offsets)).cells], at[pose(mirrored(one.offsets)).cells])
        for one in poses.values()
    )


@cache
def _hanging_over(offsets: tuple[Offset, ...], height: int, width: int) -> tuple[tuple[int, int, int], ...]:
    """Every place of a pose with some cells on the map and some off it: row, column, cells on the map."""
    found = []
    for top in range(1 - height, SIDE):
        for start in range(1 - width, SIDE):
            inside = on_map((top + row, start + column) for row, column in offsets)
            if inside and size(inside) < len(offsets):
                found.append((top, start, inside))
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
            turned=right,
            flipped=flipped,
        )
        for one, right, flipped in linked_poses(printed)
    ]
    return Choice.model_validate(
        {"terrains": [terrain.key for terrain in terrains], "coin": coin, "poses": poses}
    )


def drawable_face(drawable: Drawable) -> Choice:
    """Something the rules say may be drawn."""
    (first, _), *_ = drawable.spots
    return choice_face(first.offsets, drawable.terrains, drawable.coin, drawable.spots)
