"""Shapes as they are sent: every orientation, what a turn or a flip leads to, and where each may be drawn.

Orientations that fit nowhere are sent too, so that a player can hold them over the map and is shown why they
do not fit.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple, cast

from cartographers.commands.space_words import shape_words
from cartographers.rules.area import SIDE, on_map
from cartographers.rules.rule import Choice as RulesChoice
from cartographers.rules.shape import Offset, mirrored, orientations, pose, turned
from cartographers.rules.shape import Pose as RulesPose
from cartographers.rules.terrain import Terrain
from cartographers.server.protocol.message import Terrain as TerrainKey
from cartographers.server.protocol.own_seat import Choice, Pose
from cartographers.words.book import Words


class PoseLinks(NamedTuple):
    """A pose of a shape, with the numbers of the poses that a turn to the right and a flip lead to."""

    pose: RulesPose
    turned: int
    flipped: int


class _Overhang(NamedTuple):
    """A position of a pose that is partly off the map."""

    #: The cells on the map.
    inside: int
    #: Its row and column; they may be negative.
    place: Offset


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
                overhangs.append(_Overhang(inside, (top, left)))
    return tuple(overhangs)


@cache
def _keys(terrains: tuple[Terrain, ...]) -> list[TerrainKey]:
    return [cast(TerrainKey, terrain.key) for terrain in terrains]


@lru_cache(maxsize=1024)
def _form(offsets: tuple[Offset, ...], words: Words) -> str:
    """The form in words; the same few are told at every table."""
    return shape_words(words, offsets)


def shape_choice(
    printed: tuple[Offset, ...],
    terrains: tuple[Terrain, ...],
    coin: bool,
    spots: Iterable[tuple[RulesPose, int]],
    words: Words,
) -> Choice:
    """A printed shape and where it may be drawn, whole or (Stealth) cut off by the edge."""
    anchors: dict[int, int] = {}
    cut_off: set[int] = set()
    for part, where in spots:
        if len(part.offsets) < len(printed):
            cut_off.update(part.drawings(where))
        else:
            anchors[part.cells] = where
    poses: list[Pose] = [
        {
            "told": _form(whole.offsets, words),
            "cells": whole.offsets,
            "height": whole.height,
            "width": whole.width,
            "anchors": f"{anchors.get(whole.cells, 0):x}",
            "over": _over(whole, cut_off) if cut_off else [],
            "turned": turned_to,
            "flipped": flipped_to,
        }
        for whole, turned_to, flipped_to in linked_poses(printed)
    ]
    return {"terrains": _keys(terrains), "coin": coin, "poses": poses}


def _over(whole: RulesPose, cut_off: set[int]) -> list[Offset]:
    """The positions over the edge at which what is left of a pose is one of these drawings."""
    overhangs = _overhangs(whole.offsets, whole.height, whole.width)
    return [place for inside, place in overhangs if inside in cut_off]


def fitting_choice(choice: RulesChoice, words: Words) -> Choice:
    """A choice of the rules, which lists only what fits."""
    (first, _), *_ = choice.spots
    return shape_choice(first.offsets, choice.terrains, choice.coin, choice.spots, words)
