"""What each seat may do: anchors for each slot of the card in play, and the actions that stand for them.

An action is a number: ``variant * 121 + anchor``. The variant is a pair of a slot (a pose of one of the
card's shapes, in the order of the card) and one of the card's terrains: ``terrain * slots + slot``. With a
fallback there is one slot, the single cell, and five terrains. Where only a cell is chosen, the variant is 0.
"""

from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np

from cartographers.rules.area import CELLS, some
from cartographers.rules.card import AmbushCard, ExploreCard
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import DRAWN
from cartographers.sim.chance import below
from cartographers.sim.lanes import Array, Lanes, Shifts, all_if
from cartographers.sim.monsters import ravage_area, target_area
from cartographers.sim.passing import to_drawers
from cartographers.sim.state import Ask, State, sheet_in
from cartographers.sim.tables import Tables


class Move(NamedTuple):
    """An action of each seat, taken apart."""

    legal: Array
    slot: Array
    #: The place of the terrain among those of the card.
    terrain: Array
    anchor: Array


def actions(tables: Tables) -> int:
    """How many actions there are."""
    return tables.variants * CELLS


def with_offers(tables: Tables, state: State) -> State:
    """The state with what each seat may do now."""
    sheet = sheet_in(tables, state)
    slots = _slots(tables, state, sheet)
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
    return state._replace(spots=tuple(slot * state.asked for slot in slots), fallback=nothing)


def _slots(tables: Tables, state: State, sheet: Sheet) -> list[Lanes]:
    """The anchors on each seat's own map, whoever draws on it."""
    empty, ruins = Shifts(sheet.empty), Shifts(sheet.free_ruins)
    found: list[Lanes | None] = [None] * tables.most_slots
    anywhere = all_if(~state.pending[..., None], sheet.empty.shape)
    for number, card in enumerate(tables.cards):
        if isinstance(card, AmbushCard) and tables.seats == 1:
            continue
        in_play = all_if(((state.card == number) & (state.ask <= Ask.AMBUSH))[..., None], sheet.empty.shape)
        for place, slot in enumerate(tables.slots[number]):
            spots: Any = slot.pose.spots(empty)  # type: ignore[arg-type]  # shifts of lanes
            if isinstance(card, ExploreCard) and tables.printed.ruins:
                touching: Any = slot.pose.touching(ruins)  # type: ignore[arg-type]  # shifts of lanes
                spots = spots & (touching | anywhere)
            spots = spots & in_play
            known = found[place]
            found[place] = spots if known is None else known | spots
    return [slot.shaped(sheet.empty.shape) for slot in found if slot is not None]


def _union(slots: list[Lanes]) -> Lanes:
    union = slots[0]
    for slot in slots[1:]:
        union = union | slot
    return union


def numbers(tables: Tables, state: State) -> tuple[Array, Array]:
    """For each seat how many slots and how many terrains there are to choose from."""
    card = state.card[..., None]
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
    known = (action >= 0) & (action < actions(tables)) & (terrain < terrains)
    return Move(known & board.has(anchor), slot, terrain, anchor)


def _board(state: State, slot: Array) -> Lanes:
    board: Lanes = state.spots[0] * (slot == 0)
    for place, spots in enumerate(state.spots[1:], 1):
        board = board | spots * (slot == place)
    return board


def legal_actions(tables: Tables, state: State) -> Array:
    """A yes or no for each seat and action."""
    slots, terrains = numbers(tables, state)
    boards = jnp.stack([spots.cells() for spots in state.spots], axis=-2)
    variants = np.arange(tables.variants)
    slot, terrain = variants % slots[..., None], variants // slots[..., None]
    chosen = jnp.take_along_axis(boards, slot[..., None], axis=-2)
    legal = chosen & (terrain < terrains[..., None])[..., None]
    return legal.reshape(*legal.shape[:-2], actions(tables))


def random_actions(tables: Tables, state: State, bits: Array) -> Array:
    """A random legal action of each seat, from 32 random bits for each; 0 where there is none."""
    slots, terrains = numbers(tables, state)
    ends = []
    total = jnp.zeros_like(slots)
    for spots in state.spots:
        total = total + spots.bit_count()
        ends.append(total)
    drawn = below(bits, total * terrains)
    terrain, drawn = drawn % terrains, drawn // terrains
    slot, before = jnp.zeros_like(slots), jnp.zeros_like(slots)
    for end in ends[:-1]:
        slot = slot + (drawn >= end)
        before = jnp.where(drawn >= end, end, before)
    anchor = _board(state, slot).nth(drawn - before)
    return jnp.where(total > 0, (terrain * slots + slot) * CELLS + anchor, 0)
