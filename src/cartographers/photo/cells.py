"""The cells of a map, cut out of a photo: each upright, of one size, on white paper."""

import cv2
import numpy as np

from cartographers.paper.maps import CELL, FRAME
from cartographers.photo.arrays import Floats, Pixels
from cartographers.photo.frame import FLAT, Bend, bend_of, moved
from cartographers.photo.paper_white import without_light
from cartographers.rules.area import SIDE

#: The side of a cell and what is seen around it, in pixels: drawings do not end at a line.
SIZE, AROUND = 32, 4
#: What lies around the cells on a flat picture: the frame and some white paper, in pixels.
BORDER = 16
#: The same where the frame is looked for: it may lie further out.
_WIDE = 48
#: The photo is drawn flat at so many times the size, so that fine lines do not break.
_FINER = 2


def flat_map(photo: Pixels, projection: Floats) -> Floats:
    """The map seen from straight above, as numbers from 0 to 255, with ``BORDER`` around the cells.

    It is drawn twice: once as the marks have it, and once as its frame shows that the paper is bent.
    """
    first = _drawn(photo, projection, _WIDE, FLAT)
    grey = cv2.cvtColor(without_light(first / 255, SIZE // 2), cv2.COLOR_BGR2GRAY)
    bend = bend_of(grey, SIZE / CELL, _WIDE)
    return _drawn(photo, projection, BORDER, bend)


def _drawn(photo: Pixels, projection: Floats, border: int, bend: Bend) -> Floats:
    side = (SIZE * SIDE + 2 * border) * _FINER
    at = ((np.arange(side, dtype=np.float32) + 0.5) / _FINER - border) / SIZE / SIDE
    x, y = np.meshgrid(at, at)
    right, down = moved(bend, x, y)
    places = np.stack([FRAME + x * CELL * SIDE + right, FRAME + y * CELL * SIDE + down], axis=-1)
    seen = cv2.perspectiveTransform(places.reshape(1, -1, 2), projection).reshape(side, side, 2)
    across, along = (np.ascontiguousarray(seen[..., axis], np.float32) for axis in (0, 1))
    wide = cv2.remap(photo, across, along, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    small = cv2.resize(wide, None, fx=1 / _FINER, fy=1 / _FINER, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.float32)


def cells_of(flat: Floats) -> Floats:
    """The cells of a flat map, row by row."""
    light = without_light(flat / 255, SIZE // 2)
    near, far = BORDER - AROUND, SIZE + BORDER + AROUND
    return np.stack(
        [
            light[SIZE * row + near : SIZE * row + far, SIZE * column + near : SIZE * column + far]
            for row in range(SIDE)
            for column in range(SIDE)
        ]
    )
