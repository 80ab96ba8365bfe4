"""Learning the weights of the net from cells, with JAX."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.photo.network import Arithmetic, Weights, answers, hidden, weight_shapes
from training.photo.maps import Cells
from training.photo.symbols import Chance

_BATCH = 256
#: How much of each answer is spread over the others: cells that look like nothing should stay doubtful.
_SPREAD = 0.02
_DECAY = 2e-4
#: The share of the hidden numbers that a step does without.
_DROPPED = 0.2


class Progress(NamedTuple):
    """Weights and what Adam remembers."""

    weights: Weights
    mean: Weights
    square: Weights
    step: Any


def learned(cells: Cells, epochs: int, rate: float, chance: Chance, start: Weights) -> Iterator[Weights]:
    """The weights after each round through all cells."""
    none = {name: jnp.zeros_like(one) for name, one in start.items()}
    progress = Progress(start, none, none, jnp.zeros((), jnp.int32))
    count = len(cells.cells) // _BATCH
    for epoch in range(epochs):
        order = chance.permutation(len(cells.cells))
        losses = []
        for number in range(count):
            chosen = np.sort(order[number * _BATCH : (number + 1) * _BATCH])
            done = (epoch + number / count) / epochs
            speed = rate * min(1.0, 20 * done + 0.05) * 0.5 * (1 + np.cos(np.pi * done))
            batch = Cells(*(one[chosen] for one in cells))
            key = jax.random.key(int(chance.integers(2**31)))
            progress, loss = _stepped(progress, batch, speed, key)
            losses.append(loss)
        print(f"round {epoch + 1}: loss {float(np.mean(losses)):.4f}", flush=True)
        yield {name: np.asarray(one) for name, one in progress.weights.items()}


def shares_right(weights: Weights, cells: Cells) -> tuple[float, float]:
    """The share of cells of which the drawing, and of which the print, is right."""
    right = np.zeros(2)
    for start in range(0, len(cells.cells), 1024):
        part = Cells(*(one[start : start + 1024] for one in cells))
        drawn, printed = _answers(weights, part.cells)
        known = part.drawn >= 0
        right += (
            float(((drawn.argmax(1) == part.drawn) & known).sum()) / (cells.drawn >= 0).sum(),
            float((printed.argmax(1) == part.printed).sum()) / len(cells.cells),
        )
    return float(right[0]), float(right[1])


def _conv(cells: Any, weights: Any, step: int) -> Any:
    # As in NumPy: what lies outside is white, the same number of places on each side.
    edge = weights.shape[0] // 2
    return jax.lax.conv_general_dilated(
        cells, weights, (step, step), [(edge, edge)] * 2, dimension_numbers=("NHWC", "HWIO", "NHWC")
    )


_BACKEND = Arithmetic(jnp, _conv)


@jax.jit
def _answers(weights: Weights, cells: Any) -> tuple[Any, Any]:
    return answers(weights, hidden(_BACKEND, weights, cells.astype(jnp.float32) / 200))


def any_weights(chance: Chance) -> Weights:
    """Weights to begin with, by chance."""
    weights = {}
    for name, shape in weight_shapes().items():
        spread = 0.0 if len(shape) == 1 else np.sqrt(2 / np.prod(shape[:-1]))
        weights[name] = jnp.asarray(chance.normal(0, 1, shape) * spread, jnp.float32)
    return weights


def _loss(weights: Weights, batch: Cells, key: Any) -> Any:
    one, two, three = jax.random.split(key, 3)
    # A little more or less contrast in each cell costs nothing here.
    contrast = jax.random.uniform(one, (len(batch.cells), 1, 1, 1), minval=0.8, maxval=1.15)
    cells = 1 - (1 - batch.cells.astype(jnp.float32) / 200) * contrast
    # Whichever way a house is turned, it is a village.
    mirrored = jax.random.bernoulli(three, 0.5, (len(batch.cells), 1, 1, 1))
    inside = hidden(_BACKEND, weights, jnp.where(mirrored, cells[:, :, ::-1], cells))
    kept = jax.random.bernoulli(two, 1 - _DROPPED, inside.shape)
    drawn, printed = answers(weights, inside * kept / (1 - _DROPPED))
    known = batch.drawn >= 0
    loss = jnp.sum(_wrong(drawn, jnp.maximum(batch.drawn, 0)) * known) / jnp.sum(known)
    return loss + 0.2 * jnp.mean(_wrong(printed, batch.printed))


def _wrong(numbers: Any, right: Any) -> Any:
    kinds = numbers.shape[1]
    wanted = jax.nn.one_hot(right, kinds) * (1 - _SPREAD) + _SPREAD / kinds
    return -jnp.sum(wanted * jax.nn.log_softmax(numbers), axis=1)


@jax.jit
def _stepped(progress: Progress, batch: Cells, rate: Any, key: Any) -> tuple[Progress, Any]:
    """One step of Adam with weight decay."""
    loss, slope = jax.value_and_grad(_loss)(progress.weights, batch, key)
    step = progress.step + 1
    mean = {name: 0.9 * progress.mean[name] + 0.1 * slope[name] for name in slope}
    square = {name: 0.999 * progress.square[name] + 0.001 * slope[name] ** 2 for name in slope}
    weights = {}
    for name, weight in progress.weights.items():
        towards = mean[name] / (1 - 0.9**step) / (jnp.sqrt(square[name] / (1 - 0.999**step)) + 1e-8)
        weights[name] = weight - rate * (towards + _DECAY * 50 * weight * (weight.ndim > 1))
    return Progress(weights, mean, square, step), loss
