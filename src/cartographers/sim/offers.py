"""What each seat may do: anchors for each slot of the card in play, and the actions that stand for them.

An action is a number: ``variant * 121 + anchor``. The variant is a pair of a slot (a pose of one of the
card's shapes, in the order of the card) and one of the card's terrains: ``terrain * slots + slot``. With a
fallback there is one slot, the single cell, and five terrains. Where only a cell is chosen, the variant is 0,
and where a skill is to be used or not, action 0 means: not. After these variants come those of each open
skill, pairs of a slot and a terrain again (``blocks``).
"""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from cartographers.rules.area import CELLS, some
from cartographers.rules.card import AmbushCard, ExploreCard
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import DRAWN
from cartographers.sim import skill_actions
from cartographers.sim.chance import below
from cartographers.sim.lanes import Array, Lanes, all_if, choose
from cartographers.sim.monsters import ravage_area, target_area
from cartographers.sim.passing import own_sources, sources, to_drawers
from cartographers.sim.places import Places
from cartographers.sim.skills import action_zero, offered
from cartographers.sim.state import Ask, State, sheet_in
from cartographers.sim.tables import Tables
from cartographers.sim.unpacking import cells_of, words_of


class Move(NamedTuple):
    """An action of each seat, taken apart."""

    legal: Array
    slot: Array
    #: The place of the terrain among those of the card or skill.
    terrain: Array
    anchor: Array
    #: The place of the skill used among the open ones, counted from 1; 0 for none.
    skill: Array


def actions(tables: Tables) -> int:
    """How many actions there are."""
    return tables.variants * CELLS


def with_offers(tables: Tables, state: State) -> State:
    """The state with what each seat may do now."""
    sheet = sheet_in(tables, state)
    places = Places(sheet, state.pending)
    slots = _slots(tables, state, sheet, places)
    drawing = (state.ask == Ask.DRAW) | (state.ask == Ask.AMBUSH)
    nothing = ~some(_union(slots)) & drawing[..., None]
    slots[0] = slots[0] | sheet.empty * nothing
    if tables.monsters:
        slots[0] = slots[0] | target_area(tables, state, sheet) * (state.ask == Ask.TARGET)[..., None]
        slots[0] = slots[0] | ravage_area(tables, state, sheet) * (state.ask == Ask.RAVAGE)[..., None]
    if tables.seats > 1:
        passed = (state.ask == Ask.AMBUSH) | (state.ask == Ask.TARGET)
        slots = [to_drawers(tables, state.card, passed, slot) for slot in slots]
        nothing = to_drawers(tables, state.card, passed, nothing)
    if state.skilled is not None:
        may_pass = ((state.ask == Ask.BESIDES) | (state.ask == Ask.DECLARE))[..., None]
        slots[0] = slots[0] | action_zero(sheet) * may_pass
        spots = offered(tables, state, sheet, places)
        state = state._replace(skilled=state.skilled._replace(spots=spots))
    return state._replace(spots=tuple(slot * state.asked for slot in slots), fallback=nothing)


def _slots(tables: Tables, state: State, sheet: Sheet, places: Places) -> list[Lanes]:
    """The anchors on each seat's own map, whoever draws on it."""
    slots: list[Lanes | None] = [None] * tables.most_slots
    source = own_sources(tables, state)
    for number, card in enumerate(tables.sources):
        if isinstance(card, AmbushCard) and tables.seats == 1:
            continue
        in_play = all_if((source == number) & (state.ask <= Ask.AMBUSH)[..., None], sheet.empty.shape)
        for place, slot in enumerate(tables.slots[number]):
            may = places.covering if isinstance(card, ExploreCard) else places.free
            spots = may(slot.pose) & in_play
            known = slots[place]
            slots[place] = spots if known is None else known | spots
    return [slot.shaped(sheet.empty.shape) for slot in slots if slot is not None]


def _union(slots: list[Lanes]) -> Lanes:
    union = slots[0]
    for slot in slots[1:]:
        union = union | slot
    return union


def numbers(tables: Tables, state: State) -> tuple[Array, Array]:
    """For each seat how many slots and how many terrains there are to choose from without a skill."""
    card = sources(tables, state)
    one = (state.ask > Ask.AMBUSH)[..., None]
    slots = jnp.where(state.fallback | one, 1, jnp.asarray(tables.slot_numbers)[card])
    fallback = jnp.where(state.ask[..., None] == Ask.DRAW, len(DRAWN), 1)
    printed = jnp.where(one, 1, jnp.asarray(tables.terrain_numbers)[card])
    return slots, jnp.where(state.fallback, fallback, printed)


def move(tables: Tables, state: State, action: Array) -> Move:
    """What an action of each seat means, and whether it is legal."""
    slots, terrains = numbers(tables, state)
    variant, anchor = action // CELLS, action % CELLS
    slot, terrain = variant % slots, variant // slots
    board = _board(state, slot)
    known = (action >= 0) & (variant < tables.plain_variants) & (terrain < terrains)
    plain = Move(known & board.has(anchor), slot, terrain, anchor, jnp.zeros_like(slot))
    if state.skilled is None:
        return plain
    one = tuple(plain)
    for number, (legal, *parts) in enumerate(skill_actions.moves(tables, state, variant, anchor), 1):
        one = choose(legal, (legal, *parts, anchor, jnp.full_like(slot, number)), one)
    return Move(*one)


def _board(state: State, slot: Array) -> Lanes:
    board: Lanes = state.spots[0] * (slot == 0)
    for place, spots in enumerate(state.spots[1:], 1):
        board = board | spots * (slot == place)
    return board


def legal_actions(tables: Tables, state: State, *, or_nothing: bool = False) -> Array:
    """A yes or no for each seat and action; with ``or_nothing`` yes for action 0 of a seat not asked."""
    slots, terrains = numbers(tables, state)
    boards = jnp.stack([words_of(spots) for spots in state.spots], axis=-2)
    variants = np.arange(tables.plain_variants)
    slot, terrain = variants % slots[..., None], variants // slots[..., None]
    chosen = jnp.take_along_axis(boards, slot[..., None], axis=-2)
    legal = jnp.where((terrain < terrains[..., None])[..., None], chosen, np.uint32(0))
    if state.skilled is not None:
        legal = jnp.concatenate([legal, *skill_actions.masks(tables, state)], -2)
    if or_nothing:
        first = np.zeros(legal.shape[-2:], np.uint32)
        first[0, 0] = 1
        legal = jnp.where(state.asked[..., None, None], legal, first)
    return cells_of(legal)


def random_actions(tables: Tables, state: State, bits: Array) -> Array:
    """A random legal action of each seat, from 32 random bits for each; 0 where there is none."""
    slots, terrains = numbers(tables, state)
    ends = []
    total = jnp.zeros_like(slots)
    for spots in state.spots:
        total = total + spots.bit_count()
        ends.append(total)
    plain = total * terrains
    sizes = skill_actions.sizes(tables, state) if state.skilled is not None else []
    chosen = below(bits, sum(sizes, plain))
    terrain, drawn = chosen % terrains, chosen // terrains
    slot, before = jnp.zeros_like(slots), jnp.zeros_like(slots)
    for end in ends[:-1]:
        slot = slot + (drawn >= end)
        before = jnp.where(drawn >= end, end, before)
    anchor = _board(state, slot).nth(drawn - before)
    action = jnp.where(total > 0, (terrain * slots + slot) * CELLS + anchor, 0)
    start = plain
    for place, size in enumerate(sizes):
        other = skill_actions.nth_action(tables, state, place, chosen - start)
        action = jnp.where((size > 0) & (chosen >= start), other, action)
        start = start + size
    return action
