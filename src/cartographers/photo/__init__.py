"""Reading a photo of a printed sheet: what is drawn on which cell, and how sure that is.

It may use the rules, the boxes, the notation and the pages on paper. Only this package knows OpenCV, which is
part of the extra ``photo`` and is imported when the first photo is read.
"""

from cartographers.photo.header import MOST_BYTES
from cartographers.photo.result import DOUBT, PhotoError, ReadSheet

__all__ = ["DOUBT", "MOST_BYTES", "PhotoError", "ReadSheet", "read_photo"]


def read_photo(image: bytes) -> ReadSheet:
    """The map on a photo (JPEG, PNG or WebP) of a sheet that this program printed; raises ``PhotoError``."""
    try:
        from cartographers.photo.reading import read
    except ModuleNotFoundError as missing:
        sentence = "reading a photo needs {package!r}: install it with pip install 'cartographers[photo]'"
        raise PhotoError("photo-needs", sentence, package=str(missing.name)) from None
    return read(image)
