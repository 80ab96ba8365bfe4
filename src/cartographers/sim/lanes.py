"""An area as four arrays of 32-bit numbers: the operators of the rules, and no rule.

Bit 11·row + column of an area lies in word (bit // 32), so a cell is the same bit as in a plain ``int``. Each
word is an array of any shape, one element for each map, so one operator works on all maps of a batch at once.
"""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from cartographers.rules.area import neighbours
from cartographers.sim.kernels import in_kernel

WORDS = 4
BITS = 32
#: How many steps a region grows before it is looked at: a loop's round costs more than a step, above all on
#: a GPU, where the host starts each round.
GROWTH = 4
_ALL = (1 << WORDS * BITS) - 1
_NOTHING = np.uint32(0)

#: An array of JAX, or a number that can be one.
Array = Any


def words(area: int) -> tuple[np.uint32, ...]:
    """The four words of a plain area; a negative one is what ``~`` makes of an area."""
    area &= _ALL
    return tuple(np.uint32(area >> BITS * index & 0xFFFFFFFF) for index in range(WORDS))


@jax.tree_util.register_pytree_node_class
class Lanes:
    """A set of cells for each map of a batch."""

    __slots__ = ("words",)

    def __init__(self, parts: Sequence[Array]) -> None:
        self.words = tuple(parts)

    @classmethod
    def batch(cls, areas: Sequence[int]) -> "Lanes":
        """Many plain areas, one after another."""
        return cls([jnp.asarray(np.array(word)) for word in zip(*map(words, areas), strict=True)])

    @classmethod
    def full(cls, area: int, shape: tuple[int, ...]) -> "Lanes":
        """The same plain area for every map."""
        return cls([jnp.full(shape, word) for word in words(area)])

    def tree_flatten(self) -> tuple[tuple[Array, ...], None]:
        """What JAX looks at: the words and nothing else."""
        return self.words, None

    @classmethod
    def tree_unflatten(cls, _: None, children: Sequence[Array]) -> "Lanes":
        """The area JAX puts together again."""
        return cls(children)

    @property
    def shape(self) -> tuple[int, ...]:
        """The axes of the batch."""
        return jnp.broadcast_shapes(*(np.shape(word) for word in self.words))

    def __and__(self, other: "Lanes | int") -> "Lanes":
        return Lanes([_and(one, two) for one, two in zip(self.words, _words(other), strict=True)])

    def __or__(self, other: "Lanes | int") -> "Lanes":
        return Lanes([_or(one, two) for one, two in zip(self.words, _words(other), strict=True)])

    def __invert__(self) -> "Lanes":
        return Lanes([lax.bitwise_not(jnp.asarray(word)) for word in self.words])

    def __lshift__(self, by: int) -> "Lanes":
        whole, part = divmod(by, BITS)
        parts = [_NOTHING] * (whole + 1) + list(self.words)
        return Lanes([_join(parts[index], parts[index + 1], part) for index in range(WORDS)])

    def __rshift__(self, by: int) -> "Lanes":
        whole, part = divmod(by, BITS)
        parts = [*self.words[whole:], *[_NOTHING] * (whole + 1)]
        if not part:
            return Lanes(parts[:WORDS])
        return Lanes([_join(parts[index], parts[index + 1], BITS - part) for index in range(WORDS)])

    def __mul__(self, so: Array) -> "Lanes":
        return self & all_if(so, self.shape)

    def __eq__(self, other: "Lanes | int") -> Array:  # type: ignore[override]  # one answer for each map
        return lax.eq(self._difference(other), _NOTHING)

    def __ne__(self, other: "Lanes | int") -> Array:  # type: ignore[override]  # one answer for each map
        return lax.ne(self._difference(other), _NOTHING)

    __rand__ = __and__
    __ror__ = __or__
    __rmul__ = __mul__
    __hash__ = None  # type: ignore[assignment]  # its cells are known only while the array program runs

    def _difference(self, other: "Lanes | int") -> Array:
        """A number that is 0 where the areas are the same."""
        if isinstance(other, int) and other == 0:
            return reduce(_or, self.words)
        both = zip(self.words, _words(other), strict=True)
        return reduce(_or, [lax.bitwise_xor(jnp.asarray(one), jnp.asarray(two)) for one, two in both])

    def bit_count(self) -> Array:
        """How many cells."""
        number: Array = np.int32(0)
        for word in self.words:
            if not _is_nothing(word):
                number = lax.add(number, _count(word))
        return number

    def shaped(self, shape: tuple[int, ...]) -> "Lanes":
        """The same with every word in full, as loops and batches need it."""
        return Lanes([jnp.broadcast_to(word, shape) for word in self.words])

    def nowhere(self) -> "Lanes":
        """No cell on any of these maps."""
        return Lanes.full(0, self.shape)

    def first(self) -> "Lanes":
        """The first cell in reading order, or nowhere."""
        words: list[Array] = []
        before: Array = None
        for word in self.words:
            lowest = lax.bitwise_and(word, lax.neg(word))
            if before is None:
                before = word
            else:
                lowest = lax.select(lax.eq(before, _NOTHING), lowest, lax.full_like(lowest, 0))
                before = lax.bitwise_or(before, word)
            words.append(lowest)
        return Lanes(words)

    def nth(self, number: Array) -> Array:
        """The index of the cell that has so many cells of the area before it."""
        index, rest = jnp.zeros_like(number), number
        word = self.words[-1]
        before = [0]
        for part in self.words[:-1]:
            before.append(before[-1] + _count(part))
        for at in range(WORDS):
            here = number >= before[at]
            index = jnp.where(here, BITS * at, index)
            rest = jnp.where(here, number - before[at], rest)
            word = jnp.where(here, self.words[at], word)
        return index + nth_bit(word, rest)

    def has(self, index: Array) -> Array:
        """Is the cell with this index in the area?"""
        word, at = self.words[0], index // BITS
        for whole in range(1, WORDS):
            word = jnp.where(at == whole, self.words[whole], word)
        return (word >> (index % BITS).astype(jnp.uint32)) & 1 != 0

    def fold_regions(self, start: Any, step: Callable[[Any, "Lanes"], Any]) -> Any:
        """Go through the regions, carrying a value along.

        One flat loop, so that maps of a batch need not wait for each other's regions: the region in
        hand grows by some steps; once it is stable it is banked and the next one begins.
        """
        shape = self.shape
        whole = self.shaped(shape)

        def going_on(state: tuple[Lanes, Lanes, Any]) -> Array:
            # The largest and not `any`, which kernels do not have.
            return jnp.max((state[0] != 0).astype(jnp.int32)) > 0

        def grow_or_bank(state: tuple[Lanes, Lanes, Any]) -> Any:
            rest, region, carried = state
            for _ in range(GROWTH - 1):
                region = region | neighbours(region) & rest
            grown = region | neighbours(region) & rest
            # A map that has no region left waits for the others, and nothing more is banked.
            stable = (grown == region) & (rest != 0)
            after = rest & ~region
            banked = _as(carried, step(carried, region))
            return choose(stable, (after, after.first(), banked), (rest, grown, carried))

        start = jax.tree_util.tree_map(lambda value: jnp.broadcast_to(jnp.asarray(value), shape), start)
        return lax.while_loop(going_on, grow_or_bank, (whole, whole.first(), start))[2]


class Shifts:
    """An area whose shifts are kept: the poses of all shapes ask for the same few."""

    def __init__(self, area: Lanes) -> None:
        self._area = area
        self._known: dict[int, Lanes] = {}

    def __rshift__(self, by: int) -> Lanes:
        if by not in self._known:
            self._known[by] = self._area >> by
        return self._known[by]


def moved(low: Array, high: Array, by: Array) -> Lanes:
    """An area of 64 bits, moved on by a number of cells that differs from map to map."""
    whole, part = by // BITS, (by % BITS).astype(jnp.uint32)
    rest = 31 - part
    parts = [low << part, high << part | (low >> 1) >> rest, (high >> 1) >> rest]
    nothing = jnp.zeros_like(low)
    words = []
    for at in range(WORDS):
        word = nothing
        for offset, one in enumerate(parts):
            word = jnp.where(whole == at - offset, one, word)
        words.append(word)
    return Lanes(words)


def nth_bit(word: Array, number: Array) -> Array:
    """The index of the bit that has so many set bits below it."""
    index = jnp.zeros_like(number)
    for half in (16, 8, 4, 2, 1):
        below = _count(word & np.uint32((1 << half) - 1))
        upper = number >= below
        index = index + jnp.where(upper, half, 0)
        number = jnp.where(upper, number - below, number)
        word = jnp.where(upper, word >> np.uint32(half), word)
    return index


def choose(so: Array, one: Any, other: Any) -> Any:
    """One of two values of the same make-up, element by element."""
    return jax.tree_util.tree_map(lambda yes, no: jnp.where(so, yes, no), one, other)


def _words(other: Lanes | int) -> tuple[Array, ...]:
    return other.words if isinstance(other, Lanes) else words(other)


def _count(word: Array) -> Array:
    """How many bits are set."""
    if not in_kernel():
        return lax.convert_element_type(lax.population_count(word), jnp.int32)
    # Kernels have no such instruction: the bits are summed in pairs, fours and bytes, then the bytes.
    word = word - (word >> np.uint32(1) & np.uint32(0x55555555))
    word = (word & np.uint32(0x33333333)) + (word >> np.uint32(2) & np.uint32(0x33333333))
    word = word + (word >> np.uint32(4)) & np.uint32(0x0F0F0F0F)
    return lax.convert_element_type(word * np.uint32(0x01010101) >> np.uint32(24), jnp.int32)


def all_if(so: Array, shape: tuple[int, ...]) -> Lanes:
    """All cells of the maps for which something is so."""
    word = lax.neg(lax.convert_element_type(jnp.broadcast_to(so, shape), jnp.uint32))
    return Lanes([word] * WORDS)


# A word that is known to have no bits costs nothing: the masks of rows and shapes leave many such words.


def _is_nothing(word: Array) -> bool:
    return isinstance(word, np.uint32) and word == 0


def _and(one: Array, two: Array) -> Array:
    if _is_nothing(one) or _is_nothing(two):
        return _NOTHING
    return lax.bitwise_and(one, two)


def _or(one: Array, two: Array) -> Array:
    if _is_nothing(one):
        return two
    return one if _is_nothing(two) else lax.bitwise_or(one, two)


def _join(low: Array, high: Array, part: int) -> Array:
    """The high word moved up by some bits, and filled from the low word below it."""
    if not part:
        return high
    up = _NOTHING if _is_nothing(high) else lax.shift_left(high, np.uint32(part))
    down = _NOTHING if _is_nothing(low) else lax.shift_right_logical(low, np.uint32(BITS - part))
    return _or(up, down)


def _as(like: Any, value: Any) -> Any:
    """The value in the number types of another, which a loop must keep."""

    def alike(old: Array, new: Array) -> Array:
        return jnp.broadcast_to(jnp.asarray(new, old.dtype), old.shape)

    return jax.tree_util.tree_map(alike, like, value)
