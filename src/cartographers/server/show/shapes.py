"""Shapes as they are sent: every orientation, what a turn or a flip leads to, and where each may be drawn.

Orientations that fit nowhere are sent too, so that a player can hold them over the map and is shown why they
do not fit. They are written as JSON at once: a state has dozens of them, and little of each differs between
two maps.
"""

from collections.abc import Iterable
from functools import cache
from json import dumps
from typing import NamedTuple

from cartographers.rules.area import SIDE, on_map
from cartographers.rules.rule import Choice as RulesChoice
from cartographers.rules.shape import Offset, mirrored, orientations, pose, turned
from cartographers.rules.shape import Pose as RulesPose
from cartographers.rules.terrain import Terrain


class PoseLinks(NamedTuple):
    """A pose of a shape, with the numbers of the poses that a turn to the right and a flip lead to."""

    pose: RulesPose
    turned: int
    flipped: int


class _Overhang(NamedTuple):
    """A position of a pose that is partly off the map."""

    #: The cells on the map.
    inside: int
    #: Its row and column as JSON; they may be negative.
    json: str


class _PoseJson(NamedTuple):
    """A pose as JSON: what comes before and after the places where it may be drawn."""

    pose: RulesPose
    head: str
    tail: str


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
            if 0 <= top <= SIDE - height and 0 <= left <= SIDE - width:
                continue  # all of it is on the map
            inside = on_map((top + row, left + column) for row, column in offsets)
            if inside:
                overhangs.append(_Overhang(inside, f"[{top},{left}]"))
    return tuple(overhangs)


@cache
def _poses_json(printed: tuple[Offset, ...]) -> tuple[_PoseJson, ...]:
    found = []
    for whole, turned_to, flipped_to in linked_poses(printed):
        cells = dumps(whole.offsets, separators=(",", ":"))
        head = f'{{"cells":{cells},"height":{whole.height},"width":{whole.width},"anchors":"'
        found.append(_PoseJson(whole, head, f'"turned":{turned_to},"flipped":{flipped_to}}}'))
    return tuple(found)


@cache
def _terrains_json(terrains: tuple[Terrain, ...]) -> str:
    return dumps([terrain.key for terrain in terrains])


def shape_json(
    printed: tuple[Offset, ...],
    terrains: tuple[Terrain, ...],
    coin: bool,
    spots: Iterable[tuple[RulesPose, int]],
) -> str:
    """A printed shape and where it may be drawn, whole or (Stealth) cut off by the edge: a ``Choice``."""
    anchors: dict[int, int] = {}
    cut_off: set[int] = set()
    for part, where in spots:
        if len(part.offsets) < len(printed):
            cut_off.update(part.drawings(where))
        else:
            anchors[part.cells] = where
    poses = [
        f'{head}{anchors.get(whole.cells, 0):x}","over":[{_over(whole, cut_off)}],{tail}'
        for whole, head, tail in _poses_json(printed)
    ]
    marked = "true" if coin else "false"
    return f'{{"terrains":{_terrains_json(terrains)},"coin":{marked},"poses":[{",".join(poses)}]}}'


def _over(whole: RulesPose, cut_off: set[int]) -> str:
    """The positions over the edge at which what is left of a pose is one of these drawings."""
    if not cut_off:
        return ""
    overhangs = _overhangs(whole.offsets, whole.height, whole.width)
    return ",".join([json for inside, json in overhangs if inside in cut_off])


def choice_json(choice: RulesChoice) -> str:
    """A choice of the rules, which lists only what fits."""
    (first, _), *_ = choice.spots
    return shape_json(first.offsets, choice.terrains, choice.coin, choice.spots)
