"""Functions that ``vmap`` hands whole batches."""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax.custom_batching import custom_vmap

from cartographers.sim.lanes import Array


def on_batches(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that works on arrays with any axes in front, as one that ``vmap`` hands whole batches.

    Otherwise ``vmap`` would rewrite what the function does for a batch as a whole: work for some games only.
    """
    mapped = custom_vmap(function)

    @mapped.def_vmap
    def batched(size: int, are_batched: Any, *given: Any) -> Any:
        def with_axis(value: Array, has_it: bool) -> Array:
            return value if has_it else jnp.broadcast_to(value, (size, *jnp.shape(value)))

        made = mapped(*jax.tree.map(with_axis, given, tuple(are_batched)))
        return made, jax.tree.map(lambda _: True, made)

    called: Callable[..., Any] = mapped
    return called
