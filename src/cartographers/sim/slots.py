"""The ways to draw from a card: each pose of its shapes is a slot."""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from cartographers.rules.area import BOARD, CELLS, NOWHERE, union
from cartographers.rules.card import AmbushCard, Card, ExploreCard, HeroCard, RuinsCard
from cartographers.rules.legal import attack_marks
from cartographers.rules.shape import SINGLE, Pose, Shape
from cartographers.rules.terrain import HERO, MONSTER, Terrain


class Slot(NamedTuple):
    """One way to draw from a card, the same for each of its terrains."""

    pose: Pose
    coin: bool = False
    #: The place of its shape on the card.
    shape: int = 0


def slots_of_card(card: Card | Shape) -> list[Slot]:
    """The ways to draw from a card, or a shape in its place; of a hero, those in which its marks can lie."""
    match card:
        case ExploreCard():
            return slots_of_shapes(card.shapes)
        case AmbushCard():
            return slots_of_shapes((card.shape,))
        case Shape():
            return slots_of_shapes((card,))
        case HeroCard():
            ways = [sorted(attack_marks(card, 1 << at)) for at in range(CELLS)]
            return [Slot(_within(ways, slot)) for slot in range(max(map(len, ways)))]
        case RuinsCard():
            return []


def slots_of_shapes(shapes: Iterable[Shape]) -> list[Slot]:
    """Every drawing of these shapes once; one that could be two shapes is the one with the coin (R3.5)."""
    known: dict[tuple[bool, int], int] = {}
    for coin, _, pose in _poses(shapes):
        known[coin, pose.cells] = known.get((coin, pose.cells), NOWHERE) | pose.anchors
    slots: dict[tuple[bool, int], Slot] = {}
    for coin, place, pose in _poses(shapes):
        anchors = known[coin, pose.cells]
        if not coin:
            anchors &= ~known.get((True, pose.cells), NOWHERE)
        if anchors and (coin, pose.cells) not in slots:
            slots[coin, pose.cells] = Slot(replace(pose, anchors=anchors), coin, place)
    return list(slots.values())


def _poses(shapes: Iterable[Shape]) -> list[tuple[bool, int, Pose]]:
    return [(shape.coin, place, pose) for place, shape in enumerate(shapes) for pose in shape.poses]


def _within(ways: list[list[int]], slot: int) -> Pose:
    """A single cell that may lie wherever a hero has more than so many different sets of marks."""
    anchors = union(1 << at for at, marks in enumerate(ways) if len(marks) > slot)
    return replace(SINGLE.printed, anchors=anchors & BOARD)


def terrains_of_card(card: Card | Shape) -> tuple[Terrain, ...]:
    """The terrains a card brings."""
    match card:
        case ExploreCard():
            return card.terrains
        case AmbushCard() | Shape():
            return (MONSTER,)
        case HeroCard():
            return (HERO,)
        case RuinsCard():
            return ()
