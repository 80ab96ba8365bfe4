"""From the bytes of a photo to a map."""

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import write_picture
from cartographers.photo.cells import BORDER, cells_of, flat_map
from cartographers.photo.corners import locate
from cartographers.photo.network import DRAWN, PRINTED
from cartographers.photo.picture import jpeg_of, pixels_of
from cartographers.photo.result import ReadSheet
from cartographers.photo.weights import judge, shipped_weights
from cartographers.rules.area import SIDE

#: Printed on a cell, these leave no room for a drawing.
_FULL = "^#"


def read(image: bytes) -> ReadSheet:
    """The map on a photo; raises ``PhotoError``."""
    photo = pixels_of(image)
    located = locate(photo)
    flat = flat_map(photo, located.projection)
    drawn, printed = judge(shipped_weights(), cells_of(flat))
    known = "".join(write_picture(shelf().sheets[located.sheet].printed)) if located.sheet else None
    marks, sureness = "", list[float]()
    for cell in range(SIDE * SIDE):
        ground = known[cell] if known else PRINTED[int(printed[cell].argmax())]
        sure = 1.0 if known else float(printed[cell].max())
        mark = ground
        if ground not in _FULL:
            drawing = DRAWN[int(drawn[cell].argmax())]
            sure = min(sure, float(drawn[cell].max()))
            if drawing != ".":
                mark = drawing.upper() if ground == "r" else drawing
        marks += mark
        sureness.append(round(sure, 3))
    rows = range(0, SIDE * SIDE, SIDE)
    return ReadSheet(
        located.sheet,
        tuple(marks[start : start + SIDE] for start in rows),
        tuple(tuple(sureness[start : start + SIDE]) for start in rows),
        jpeg_of(flat[BORDER:-BORDER, BORDER:-BORDER]),
    )
