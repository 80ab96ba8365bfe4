"""The arithmetic of a net as machine code: the tiles of its convolutions, products, and what is left.

The numbers of the tiles are explained in ``cartographers.players.neural.arithmetic``.
"""

from collections.abc import Callable
from ctypes import CFUNCTYPE, c_int64, c_void_p

from cartographers.players.compiler.arrays import LANES
from cartographers.players.native import net_arrays
from cartographers.players.native.code import code_of


class NetCode:
    """The compiled functions; the first four take the addresses of arrays, and whole numbers after them."""

    lanes = LANES

    def __init__(self) -> None:
        self._code = code_of("net", lambda modules: modules.net())
        #: Mixes cells into tiles: cells, tiles, and the numbers in a row of each.
        self.mix = self._function("mix", 2)
        #: Makes cells of tiles, scaled and shifted, no less than 0: tiles, scale, shift, cells, and so on.
        self.unmix = self._function("unmix", 4)
        #: The same with other cells added: tiles, scale, shift, others, cells.
        self.unmix_and_add = self._function("unmix_and_add", 5)
        #: So many products of matrices: left, right, results, and how many, rows, inner, columns.
        self.products = self._function("products", 3, 4)
        #: What is left, as functions of arrays.
        self.add_to_each: Callable[..., None] = net_arrays.add_to_each
        self.no_less_than_zero: Callable[..., None] = net_arrays.no_less_than_zero
        self.mean: Callable[..., None] = net_arrays.mean
        self.most: Callable[..., None] = net_arrays.most
        self.spread: Callable[..., None] = net_arrays.spread

    def _function(self, name: str, arrays: int, numbers: int = 1) -> Callable[..., None]:
        kind = CFUNCTYPE(None, *[c_void_p] * arrays, *[c_int64] * numbers)
        return kind(self._code.address(name))
