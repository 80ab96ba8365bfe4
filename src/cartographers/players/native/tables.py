"""What the machine knows of a game: its cards and poses as arrays."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.native.cells import LOW
from cartographers.players.native.evaluate import EDICTS
from cartographers.rules.area import CELLS, SIDE, cell
from cartographers.rules.card import AmbushCard, Card, ExploreCard, HeroCard, Season
from cartographers.rules.edition import Shelf
from cartographers.rules.legal import attack_marks
from cartographers.rules.setup import Setup, edicts_of, explore_deck, seasons_of
from cartographers.rules.shape import SINGLE, Pose
from cartographers.rules.terrain import DRAWN, MONSTER, Terrain
from cartographers.rules.walk import path

#: The kinds of cards, in ``Tables.kind``.
EXPLORE, RUINS, AMBUSH, HERO = range(4)
#: The named monsters as the machine knows them; 0 is any other.
CLOCKS = 16
NAMED = {"dragon": 1, "zombie": 2, "troll": 3, "gorgon": 4}

#: A hero looks at most in so many ways.
WAYS = 8

Array = Any


class Tables(NamedTuple):
    """All of it; the machine reads it and never writes."""

    #: Is it a solo game (R11)?
    solo: bool
    #: The edicts' numbers, and which two of them each season scores.
    edicts: Array
    scored: Array
    #: The time of the game from which each edict is not scored any more.
    until: Array
    #: For each card: its kind, its time, its monster, and its first and last variant.
    kind: Array
    time: Array
    monster: Array
    first: Array
    last: Array
    #: For each variant: a terrain, a pose, a coin. The first five are the fallback's (R3.6).
    terrain: Array
    pose: Array
    coin: Array
    #: For each pose: its cells' shifts and their number, its anchors, its cells.
    shifts: Array
    cells_in: Array
    anchors: Array
    cells: Array
    #: The anchors of each ambush's walk in order (R11.2), ended by -1.
    walk: Array
    #: The attack marks of each hero on each cell, in each orientation (R8.1).
    marks: Array
    #: The length of each season.
    seasons: Array


def pair(area: int) -> tuple[int, int]:
    """The two words of an area."""
    return area & LOW, area >> 64


def cards_of(shelf: Shelf, setup: Setup) -> list[str]:
    """The cards that may come up in a game; their places are their numbers in the machine."""
    heroes = [card.key for box in shelf.boxes.values() for card in box.heroes] if setup.heroes else []
    return [*(card.key for card in explore_deck(shelf, setup)), *sorted(setup.ambushes), *heroes]


def tables(shelf: Shelf, setup: Setup) -> Tables:
    """The tables of a game."""
    poses: list[Pose] = [SINGLE.printed]
    variants: list[tuple[int, int, int]] = [(terrain, 0, 0) for terrain in DRAWN]
    keys = cards_of(shelf, setup)
    cards = np.array([_card(shelf.cards[key], poses, variants) for key in keys], np.int64)
    edicts, seasons = edicts_of(shelf, setup), seasons_of(shelf, setup)
    shifts = np.zeros((len(poses), max(len(one.shifts) for one in poses)), np.int64)
    for at, one in enumerate(poses):
        shifts[at, : len(one.shifts)] = one.shifts
    kind, time, monster, first, last = cards.T.copy()
    terrain, pose, coin = np.array(variants, np.int64).T.copy()
    return Tables(
        solo=setup.solo,
        edicts=np.array([EDICTS[edict.key] for edict in edicts]),
        scored=np.array([season.edicts for season in seasons]),
        until=np.array([CLOCKS * _seasons_of(slot, seasons) for slot in range(len(edicts))]),
        kind=kind,
        time=time,
        monster=monster,
        first=first,
        last=last,
        terrain=terrain,
        pose=pose,
        coin=coin,
        shifts=shifts,
        cells_in=np.array([len(one.shifts) for one in poses]),
        anchors=np.array([pair(one.anchors) for one in poses], np.uint64),
        cells=np.array([pair(one.cells) for one in poses], np.uint64),
        walk=np.stack([_walk(shelf.cards[key]) for key in keys]),
        marks=np.stack([_marks(shelf.cards[key]) for key in keys]),
        seasons=np.array([season.time for season in seasons]),
    )


def _seasons_of(slot: int, seasons: Sequence[Season]) -> int:
    """The seasons until an edict has been scored for the last time."""
    return 1 + max(number for number, season in enumerate(seasons) if slot in season.edicts)


def _card(card: Card, poses: list[Pose], variants: list[tuple[int, int, int]]) -> tuple[int, ...]:
    """A card's kind, time and monster, and its variants, which are added to the others."""
    first, kind, time, monster = len(variants), RUINS, 0, 0
    match card:
        case ExploreCard():
            kind, time = EXPLORE, card.time
            _add(card, poses, variants)
        case AmbushCard():
            kind, monster = AMBUSH, NAMED[card.monster.name] if card.monster else 0
            # As it is printed, for the walk; then as a neighbour may turn it.
            ways = (card.shape.printed, *card.shape.poses)
            variants += [(MONSTER, _place(one, poses), 0) for one in ways]
        case HeroCard():
            kind = HERO
    return kind, time, monster, first, len(variants)


@cache
def _walk(card: Card) -> Array:
    """The anchors of an ambush's walk."""
    found = np.full(CELLS + 1, -1, np.int64)
    if isinstance(card, AmbushCard):
        steps = path(card.shape.printed.height, card.shape.printed.width, card.corner, card.way)
        found[: len(steps)] = [step.bit_length() - 1 for step in steps]
    return found


@cache
def _marks(card: Card) -> Array:
    """The attack marks of a hero on each cell."""
    found = np.zeros((CELLS, WAYS, 2), np.uint64)
    if isinstance(card, HeroCard):
        for at in range(CELLS):
            ways = sorted(attack_marks(card, cell(*divmod(at, SIDE))))
            found[at, : len(ways)] = [pair(way) for way in ways]
    return found


def _add(card: ExploreCard, poses: list[Pose], variants: list[tuple[int, int, int]]) -> None:
    """An explore card's variants, the same pose of two shapes only once, with the coin if there is one."""
    found: dict[tuple[Terrain, int], int] = {}
    for shape in card.shapes:
        for one in shape.poses:
            for terrain in card.terrains:
                at = terrain, _place(one, poses)
                found[at] = max(found.get(at, 0), int(shape.coin))
    variants += [(terrain, at, coin) for (terrain, at), coin in found.items()]


def _place(one: Pose, poses: list[Pose]) -> int:
    """The number of a pose."""
    for at, known in enumerate(poses):
        if known.cells == one.cells:
            return at
    poses.append(one)
    return len(poses) - 1
