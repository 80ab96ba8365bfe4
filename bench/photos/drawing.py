"""A page with a map drawn on it: by pen, by pencil, or with crayons."""

from enum import Enum
from functools import cache
from itertools import pairwise
from typing import Any

import cv2
import numpy as np
import pypdfium2

from bench.photos.shapes import OUTLINES, Chance, copied_glyph
from cartographers.paper.document import pdf_of
from cartographers.paper.maps import CELL, FRAME, WHOLE
from cartographers.paper.plan import PAPER_SIZES, print_plan
from cartographers.paper.sheet_page import map_square
from cartographers.words.book import words

#: Dots of a printed page in a millimetre.
DOTS = 7.0
#: The crayons of a box, as red, green and blue from 0 to 255, that a person takes for a terrain.
_CRAYONS = {
    "f": ((58, 157, 74), (110, 150, 60), (30, 100, 60), (140, 200, 90)),
    "v": ((216, 64, 47), (150, 85, 45), (224, 122, 53), (180, 60, 50)),
    "a": ((244, 208, 63), (225, 180, 50), (250, 235, 120)),
    "w": ((47, 111, 208), (110, 193, 228), (40, 70, 150)),
    "m": ((125, 74, 166), (160, 100, 180), (90, 50, 110)),
}


class Kind(Enum):
    """With what a map is drawn."""

    PEN = "pen symbols"
    PENCIL = "pencil symbols"
    COLOUR = "coloured"
    BOTH = "coloured and symbols"


@cache
def page(sheet: str, paper: str) -> Any:
    """A printed page as red, green and blue from 0 to 1."""
    pdf = pypdfium2.PdfDocument(pdf_of(print_plan([sheet], (), paper), words("en")))
    pixels = pdf[0].render(scale=DOTS * 25.4 / 72).to_pil().convert("RGB")
    return np.asarray(pixels).astype(np.float32) / 255


def drawn_page(chance: Chance, sheet: str, picture: str, kind: Kind, paper: str = "a4") -> Any:
    """A page with what a picture (121 marks) says drawn on its map."""
    whole = page(sheet, paper).copy()
    left, top, side = map_square(PAPER_SIZES[paper])
    cell = side * CELL / WHOLE * DOTS
    start = np.array([left, top]) * DOTS + side * FRAME / WHOLE * DOTS
    lines = np.zeros(whole.shape[:2], np.float32)
    hand = _Hand(chance, kind, cell)
    colours = {mark: np.zeros_like(lines) for mark in _CRAYONS}
    for number, one in enumerate(picture):
        mark = one.lower()
        if mark in OUTLINES:
            corner = start + cell * np.array([number % 11, number // 11])
            if kind in (Kind.COLOUR, Kind.BOTH):
                hand.colour(colours[mark], corner)
            if kind is not Kind.COLOUR:
                hand.symbol(lines, mark, corner)
    grain = _grain(chance, lines.shape)
    for mark, layer in colours.items():
        if layer.any():
            crayon = np.array(_CRAYONS[mark][int(chance.integers(len(_CRAYONS[mark])))]) / 255
            pressed = np.clip(layer * 1.5 - grain * hand.grain, 0, 1) * hand.pressed
            whole *= 1 - pressed[..., None] * (1 - crayon.astype(np.float32))
    rough = np.clip(lines * (1.2 - grain * hand.rough), 0, 1)
    whole *= 1 - rough[..., None] * (1 - hand.ink)
    return whole


def _curve(points: Any) -> Any:
    """A smooth curve through points, after Catmull and Rom."""
    ends = np.concatenate([2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]])
    t = np.linspace(0, 1, 14)[:, None]
    pieces = [
        two
        + t
        / 2
        * (three - one + t * (2 * one - 5 * two + 4 * three - four + t * (3 * (two - three) + four - one)))
        for one, two, three, four in zip(ends, ends[1:], ends[2:], ends[3:], strict=False)
    ]
    return np.concatenate(pieces)


def _grain(chance: Chance, shape: tuple[int, ...]) -> Any:
    """The teeth of paper, from 0 to 1."""
    fine = cv2.GaussianBlur(chance.random(shape, np.float32), (0, 0), 0.9)
    coarse = cv2.GaussianBlur(chance.random(shape, np.float32), (0, 0), 2.5)
    both = (fine - fine.mean()) / fine.std() + (coarse - coarse.mean()) / coarse.std()
    return np.clip(both / 4 + 0.5, 0, 1).astype(np.float32)


class _Hand:
    """One person."""

    def __init__(self, chance: Chance, kind: Kind, cell: float) -> None:
        self._chance, self._cell = chance, cell
        pencil = kind is Kind.PENCIL or (kind is Kind.BOTH and chance.random() < 0.4)
        self.ink = np.full(3, chance.uniform(0.35, 0.55) if pencil else 0.08, np.float32)
        if not pencil and chance.random() < 0.4:
            self.ink[:] = (0.1, 0.15, 0.5)
        self.rough = chance.uniform(0.5, 1.0) if pencil else 0.15
        self._width = (chance.uniform(0.4, 0.8) if pencil else chance.uniform(0.35, 0.9)) * DOTS
        self.grain, self.pressed = chance.uniform(0.2, 0.9), chance.uniform(0.45, 0.95)
        self._steady = chance.uniform(0.3, 1.0)
        self._shape = {mark: int(chance.integers(len(shapes))) for mark, shapes in OUTLINES.items()}
        self._copies = chance.random() < 0.15
        self._fills = chance.random() < 0.2

    def symbol(self, lines: Any, mark: str, corner: Any) -> None:
        """Draw a terrain."""
        chance = self._chance
        size = self._cell * chance.uniform(0.55, 0.9)
        middle = corner + self._cell * (0.5 + chance.uniform(-0.1, 0.1, 2))
        if self._copies:
            side = int(size)
            glyph = copied_glyph(mark, chance, side)
            x, y = (middle - side / 2).astype(int)
            window = lines[y : y + side, x : x + side]
            np.maximum(window, glyph[: window.shape[0], : window.shape[1]], out=window)
            return
        slant = chance.uniform(-0.12, 0.12)
        stretch = chance.uniform(0.85, 1.1, 2)
        for number, line in enumerate(OUTLINES[mark][self._shape[mark]]):
            points = (np.array(line) / 40 - 0.5) * stretch
            points[:, 0] += slant * points[:, 1]
            smooth = len(line) > 1 and line[0] == line[1]
            path = self._path(points[1:] if smooth else points, smooth) * size + middle
            if self._fills and number == 0 and mark in "fvm" and line[0] == line[-1]:
                self._scribble(lines, path)
            self._dabs(lines, path)

    def _path(self, points: Any, smooth: bool) -> Any:
        """Points close together along a line, off it by slow waves, past its end or short of it."""
        chance = self._chance
        if smooth:
            path = _curve(points)
        else:
            path = np.concatenate([np.linspace(one, two, 24) for one, two in pairwise(points)])
        turn = np.linspace(0, 1, len(path))[:, None]
        for waves in (1.0, 2.3, 5.1):
            phase = chance.uniform(0, 6.3, 2)
            path = path + self._steady * 0.035 / waves * np.sin(waves * 6.3 * turn + phase)
        if chance.random() < 0.3:
            path = path[: int(len(path) * chance.uniform(0.86, 1.0))]
        return path

    def _dabs(self, lines: Any, path: Any) -> None:
        """Press along a path, less at both ends."""
        count = len(path)
        pressure = np.minimum(1, 0.55 + np.minimum(np.arange(count), count - np.arange(count)) / 14)
        wide = self._width * pressure * self._chance.uniform(0.85, 1.15)
        fine = np.round(path * 16).astype(int)
        for one, two, width in zip(fine, fine[1:], wide, strict=False):
            cv2.line(lines, one.tolist(), two.tolist(), (1.0,), max(1, round(width)), cv2.LINE_8, 4)

    def _scribble(self, lines: Any, path: Any) -> None:
        """Fill an outline with lines to and fro."""
        inside = np.zeros_like(lines, np.uint8)
        cv2.fillPoly(inside, [path.astype(np.int32)], (1,))
        x, y, wide, high = cv2.boundingRect(path.astype(np.int32))
        step = max(3, int(self._width * self._chance.uniform(1.0, 2.2)))
        for at in range(0, wide + high, step):
            strip = np.zeros((high, wide), np.float32)
            cv2.line(strip, (at, 0), (at - high, high), (0.9,), max(1, int(self._width)))
            window = lines[y : y + high, x : x + wide]
            np.maximum(window, strip * inside[y : y + high, x : x + wide], out=window)

    def colour(self, layer: Any, corner: Any) -> None:
        """Rub a crayon over a cell, with an uneven edge."""
        chance, cell = self._chance, self._cell
        turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        square = np.stack([np.cos(turn), np.sin(turn)], 1)
        square /= np.abs(square).max(axis=1, keepdims=True)
        reach = chance.uniform(0.4, 0.5) + 0.04 * np.sin(
            turn * chance.integers(3, 9) + chance.uniform(0, 6.3)
        )
        points = corner + cell * (0.5 + square * reach[:, None])
        cv2.fillPoly(layer, [points.astype(np.int32)], (float(chance.uniform(0.7, 1.0)),))
