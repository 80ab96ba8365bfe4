"""Batches of games spread over several devices."""

from collections.abc import Callable, Sequence
from typing import Any

import jax
import numpy as np
from jax.sharding import Mesh, PartitionSpec, SingleDeviceSharding


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


class OverDevices:
    """A function of one game as one of a batch, with an equal part of the games on each device.

    Each device goes on at its own pace: they exchange nothing.
    """

    def __init__(self, function: Callable[..., Any], on: Sequence[Any], donated: tuple[int, ...]) -> None:
        self._devices = len(on)
        whole = jax.vmap(function)
        if len(on) == 1:
            # Nothing is to be spread, and a mesh of one device makes a step of some thousand games slower.
            there = SingleDeviceSharding(on[0])
            self._spread = jax.jit(whole, donate_argnums=donated, in_shardings=there, out_shardings=there)
            return
        games = PartitionSpec("games")  # type: ignore[no-untyped-call]  # JAX says nothing about it
        mesh = Mesh(np.array(on), ("games",))
        self._spread = jax.jit(
            jax.shard_map(whole, mesh=mesh, in_specs=games, out_specs=games, check_vma=False),
            donate_argnums=donated,
        )

    def __call__(self, *given: Any) -> Any:
        """What the function makes of a batch."""
        self._check(given)
        return self._spread(*given)

    def lower(self, *given: Any) -> Any:
        """The function for a batch like this one, ready to be compiled."""
        self._check(given)
        return self._spread.lower(*given)

    def _check(self, given: Any) -> None:
        sizes = {array.shape[:1] for array in jax.tree.leaves(given)}
        if len(sizes) != 1 or () in sizes or max(sizes)[0] % self._devices:
            raise ValueError(
                f"all arrays need the games as their first axis, in a number that {self._devices} devices "
                f"share equally; got the sizes {sorted(sizes)}"
            )


def over_devices(
    function: Callable[..., Any], on: Sequence[Any] | None = None, donated: tuple[int, ...] = ()
) -> OverDevices:
    """A function of one game for a batch spread over devices, all if none are named.

    The memory of donated arguments (by number) is used again for what comes out.
    """
    return OverDevices(function, on or jax.devices(), donated)
