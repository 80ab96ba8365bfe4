"""The net in JAX: the same function as in play, with the convolution of the accelerator."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.players.neural.network import (
    Answer,
    Backend,
    Size,
    Weights,
    policy,
    trunk,
    value_parts,
    weight_shapes,
)
from cartographers.players.neural.vocabulary import Vocabulary
from cartographers.rules.area import SIDE
from training.neural.games import Shown, dense

Array = Any


def convolution(cells: Array, weights: Array) -> Array:
    """A convolution of 3 × 3 cells with nothing beyond the edge."""
    board = cells.reshape(-1, SIDE, SIDE, cells.shape[-1])
    made = jax.lax.conv_general_dilated(
        board, weights, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
    )
    return made.reshape(cells.shape[0], SIDE * SIDE, -1)


BACKEND = Backend(jnp, convolution)


def first_weights(key: Array, size: Size, known: Vocabulary) -> dict[str, Array]:
    """Random weights; those of the last layers are 0, so that nothing more is expected at first."""
    weights = {}
    zero = ("parts", "drawings", "drawings.told", "film")
    for number, (name, shape) in enumerate(weight_shapes(size, known).items()):
        if name in zero or name.endswith(("bias", "second")):
            weights[name] = jnp.zeros(shape)
        else:
            scale = np.sqrt(2.0 / np.prod(shape[:-1]))
            weights[name] = scale * jax.random.normal(jax.random.fold_in(key, number), shape)
    return weights


def values(size: Size, weights: Weights, shown: Shown, dtype: Any) -> Array:
    """The parts that the net answers, without the policy."""
    body, told = _trunk(size, weights, shown, dtype)
    parts: Array = value_parts(BACKEND, weights, body.astype(jnp.float32), told.astype(jnp.float32))
    return parts


def answers(size: Size, weights: Weights, shown: Shown, dtype: Any) -> Answer:
    """The parts and the policy."""
    body, told = _trunk(size, weights, shown, dtype)
    cast = {name: value.astype(dtype) for name, value in weights.items()}
    return Answer(
        value_parts(BACKEND, weights, body.astype(jnp.float32), told.astype(jnp.float32)),
        policy(BACKEND, cast, body, told),
    )


def _trunk(size: Size, weights: Weights, shown: Shown, dtype: Any) -> tuple[Array, Array]:
    cast = {name: value.astype(dtype) for name, value in weights.items()}
    return trunk(BACKEND, size, cast, dense(shown.words, dtype), shown.numbers.astype(dtype))
