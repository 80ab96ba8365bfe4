"""Paper that does not lie flat: how far the printed frame is from where the marks would have it.

The frame is looked for across each of its four sides, twice in every cell. What is between two sides is
moved as they are, more by the nearer one.
"""

from typing import NamedTuple

import cv2
import numpy as np

from cartographers.paper.maps import CELL, frame_profile
from cartographers.photo.arrays import Floats
from cartographers.rules.area import SIDE

#: Places along a side at which the frame is looked for, and how far from where it should be, in units.
_PLACES, _REACH = 2 * SIDE, 24
#: What belongs to the frame, in units outwards from its inner line.
_FROM, _TO = -4, 14
#: How alike, from 0 to 1, the frame must be to count, and on how many places of a side.
_ALIKE, _ENOUGH = 0.45, 0.4
_ROUNDS = 6
#: A place further than this from a smooth line, in units, is something else than the frame.
_OFF = 1.5


class Bend(NamedTuple):
    """How far each side of the map lies outwards from where it should, as three terms along it, in units."""

    top: Floats
    right: Floats
    bottom: Floats
    left: Floats


FLAT = Bend(*(np.zeros(3, np.float32) for _ in range(4)))


def moved(bend: Bend, x: Floats, y: Floats) -> tuple[Floats, Floats]:
    """How far to the right and down points of the map, from 0 to 1 across and down, are seen, in units."""
    right = x * _along(bend.right, y) - (1 - x) * _along(bend.left, y)
    down = y * _along(bend.bottom, x) - (1 - y) * _along(bend.top, x)
    return right, down


def _along(terms: Floats, at: Floats) -> Floats:
    place = 2 * at - 1
    return np.asarray(terms[0] + terms[1] * place + terms[2] * place * place, np.float32)


def bend_of(grey: Floats, pixels: float, border: int) -> Bend:
    """The bend of a flat picture (1 is white) with so many pixels in a unit; cells begin at ``border``."""
    turned = {"top": grey, "left": grey.T, "bottom": grey[::-1], "right": grey.T[::-1]}
    return Bend(**{side: _side(picture, pixels, border) for side, picture in turned.items()})


def _side(grey: Floats, pixels: float, border: int) -> Floats:
    """How far outwards the upper side of a picture lies, as terms from left to right."""
    outwards = np.arange(_FROM - _REACH, _TO + _REACH + 1)
    rows = border - outwards * pixels
    columns = border + (np.arange(_PLACES * 8) + 0.5) * CELL / 16 * pixels
    x, y = np.meshgrid(columns.astype(np.float32), rows.astype(np.float32))
    seen = 1 - cv2.remap(grey, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    # In the middle of a half cell: the grid and the ends of the blocks are elsewhere.
    halves = seen.reshape(len(outwards), _PLACES, 8)[:, :, 2:6].mean(axis=2)
    places = [
        _place_of(halves[:, place], frame_profile(_FROM, _TO, bool(place % 2))) for place in range(_PLACES)
    ]
    shifts, alike = np.array(places, np.float32).T
    return _smooth(shifts, alike)


def _place_of(seen: Floats, wanted: list[float]) -> tuple[float, float]:
    """How far outwards a piece of frame is, and how alike it is."""
    windows = np.lib.stride_tricks.sliding_window_view(seen, len(wanted))
    apart = windows - windows.mean(axis=1, keepdims=True)
    model = np.array(wanted) - np.mean(wanted)
    alike = apart @ model / (np.linalg.norm(apart, axis=1) * np.linalg.norm(model) + 0.05)
    best = int(alike.argmax())
    return best - _REACH, float(alike[best])


def _smooth(shifts: Floats, alike: Floats) -> Floats:
    """A smooth line through most of the places; none where too few look like the frame."""
    place = (np.arange(_PLACES) + 0.5) / _PLACES * 2 - 1
    terms = np.stack([np.ones_like(place), place, place * place], axis=1)
    weight = np.where(alike > _ALIKE, alike, 0).astype(np.float64)
    if (weight > 0).mean() < _ENOUGH:
        return np.zeros(3, np.float32)
    fitted = np.array([np.median(shifts[weight > 0]), 0, 0])
    for number in range(_ROUNDS):
        off = np.abs(shifts - terms @ fitted) / (_OFF * (_ROUNDS - number))
        share = np.sqrt(weight / (1 + off**4))
        # A little pull towards a straight line where few places are left.
        pull = np.diag([0, 0.1, 0.3])
        system = np.concatenate([terms * share[:, None], pull])
        fitted, *_ = np.linalg.lstsq(system, np.concatenate([shifts * share, np.zeros(3)]), rcond=None)
    return fitted.astype(np.float32)
