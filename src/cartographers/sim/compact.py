"""Work for some games of a batch only: they are gathered, worked on in pieces, and put back."""

from collections.abc import Callable
from math import prod
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from cartographers.sim.kernels import by_kernels
from cartographers.sim.lanes import Array


class _Limits(NamedTuple):
    """When and how a batch is divided."""

    #: Smaller batches are worked on as a whole if one game in them needs the work.
    whole: int
    #: Into how many pieces others are divided if all their games need the work.
    pieces: int


#: On a processor each game that needs no work is time saved.
_BATCH = _Limits(whole=64, pieces=16)
#: On a GPU what costs time is to start a piece of work (measured: docs/research/sim.md).
_KERNEL = _Limits(whole=262_144, pieces=4)


def for_those(needed: Array, work: Callable[[Any], Any], given: Any, otherwise: Any) -> Any:
    """What the work makes of the given arrays where it is needed, elsewhere the value in ``otherwise``.

    All arrays have the axes of ``needed`` in front.
    """
    shape = needed.shape
    limits = _KERNEL if by_kernels() else _BATCH
    if prod(shape) < limits.whole:
        done = jax.lax.cond(jnp.any(needed), work, lambda _: otherwise, given)
        return chosen_games(needed, done, otherwise)
    axes = len(shape)

    def flat(array: Array) -> Array:
        return array.reshape(-1, *array.shape[axes:])

    def unflat(array: Array) -> Array:
        return array.reshape(*shape, *array.shape[1:])

    size = -(-prod(shape) // limits.pieces)
    computed = _in_pieces(needed.reshape(-1), size, work, *jax.tree.map(flat, (given, otherwise)))
    return jax.tree.map(unflat, computed)


def _in_pieces(needed: Array, piece: int, work: Callable[[Any], Any], given: Any, otherwise: Any) -> Any:
    games = needed.shape[0]
    place = jnp.cumsum(needed.astype(jnp.int32))
    number = place[-1]
    # The results lie one after another, with room for a last piece that is not full.
    room = jax.tree.map(lambda array: jnp.zeros((games + piece, *array.shape[1:]), array.dtype), otherwise)

    def going_on(state: tuple[Array, Any]) -> Array:
        return state[0] < number

    def work_on(state: tuple[Array, Any]) -> Any:
        start, results = state
        # The n-th game that needs the work is where n of them have been counted.
        chosen = jnp.searchsorted(place, start + 1 + jnp.arange(piece), method="scan_unrolled")
        chosen = jnp.minimum(chosen, games - 1)
        made = work(jax.tree.map(lambda array: array[chosen], given))
        return start + piece, jax.tree.map(
            lambda all_, new: jax.lax.dynamic_update_slice_in_dim(all_, new, start, 0), results, made
        )

    _, results = jax.lax.while_loop(going_on, work_on, (jnp.int32(0), room))
    back = jnp.maximum(place - 1, 0)
    return chosen_games(needed, jax.tree.map(lambda array: array[back], results), otherwise)


def chosen_games(so: Array, one: Any, other: Any) -> Any:
    """The games of one value where something is so, elsewhere those of another of the same make-up."""

    def pick(yes: Array, no: Array) -> Array:
        return jnp.where(so.reshape(so.shape + (1,) * (jnp.ndim(no) - so.ndim)), yes, no)

    return jax.tree.map(pick, one, other)
