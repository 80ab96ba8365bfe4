"""The arithmetic of a net in play: NumPy, with convolutions by Winograd's method (``winograd``).

Rows and columns are mixed one after the other, each by one small matrix for the whole line,
so that everything is a product of matrices. The cells come first and the positions second: then a product
takes all positions at once.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

import numpy as np

from cartographers.players.neural.network import Arithmetic, Calculator, Weights
from cartographers.players.neural.winograd import MIX_CELLS, MIX_WEIGHTS, MIXED, TILE, TILES, UNMIX
from cartographers.rules.area import CELLS, SIDE

Array = Any
#: The bytes of an area.
AREA_BYTES = 16

_LINE = MIXED * TILES


@cache
def _line_matrices() -> tuple[Array, Array]:
    """How a line of cells becomes the mixed numbers of its tiles, and how those become a line of cells.

    Beyond the edge there is nothing, and what a tile has beyond it is left out.
    """
    into, out = np.zeros((MIXED, TILES, SIDE)), np.zeros((SIDE, MIXED, TILES))
    for tile in range(TILES):
        for cell in range(MIXED):
            at = tile * TILE + cell - 1
            if 0 <= at < SIDE:
                into[:, tile, at] = np.array(MIX_CELLS)[:, cell]
        for cell in range(min(TILE, SIDE - tile * TILE)):
            out[tile * TILE + cell, :, tile] = UNMIX[cell]
    return into.reshape(_LINE, SIDE).astype(np.float32), out.reshape(SIDE, _LINE).astype(np.float32)


def prepared(weights: Weights) -> dict[str, Array]:
    """The weights of a net with those of its convolutions mixed, as ``convolution`` needs them."""
    arrays = {name: np.asarray(one) for name, one in weights.items()}
    return {name: _mixed(one) if one.ndim == 4 else one for name, one in arrays.items()}


def _mixed(weights: Array) -> Array:
    mix = np.array(MIX_WEIGHTS)
    both = np.kron(mix, mix) @ weights.reshape(9, -1)
    return both.reshape(MIXED, 1, MIXED, *weights.shape[2:]).astype(np.float32)


def convolution(cells: Array, weights: Array) -> Array:
    """A convolution of 3 × 3 cells with nothing beyond the edge: (cells, positions, channels)."""
    into, out = _line_matrices()
    _, positions, channels = cells.shape
    board = cells.reshape(SIDE, SIDE, positions * channels)
    # With the axis of a product in front of many others, one product would be very wide, which is slow;
    # so both products are made line by line, once down and once across.
    mixed = np.empty((_LINE, SIDE, positions * channels), np.float32)
    np.matmul(into, board.transpose(1, 0, 2), out=mixed.transpose(1, 0, 2))
    tiles = np.matmul(into, mixed).reshape(MIXED, TILES, MIXED, TILES * positions, channels)
    mixed = np.matmul(out, np.matmul(tiles, weights).reshape(_LINE, _LINE, -1))
    made = np.empty((SIDE, SIDE, mixed.shape[-1]), np.float32)
    np.matmul(out, mixed.transpose(1, 0, 2), out=made.transpose(1, 0, 2))
    return made.reshape(CELLS, positions, -1)


def no_less_than_zero(array: Array) -> Array:
    """What is below 0 becomes 0, in the array itself."""
    # NumPy compares two arrays four times as fast as an array and a number.
    return np.maximum(array, np.zeros(array.shape[-2:], array.dtype), out=array)


def layer(cells: Array, weights: Array, scale: Array | None, shift: Array, added: Array | None) -> Array:
    """A convolution, scaled and shifted, with other cells added; no less than 0."""
    # Changed in place: half of the time would go into new arrays.
    made = convolution(cells, weights)
    if scale is not None:
        made *= scale
    made += shift
    if added is not None:
        made += added
    return no_less_than_zero(made)


class CompiledTiles(Protocol):
    """The mixing as machine code: functions of the addresses of arrays, and the numbers in a row of each."""

    #: How many numbers are worked on at a time: there must be so many channels, or a multiple.
    lanes: int
    #: Mixes cells into tiles (36, 9, numbers): cells, tiles.
    mix: Callable[..., None]
    #: Makes cells of tiles, scaled and shifted, no less than 0: tiles, scale, shift, cells.
    unmix: Callable[..., None]
    #: The same with other cells added: tiles, scale, shift, others, cells.
    unmix_and_add: Callable[..., None]


def compiled(tiles: CompiledTiles) -> Arithmetic:
    """The same arithmetic with compiled mixing, and scale, shift and sum in the same go."""

    def layer_in_one_go(
        cells: Array, weights: Array, scale: Array | None, shift: Array, added: Array | None
    ) -> Array:
        (_, positions, channels), made = cells.shape, weights.shape[-1]
        if channels % tiles.lanes or made % tiles.lanes:
            return layer(cells, weights, scale, shift, added)
        given = [np.ones(made) if scale is None else scale, shift]
        all_given = [np.broadcast_to(one, (positions, made)) for one in given]
        if added is not None:
            all_given.append(added)
        arrays = [np.ascontiguousarray(one, np.float32) for one in all_given]
        cells = np.ascontiguousarray(cells, np.float32)
        mixed = np.empty((MIXED**2, TILES**2 * positions, channels), np.float32)
        tiles.mix(cells.ctypes.data, mixed.ctypes.data, positions * channels)
        products = np.matmul(mixed, weights.reshape(MIXED**2, channels, made))
        out = np.empty((CELLS, positions, made), np.float32)
        unmix = tiles.unmix if added is None else tiles.unmix_and_add
        unmix(products.ctypes.data, *(one.ctypes.data for one in arrays), out.ctypes.data, positions * made)
        return out

    return NUMPY._replace(layer=layer_in_one_go)


NUMPY = Arithmetic(np, layer, no_less_than_zero, lambda cells: cells.max(0), cells=0)


def spread(areas: bytes) -> Array:
    """For each of some areas, one after another, and each cell 1 or 0."""
    bits = np.frombuffer(areas, np.uint8).reshape(-1, AREA_BYTES)
    return np.unpackbits(bits, axis=-1, count=CELLS, bitorder="little")


def calculator(by: Arithmetic = NUMPY) -> Calculator:
    """What a net is computed with by NumPy."""

    def rows(given: Sequence[Sequence[float]]) -> Array:
        return np.array(given, np.float32)

    def planes(areas: bytes, positions: int) -> Array:
        cells = spread(areas).reshape(positions, -1, CELLS)
        return np.ascontiguousarray(cells.transpose(2, 0, 1)).astype(np.float32)

    def at(array: Array, places: Sequence[int]) -> list[float]:
        chosen: list[float] = array.reshape(-1)[places].tolist()
        return chosen

    return Calculator(by, prepared, rows, planes, at)
