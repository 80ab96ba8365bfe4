"""Ways to decide with a skill (R9), by the numbers of ``sim.blocks``."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from cartographers.env.way import Way, drawing_ways
from cartographers.rules.card import ExploreCard
from cartographers.rules.decision import Decision, Declare, Draw, Extra, Post
from cartographers.rules.legal import usable_skills
from cartographers.rules.rule import Choice
from cartographers.rules.terrain import HERO, Terrain
from cartographers.rules.view import View
from cartographers.sim.blocks import FIRST, Block
from cartographers.sim.cards import Cards


class _Open(NamedTuple):
    """An open skill that a seat can pay for."""

    block: Block
    #: Its first variant.
    start: int
    #: The number of the card in play.
    card: int

    @property
    def key(self) -> str:
        return self.block.card.key


def _open_skills(cards: Cards, view: View) -> list[_Open]:
    if not cards.blocks:
        return []
    usable = usable_skills(view.game, view.seat)
    number = cards.cards.index(view.card)
    pairs = zip(cards.blocks, cards.block_starts, strict=True)
    return [_Open(block, start, number) for block, start in pairs if block.card in usable]


def skilled_drawings(cards: Cards, view: View) -> Iterator[Way]:
    """Drawings with a skill that changes what is drawn."""
    for one in _open_skills(cards, view):
        if one.block.changes_drawing:
            slots = one.block.slots[one.card]
            terrains = [Terrain(terrain) for terrain in one.block.terrains[one.card]]
            make = partial(_draw_with, one.key)
            yield from drawing_ways(slots, terrains, view.offer(one.key).choices, make, one.start)


def _draw_with(skill: str, terrain: Terrain, area: int) -> Draw:
    return Draw(terrain, area, skill)


def besides_ways(cards: Cards, view: View, first: Draw | Post) -> Iterator[Way]:
    """What a skill may draw besides a first drawing."""
    drawn = (first.terrain, first.cells) if isinstance(first, Draw) else (HERO, first.cell)
    for one in _open_skills(cards, view):
        skill = one.block.card.skill
        if skill.besides if isinstance(first, Draw) else skill.alone:
            make = partial(_completed, first, one.key)
            before = _slots_before(cards, one, first)
            yield from _extra_ways(one, view.besides(one.key, *drawn), make, drawn[0], before)


def _completed(first: Draw | Post, skill: str, terrain: Terrain, area: int) -> Decision:
    return replace(first, skill=skill, extra=Extra(terrain, area))


def _slots_before(cards: Cards, one: _Open, first: Draw | Post) -> int:
    """Of a skill that draws a shape again: how many slots those of the shapes before it have."""
    card = cards.cards[one.card]
    if not isinstance(card, ExploreCard) or not isinstance(first, Draw) or one.block.card.skill.with_fallback:
        return 0
    for slot in cards.slots[one.card]:
        if first.cells in slot.pose.drawings(slot.pose.anchors):
            return sum(len(shape.poses) for shape in card.shapes[: slot.shape])
    return 0


def _extra_ways(
    one: _Open,
    choices: Sequence[Choice],
    make: Callable[[Terrain, int], Decision],
    first: Terrain,
    before: int = 0,
) -> Iterator[Way]:
    """What is drawn besides, by the slots of a skill from one of them on."""
    slots = one.block.slots[one.card]
    places = {slot.pose.cells: place for place, slot in reversed(list(enumerate(slots[before:], before)))}
    for choice in choices:
        for pose, spots in choice.spots:
            for number, terrain in enumerate(one.block.terrains[one.card]):
                variant = one.start + number * len(slots) + places[pose.cells]
                meant = first if terrain == FIRST else Terrain(terrain)
                yield Way(variant, spots, pose.cells, partial(make, meant))


def declared_ways(cards: Cards, view: View) -> Iterator[Way]:
    """What may be declared before an ambush (R9.4, R9.5); nothing is action 0."""
    yield Way(0, 1, 1, lambda _: Declare())
    for one in _open_skills(cards, view):
        skill = one.block.card.skill
        if skill.shelter and view.game.setup.solo:
            for place, pose in enumerate(skill.shelter.poses):
                if pose.spots(view.me.sheet.empty):
                    yield Way(one.start + place, 1, 1, partial(_sheltered, one.key, bool(place)))
        elif skill.shelter and skill.shelter.fits(view.me.sheet.empty):
            yield Way(one.start, 1, 1, partial(_sheltered, one.key, False))
        elif skill.alone:
            yield from _extra_ways(one, view.besides(one.key), partial(_declared, one.key), HERO)


def _sheltered(skill: str, upright: bool, _area: int) -> Declare:
    return Declare(skill, upright=upright)


def _declared(skill: str, terrain: Terrain, area: int) -> Declare:
    return Declare(skill, Extra(terrain, area))
