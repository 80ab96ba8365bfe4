"""Shapes as they are sent: every orientation, what a turn or a flip leads to, and where each may be drawn.

Orientations that fit nowhere are sent too, so that a player can hold them over the map and is shown why they
do not fit.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from cartographers.rules.area import SIDE, on_map, size
from cartographers.rules.rule import Choice as RulesChoice
from cartographers.rules.shape import Offset, mirrored, orientations, pose, turned
from cartographers.rules.shape import Pose as RulesPose
from cartographers.rules.terrain import Terrain
from cartographers.server.protocol import Choice, Pose


class PoseLinks(NamedTuple):
    """A pose of a shape, with the numbers of the poses that a turn to the right and a flip lead to."""

    pose: RulesPose
    turned: int
    flipped: int


class _Overhang(NamedTuple):
    """A position of a pose that is partly off the map; its row or column may be negative."""

    row: int
    column: int
    #: The cells on the map.
    inside: int


@cache
def linked_poses(printed: tuple[Offset, ...]) -> tuple[PoseLinks, ...]:
    """Every different pose of a shape: as printed, turned right step by step, then the same mirrored."""
    poses = {one.cells: one for one in map(pose, orientations(printed))}
    numbers = {cells: number for number, cells in enumerate(poses)}
    return tuple(
        PoseLinks(one, numbers[pose(turned(one.offsets)).cells], numbers[pose(mirrored(one.offsets)).cells])
        for one in poses.values()
    )


@cache
def _overhangs(offsets: tuple[Offset, ...], height: int, width: int) -> tuple[_Overhang, ...]:
    """All positions of a pose with some cells on the map and some off it."""
    overhangs = []
    for top in range(1 - height, SIDE):
        for left in range(1 - width, SIDE):
            inside = on_map((top + row, left + column) for row, column in offsets)
            if inside and size(inside) < len(offsets):
                overhangs.append(_Overhang(top, left, inside))
    return tuple(overhangs)


def shape_choice(
    printed: tuple[Offset, ...],
    terrains: Iterable[Terrain],
    coin: bool,
    spots: Iterable[tuple[RulesPose, int]],
) -> Choice:
    """A printed shape and where it may be drawn: whole or, with Stealth, cut off by the edge."""
    anchors: dict[int, int] = {}
    cut_off: set[int] = set()
    for part, where in spots:
        if len(part.offsets) < len(printed):
            cut_off.update(part.drawings(where))
        else:
            anchors[part.cells] = where
    poses = [_pose_model(links, anchors.get(links.pose.cells, 0), cut_off) for links in linked_poses(printed)]
    return Choice.model_validate(
        {"terrains": [terrain.key for terrain in terrains], "coin": coin, "poses": poses}
    )


def _pose_model(links: PoseLinks, anchors: int, cut_off: set[int]) -> Pose:
    whole = links.pose
    overhangs = _overhangs(whole.offsets, whole.height, whole.width) if cut_off else ()
    return Pose(
        cells=list(whole.offsets),
        height=whole.height,
        width=whole.width,
        anchors=f"{anchors:x}",
        over=[(place.row, place.column) for place in overhangs if place.inside in cut_off],
        turned=links.turned,
        flipped=links.flipped,
    )


def choice_model(choice: RulesChoice) -> Choice:
    """A choice of the rules, which lists only what fits."""
    (first, _), *_ = choice.spots
    return shape_choice(first.offsets, choice.terrains, choice.coin, choice.spots)
