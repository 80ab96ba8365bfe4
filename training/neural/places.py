"""Where the policy answers for each action of a simulated game: the places of drawings in the vocabulary."""

from typing import Any

import numpy as np

from cartographers.players.neural.vocabulary import (
    NOTHING,
    RAVAGE,
    SKILL,
    TARGET,
    Vocabulary,
    heroes_of,
    post,
)
from cartographers.rules.card import Card, HeroCard
from cartographers.rules.shape import SINGLE, Shape
from cartographers.rules.terrain import DRAWN
from cartographers.sim.blocks import FIRST, Block
from cartographers.sim.names import Ask
from cartographers.sim.tables import Tables

Array = Any


class Places:
    """For each action its drawing in a vocabulary, and with a skill that of the skill besides."""

    def __init__(self, tables: Tables, known: Vocabulary) -> None:
        self._tables = tables
        self._place = {one: place for place, one in enumerate(known.drawings)}
        self._heroes = {card.key: place for place, card in enumerate(heroes_of(tables.shelf))}
        #: By the card in play; then for a fallback cell, a target, a cell of the troll, and for no skill.
        self.plain = self._plain()
        #: By the card in play, for all actions with a skill; and for each such action the skill.
        self.with_skill = self._with_skill()
        self.skill = self._skills(known)

    def row(self, card: Array, ask: Array, fallback: Array, where: Any) -> Array:
        """The row of ``plain`` for games; ``where`` is that of the arrays' library."""
        first = len(self._tables.cards)
        row = where(fallback, first, card)
        row = where(ask == Ask.TARGET, first + 1, row)
        row = where(ask == Ask.RAVAGE, first + 2, row)
        return where((ask == Ask.BESIDES) | (ask == Ask.DECLARE), first + 3, row)

    def _plain(self) -> Array:
        tables = self._tables
        rows = [self._of_card(card, number) for number, card in enumerate(tables.cards)]
        rows.append([self._at((int(terrain), SINGLE.printed.cells)) for terrain in DRAWN])
        rows += [[self._at((word, 0))] for word in (TARGET, RAVAGE, NOTHING)]
        table = np.zeros((len(rows), tables.plain_variants), np.int32)
        for number, row in enumerate(rows):
            table[number, : len(row)] = row
        return table

    def _of_card(self, card: Card | Shape, number: int) -> list[int]:
        slots, terrains = self._tables.slots[number], self._tables.terrains[number]
        if isinstance(card, HeroCard):
            return [self._at(post(self._heroes[card.key], way)) for way in range(len(slots))]
        return [self._at((int(terrain), slot.pose.cells)) for terrain in terrains for slot in slots]

    def _with_skill(self) -> Array:
        tables = self._tables
        table = np.zeros((len(tables.cards), tables.variants - tables.plain_variants), np.int32)
        for start, block in zip(tables.block_starts, tables.blocks, strict=True):
            for number in range(len(tables.cards)):
                row = self._of_block(block, number)
                first = start - tables.plain_variants
                table[number, first : first + len(row)] = row
        return table

    def _of_block(self, block: Block, number: int) -> list[int]:
        """The drawings of a skill with a card; what takes the terrain drawn first is as the card's first."""
        printed = self._tables.terrains[number]
        terrains = [
            int(printed[0]) if terrain == FIRST and printed else terrain for terrain in block.terrains[number]
        ]
        return [self._at((terrain, slot.pose.cells)) for terrain in terrains for slot in block.slots[number]]

    def _skills(self, known: Vocabulary) -> Array:
        blocks = self._tables.blocks
        words = [self._at((SKILL, known.skills.index(block.card.key))) for block in blocks]
        many = [block.variants for block in blocks]
        return np.repeat(np.array(words, np.int32), many)

    def _at(self, one: tuple[int, int]) -> int:
        # What no word stands for (an ambush, which walks by itself in solo; some of a skill's cells) has the
        # first one's place: the value decides among such actions.
        return self._place.get(one, 0)
