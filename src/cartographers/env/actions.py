"""Actions: numbers that stand for decisions.

An action is ``variant * 121 + anchor``. The anchor is the top left cell of a drawing's bounding box, or the
cell that is chosen; the variant is a pair of a slot (a pose of one of the card's shapes) and one of its
terrains: ``terrain * slots + slot``. Where only a cell is chosen, the variant is 0.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cartographers.env.numbering import ASKS, Ask, Numbering, marks_on, terrains_of
from cartographers.rules.area import CELLS, cells, union
from cartographers.rules.card import HeroCard
from cartographers.rules.decision import Ambush, Decision, Destroy, Draw, Post
from cartographers.rules.legal import ambush_shape
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.terrain import DRAWN, MONSTER, Terrain
from cartographers.rules.view import Offer, View

#: Enough bytes for the bits of an area.
_BYTES = CELLS // 8 + 1


class Question:
    """What one seat is asked now, and the decision that each of its actions stands for."""

    def __init__(self, numbering: Numbering, view: View, half: Ambush | None = None) -> None:
        """The question of a view; with ``half``, an ambush whose target is to be chosen (R8.8)."""
        self.view = view
        self.half = half
        self.asked = view.must_decide
        self.ask = Ask.TARGET if half else ASKS[view.phase]
        self._numbering = numbering
        self._offer = view.offer() if self.asked and not half else Offer([])

    @property
    def fallback(self) -> bool:
        """Must the single cell be drawn that stands in for shapes that fit nowhere?"""
        return self._offer.fallback

    @property
    def sheet(self) -> Sheet:
        """The map that is drawn on, with the half of a decision that is taken."""
        sheet = self.view.sheet
        if self.half is None:
            return sheet
        _, name = ambush_shape(self.view.game, self.view.map_owner)
        return draw(sheet, MONSTER, self.half.cells, name)

    def mask(self) -> NDArray[np.int8]:
        """A 1 for each legal action; all 0 if the seat is not asked."""
        rows = [0] * self._numbering.variants
        if self.asked:
            for variant, anchors in self._anchors():
                rows[variant] |= anchors
        return bits(rows).reshape(-1).view(np.int8)

    def _anchors(self) -> list[tuple[int, int]]:
        """Variants with the anchors from which they may be drawn."""
        if self.half:
            return [(0, self.view.targets(self.half.cells))]
        choices = self._offer.choices
        if self.ask in (Ask.TARGET, Ask.RAVAGE):
            return [(0, union(spots for choice in choices for _, spots in choice.spots))]
        key = self.view.game.card
        if self.ask is Ask.HERO:
            empty = self.view.sheet.empty
            return [(slot, empty & area) for slot, area in enumerate(self._numbering.hero_slots[key])]
        if self.fallback:
            return [(place, self.view.sheet.empty) for place in range(len(self._fallback_terrains()))]
        slots, terrains = self._numbering.slots[key], terrains_of(self.view.card)
        return [
            (place * len(slots) + slots[pose], spots)
            for choice in choices
            for pose, spots in choice.spots
            for place in range(len(terrains))
        ]

    def decision(self, action: int) -> Decision:
        """The decision that a legal action stands for; an ambush perhaps without its target."""
        variant, anchor = divmod(action, CELLS)
        cell = 1 << anchor
        if self.half:
            return Ambush(self.half.cells, cell)
        if self.ask in (Ask.TARGET, Ask.RAVAGE):
            return Destroy(cell)
        card = self.view.card
        if isinstance(card, HeroCard):
            return Post(cell, marks_on(card, cell)[variant])
        if self.fallback:
            return self._drawing(self._fallback_terrains()[variant], cell)
        poses = self._numbering.poses[card.key]
        terrain, slot = divmod(variant, len(poses))
        return self._drawing(terrains_of(card)[terrain], poses[slot].cells << anchor)

    def _fallback_terrains(self) -> tuple[Terrain, ...]:
        return DRAWN if self.ask is Ask.DRAW else (MONSTER,)

    def _drawing(self, terrain: Terrain, area: int) -> Decision:
        return Draw(terrain, area) if self.ask is Ask.DRAW else Ambush(area)

    def action(self, decision: Decision) -> int:
        """The lowest action that stands for a decision; raises ``ValueError`` if none does.

        An ambush with a target is found by its drawing alone: its target is the next action.
        """
        if isinstance(decision, Ambush) and not self.half:
            decision = Ambush(decision.cells)
        for variant, anchors in self._anchors():
            for cell in cells(anchors):
                number = variant * CELLS + cell.bit_length() - 1
                if self.decision(number) == decision:
                    return number
        raise ValueError(f"{decision} is not legal here")


def bits(areas: list[int]) -> NDArray[np.uint8]:
    """A row of 121 ones and noughts for each area."""
    packed = b"".join(area.to_bytes(_BYTES, "little") for area in areas)
    rows = np.frombuffer(packed, np.uint8).reshape(len(areas), _BYTES)
    return np.unpackbits(rows, axis=1, count=CELLS, bitorder="little")


def whole_number(action: Any) -> int:
    """An action as a plain number; raises ``TypeError`` if it is none."""
    array = np.asarray(action)
    if array.size != 1 or not np.issubdtype(array.dtype, np.integer):
        raise TypeError(f"an action is one whole number, not {action!r}")
    return int(array.reshape(()))
