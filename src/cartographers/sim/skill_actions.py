"""The actions of open skills: what they mean, which are legal, and the n-th of those."""

import jax.numpy as jnp
import numpy as np

from cartographers.rules.area import CELLS
from cartographers.sim.lanes import Array, Lanes
from cartographers.sim.state import State
from cartographers.sim.tables import Tables
from cartographers.sim.unpacking import words_of


def moves(tables: Tables, state: State, variant: Array, anchor: Array) -> list[tuple[Array, Array, Array]]:
    """For each open skill: is this a legal action of it, and its slot and terrain."""
    legal_moves = []
    for place in range(len(tables.blocks)):
        spots, slots, terrains = _block(tables, state, place)
        inside = variant - tables.block_starts[place]
        known = (inside >= 0) & (inside < tables.blocks[place].variants)
        slot, terrain = inside % slots, inside // slots
        legal = known & (terrain < terrains) & _at_slot(spots, slot).has(anchor)
        legal_moves.append((legal, slot, terrain))
    return legal_moves


def masks(tables: Tables, state: State) -> list[Array]:
    """For each open skill and each of its variants the words of the area of its anchors."""
    areas = []
    for place, block in enumerate(tables.blocks):
        spots, slots, terrains = _block(tables, state, place)
        variants = np.arange(block.variants)
        slot, terrain = variants % slots[..., None], variants // slots[..., None]
        chosen = jnp.take_along_axis(words_of(spots), slot[..., None], axis=-2)
        areas.append(jnp.where((terrain < terrains[..., None])[..., None], chosen, np.uint32(0)))
    return areas


def sizes(tables: Tables, state: State) -> list[Array]:
    """For each open skill how many legal actions it has."""
    counts = []
    for place in range(len(tables.blocks)):
        spots, _, terrains = _block(tables, state, place)
        counts.append(jnp.sum(spots.bit_count(), -1) * terrains)
    return counts


def nth_action(tables: Tables, state: State, place: int, number: Array) -> Array:
    """The legal action of an open skill that has so many before it; anything if there are too few."""
    spots, slots, terrains = _block(tables, state, place)
    terrain, number = number % terrains, number // terrains
    ends = jnp.cumsum(spots.bit_count(), -1)
    slot = jnp.minimum(jnp.sum(number[..., None] >= ends, -1), ends.shape[-1] - 1)
    last = jnp.take_along_axis(ends, slot[..., None], -1)[..., 0]
    board = _at_slot(spots, slot)
    anchor = board.nth(number - (last - board.bit_count()))
    return (tables.block_starts[place] + terrain * slots + slot) * CELLS + anchor


def _block(tables: Tables, state: State, place: int) -> tuple[Lanes, Array, Array]:
    """The anchors of an open skill, and how many slots and terrains it has with the card in play."""
    assert state.skilled is not None
    slots, terrains = (jnp.asarray(table)[state.card][..., None] for table in tables.block_numbers[place])
    shape = state.coins.shape
    return state.skilled.spots[place], jnp.broadcast_to(slots, shape), jnp.broadcast_to(terrains, shape)


def _at_slot(spots: Lanes, slot: Array) -> Lanes:
    slot = jnp.clip(slot, 0, spots.shape[-1] - 1)[..., None]
    return Lanes([jnp.take_along_axis(word, slot, -1)[..., 0] for word in spots.words])
