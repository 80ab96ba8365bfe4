"""From the bytes of a photo to a map."""

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import write_picture
from cartographers.photo.cells import BORDER, cells_of, flat_map
from cartographers.photo.corners import locate
from cartographers.photo.network import DRAWN, PRINTED
from cartographers.photo.picture import jpeg_of, pixels_of
from cartographers.photo.result import DOUBT, ReadSheet
from cartographers.photo.weights import likelihoods, shipped_weights
from cartographers.rules.area import SIDE

#: Printed on a cell, these leave no room for a drawing.
_FULL = "^#"
#: What a person draws.
_MARKS = frozenset(DRAWN) - {"."}
#: The largest share of drawn cells that is doubtful on a map of symbols or colours: of letters more are.
_MOST_DOUBTFUL = 0.4


def _is_unlike_symbols(marks: str, sureness: list[float]) -> bool:
    """Is so much of what is drawn doubtful that the rest is not to be trusted either?

    Letters, for example, are taken for symbols, and some of them surely.
    """
    drawn = [sure for mark, sure in zip(marks, sureness, strict=True) if mark.lower() in _MARKS]
    return sum(sure < DOUBT for sure in drawn) > _MOST_DOUBTFUL * len(drawn)


def read(image: bytes) -> ReadSheet:
    """The map on a photo; raises ``PhotoError``."""
    photo = pixels_of(image)
    located = locate(photo)
    flat = flat_map(photo, located.projection)
    drawn, printed = likelihoods(shipped_weights(), cells_of(flat))
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
    if _is_unlike_symbols(marks, sureness):
        sureness = [
            min(sure, DOUBT - 0.01) if mark.lower() in _MARKS else sure
            for mark, sure in zip(marks, sureness, strict=True)
        ]
    rows = range(0, SIDE * SIDE, SIDE)
    return ReadSheet(
        located.sheet,
        tuple(marks[start : start + SIDE] for start in rows),
        tuple(tuple(sureness[start : start + SIDE]) for start in rows),
        jpeg_of(flat[BORDER:-BORDER, BORDER:-BORDER]),
    )
