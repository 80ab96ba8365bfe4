"""Areas as a yes or no for each cell, as observations and masks have them.

The areas are first joined to one string of bits without gaps: to spread 32 bits over 32 cells is quick,
to leave out the last seven of each area is not, cell by cell as XLA does it on a processor.
"""

from functools import cache

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.rules.area import CELLS
from cartographers.sim.kernels import by_kernels
from cartographers.sim.lanes import BITS, WORDS, Array, Lanes
from cartographers.sim.whole_batches import on_batches

#: The bits of an area's last word that are cells.
_LAST = np.uint32((1 << CELLS - (WORDS - 1) * BITS) - 1)


def words_of(area: Lanes) -> Array:
    """The words of an area on one more axis."""
    return jnp.stack(area.words, axis=-1)


@on_batches
def cells_of(areas: Array) -> Array:
    """For each area a yes or no for each cell, on one axis: (…, areas, words) becomes (…, areas × cells)."""
    number = areas.shape[-2]
    parts, shifts = _joined(number)
    areas = jnp.concatenate([areas[..., :-1], areas[..., -1:] & _LAST], -1)
    flat = areas.reshape(*areas.shape[:-2], number * WORDS)
    flat = jnp.concatenate([flat, jnp.zeros_like(flat[..., :1])], -1)
    first, second, third = (flat[..., part] for part in parts)
    joined = first >> shifts[0] | second << shifts[1] | third << shifts[2]
    spread = joined[..., None] >> np.arange(BITS, dtype=np.uint32) & 1 != 0
    cells = spread.reshape(*joined.shape[:-1], -1)[..., : number * CELLS]
    return cells if by_kernels() else _made_once(cells, flat)


def _made_once(cells: Array, flat: Array) -> Array:
    """The same cells, made before their axes are changed.

    XLA would make them in the order of the new axes and work out for each cell anew where it comes from, in
    three times the time. On a processor it keeps no barrier but a loop. This one is never gone through: the
    last word of an area has no bits beyond its cells, which XLA does not know.
    """
    beyond, other = jnp.max(flat[..., WORDS - 1]) > _LAST, jnp.max(flat[..., 0]) > 0

    def another(state: tuple[Array, Array]) -> tuple[Array, Array]:
        return state[0] & other, ~state[1]

    return jax.lax.while_loop(lambda state: state[0], another, (beyond, cells))[1]


def area_of(cells: Array) -> Lanes:
    """The area of a yes or no for each cell, on the last axis."""
    padded = jnp.pad(cells.astype(jnp.uint32), [(0, 0)] * (cells.ndim - 1) + [(0, WORDS * BITS - CELLS)])
    bits = padded.reshape(*cells.shape[:-1], WORDS, BITS) << np.arange(BITS, dtype=np.uint32)
    words = jnp.sum(bits, -1, dtype=jnp.uint32)
    return Lanes([words[..., at] for at in range(WORDS)])


@cache
def _joined(number: int) -> tuple[np.ndarray, np.ndarray]:
    """For each word of the string: the three words of areas that it is made of, and how far each is moved.

    The first is moved down to begin the word, the second follows it in the same area, the third is the
    beginning of the next area. One that is not needed is the word after all others, which is 0.
    """
    many = -(-number * CELLS // BITS)
    parts = np.full((3, many), number * WORDS)
    shifts = np.zeros((3, many), np.uint32)
    for at in range(many):
        area, offset = divmod(at * BITS, CELLS)
        word, shift = divmod(offset, BITS)
        parts[0, at], shifts[0, at] = area * WORDS + word, shift
        if shift and word + 1 < WORDS:
            parts[1, at], shifts[1, at] = area * WORDS + word + 1, BITS - shift
        if CELLS - offset < BITS and area + 1 < number:
            parts[2, at], shifts[2, at] = (area + 1) * WORDS, CELLS - offset
    return parts, shifts
