"""Where the map lies on a photo: from the marks around it to a projection."""

from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

import cv2
import numpy as np

from cartographers.paper.maps import WHOLE
from cartographers.paper.marks import MARK, PATTERNS, PLACES, sheet_and_corner
from cartographers.photo.arrays import Floats, Pixels
from cartographers.photo.result import PhotoError

#: With fewer marks a projection cannot be computed well enough.
_LEAST_MARKS = 3
#: With these the others can be looked for where they should be.
_FEWEST = 2
#: Pixels of a unit where the map is drawn flat to look for missing marks.
_FINER = 3
#: A corner of a mark further than this from where the projection puts it, in units of the drawing, is no
#: corner of this sheet.
_FAR = 6.0
#: A mark with a shorter side, in pixels, is on a photo that shows too little of the cells.
_LEAST_SIDE = 14.0
#: Of edges: the blur, in pixels, with which they are compared, the least steepness of any, and how much
#: steeper they are at least on a picture that is sharp.
_SOFT, _SEEN, _SHARPER = 3.0, 12.0, 2.0


class Located(NamedTuple):
    """A map on a photo."""

    #: The printed sheet; None for one without marks of its own.
    sheet: str | None
    #: From units of the drawing (``paper.maps``) to pixels of the photo.
    projection: Floats


def locate(photo: Pixels) -> Located:
    """Find the map; raises ``PhotoError`` where that is not possible."""
    grey = cv2.cvtColor(photo, cv2.COLOR_BGR2GRAY)
    marks = _looked_for(grey)
    if _FEWEST <= len(marks) < len(PLACES):
        marks |= _missing(grey, marks)
    if len(marks) < _LEAST_MARKS and _blurred(grey):
        raise PhotoError(
            "photo-blurred", "the picture is too blurred; hold the camera still and give it light"
        )
    if len(marks) < _LEAST_MARKS:
        sentence = "{found} of the four square marks around the map were found; all must be in the picture"
        raise PhotoError("photo-marks", sentence, found=len(marks))
    projection, distance = _projection(marks)
    if distance > _FAR:
        raise PhotoError("photo-bent", "the marks do not lie as on one flat sheet; lay it flat, alone")
    if min(map(_side, marks.values())) < _LEAST_SIDE:
        raise PhotoError("photo-small", "the sheet is too small in the picture; come nearer")
    return Located(sheet_and_corner(min(marks))[0], projection)


def _looked_for(grey: Pixels) -> dict[int, Floats]:
    """The marks of one sheet that the ways to look show together; when all are found, no more are tried."""
    marks: dict[int, Floats] = {}
    for least, way in _WAYS:
        looked_at = way(grey)
        for number, seen in _marks(looked_at, least).items():
            marks.setdefault(number, seen * grey.shape[0] / looked_at.shape[0])
        if len(_of_one_sheet(marks)) == len(PLACES):
            break
    return _of_one_sheet(marks)


def _of_one_sheet(marks: dict[int, Floats]) -> dict[int, Floats]:
    """The marks of the sheet of which most were found."""
    sheets: dict[str | None, dict[int, Floats]] = defaultdict(dict)
    for number, seen in marks.items():
        sheets[sheet_and_corner(number)[0]][number] = seen
    return max(sheets.values(), key=len, default={})


def _missing(grey: Pixels, marks: dict[int, Floats]) -> dict[int, Floats]:
    """Marks of the same sheet that are found where the map is drawn flat, as it follows from the others."""
    projection, distance = _projection(marks)
    if distance > _FAR:
        return {}
    edge = MARK * 3
    drawn = np.array([[_FINER, 0, edge * _FINER], [0, _FINER, edge * _FINER], [0, 0, 1.0]])
    turned = drawn @ np.linalg.inv(projection.astype(np.float64))
    flat = cv2.warpPerspective(grey, turned, ((WHOLE + 2 * edge) * _FINER,) * 2)
    sheet = sheet_and_corner(min(marks))[0]
    return {
        number: cv2.perspectiveTransform(seen[None].astype(np.float64), np.linalg.inv(turned))[0].astype(
            np.float32
        )
        for number, seen in _looked_for(flat).items()
        if number not in marks and sheet_and_corner(number)[0] == sheet
    }


def _projection(marks: dict[int, Floats]) -> tuple[Floats, float]:
    """From the drawing to the photo; and how far, at most, a corner of a mark lies from where it should.

    The distance is in units of the drawing.
    """
    drawn = np.concatenate([_places(number) for number in marks])
    seen = np.concatenate(list(marks.values()))
    projection: Floats | None = cv2.findHomography(drawn, seen, 0)[0]
    if projection is None:
        return np.eye(3, dtype=np.float32), np.inf
    back = cv2.perspectiveTransform(seen[None].astype(np.float64), np.linalg.inv(projection))[0]
    return projection.astype(np.float32), float(np.linalg.norm(back - drawn, axis=1).max())


def _sharpened(grey: Pixels, soft: float, more: float) -> Pixels:
    """A picture with its edges made stronger."""
    return cv2.addWeighted(grey, 1 + more, cv2.GaussianBlur(grey, (0, 0), soft), -more, 0)


#: The least length around a mark, as a share of the longer side of a picture: on a sheet that fills most of
#: it, and on any that can be read. To look through a cloth of small squares below the sheet takes long.
_NEAR, _ANY = 0.05, 0.015
#: Ways to look at a photo, in the order in which they are tried: sharpened, a soft picture shows more, with a
#: stronger contrast one in dim light, and enlarged a small one.
_WAYS: tuple[tuple[float, Callable[[Pixels], Pixels]], ...] = (
    (_NEAR, lambda grey: grey),
    (_ANY, lambda grey: grey),
    (_ANY, lambda grey: _sharpened(grey, 3, 2)),
    (_ANY, lambda grey: cv2.createCLAHE(3.0, (8, 8)).apply(grey)),
    (_ANY, lambda grey: _sharpened(cv2.resize(grey, None, fx=2, fy=2, interpolation=cv2.INTER_CUBIC), 4, 3)),
)


def _marks(grey: Pixels, least: float) -> dict[int, Floats]:
    """The corners of all marks on a picture, by their numbers; ``least`` is that of ``_WAYS``."""
    options = cv2.aruco.DetectorParameters()
    options.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    options.minMarkerPerimeterRate = least
    options.adaptiveThreshWinSizeMax = 43
    options.adaptiveThreshWinSizeStep = 8
    words = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    corners, numbers, _ = cv2.aruco.ArucoDetector(words, options).detectMarkers(grey)
    largest: dict[int, Floats] = {}
    for number, four in zip(_flat(numbers), corners, strict=True):
        seen = four.reshape(4, 2).astype(np.float32)
        # Of two with one number the larger is the mark, and the other chance.
        if number < len(PATTERNS) and (number not in largest or _side(seen) > _side(largest[number])):
            largest[number] = seen
    return largest


def _blurred(grey: Pixels) -> bool:
    """Is there something to be seen, but no sharp edge? Then blurring it more changes its edges little."""
    softer = cv2.GaussianBlur(grey, (0, 0), _SOFT)
    sharp, soft = (_steepest(one) for one in (grey, softer))
    return soft > _SEEN and sharp < soft * _SHARPER


def _steepest(grey: Pixels) -> float:
    """How steep the steepest thousandth of the picture is."""
    x, y = (cv2.Sobel(grey, cv2.CV_32F, *axis) for axis in ((1, 0), (0, 1)))
    return float(np.percentile(np.hypot(x, y)[::2, ::2], 99.9))


def _flat(numbers: Floats | None) -> list[int]:
    """Numbers as OpenCV gives them: nothing if there are none."""
    return [] if numbers is None else [int(number) for number in numbers.ravel()]


def _places(number: int) -> Floats:
    """The corners of a mark on the drawing, clockwise from the left upper one."""
    x, y = PLACES[sheet_and_corner(number)[1]]
    return np.array([[x, y], [x + MARK, y], [x + MARK, y + MARK], [x, y + MARK]], np.float32)


def _side(corners: Floats) -> float:
    return float(np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1).mean())
