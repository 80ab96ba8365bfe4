"""Actions: numbers that stand for decisions, the same as in ``cartographers.sim``.

An action is ``variant * 121 + anchor``. The anchor is the top left cell of a drawing's bounding box, or the
cell that is chosen; the variant is a pair of a slot (a pose of one of the card's shapes) and one of its
terrains: ``terrain * slots + slot``. Where only a cell is chosen, the variant is 0, and where a skill is to
be used or not, action 0 means: not. After these variants come those of each open skill (``sim.blocks``).
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cartographers.env.skill_ways import besides_ways, declared_ways, skilled_drawings
from cartographers.env.way import Way, drawing_ways
from cartographers.rules.area import CELLS, cells, union
from cartographers.rules.card import HeroCard
from cartographers.rules.decision import Ambush, Decision, Destroy, Draw, Extra, Post
from cartographers.rules.legal import ambush_shape, attack_marks
from cartographers.rules.sheet import Sheet, draw, mark
from cartographers.rules.state import Phase
from cartographers.rules.terrain import DRAWN, HERO, MONSTER
from cartographers.rules.view import Offer, View
from cartographers.sim.cards import Cards
from cartographers.sim.names import Ask

#: Enough bytes for the bits of an area.
_BYTES = CELLS // 8 + 1
#: The question of each phase in which somebody decides.
_ASKS = {
    Phase.REVEAL: Ask.DRAW,  # nobody is asked yet
    Phase.DRAW: Ask.DRAW,
    Phase.DECLARE: Ask.DECLARE,
    Phase.HERO: Ask.HERO,
    Phase.AMBUSH: Ask.AMBUSH,
    Phase.GAZE: Ask.TARGET,
    Phase.RAVAGE: Ask.RAVAGE,
    Phase.OVER: Ask.OVER,
}
#: The first half of a decision: an ambush without its target, a drawing or a hero without a skill.
Half = Ambush | Draw | Post


class Question:
    """What one seat is asked now, and the decision that each of its actions stands for."""

    def __init__(self, cards: Cards, view: View, half: Half | None = None) -> None:
        """The question of a view; with ``half``, what is left to decide after it."""
        self.view = view
        self.half = half
        self.asked = view.must_decide
        self.ask = _asked_for(view, half)
        self._cards = cards
        self._offer = view.offer() if self.asked and not half else Offer([])
        self._ways = list(self._all_ways()) if self.asked else []

    @property
    def fallback(self) -> bool:
        """Must the single cell be drawn that stands in for shapes that fit nowhere?"""
        return self._offer.fallback

    @property
    def sheet(self) -> Sheet:
        """The map that is drawn on, with the half of a decision that is taken."""
        sheet = self.view.sheet
        match self.half:
            case Ambush(area):
                _, name = ambush_shape(self.view.game, self.view.map_owner)
                return draw(sheet, MONSTER, area, name)
            case Draw(terrain, area):
                return draw(sheet, terrain, area)
            case Post(cell, marks):
                return mark(draw(sheet, HERO, cell), marks)
        return sheet

    def mask(self) -> NDArray[np.int8]:
        """A 1 for each legal action; all 0 if the seat is not asked."""
        rows = [0] * self._cards.variants
        for way in self._ways:
            rows[way.variant] |= way.anchors
        return bits(rows).reshape(-1).view(np.int8)

    def decision(self, action: int) -> Decision:
        """The decision that a legal action stands for; perhaps only the first half of one (``is_half``)."""
        variant, anchor = divmod(action, CELLS)
        way = next(way for way in self._ways if way.variant == variant and way.anchors >> anchor & 1)
        return way.make(way.shape << anchor)

    def action(self, decision: Decision) -> int:
        """The action that stands for a decision; raises ``ValueError`` if none does.

        A decision of two halves is found by its first half; the second half is the next action.
        """
        wanted = (decision,) if self.half else (decision, _first_half(decision))
        for way in self._ways:
            for cell in cells(way.anchors):
                if way.make(way.shape * cell) in wanted:
                    return way.variant * CELLS + cell.bit_length() - 1
        raise ValueError(f"{decision} is not legal here")

    def is_half(self, decision: Decision) -> bool:
        """Is there something left to decide after this?"""
        match decision:
            case Ambush() if not self.half:
                return bool(self.view.targets(decision.cells))
            case Draw(skill="") | Post(skill="") if not self.half:
                return any(True for _ in besides_ways(self._cards, self.view, decision))
        return False

    def _all_ways(self) -> Iterator[Way]:
        view = self.view
        match self.half:
            case Ambush(area):
                yield Way(0, view.targets(area), 1, partial(Ambush, area))
                return
            case Draw() | Post() as half:
                yield Way(0, 1, 1, lambda _: half)
                yield from besides_ways(self._cards, view, half)
                return
        match self.ask:
            case Ask.DRAW:
                yield from self._drawings(Draw)
                yield from skilled_drawings(self._cards, view)
            case Ask.AMBUSH:
                yield from self._drawings(lambda _, area: Ambush(area))
            case Ask.HERO:
                yield from self._heroes()
            case Ask.DECLARE:
                yield from declared_ways(self._cards, view)
            case _:
                spots = union(spots for choice in self._offer.choices for _, spots in choice.spots)
                yield Way(0, spots, 1, Destroy)

    def _drawings(self, make: Callable[..., Decision]) -> Iterator[Way]:
        """What can be drawn from the card, or from what an ambush is reduced to (R9.4)."""
        view = self.view
        if self.fallback:
            for place, terrain in enumerate(DRAWN if self.ask is Ask.DRAW else (MONSTER,)):
                yield Way(place, view.sheet.empty, 1, partial(make, terrain))
            return
        shelter = view.game.seats[view.map_owner].shelter if self.ask is Ask.AMBUSH else None
        source = self._cards.sources.index(shelter or view.card)
        slots, terrains = self._cards.slots[source], self._cards.terrains[source]
        yield from drawing_ways(slots, terrains, self._offer.choices, make)

    def _heroes(self) -> Iterator[Way]:
        card, empty = self.view.card, self.view.sheet.empty
        assert isinstance(card, HeroCard)
        for place, slot in enumerate(self._cards.slots[self._cards.cards.index(card)]):
            yield Way(place, empty & slot.pose.anchors, 1, partial(_post, card, place))


def _asked_for(view: View, half: Half | None) -> Ask:
    if half is None:
        return _ASKS[view.phase]
    return Ask.TARGET if isinstance(half, Ambush) else Ask.BESIDES


def _post(card: HeroCard, slot: int, cell: int) -> Post:
    return Post(cell, sorted(attack_marks(card, cell))[slot])


def _first_half(decision: Decision) -> Decision:
    match decision:
        case Ambush():
            return Ambush(decision.cells)
        case Draw(extra=Extra()) | Post(extra=Extra()):
            return replace(decision, skill="", extra=None)
    return decision


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
