"""The tiles of Winograd's convolution as machine code: cells mixed into tiles, and cells made of tiles.

The products between the two are NumPy's (``cartographers.players.neural.arithmetic``, where the numbers are
explained).
"""

from collections.abc import Callable
from ctypes import CFUNCTYPE, c_int64, c_void_p

from cartographers.players.compiler.arrays import LANES
from cartographers.players.native.code import code_of


class Tiles:
    """The compiled functions: of the addresses of arrays, and the numbers in a row of each."""

    lanes = LANES

    def __init__(self) -> None:
        self._code = code_of("tiles", lambda modules: modules.tiles())
        #: Mixes cells into tiles: cells, tiles.
        self.mix = self._function("mix", 2)
        #: Makes cells of tiles, scaled and shifted, no less than 0: tiles, scale, shift, cells.
        self.unmix = self._function("unmix", 4)
        #: The same with other cells added: tiles, scale, shift, others, cells.
        self.unmix_and_add = self._function("unmix_and_add", 5)

    def _function(self, name: str, arrays: int) -> Callable[..., None]:
        return CFUNCTYPE(None, *[c_void_p] * arrays, c_int64)(self._code.address(name))
