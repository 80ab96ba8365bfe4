"""The net: convolutions over the map, scaled and shifted by the numbers; at the end a value and a policy.

It is written once: ``np`` is NumPy in play and ``jax.numpy`` in training, which brings its own convolution.
The arrays of a batch have the position first, then the cell, then the channel.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cartographers.players.neural.vocabulary import SEASONS, Vocabulary

Array = Any
Weights = Mapping[str, Array]


class Size(NamedTuple):
    """How large a net is."""

    channels: int = 32
    blocks: int = 4
    hidden: int = 128


class Backend(NamedTuple):
    """The arithmetic of a net."""

    np: Any
    #: A convolution of 3 × 3 cells: cells, weights (3, 3, in, out).
    conv: Callable[[Array, Array], Array]
    #: The highest of all cells, for each position and channel.
    highest: Callable[[Array], Array]


class Answer(NamedTuple):
    """What a net says of some positions."""

    #: Stars still to be added to what stands now: by edict (then coins, monsters) and season from now.
    parts: Array
    #: A number for each cell as anchor and each drawing of the vocabulary.
    policy: Array


def weight_shapes(size: Size, known: Vocabulary) -> dict[str, tuple[int, ...]]:
    """The shape of each array of weights."""
    channels, blocks, hidden = size
    shapes: dict[str, tuple[int, ...]] = {
        "stem": (known.planes, channels),
        "told": (known.numbers, hidden),
        "told.bias": (hidden,),
        "film": (hidden, blocks * 2 * channels),
        "start": (hidden, channels),
        "value": (2 * channels + hidden, hidden),
        "value.bias": (hidden,),
        "parts": (hidden, known.rows * SEASONS),
        "parts.bias": (known.rows * SEASONS,),
        "policy": (channels, channels),
        "policy.bias": (channels,),
        "drawings": (channels, len(known.drawings)),
        "drawings.told": (hidden, len(known.drawings)),
    }
    for block in range(blocks):
        shapes[f"{block}.first"] = shapes[f"{block}.second"] = (3, 3, channels, channels)
        shapes[f"{block}.bias"] = (channels,)
        if block % 2:
            shapes[f"{block}.pool"] = (2 * channels, channels)
    return shapes


def answer(backend: Backend, size: Size, weights: Weights, planes: Array, numbers: Array) -> Answer:
    """What the net says of positions: planes (positions, cells, planes), numbers (positions, numbers)."""
    body, told = trunk(backend, size, weights, planes, numbers)
    return Answer(
        value_parts(backend, weights, body, told),
        policy(backend, weights, body, told),
    )


def trunk(
    backend: Backend, size: Size, weights: Weights, planes: Array, numbers: Array
) -> tuple[Array, Array]:
    """The channels of every cell after all blocks, and what the numbers were made into."""
    np = backend.np
    told = np.maximum(numbers @ weights["told"] + weights["told.bias"], 0)
    film = (told @ weights["film"]).reshape(-1, size.blocks, 2, 1, size.channels)
    cells = np.maximum(planes @ weights["stem"] + (told @ weights["start"])[:, None], 0)
    for block in range(size.blocks):
        inner = backend.conv(cells, weights[f"{block}.first"]) * (1 + film[:, block, 0]) + film[:, block, 1]
        inner = np.maximum(inner, 0)
        if block % 2:
            pooled = np.concatenate([inner.mean(1), backend.highest(inner)], -1)
            inner = inner + (pooled @ weights[f"{block}.pool"])[:, None]
        inner = backend.conv(inner, weights[f"{block}.second"]) + weights[f"{block}.bias"]
        cells = np.maximum(cells + inner, 0)
    return cells, told


def value_parts(backend: Backend, weights: Weights, cells: Array, told: Array) -> Array:
    """The parts of the value: (positions, rows, seasons from now)."""
    np = backend.np
    pooled = np.concatenate([cells.mean(1), backend.highest(cells), told], -1)
    hidden = np.maximum(pooled @ weights["value"] + weights["value.bias"], 0)
    parts = hidden @ weights["parts"] + weights["parts.bias"]
    return parts.reshape(parts.shape[0], -1, SEASONS)


def policy(backend: Backend, weights: Weights, cells: Array, told: Array) -> Array:
    """The policy: (positions, cells, drawings)."""
    np = backend.np
    inner = np.maximum(cells @ weights["policy"] + weights["policy.bias"], 0)
    return inner @ weights["drawings"] + (told @ weights["drawings.told"])[:, None]
