"""What a person who looks at the legend draws: outlines as points in a square of side 40, y pointing down."""

from typing import Any

import numpy as np

from cartographers.paper.glyphs import drawing, placed

Chance = np.random.Generator
Shape = list[list[tuple[float, float]]]

#: By terrain: shapes, each of lines of points. A line through few points is drawn as a smooth curve only
#: where it is marked by its first point standing twice.
OUTLINES: dict[str, tuple[Shape, ...]] = {
    "f": (
        [[(20, 3), (33, 30), (24, 30), (24, 37), (16, 37), (16, 30), (7, 30), (20, 3)]],
        [[(20, 3), (32, 29), (8, 29), (20, 3)], [(20, 29), (20, 38)]],
        [
            [(20, 3), (28, 14), (24, 14), (32, 25), (26, 25), (34, 34), (6, 34), (14, 25), (8, 25), (16, 14)],
            [(16, 14), (12, 14), (20, 3)],
            [(20, 34), (20, 39)],
        ],
        [
            [(20, 4), (20, 38)],
            [(20, 8), (12, 16)],
            [(20, 8), (28, 16)],
            [(20, 18), (9, 28)],
            [(20, 18), (31, 28)],
        ],
    ),
    "v": (
        [[(20, 6), (35, 19), (35, 34), (5, 34), (5, 19), (20, 6)]],
        [[(8, 18), (8, 35), (32, 35), (32, 18)], [(4, 20), (20, 5), (36, 20)]],
        [
            [(8, 18), (8, 35), (32, 35), (32, 18), (8, 18)],
            [(8, 18), (20, 5), (32, 18)],
            [(17, 35), (17, 26), (23, 26), (23, 35)],
        ],
    ),
    "a": (
        [[(5, 10), (35, 10)], [(5, 20), (35, 20)], [(5, 30), (35, 30)]],
        [[(6, 8), (34, 9)], [(6, 16), (34, 17)], [(6, 24), (34, 25)], [(6, 32), (34, 33)]],
        [[(8, 34), (20, 6)], [(16, 35), (28, 7)], [(24, 36), (36, 8)]],
    ),
    "w": (
        [
            [(3, 16), (3, 16), (8, 11), (14, 11), (20, 14), (26, 17), (32, 16), (37, 13)],
            [(3, 29), (3, 29), (8, 24), (14, 24), (20, 27), (26, 30), (32, 29), (37, 26)],
        ],
        [
            [(4, y), (4, y), (9, y - 4), (14, y), (19, y + 4), (24, y), (29, y - 4), (34, y), (37, y + 3)]
            for y in (10, 20, 30)
        ],
        [[(5, y), (5, y), (11, y - 5), (17, y), (23, y - 5), (29, y), (35, y - 5)] for y in (18, 30)],
    ),
    "m": (
        [[(6, 4), (14, 12), (26, 12), (34, 4), (34, 24), (20, 37), (6, 24), (6, 4)]],
        [
            [(6, 4), (14, 12), (26, 12), (34, 4), (34, 24), (20, 37), (6, 24), (6, 4)],
            [(12, 19), (17, 22)],
            [(28, 19), (23, 22)],
        ],
        [
            [(20, 9), (20, 9), (31, 15), (33, 25), (27, 34), (20, 36), (13, 34), (7, 25), (9, 15), (20, 9)],
            [(11, 14), (6, 3), (17, 9)],
            [(29, 14), (34, 3), (23, 9)],
            [(14, 20), (15, 22)],
            [(26, 20), (25, 22)],
            [(12, 28), (15, 31), (18, 28), (21, 31), (24, 28), (27, 31)],
        ],
    ),
}
#: Glyphs that some people copy from the screen instead.
_COPIED = {
    "f": ("forest-1", "forest-2", "forest-3"),
    "v": ("village-1", "village-2", "village-3"),
    "a": ("farm-1", "farm-2"),
    "w": ("water-1", "water-4"),
    "m": ("monster-1", "monster-2"),
}


def copied_glyph(mark: str, chance: Chance, side: int) -> Any:
    """A glyph of the game as a mask, pulled about as a hand that copies it would."""
    import cv2
    import resvg_py

    name = _COPIED[mark][int(chance.integers(len(_COPIED[mark])))]
    png = bytes(
        resvg_py.svg_to_bytes(
            svg_string=drawing(side, side, [placed(name, 0, 0, side)]), skip_system_fonts=True
        )
    )
    light: Any = cv2.imdecode(np.frombuffer(png, np.uint8), cv2.IMREAD_UNCHANGED)
    mask = (light[..., 3].astype(np.float32) / 255) * (light[..., 0] < 128)
    pulled = cv2.resize(chance.normal(0, side * 0.035, (4, 4, 2)).astype(np.float32), (side, side))
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    return cv2.remap(mask, x + pulled[..., 0], y + pulled[..., 1], cv2.INTER_LINEAR)
