"""Photos for tests: a printed page with one map on it, drawn and photographed as in the bench."""

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from bench.photos.camera import EASY, Severity, photo_of
from bench.photos.drawing import DOTS, Kind, drawn_page
from cartographers.paper.maps import WHOLE
from cartographers.paper.marks import MARK, PLACES
from cartographers.paper.plan import PaperSize
from cartographers.paper.sheet_page import map_square

#: A map as a game leaves it, on sheet A.
MAP = (
    "ffff..wwww.",
    "f.v^vrwaa..",
    ".rvvvaaa^A.",
    "...v.aa....",
    "mm...wwff..",
    ".m.vv^wff..",
    "...vv.ww.mm",
    "aaa..ff.mm.",
    ".r^aaf..wW.",
    "..aa.rv^v..",
    ".....wwww..",
)
PICTURE = "".join(MAP)
#: Small photos are read as well as large ones, and made faster.
SMALL = replace(EASY, side=1200)


@cache
def drawn(kind: Kind = Kind.PEN, seed: int = 4) -> Any:
    """A page with the map drawn on it."""
    return drawn_page(np.random.default_rng(seed), "A", PICTURE, kind)


def photo(page: Any, severity: Severity = SMALL, quarter: int = 0) -> bytes:
    """A photo of a page."""
    return photo_of(np.random.default_rng(5), page, severity, quarter)


def without_mark(page: Any, corner: int) -> Any:
    """A page with one of its marks painted over."""
    left, top, side = map_square(PaperSize.A4)
    unit = side / WHOLE * DOTS
    x, y = (np.array([left, top]) * DOTS + np.array(PLACES[corner]) * unit).astype(int)
    edge, wide = int(2 * unit), int((MARK + 4) * unit)
    bare = page.copy()
    bare[y - edge : y - edge + wide, x - edge : x - edge + wide] = 1
    return bare


def wrong_cells(rows: tuple[str, ...], wanted: str = PICTURE) -> int:
    """How many cells were not read as they were drawn."""
    return sum(one != other for one, other in zip("".join(rows), wanted, strict=True))
