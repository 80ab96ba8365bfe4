"""The weights of the net as a file, and the net with NumPy."""

from functools import cache
from importlib.resources import as_file, files
from typing import Any

import numpy as np

from cartographers.photo.arrays import Floats
from cartographers.photo.network import Arithmetic, Weights, answers, hidden, weight_shapes

#: The weights that ship with the program.
SHIPPED = "cells.npz"


def write_weights(path: Any, weights: Weights) -> None:
    """Write the weights as numbers of 16 bits."""
    arrays: dict[str, Any] = {name: np.asarray(weights[name], np.float16) for name in weight_shapes()}
    np.savez_compressed(path, **arrays)


def read_weights(path: Any) -> Weights:
    """Weights from their file."""
    with np.load(path) as file:
        return {name: file[name].astype(np.float32) for name in file.files}


@cache
def shipped_weights() -> Weights:
    """The weights that ship with the program."""
    with as_file(files("cartographers.photo").joinpath(SHIPPED)) as path:
        return read_weights(path)


def likelihoods(weights: Weights, cells: Floats) -> tuple[Floats, Floats]:
    """How likely each cell has each of ``DRAWN``, and each of ``PRINTED``."""
    # A drawing and its mirror image mean the same: two looks are better than one.
    looks = [
        answers(weights, hidden(Arithmetic(np, _conv), weights, one)) for one in (cells, cells[:, :, ::-1])
    ]
    drawn, printed = (np.mean([_shares(one) for one in each], axis=0) for each in zip(*looks, strict=True))
    return drawn, printed


def _conv(cells: Floats, weights: Floats, step: int) -> Floats:
    height, width, inside, outside = weights.shape
    edge = height // 2
    wide = np.pad(cells, ((0, 0), (edge, edge), (edge, edge), (0, 0)))
    windows = np.lib.stride_tricks.sliding_window_view(wide, (height, width), axis=(1, 2))
    windows = windows[:, ::step, ::step].transpose(0, 1, 2, 4, 5, 3)
    count, rows, columns = windows.shape[:3]
    flat = windows.reshape(count * rows * columns, height * width * inside)
    return (flat @ weights.reshape(-1, outside)).reshape(count, rows, columns, outside)


def _shares(numbers: Floats) -> Floats:
    powers = np.exp(numbers - numbers.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)
