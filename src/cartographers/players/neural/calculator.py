"""What a net in play is computed with: its arithmetic, and how numbers get in and out."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cartographers.players.neural.network import Arithmetic, Weights

Array = Any


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
