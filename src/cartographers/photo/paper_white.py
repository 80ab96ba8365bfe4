"""The light on a sheet: what white paper looks like at each place, so that drawings look alike everywhere."""

import cv2
import numpy as np

from cartographers.photo.arrays import Floats

_ROUNDS = 8
#: How much darker than white a piece of paper may be to count still, as a difference of logarithms.
_DARKER = 0.06
#: How much the three colours of a piece in the shadow may differ, and the darkest shadow.
_TINTED, _DARKEST = 0.07, 0.25


def without_light(flat: Floats, step: int) -> Floats:
    """A flat picture with its paper white: 1 is white, 0 black.

    The paper is a surface of the second degree through the brightest places; drawings are darker and drop
    out. Pieces that are darker but have no colour lie in a shadow, which is taken out after that. ``step`` is
    the side, in pixels, of the pieces that are looked at.
    """
    pieces = np.maximum(_bright(flat, step), 4 / 255)
    surface = _surface(np.log(pieces))
    white = surface * _shadows(pieces / surface)[..., None]
    size = (flat.shape[1], flat.shape[0])
    wide = cv2.resize(white, size, interpolation=cv2.INTER_CUBIC)
    return np.asarray(np.clip(flat / wide, 0, 1.2), np.float32)


def _bright(flat: Floats, step: int) -> Floats:
    """The brightness that a tenth of the pixels of each piece exceed."""
    rows, columns = flat.shape[0] // step, flat.shape[1] // step
    cut = flat[: rows * step, : columns * step].reshape(rows, step, columns, step, 3)
    return np.percentile(cut, 90, axis=(1, 3)).astype(np.float32)


def _surface(heights: Floats) -> Floats:
    """White at each piece, from the logarithms of what is seen."""
    rows, columns = heights.shape[:2]
    y, x = (axis.ravel() for axis in np.mgrid[-1 : 1 : rows * 1j, -1 : 1 : columns * 1j])
    terms = np.stack([np.ones_like(x), x, y, x * y, x * x, y * y], axis=-1)
    seen = heights.reshape(-1, 3)
    weight = np.ones(len(terms))
    for _ in range(_ROUNDS):
        fitted, *_ = np.linalg.lstsq(terms * weight[:, None], seen * weight[:, None], rcond=None)
        # Colours are darker in one of the three: the lowest tells.
        below = (seen - terms @ fitted).min(axis=1)
        weight = np.exp(-np.square(np.minimum(below, 0) / _DARKER)) + 1e-3
    return np.asarray(np.exp(terms @ fitted).reshape(rows, columns, 3), np.float32)


def _shadows(share: Floats) -> Floats:
    """How much of the light reaches each piece: as in the nearest pieces without colour."""
    grey = share.mean(axis=2)
    plain = (share.max(axis=2) - share.min(axis=2) < _TINTED * grey) & (grey > _DARKEST)
    weight = plain.astype(np.float32)
    # Far from any such piece the surface counts, a little.
    near, wide = (cv2.GaussianBlur(weight, (0, 0), soft) for soft in (0.7, 2.0))
    light, around = (cv2.GaussianBlur(weight * grey, (0, 0), soft) for soft in (0.7, 2.0))
    return np.asarray((light + 0.05 * around + 0.002) / (near + 0.05 * wide + 0.002), np.float32)
