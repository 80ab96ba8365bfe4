"""The net in JAX: the same function as in play, with the convolution of the accelerator."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.players.neural.network import (
    Answer,
    Arithmetic,
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


def layer(cells: Array, weights: Array, scale: Array | None, shift: Array, added: Array | None) -> Array:
    """A convolution, scaled and shifted, with other cells added; no less than 0."""
    made = convolution(cells, weights)
    if scale is not None:
        made *= scale[:, None]
    made += shift[:, None] if shift.ndim > 1 else shift
    if added is not None:
        made += added
    return jnp.maximum(made, 0)


@jax.custom_vjp
def highest(cells: Array) -> Array:
    """The highest number of each channel on each map.

    The gradient of JAX's own maximum compares the maximum with numbers that the compiler may have computed a
    second time, rounded otherwise: then none is equal, and the gradient is no number.
    """
    return cells.max(1)


def _highest_and_where(cells: Array) -> tuple[Array, Array]:
    return cells.max(1), jnp.argmax(cells, 1)


def _to_the_highest(where: Array, change: Array) -> tuple[Array]:
    its = jnp.arange(SIDE * SIDE)[:, None] == where[:, None]
    return (jnp.where(its, change[:, None], jnp.zeros((), change.dtype)),)


highest.defvjp(_highest_and_where, _to_the_highest)

BACKEND = Arithmetic(jnp, layer, lambda array: jnp.maximum(array, 0), highest, cells=1)


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


def logits_at(policy: Array, places: Array) -> Array:
    """The logits of actions by their places in the policy: that of the drawing, and of a skill used with it.

    The place after the last is for no skill.
    """
    drawing, skill = places[..., 0], places[..., 1]
    none = skill == policy.shape[1] * policy.shape[2]
    return logit_at(policy, drawing) + jnp.where(none, 0.0, logit_at(policy, jnp.where(none, 0, skill)))


def logit_at(policy: Array, place: Array) -> Array:
    """The logits at places in the policy."""
    flat = policy.reshape(policy.shape[0], -1)
    return jnp.take_along_axis(flat, place, 1).astype(jnp.float32)


def _trunk(size: Size, weights: Weights, shown: Shown, dtype: Any) -> tuple[Array, Array]:
    cast = {name: value.astype(dtype) for name, value in weights.items()}
    return trunk(BACKEND, size, cast, dense(shown.words, dtype), shown.numbers.astype(dtype))
