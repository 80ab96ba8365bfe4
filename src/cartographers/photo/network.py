"""The net that looks at a cell: three convolutions, a layer, and two answers.

It is written once: ``np`` is NumPy where photos are read and ``jax.numpy`` in training, which brings its own
convolution. The arrays of a batch have the cell first, then row, column and channel.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cartographers.photo.cells import AROUND, SIZE

Array = Any
Weights = Mapping[str, Array]

#: What may be drawn on a cell, by its marks in ``notation.sheet_picture``.
DRAWN = ".fvawm"
#: What may be printed on a cell.
PRINTED = ".r^#"
#: The channels of the convolutions, and the width of the layer after them.
CHANNELS, HIDDEN = (16, 24, 48), 64
#: The side of what the first convolution sees. It takes every second place, and so does the next.
_FIRST = 5
_SIDE = (SIZE + 2 * AROUND) // 8


class Arithmetic(NamedTuple):
    """The arithmetic of a net."""

    np: Any
    #: A convolution that keeps the size, with a step: cells, weights (height, width, in, out), step.
    conv: Callable[[Array, Array, int], Array]


def weight_shapes() -> dict[str, tuple[int, ...]]:
    """The shape of each array of weights."""
    one, two, three = CHANNELS
    return {
        "first": (_FIRST, _FIRST, 3, one),
        "first.bias": (one,),
        "second": (3, 3, one, two),
        "second.bias": (two,),
        "third": (3, 3, two, three),
        "third.bias": (three,),
        "hidden": (_SIDE * _SIDE * three, HIDDEN),
        "hidden.bias": (HIDDEN,),
        "drawn": (HIDDEN, len(DRAWN)),
        "drawn.bias": (len(DRAWN),),
        "printed": (HIDDEN, len(PRINTED)),
        "printed.bias": (len(PRINTED),),
    }


def hidden(backend: Arithmetic, weights: Weights, cells: Array) -> Array:
    """What the net makes of cells (1 is white, 0 black) before it answers."""
    np = backend.np
    seen = 1 - cells
    seen = np.maximum(backend.conv(seen, weights["first"], 2) + weights["first.bias"], 0)
    seen = np.maximum(backend.conv(seen, weights["second"], 2) + weights["second.bias"], 0)
    seen = _halved(np.maximum(backend.conv(seen, weights["third"], 1) + weights["third.bias"], 0))
    flat = seen.reshape(seen.shape[0], -1)
    return np.maximum(flat @ weights["hidden"] + weights["hidden.bias"], 0)


def answers(weights: Weights, inside: Array) -> tuple[Array, Array]:
    """A number for each of ``DRAWN``, and one for each of ``PRINTED``: the larger the likelier."""
    drawn = inside @ weights["drawn"] + weights["drawn.bias"]
    return drawn, inside @ weights["printed"] + weights["printed.bias"]


def _halved(seen: Array) -> Array:
    """The largest of every two by two places."""
    count, rows, columns, channels = seen.shape
    return seen.reshape(count, rows // 2, 2, columns // 2, 2, channels).max(axis=(2, 4))
