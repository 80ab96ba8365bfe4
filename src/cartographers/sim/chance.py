"""The simulator's chance: numbers that follow from two seeds and a count, and what is drawn with them."""

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.sim.lanes import Array, nth_bit


def mixed(word: Array) -> Array:
    """A number of 32 bits with all its bits mixed (lowbias32, by Chris Wellons)."""
    word = word ^ (word >> np.uint32(16))
    word = word * np.uint32(0x7FEB352D)
    word = word ^ (word >> np.uint32(15))
    word = word * np.uint32(0x846CA68B)
    return word ^ (word >> np.uint32(16))


def number(seeds: tuple[Array, ...], count: Array) -> Array:
    """The random number of 32 bits with this count."""
    first, second = seeds
    return mixed(mixed(count.astype(jnp.uint32) * np.uint32(0x9E3779B9) + first) ^ second)


def seeds_with(first: Array, count: Array, bits: Array) -> tuple[Array, Array]:
    """Two seeds, the first of them given, whose random number with this count is a certain one."""
    return first, mixed(count.astype(jnp.uint32) * np.uint32(0x9E3779B9) + first) ^ _unmixed(bits)


def _unmixed(word: Array) -> Array:
    """The number that ``mixed`` makes this one of."""
    word = word ^ (word >> np.uint32(16))
    word = word * np.uint32(0x43021123)
    word = word ^ (word >> np.uint32(15)) ^ (word >> np.uint32(30))
    word = word * np.uint32(0x1D69E2A5)
    return word ^ (word >> np.uint32(16))


def below(bits: Array, most: Array) -> Array:
    """A number from 0 up to a limit of at most 16 bits, from 32 random bits."""
    limit = most.astype(jnp.uint32)
    low = (bits & np.uint32(0xFFFF)) * limit >> np.uint32(16)
    return ((bits >> np.uint32(16)) * limit + low >> np.uint32(16)).astype(jnp.int32)


def card_from(pile: Array, bits: Array) -> Array:
    """The number of a random card of a pile."""
    return nth_bit(pile, below(bits, jax.lax.population_count(pile)))


def bit_of(card: Array) -> Array:
    """A pile of this one card."""
    return jnp.uint32(1) << card.astype(jnp.uint32)
