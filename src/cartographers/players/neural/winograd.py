"""The numbers of Winograd's convolution of 3 × 3 cells whose result is 4 × 4 cells.

It takes 36 products instead of 144, if cells and weights are first mixed: F(4 × 4, 3 × 3) in Lavin and Gray,
"Fast Algorithms for Convolutional Neural Networks" (2015).
"""

from cartographers.rules.area import SIDE

#: The cells of a tile's side in the result, and how many numbers stand for the side of a tile in between.
TILE, MIXED = 4, 6
#: How many tiles are on a side of the map.
TILES = -(-SIDE // TILE)
#: How the six cells that a tile's side depends on are mixed, how three weights are, and how a side is made.
MIX_CELLS = (
    (4, 0, -5, 0, 1, 0),
    (0, -4, -4, 1, 1, 0),
    (0, 4, -4, -1, 1, 0),
    (0, -2, -1, 2, 1, 0),
    (0, 2, -1, -2, 1, 0),
    (0, 4, 0, -5, 0, 1),
)
MIX_WEIGHTS = (
    (1 / 4, 0, 0),
    (-1 / 6, -1 / 6, -1 / 6),
    (-1 / 6, 1 / 6, -1 / 6),
    (1 / 24, 1 / 12, 1 / 6),
    (1 / 24, -1 / 12, 1 / 6),
    (0, 0, 1),
)
UNMIX = ((1, 1, 1, 1, 1, 0), (0, 1, -1, 2, -2, 0), (0, 1, 1, 4, 4, 0), (0, 1, -1, 8, -8, 1))
