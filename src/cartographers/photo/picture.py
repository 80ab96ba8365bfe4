"""The pixels of a photo, in a size that can be worked with."""

import cv2
import numpy as np

from cartographers.photo.arrays import Floats, Pixels
from cartographers.photo.header import checked_size
from cartographers.photo.result import PhotoError

#: More pixels than these tell nothing more about a sheet.
_LONG_SIDE = 2600
_JPEG_QUALITY = 85


def pixels_of(image: bytes) -> Pixels:
    """A photo as rows of blue, green and red, turned as its EXIF data say."""
    halved = max(checked_size(image)) >= 2 * _LONG_SIDE
    try:
        read = cv2.imdecode(
            np.frombuffer(image, np.uint8), cv2.IMREAD_REDUCED_COLOR_2 if halved else cv2.IMREAD_COLOR
        )
    except cv2.error:
        read = None
    if read is None:
        raise PhotoError("photo-broken", "the picture cannot be read: its file is broken")
    height, width = read.shape[:2]
    scale = _LONG_SIDE / max(height, width)
    # A very narrow picture keeps at least one row and column.
    size = max(1, round(width * scale)), max(1, round(height * scale))
    return read if scale >= 1 else cv2.resize(read, size, interpolation=cv2.INTER_AREA)


def jpeg_of(pixels: Floats) -> bytes:
    """Rows of blue, green and red from 0 to 255 as a JPEG."""
    _, file = cv2.imencode(
        ".jpg", pixels.clip(0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, _JPEG_QUALITY]
    )
    return file.tobytes()
