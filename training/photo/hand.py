"""A hand that draws strokes and colours cells in, with a style of its own."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from training.photo.symbols import WAYS, Chance, Points, Stroke

#: Red, green and blue, from 0 to 1, between which the colours of a terrain lie.
COLOURS = {
    "f": ((0.05, 0.35, 0.05), (0.55, 0.9, 0.5)),
    "v": ((0.5, 0.1, 0.05), (1.0, 0.5, 0.35)),
    "a": ((0.85, 0.7, 0.05), (1.0, 0.95, 0.55)),
    "w": ((0.05, 0.3, 0.6), (0.55, 0.8, 1.0)),
    "m": ((0.35, 0.1, 0.4), (0.75, 0.5, 0.85)),
}
#: Drawing fractions of pixels, as OpenCV takes them.
_SHIFT = 4


@dataclass(frozen=True)
class Style:
    """How one person draws."""

    symbols: bool
    colours: bool
    #: The ink of lines, as a share of light that is left in red, green and blue.
    ink: Any
    #: The width of a line as a share of a cell.
    width: float
    #: How much of a line is missing at random, as the grain of paper leaves it.
    grain: float
    wobble: float
    palette: dict[str, Any]
    #: The way each terrain is drawn.
    ways: dict[str, int]
    #: How densely colour is laid on, from 0 to 1.
    cover: float


def any_style(chance: Chance) -> Style:
    """A style by chance."""
    kind = chance.choice(["pen", "pencil", "colour", "both"], p=[0.32, 0.32, 0.18, 0.18])
    pencil = kind == "pencil" or (kind == "both" and chance.random() < 0.5)
    ink = np.full(3, chance.uniform(0.25, 0.66)) if pencil else chance.uniform(0.0, 0.22, 3)
    if not pencil and chance.random() < 0.3:
        ink[2] = chance.uniform(0.3, 0.65)
    palette = {mark: chance.uniform(np.array(low), np.array(high)) for mark, (low, high) in COLOURS.items()}
    return Style(
        symbols=kind != "colour",
        colours=kind in ("colour", "both"),
        ink=np.clip(ink, 0, 1),
        width=chance.uniform(0.022, 0.06) if pencil else chance.uniform(0.02, 0.075),
        grain=chance.uniform(0.1, 0.45) if pencil else 0.0,
        wobble=chance.uniform(0.006, 0.028),
        palette=palette,
        ways={mark: int(chance.integers(len(ways))) for mark, ways in WAYS.items()},
        cover=chance.uniform(0.25, 1.0),
    )


def draw_symbol(
    layer: Any, chance: Chance, style: Style, mark: str, place: tuple[float, float, float]
) -> None:
    """Draw a terrain into the ink of a map; the place is x, y and the side of its cell in pixels."""
    ways = WAYS[mark]
    way = style.ways[mark] if chance.random() < 0.85 else int(chance.integers(len(ways)))
    x, y, side = place
    size = chance.uniform(0.5, 0.95) * side
    turn = chance.normal(0, 0.1)
    matrix = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    matrix = matrix @ np.array([[1, chance.normal(0, 0.08)], [0, chance.uniform(0.8, 1.15)]])
    middle = np.array([x, y]) + side / 2 + chance.normal(0, 0.07, 2) * side
    for stroke in ways[way](chance):
        # Now and then a hand leaves a line out.
        if chance.random() < 0.03:
            continue
        points = _bent(chance, stroke.points, style.wobble) - 0.5
        _line(layer, chance, style, Stroke(points @ matrix.T * size + middle, stroke.filled), side)


def _bent(chance: Chance, points: Points, wobble: float) -> Points:
    """Points every so often along a line, each a little beside it."""
    steps = np.linalg.norm(np.diff(points, axis=0), axis=1)
    at = np.concatenate([[0], np.cumsum(steps)])
    count = max(3, int(at[-1] / 0.09))
    places = np.linspace(0, at[-1] * chance.uniform(0.95, 1.02), count)
    along = np.stack([np.interp(places, at, points[:, axis]) for axis in (0, 1)], 1)
    # A hand trembles, and it drifts.
    drift = np.sin(np.linspace(0, chance.uniform(1, 14), count)[:, None] + chance.uniform(0, 6.3, 2))
    return along + chance.normal(0, wobble, along.shape) + wobble * (drift + chance.normal(0, 1, 2))


def _line(layer: Any, chance: Chance, style: Style, stroke: Stroke, side: float) -> None:
    points = np.round(stroke.points * (1 << _SHIFT)).astype(np.int32)
    strength = int(255 * chance.uniform(0.75, 1.0))
    thick = max(1, round(style.width * side * chance.uniform(0.8, 1.25)))
    if stroke.filled:
        cv2.fillPoly(layer, [points], (strength,), cv2.LINE_AA, _SHIFT)
    cv2.polylines(layer, [points], False, (strength,), thick, cv2.LINE_AA, _SHIFT)


def colour_in(layer: Any, chance: Chance, style: Style, place: tuple[float, float, float]) -> None:
    """Lay colour on a cell: a wash, or lines beside each other."""
    x, y, side = place
    inset = chance.normal(0.04, 0.05, 4) * side
    strength = int(255 * chance.uniform(0.6, 1.0) * (0.35 + 0.65 * style.cover))
    left, top, right, bottom = x + inset[0], y + inset[1], x + side - inset[2], y + side - inset[3]
    if style.cover > 0.7 or chance.random() < 0.15:
        corners = np.array([[left, top], [right, top], [right, bottom], [left, bottom]])
        corners += chance.normal(0, 0.03 * side, (4, 2))
        cv2.fillPoly(layer, [np.round(corners).astype(np.int32)], (strength,), cv2.LINE_AA)
        return
    gap = side * chance.uniform(0.06, 0.16)
    slope = chance.uniform(-0.9, 0.9)
    points = []
    for number, at in enumerate(np.arange(0, bottom - top, gap)):
        ends = [(left, top + at), (right, top + at - slope * gap * 2)]
        points += ends if number % 2 else ends[::-1]
    bent = np.array(points) + chance.normal(0, 0.02 * side, (len(points), 2))
    thick = max(2, round(side * chance.uniform(0.05, 0.13)))
    cv2.polylines(layer, [np.round(bent).astype(np.int32)], False, (strength,), thick, cv2.LINE_AA)
