"""The net: convolutions over the map, scaled and shifted by the numbers; at the end a value and a policy.

It is written once: ``np`` is NumPy in play and ``jax.numpy`` in training; each brings its own layer,
and has the axes in the order that suits it. The channel is always the last.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from cartographers.players.neural.vocabulary import SEASONS, Vocabulary

Array = Any
Weights = Mapping[str, Array]


class Size(NamedTuple):
    """How large a net is."""

    channels: int = 32
    blocks: int = 4
    hidden: int = 128
    #: The channels between those of a cell and the policy's drawings there.
    policy: int = 128


class Arithmetic(NamedTuple):
    """The arithmetic of a net."""

    np: Any
    layer: "Layer"
    #: Makes 0 of what is below 0, perhaps in the array itself.
    relu: Callable[[Array], Array]
    #: The highest number of each channel on each map.
    highest: Callable[[Array], Array]
    #: The axis of the cells, 0 or 1; the other of the two is that of the positions.
    cells: int

    def for_each_cell(self, array: Array) -> Array:
        """An array (positions, channels) with an axis for the cells."""
        return self.np.expand_dims(array, self.cells)

    def pooled(self, cells: Array) -> list[Array]:
        """The mean and the maximum over the map."""
        return [cells.mean(self.cells), self.highest(cells)]


class Layer(Protocol):
    """A layer of the net."""

    def __call__(
        self, cells: Array, weights: Array, scale: Array | None, shift: Array, added: Array | None
    ) -> Array:
        """A convolution of 3 × 3 cells, scaled and shifted, with other cells added; no less than 0.

        The weights (3, 3, in, out) are as the arithmetic needs them; scale and shift are (positions, out), or
        (out) for all positions.
        """


class Answer(NamedTuple):
    """What a net says of some positions."""

    #: Stars still to be added to what stands now: by edict (then coins, monsters) and season from now.
    parts: Array
    #: A number for each position, each cell as anchor and each drawing of the vocabulary.
    policy: Array


def weight_shapes(size: Size, known: Vocabulary) -> dict[str, tuple[int, ...]]:
    """The shape of each array of weights."""
    channels, blocks, hidden, wide = size
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
        "policy": (3, 3, channels, wide),
        "policy.bias": (wide,),
        "drawings": (wide, len(known.drawings)),
        "drawings.told": (hidden, len(known.drawings)),
    }
    for block in range(blocks):
        shapes[f"{block}.first"] = shapes[f"{block}.second"] = (3, 3, channels, channels)
        shapes[f"{block}.bias"] = (channels,)
        if block % 2:
            shapes[f"{block}.pool"] = (2 * channels, channels)
    return shapes


def answer(backend: Arithmetic, size: Size, weights: Weights, planes: Array, numbers: Array) -> Answer:
    """What the net says of positions: planes with an axis for the cells, numbers (positions, numbers)."""
    body, told = trunk(backend, size, weights, planes, numbers)
    return Answer(
        value_parts(backend, weights, body, told),
        policy(backend, weights, body, told),
    )


def trunk(
    backend: Arithmetic, size: Size, weights: Weights, planes: Array, numbers: Array
) -> tuple[Array, Array]:
    """The channels of every cell after all blocks, and what the numbers were made into."""
    np, relu, for_each_cell = backend.np, backend.relu, backend.for_each_cell
    told = relu(numbers @ weights["told"] + weights["told.bias"])
    film = (told @ weights["film"]).reshape(-1, size.blocks, 2, size.channels)
    # Of many small products ``tensordot`` makes one.
    cells = np.tensordot(planes, weights["stem"], 1)
    # Changed in place where arrays can be: in play half of the time would go into new arrays.
    cells += for_each_cell(told @ weights["start"])
    cells = relu(cells)
    for block in range(size.blocks):
        inner = backend.layer(
            cells, weights[f"{block}.first"], 1 + film[:, block, 0], film[:, block, 1], None
        )
        if block % 2:
            pooled = np.concatenate(backend.pooled(inner), -1)
            inner += for_each_cell(pooled @ weights[f"{block}.pool"])
        cells = backend.layer(inner, weights[f"{block}.second"], None, weights[f"{block}.bias"], cells)
    return cells, told


def value_parts(backend: Arithmetic, weights: Weights, cells: Array, told: Array) -> Array:
    """The parts of the value: (positions, rows, seasons from now)."""
    pooled = backend.np.concatenate([*backend.pooled(cells), told], -1)
    hidden = backend.relu(pooled @ weights["value"] + weights["value.bias"])
    parts = hidden @ weights["parts"] + weights["parts.bias"]
    return parts.reshape(parts.shape[0], -1, SEASONS)


def policy(backend: Arithmetic, weights: Weights, cells: Array, told: Array) -> Array:
    """The policy: a number for each position, cell and drawing."""
    np = backend.np
    inner = backend.layer(cells, weights["policy"], None, weights["policy.bias"], None)
    return np.tensordot(inner, weights["drawings"], 1) + backend.for_each_cell(
        told @ weights["drawings.told"]
    )


class Calculator(NamedTuple):
    """The arithmetic of NumPy, or our own where there is no NumPy (``floats``)."""

    arithmetic: Arithmetic
    #: Makes the weights as the arithmetic needs them.
    prepared: Callable[[Weights], Weights]
    #: An array of rows of numbers.
    rows: Callable[[Sequence[Sequence[float]]], Array]
    #: The planes of so many positions, given one after another, 16 bytes each: (cells, positions, planes).
    planes: Callable[[bytes, int], Array]
    #: The numbers at some places of an array, counted through all its axes.
    at: Callable[[Array, Sequence[int]], list[float]]
