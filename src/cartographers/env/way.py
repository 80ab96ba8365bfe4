"""Ways to decide: variants of actions, with the anchors where they are legal and what they stand for."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from cartographers.rules.area import NOWHERE
from cartographers.rules.decision import Decision
from cartographers.rules.rule import Choice
from cartographers.rules.terrain import Terrain
from cartographers.sim.slots import Slot


class Way(NamedTuple):
    """One variant."""

    variant: int
    anchors: int
    #: The cells drawn when the anchor is A1.
    shape: int
    #: The decision for these cells, moved to an anchor.
    make: Callable[[int], Decision]


def drawing_ways(
    slots: Sequence[Slot],
    terrains: Sequence[Terrain],
    choices: Sequence[Choice],
    make: Callable[[Terrain, int], Decision],
    start: int = 0,
) -> Iterator[Way]:
    """What may be drawn, by the slots of a card or of a skill; ``start`` is their first variant."""
    known = {(slot.coin, slot.pose.cells): (place, slot.pose.anchors) for place, slot in enumerate(slots)}
    for choice in choices:
        for pose, spots in choice.spots:
            place, anchors = known.get((choice.coin, pose.cells), (0, NOWHERE))
            if spots & anchors:
                for number, terrain in enumerate(terrains):
                    variant = start + number * len(slots) + place
                    yield Way(variant, spots & anchors, pose.cells, partial(make, terrain))
