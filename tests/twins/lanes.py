"""An area as four numbers of 32 bits, for arrays: the operators of the rules, and no rule.

Bit 11·row + column of an area lies in lane (bit // 32), so a cell is the same bit as in a plain ``int``.
"""

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.rules.area import neighbours

LANES = 4
BITS = 32
_ALL = (1 << LANES * BITS) - 1


def words(area: int) -> np.ndarray:
    """The four lanes of a plain area; a negative one is what ``~`` makes of an area."""
    return np.frombuffer((area & _ALL).to_bytes(LANES * BITS // 8, "little"), dtype="<u4")


@jax.tree_util.register_pytree_node_class
class Lanes:
    """A set of cells, or under ``vmap`` one for each board of a batch."""

    def __init__(self, lanes: Any) -> None:
        self.lanes = lanes

    @classmethod
    def batch(cls, areas: Sequence[int]) -> "Lanes":
        """Many plain areas, one after another."""
        return cls(jnp.asarray(np.stack([words(area) for area in areas])))

    def tree_flatten(self) -> tuple[tuple[Any], None]:
        """What JAX looks at: the lanes and nothing else."""
        return (self.lanes,), None

    @classmethod
    def tree_unflatten(cls, _: None, children: tuple[Any]) -> "Lanes":
        """The area JAX puts together again."""
        return cls(*children)

    def __and__(self, other: "Lanes | int") -> "Lanes":
        return Lanes(self.lanes & _lanes(other))

    def __or__(self, other: "Lanes | int") -> "Lanes":
        return Lanes(self.lanes | _lanes(other))

    def __invert__(self) -> "Lanes":
        return Lanes(~self.lanes)

    def __lshift__(self, by: int) -> "Lanes":
        whole, part = divmod(by, BITS)
        low = _moved_up(self.lanes, whole)
        return Lanes(low << part | _moved_up(low, 1) >> BITS - part if part else low)

    def __rshift__(self, by: int) -> "Lanes":
        whole, part = divmod(by, BITS)
        high = _moved_down(self.lanes, whole)
        return Lanes(high >> part | _moved_down(high, 1) << BITS - part if part else high)

    def __mul__(self, so: Any) -> "Lanes":
        return Lanes(self.lanes * jnp.uint32(so))

    def __eq__(self, other: "Lanes | int") -> Any:  # type: ignore[override]  # one answer for each board
        return jnp.all(self.lanes == _lanes(other))

    def __ne__(self, other: "Lanes | int") -> Any:  # type: ignore[override]  # one answer for each board
        return jnp.any(self.lanes != _lanes(other))

    __rand__ = __and__
    __ror__ = __or__
    __rmul__ = __mul__
    __hash__ = None  # type: ignore[assignment]  # its cells are known only while the array program runs

    def bit_count(self) -> Any:
        """How many cells."""
        return jnp.sum(jax.lax.population_count(self.lanes).astype(jnp.int32))

    def first(self) -> "Lanes":
        """The first cell in reading order, or nowhere."""
        used = self.lanes != 0
        lowest = self.lanes & (~self.lanes + 1)
        return Lanes(jnp.where(used & (jnp.cumsum(used) == 1), lowest, 0))

    def fold_regions(self, start: Any, step: Callable[[Any, "Lanes"], Any]) -> Any:
        """Go through the regions, carrying a value along.

        One flat loop, so that boards of a batch need not wait for each other's regions: the region in
        hand grows by a step; once it is stable it is banked and the next one begins.
        """

        def going_on(state: tuple[Lanes, Lanes, Any]) -> Any:
            return state[0] != 0

        def grow_or_bank(state: tuple[Lanes, Lanes, Any]) -> Any:
            rest, region, carried = state
            grown = region | neighbours(region) & rest
            stable = grown == region
            after = rest & ~region
            banked = _as(carried, step(carried, region))
            return _choose(stable, (after, after.first(), banked), (rest, grown, carried))

        start = jax.tree_util.tree_map(jnp.asarray, start)
        return jax.lax.while_loop(going_on, grow_or_bank, (self, self.first(), start))[2]


def _lanes(other: Lanes | int) -> Any:
    return other.lanes if isinstance(other, Lanes) else words(other)


def _moved_up(lanes: Any, by: int) -> Any:
    return jnp.concatenate([jnp.zeros(by, jnp.uint32), lanes[: LANES - by]])


def _moved_down(lanes: Any, by: int) -> Any:
    return jnp.concatenate([lanes[by:], jnp.zeros(by, jnp.uint32)])


def _as(like: Any, value: Any) -> Any:
    """The value in the number types of another, which a loop must keep."""
    return jax.tree_util.tree_map(lambda old, new: jnp.asarray(new, old.dtype), like, value)


def _choose(so: Any, one: Any, other: Any) -> Any:
    return jax.tree_util.tree_map(lambda yes, no: jnp.where(so, yes, no), one, other)
