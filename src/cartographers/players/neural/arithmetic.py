"""The arithmetic of a net in play: NumPy, one convolution as one product of matrices."""

from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from cartographers.players.neural.network import Backend
from cartographers.rules.area import SIDE

Array = Any


def convolution(cells: Array, weights: Array) -> Array:
    """A convolution of 3 × 3 cells with nothing beyond the edge."""
    positions, _, channels = cells.shape
    board = np.zeros((positions, SIDE + 2, SIDE + 2, channels), np.float32)
    board[:, 1:-1, 1:-1] = cells.reshape(positions, SIDE, SIDE, channels)
    windows = sliding_window_view(board, (3, 3), axis=(1, 2)).transpose(0, 1, 2, 4, 5, 3)
    rows = windows.reshape(positions * SIDE * SIDE, 9 * channels)
    return (rows @ weights.reshape(9 * channels, -1)).reshape(positions, SIDE * SIDE, -1)


def highest(cells: Array) -> Array:
    """The highest of all cells."""
    return cells.max(1)


NUMPY = Backend(np, convolution, highest)
