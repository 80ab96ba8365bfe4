"""Skills (R9): who may pay for one, where it may draw, and what paying for it changes."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import jax.numpy as jnp

from cartographers.rules.area import some
from cartographers.rules.card import ExploreCard
from cartographers.rules.rule import Choice
from cartographers.rules.sheet import Sheet
from cartographers.sim.blocks import Block, besides
from cartographers.sim.compact import for_those
from cartographers.sim.lanes import WORDS, Array, Lanes, all_if
from cartographers.sim.places import Places
from cartographers.sim.state import Ask, State, purse, sheet_of_boards
from cartographers.sim.tables import Tables


def usable(tables: Tables, state: State, place: int) -> Array:
    """May each seat pay for an open skill now (R9.1)?"""
    assert state.skilled is not None
    return (state.skilled.used == 0) & (purse(state) >= int(tables.costs[place + 1]))


def offered(tables: Tables, state: State, sheet: Sheet, places: Places) -> tuple[Lanes, ...]:
    """Where each skill may be used now; what may be drawn besides is known since the first drawing."""
    assert state.skilled is not None
    waiting = (state.ask == Ask.BESIDES)[..., None, None]
    declared = declarations(tables, state, sheet, places)
    spots = []
    for place, block in enumerate(tables.blocks):
        now = declared[place] * (state.ask == Ask.DECLARE)[..., None, None]
        if block.changes_drawing:
            may = usable(tables, state, place) & (state.ask == Ask.DRAW)[..., None]
            now = now | _changed_drawings(tables, state, block, places) * may[..., None]
        spots.append((now | state.skilled.spots[place] * waiting) * state.asked[..., None])
    return tuple(spots)


def _changed_drawings(tables: Tables, state: State, block: Block, places: Places) -> Lanes:
    """Where the shapes of a skill can be drawn in place of the card's."""
    shape = state.coins.shape

    def each() -> Iterable[tuple[int, Lanes]]:
        for number, card in enumerate(tables.cards):
            if isinstance(card, ExploreCard):
                in_play = all_if((state.card == number)[..., None], shape)
                for place, slot in enumerate(block.slots[number]):
                    yield place, places.covering(slot.pose) & in_play

    return _side_by_side(block, shape, each())


def declarations(tables: Tables, state: State, sheet: Sheet, places: Places) -> list[Lanes]:
    """What each seat may declare if an ambush comes up (R9.4, R9.5)."""
    shape = state.coins.shape
    return [
        _side_by_side(block, shape, _declared(block, tables, sheet, places))
        * usable(tables, state, place)[..., None]
        for place, block in enumerate(tables.blocks)
    ]


def _declared(block: Block, tables: Tables, sheet: Sheet, places: Places) -> Iterable[tuple[int, Lanes]]:
    skill = block.card.skill
    if skill.shelter and tables.seats == 1:
        for place, pose in enumerate(skill.shelter.poses):
            yield place, action_zero(sheet) * some(places.free(pose))
    elif skill.shelter:
        for pose in skill.shelter.poses:
            yield 0, action_zero(sheet) * some(places.free(pose))
    elif skill.alone:
        yield from _enumerated(skill.alone(sheet))


def besides_spots(
    tables: Tables, before: State, after: State, first: Lanes, slot: Array
) -> tuple[Lanes, ...]:
    """Where each skill may draw besides what each seat has just drawn from the card in play (R9.2, R9.5).

    Few seats can pay at a step. And the work is done apart from the drawing: the compiler would otherwise
    draw once more for every slot of every skill.
    """
    drew = before.asked & (before.ask == Ask.DRAW)[..., None]
    posted = before.asked & (before.ask == Ask.HERO)[..., None]
    payers = [usable(tables, before, place) & (drew | posted) for place in range(len(tables.blocks))]
    needed = jnp.any(jnp.stack(payers), (0, -1))
    shape = before.coins.shape
    given = _Drawn(after.boards, after.named, first, slot, before.card, before.fallback, drew)
    nowhere = tuple(Lanes.full(0, (*shape, block.most_slots)) for block in tables.blocks)
    spots_of_each = for_those(needed, lambda part: _besides(tables, part), given, nowhere)
    return tuple(spots * pays[..., None] for spots, pays in zip(spots_of_each, payers, strict=True))


class _Drawn(NamedTuple):
    """What is on the maps after a drawing or a hero, and what was drawn."""

    boards: tuple[Lanes, ...]
    named: tuple[Lanes, ...]
    first: Lanes
    slot: Array
    card: Array
    fallback: Array
    #: Was it drawn from an explore card?
    drew: Array


def _besides(tables: Tables, drawn: _Drawn) -> tuple[Lanes, ...]:
    """Where each skill may draw besides, for every seat, whether it can pay or not."""
    sheet = sheet_of_boards(tables, drawn.boards, drawn.named)
    shape = drawn.slot.shape
    of_each = []
    for block in tables.blocks:
        spots = _side_by_side(block, shape, _after_drawing(tables, drawn, block, sheet))
        spots = spots * drawn.drew[..., None]
        if block.card.skill.alone:
            alone = _side_by_side(block, shape, _enumerated(block.card.skill.alone(sheet)))
            spots = spots | alone * ~drawn.drew[..., None]
        of_each.append(spots)
    return tuple(of_each)


def _after_drawing(tables: Tables, drawn: _Drawn, block: Block, sheet: Sheet) -> Iterable[tuple[int, Lanes]]:
    """The places of what a skill draws besides a drawing from an explore card."""
    skill = block.card.skill
    explores = [(number, card) for number, card in enumerate(tables.cards) if isinstance(card, ExploreCard)]
    if skill.besides is None:
        return
    if skill.with_fallback:  # the same with every card
        yield from _enumerated(choice for _, choice in besides(skill, explores[0][1], sheet, drawn.first))
        return
    for number, card in explores:
        places = 0
        in_play = (drawn.card == number)[..., None] & ~drawn.fallback
        for shape, choice in besides(skill, card, sheet, drawn.first):
            same = [place for place, one in enumerate(tables.slots[number]) if one.shape == shape]
            its = in_play & (drawn.slot >= min(same)) & (drawn.slot <= max(same))
            for place, spots in _enumerated([choice]):
                yield places + place, spots * its
            places += len(choice.spots)


def _enumerated(choices: Iterable[Choice]) -> Iterable[tuple[int, Lanes]]:
    """The poses of choices in order, each with its anchors."""
    every: list[Lanes] = [spots for choice in choices for _, spots in choice.spots]  # type: ignore[misc]  # lanes
    return enumerate(every)


def _side_by_side(block: Block, shape: tuple[int, ...], spots: Iterable[tuple[int, Lanes]]) -> Lanes:
    """Anchors for each slot of a block, the slots as one more axis."""
    anchors = [Lanes.full(0, shape)] * block.most_slots
    for place, more in spots:
        anchors[place] = anchors[place] | more
    return Lanes([jnp.stack([one.words[word] for one in anchors], -1) for word in range(WORDS)])


def action_zero(sheet: Sheet) -> Lanes:
    """The anchor of an action that chooses no cell, on every map."""
    return Lanes.full(1, sheet.empty.shape)


def paid(tables: Tables, state: State, skill: Array, slot: Array) -> State:
    """The state once the seats that used a skill have paid for it (R9.1); a shelter waits for the ambush."""
    assert state.skilled is not None
    uses = state.asked & (skill > 0)
    shelter = state.skilled.shelter
    for number, one in enumerate(tables.shelters, 1):
        first = min(place for place, other in enumerate(tables.shelters, 1) if other.skill == one.skill)
        shelter = jnp.where(uses & (skill == one.skill + 1) & (slot == number - first), number, shelter)
    return state._replace(
        skilled=state.skilled._replace(
            crossed=state.skilled.crossed + jnp.where(uses, jnp.asarray(tables.costs)[skill], 0),
            used=jnp.where(uses, skill, state.skilled.used),
            shelter=shelter,
        )
    )


def any_spots(of_skills: Sequence[Lanes]) -> Array:
    """Is there any place to use one of the skills, for each seat?"""
    so: Array = False
    for spots in of_skills:
        so = so | jnp.any(some(spots), -1)
    return so
