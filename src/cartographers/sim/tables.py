"""What is looked up: tables made once for a set-up from what is printed, never typed."""

from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate

import numpy as np

from cartographers.rules.area import CELLS, union
from cartographers.rules.box import Shelf
from cartographers.rules.legal import attack_marks
from cartographers.rules.setup import Setup, check_setup
from cartographers.rules.terrain import DRAWN
from cartographers.rules.walk import path
from cartographers.sim.blocks import is_simulated
from cartographers.sim.cards import Cards
from cartographers.sim.lanes import WORDS, words
from cartographers.sim.slots import Slot

#: A deck is a set of cards in one number of 32 bits.
MOST_CARDS = 32
#: Positions of a walk, in a table whose length is a power of two.
STEPS = 128


class NotSimulated(ValueError):
    """A set-up that the simulator cannot play; the message says why."""


class Tables(Cards):
    """The cards of a set-up, and what the simulator looks up about them."""

    @cached_property
    def times(self) -> np.ndarray:
        """For each card the time it takes."""
        return np.array([getattr(card, "time", 0) for card in self.cards], np.int32)

    @cached_property
    def costs(self) -> np.ndarray:
        """The coins for no skill, and for each open one."""
        return np.array([0, *(one.card.cost for one in self.blocks)], np.int32)

    @cached_property
    def slot_numbers(self) -> np.ndarray:
        """For each source how many slots it has."""
        return _numbers(self.slots)

    @cached_property
    def terrain_numbers(self) -> np.ndarray:
        """For each source how many terrains it has."""
        return _numbers(self.terrains)

    @cached_property
    def block_numbers(self) -> list[tuple[np.ndarray, np.ndarray]]:
        """For each open skill how many slots and terrains it has with each card."""
        return [(_numbers(one.slots), _numbers(one.terrains)) for one in self.blocks]

    @cached_property
    def terrain_table(self) -> np.ndarray:
        """For each source its terrains, one after another; then the same for each open skill and card."""
        rows = [*self.terrains, *(terrains for one in self.blocks for terrains in one.terrains)]
        table = np.zeros((len(rows), len(DRAWN)), np.int32)
        for number, terrains in enumerate(rows):
            table[number, : len(terrains)] = terrains
        return table

    @cached_property
    def cell_table(self) -> np.ndarray:
        """For each source and slot the cells drawn when the anchor is A1, and whether there is a coin.

        After that the same for each open skill, card and slot.
        """
        parts = [_cells(self.slots, self.most_slots)]
        parts += [_cells(one.drawn_slots, one.most_slots) for one in self.blocks]
        return np.concatenate(parts)

    @cached_property
    def cell_rows(self) -> tuple[np.ndarray, np.ndarray]:
        """Without a skill and for each open one: its first row in ``cell_table``, and the rows of a card."""
        widths = [self.most_slots, *(one.most_slots for one in self.blocks)]
        sizes = [len(self.sources) * self.most_slots, *(len(self.cards) * width for width in widths[1:])]
        return np.array([0, *accumulate(sizes)][:-1], np.int32), np.array(widths, np.int32)

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
        """For each ambush card, pose that walks and number of steps the anchors within so many steps."""
        poses = [(card, pose) for _, card in self.ambushes for pose in self.walking(card)]
        table = np.zeros((len(poses), STEPS + 1, WORDS), np.uint32)
        for place, (card, pose) in enumerate(poses):
            anchors = path(pose.height, pose.width, card.corner, card.way)
            for steps in range(STEPS + 1):
                table[place, steps] = words(union(anchors[:steps]))
        return table.reshape(-1, WORDS)


def tables(shelf: Shelf, setup: Setup, any_edicts: bool = True) -> Tables:
    """The tables of a set-up; raises ``NotSimulated`` if the simulator cannot play it."""
    check_setup(shelf, setup)
    made = Tables(shelf, setup, any_edicts)
    for key in setup.skills:
        if not is_simulated(shelf.skills[key].skill, made.cards):
            raise NotSimulated(
                f"the simulator cannot play the skill {key!r}, which changes the drawing and draws besides: "
                "use a set-up without it (docs/sim.md)"
            )
    if setup.seats > 4:
        raise NotSimulated(f"the simulator has 1 to 4 seats, not {setup.seats}")
    if len(made.cards) > MOST_CARDS:
        raise NotSimulated(f"the simulator has room for {MOST_CARDS} cards, not {len(made.cards)}")
    return made


def _numbers(lists: Sequence[Sequence[object]]) -> np.ndarray:
    """How many there are in each list, at least one: a number that is divided by."""
    return np.array([max(1, len(one)) for one in lists], np.int32)


def _cells(slots: list[list[Slot]], most: int) -> np.ndarray:
    """For each card and slot the two words of its cells when the anchor is A1, and the coin."""
    table = np.zeros((len(slots) * most, 3), np.uint32)
    for number, of_card in enumerate(slots):
        for place, slot in enumerate(of_card):
            low, high, *more = words(slot.pose.cells)
            if any(more):
                raise NotSimulated("a shape is too tall: its cells must lie within six rows")
            table[number * most + place] = low, high, slot.coin
    return table
