"""What is printed, as tables: made once for a set-up from the cards, never typed."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from cartographers.rules.area import BOARD, CELLS, union
from cartographers.rules.card import AmbushCard, Card, Edict, ExploreCard, HeroCard, RuinsCard, Stack
from cartographers.rules.edition import Shelf
from cartographers.rules.legal import attack_marks
from cartographers.rules.setup import Setup, check_setup, edicts_of, explore_deck, seasons_of, sheet_of
from cartographers.rules.shape import SINGLE, Pose
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import DRAWN, HERO, MONSTER, Terrain
from cartographers.rules.walk import path
from cartographers.sim.lanes import WORDS, words

#: A deck is a set of cards in one number of 32 bits.
MOST_CARDS = 32
#: Positions of a walk, in a table whose length is a power of two.
STEPS = 128


class NotSimulated(ValueError):
    """A set-up that the simulator cannot play; the message says why."""


class Slot(NamedTuple):
    """One way to draw from a card, the same for each of its terrains."""

    pose: Pose
    coin: bool = False


@dataclass(frozen=True, eq=False)
class Tables:
    """The cards of a set-up by number, and what the simulator looks up about them."""

    shelf: Shelf
    setup: Setup
    #: Are the edicts drawn anew for each game from the stacks of the set-up?
    any_edicts: bool

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card that can come up; its place is its number and its bit in a deck."""
        shelf, setup = self.shelf, self.setup
        ambushes = [shelf.cards[key] for key in sorted(setup.ambushes)]
        heroes = [card for box in shelf.boxes.values() for card in box.heroes] if setup.heroes else []
        return (*explore_deck(shelf, setup), *ambushes, *heroes)

    def bits(self, kind: type) -> int:
        """The cards of a kind, as a deck."""
        return sum(1 << number for number, card in enumerate(self.cards) if isinstance(card, kind))

    @cached_property
    def open_bits(self) -> int:
        """The cards that every season's deck begins with (R2.5)."""
        return self.bits(ExploreCard) | self.bits(RuinsCard)

    @cached_property
    def ambushes(self) -> list[tuple[int, AmbushCard]]:
        """The ambush cards with their numbers."""
        return [(number, card) for number, card in enumerate(self.cards) if isinstance(card, AmbushCard)]

    @cached_property
    def heroes(self) -> list[tuple[int, HeroCard]]:
        """The hero cards with their numbers."""
        return [(number, card) for number, card in enumerate(self.cards) if isinstance(card, HeroCard)]

    @cached_property
    def monsters(self) -> list[str]:
        """The named monsters that may come."""
        return [card.monster.name for _, card in self.ambushes if card.monster]

    @cached_property
    def printed(self) -> Sheet:
        """The bare sheet."""
        return sheet_of(self.shelf, self.setup).printed

    @cached_property
    def changing(self) -> tuple[str, ...]:
        """The areas of a sheet that can change in these games; the others stay as they are printed."""
        heroes = ("hero", "marks") if self.heroes else ()
        destroyed = ("destroyed",) if self.heroes or self.monsters else ()
        return ("forest", "village", "farm", "water", "monster", *heroes, *destroyed)

    @cached_property
    def slots(self) -> list[list[Slot]]:
        """For each card the ways to draw it; of a hero card, those in which its marks can lie."""
        return [_slots(card) for card in self.cards]

    @cached_property
    def terrains(self) -> list[tuple[Terrain, ...]]:
        """For each card the terrains it brings."""
        return [_terrains(card) for card in self.cards]

    @cached_property
    def most_slots(self) -> int:
        """The most slots of a card that is decided on."""
        return max(map(len, self.slots))

    @cached_property
    def variants(self) -> int:
        """The most pairs of a slot and a terrain; a fallback has one slot and all terrains."""
        pairs = zip(self.slots, self.terrains, strict=True)
        return max(len(DRAWN), *(len(slots) * len(terrains) for slots, terrains in pairs))

    @cached_property
    def edicts(self) -> list[Edict]:
        """The scoring cards that can be edicts; the place of each is its number."""
        if not self.any_edicts:
            return list(edicts_of(self.shelf, self.setup))
        boxes = [self.shelf.boxes[key] for key in self.setup.stacks]
        return [edict for box in boxes for edict in box.edicts]

    def stack(self, kind: Stack) -> list[int]:
        """The numbers of the scoring cards of a stack."""
        return [number for number, edict in enumerate(self.edicts) if edict.stack is kind]

    @cached_property
    def season_times(self) -> list[int]:
        """How long each season lasts."""
        return [season.time for season in seasons_of(self.shelf, self.setup)]

    @cached_property
    def season_edicts(self) -> list[tuple[int, int]]:
        """Which two of the edicts A to D each season scores."""
        return [season.edicts for season in seasons_of(self.shelf, self.setup)]

    @cached_property
    def times(self) -> np.ndarray:
        """For each card the time it takes."""
        return np.array([getattr(card, "time", 0) for card in self.cards], np.int32)

    @cached_property
    def slot_numbers(self) -> np.ndarray:
        """For each card how many slots it has."""
        return np.array([max(1, len(slots)) for slots in self.slots], np.int32)

    @cached_property
    def terrain_table(self) -> np.ndarray:
        """For each card its terrains, one after another."""
        table = np.zeros((len(self.cards), len(DRAWN)), np.int32)
        for number, terrains in enumerate(self.terrains):
            table[number, : len(terrains)] = terrains
        return table

    @cached_property
    def terrain_numbers(self) -> np.ndarray:
        """For each card how many terrains it has."""
        return np.array([max(1, len(terrains)) for terrains in self.terrains], np.int32)

    @cached_property
    def cell_table(self) -> np.ndarray:
        """For each card and slot the cells drawn when the anchor is A1, and whether there is a coin."""
        table = np.zeros((len(self.cards) * self.most_slots, 3), np.uint32)
        for number, slots in enumerate(self.slots):
            for place, slot in enumerate(slots):
                low, high, *more = words(slot.pose.cells)
                if any(more):
                    raise NotSimulated("a shape is too tall: its cells must lie within six rows")
                table[number * self.most_slots + place] = low, high, slot.coin
        return table

    @cached_property
    def mark_table(self) -> np.ndarray:
        """For each hero, slot and cell the attack marks, as words."""
        table = np.zeros((len(self.heroes), self.most_slots, CELLS, WORDS), np.uint32)
        for place, (_, card) in enumerate(self.heroes):
            for at in range(CELLS):
                for slot, marks in enumerate(sorted(attack_marks(card, 1 << at))):
                    table[place, slot, at] = words(marks)
        return table.reshape(-1, WORDS)

    @cached_property
    def walk_table(self) -> np.ndarray:
        """For each ambush card and number of steps the anchors within so many steps of its walk."""
        table = np.zeros((len(self.ambushes), STEPS + 1, WORDS), np.uint32)
        for place, (_, card) in enumerate(self.ambushes):
            pose = card.shape.printed
            anchors = path(pose.height, pose.width, card.corner, card.way)
            for steps in range(STEPS + 1):
                table[place, steps] = words(union(anchors[:steps]))
        return table.reshape(-1, WORDS)


def tables(shelf: Shelf, setup: Setup, any_edicts: bool = True) -> Tables:
    """The tables of a set-up; raises ``NotSimulated`` if the simulator cannot play it."""
    check_setup(shelf, setup)
    made = Tables(shelf, setup, any_edicts)
    if setup.skills:
        raise NotSimulated("the simulator does not play with skills: use a set-up without them (docs/sim.md)")
    if setup.seats > 4:
        raise NotSimulated(f"the simulator has 1 to 4 seats, not {setup.seats}")
    if len(made.cards) > MOST_CARDS:
        raise NotSimulated(f"the simulator has room for {MOST_CARDS} cards, not {len(made.cards)}")
    return made


def _slots(card: Card) -> list[Slot]:
    match card:
        case ExploreCard():
            return [Slot(pose, shape.coin) for shape in card.shapes for pose in shape.poses]
        case AmbushCard():
            return [Slot(pose) for pose in card.shape.poses]
        case HeroCard():
            ways = [sorted(attack_marks(card, 1 << at)) for at in range(CELLS)]
            return [Slot(_within(ways, slot)) for slot in range(max(map(len, ways)))]
        case RuinsCard():
            return []


def _within(ways: list[list[int]], slot: int) -> Pose:
    """A single cell that may lie wherever a hero has more than so many different sets of marks."""
    anchors = union(1 << at for at, marks in enumerate(ways) if len(marks) > slot)
    single = SINGLE.printed
    return Pose(single.height, single.width, single.offsets, single.cells, anchors & BOARD, single.shifts)


def _terrains(card: Card) -> tuple[Terrain, ...]:
    match card:
        case ExploreCard():
            return card.terrains
        case AmbushCard():
            return (MONSTER,)
        case HeroCard():
            return (HERO,)
        case RuinsCard():
            return ()
