"""What the numbers of actions and observations stand for: cards, ways to draw them and edicts, in order.

The order is that of ``cartographers.sim``, which needs JAX; ``tests/env`` compares the two.
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

from cartographers.rules.area import BOARD, CELLS, union
from cartographers.rules.card import AmbushCard, Card, Edict, ExploreCard, HeroCard
from cartographers.rules.edition import Shelf
from cartographers.rules.legal import attack_marks
from cartographers.rules.setup import Setup, edicts_of, explore_deck
from cartographers.rules.shape import Pose
from cartographers.rules.state import Phase
from cartographers.rules.terrain import DRAWN, HERO, MONSTER, Terrain


class Ask(IntEnum):
    """What a seat is asked for."""

    DRAW = 0
    HERO = 1
    AMBUSH = 2
    #: The gorgon's target: in solo a phase, in a circle the second half of the decision on an ambush (R8.8).
    TARGET = 3
    RAVAGE = 4
    OVER = 5


#: The question of each phase in which somebody decides.
ASKS = {
    Phase.DRAW: Ask.DRAW,
    Phase.HERO: Ask.HERO,
    Phase.AMBUSH: Ask.AMBUSH,
    Phase.GAZE: Ask.TARGET,
    Phase.RAVAGE: Ask.RAVAGE,
    Phase.OVER: Ask.OVER,
}


@dataclass(frozen=True, eq=False)
class Numbering:
    """The numbers of a set-up."""

    shelf: Shelf
    setup: Setup
    #: Are the edicts of each deal drawn from the stacks of the set-up?
    any_edicts: bool = True

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card that can come up; its place is its number."""
        shelf, setup = self.shelf, self.setup
        ambushes = [shelf.cards[key] for key in sorted(setup.ambushes)]
        heroes = [card for box in shelf.boxes.values() for card in box.heroes] if setup.heroes else []
        return (*explore_deck(shelf, setup), *ambushes, *heroes)

    @cached_property
    def edicts(self) -> list[Edict]:
        """The scoring cards that can be edicts; the place of each is its number."""
        if not self.any_edicts:
            return list(edicts_of(self.shelf, self.setup))
        boxes = [self.shelf.boxes[key] for key in self.setup.stacks]
        return [edict for box in boxes for edict in box.edicts]

    @cached_property
    def slots(self) -> dict[str, dict[Pose, int]]:
        """For each explore and ambush card the poses of its shapes, numbered in order."""
        return {card.key: {pose: slot for slot, pose in enumerate(_poses(card))} for card in self.cards}

    @cached_property
    def poses(self) -> dict[str, list[Pose]]:
        """The same poses in order."""
        return {key: list(slots) for key, slots in self.slots.items()}

    @cached_property
    def hero_slots(self) -> dict[str, list[int]]:
        """For each hero card and slot the cells on which the hero has more sets of attack marks than that."""
        return {card.key: _hero_slots(card) for card in self.cards if isinstance(card, HeroCard)}

    @cached_property
    def variants(self) -> int:
        """The most pairs of a slot and a terrain; a fallback has one slot and all terrains."""
        return max(len(DRAWN), *map(self._variants_of, self.cards))

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.variants * CELLS

    def _variants_of(self, card: Card) -> int:
        slots = self.hero_slots if isinstance(card, HeroCard) else self.slots
        return len(slots[card.key]) * len(terrains_of(card))


def terrains_of(card: Card) -> tuple[Terrain, ...]:
    """The terrains that a card brings."""
    match card:
        case ExploreCard():
            return card.terrains
        case AmbushCard():
            return (MONSTER,)
        case HeroCard():
            return (HERO,)
    return ()


def marks_on(card: HeroCard, cell: int) -> list[int]:
    """The sets of attack marks of a hero on a cell, by their slots."""
    return sorted(attack_marks(card, cell))


def _poses(card: Card) -> list[Pose]:
    match card:
        case ExploreCard():
            return [pose for shape in card.shapes for pose in shape.poses]
        case AmbushCard():
            return list(card.shape.poses)
    return []


def _hero_slots(card: HeroCard) -> list[int]:
    numbers = [len(attack_marks(card, 1 << at)) for at in range(CELLS)]
    return [
        union(1 << at for at, number in enumerate(numbers) if number > slot) & BOARD
        for slot in range(max(numbers))
    ]
