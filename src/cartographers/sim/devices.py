"""Batches of games spread over several devices."""

from collections.abc import Callable
from typing import Any

import jax
import numpy as np
from jax.sharding import Mesh, PartitionSpec


class NoDevice(RuntimeError):
    """A kind of device that this machine does not have; the message says what to do."""


def devices(kind: str) -> list[Any]:
    """The devices of a kind (``cpu``, ``gpu``, ``tpu``); raises ``NoDevice`` if there is none."""
    try:
        return list(jax.devices(kind))
    except RuntimeError:
        seen = ", ".join(sorted({device.platform for device in jax.devices()}))
        raise NoDevice(
            f"JAX sees no {kind} here, only {seen}: use one of those, or install JAX for the {kind} "
            "(https://docs.jax.dev/en/latest/installation.html)"
        ) from None


def over_devices(function: Callable[..., Any], on: list[Any] | None = None) -> Callable[..., Any]:
    """A function of one game as one of a batch, with an equal part of the games on each device.

    Each device goes on at its own pace: they exchange nothing.
    """
    chosen = on or jax.devices()
    mesh = Mesh(np.array(chosen), ("games",))
    games = PartitionSpec("games")  # type: ignore[no-untyped-call]  # JAX says nothing about it
    spread = jax.jit(
        jax.shard_map(jax.vmap(function), mesh=mesh, in_specs=games, out_specs=games, check_vma=False)
    )

    def call(*given: Any) -> Any:
        sizes = {array.shape[:1] for array in jax.tree.leaves(given)}
        if len(sizes) != 1 or () in sizes or max(sizes)[0] % len(chosen):
            raise ValueError(
                f"all arrays need the games as their first axis, in a number that {len(chosen)} devices "
                f"share equally; got the sizes {sorted(sizes)}"
            )
        return spread(*given)

    return call
