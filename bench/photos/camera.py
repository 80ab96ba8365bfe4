"""A camera over a table: a page seen at an angle, in some light, as a JPEG file."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from bench.photos.drawing import DOTS
from bench.photos.shapes import Chance


@dataclass(frozen=True)
class Severity:
    """How bad a photo is, at worst."""

    key: str
    #: The angle between camera and page, in degrees.
    tilt: float
    #: How much darker the darkest end of the page is.
    dimmed: float
    #: How often a shadow falls on the page, and how much light it takes.
    shadow: tuple[float, float]
    #: Softness in pixels, and the length of a movement.
    blur: tuple[float, float]
    #: How far the page rises off the table, in millimetres.
    curl: float
    #: The quality of the JPEG, and the long side of the photo.
    quality: int
    side: int


EASY = Severity("easy", 8, 0.15, (0.0, 0.0), (0.6, 0.0), 0.5, 90, 1900)
USUAL = Severity("usual", 22, 0.35, (0.4, 0.35), (1.1, 2.0), 3.0, 78, 1700)
HARD = Severity("hard", 38, 0.6, (0.8, 0.5), (1.7, 5.0), 7.0, 55, 1400)
SEVERITIES = (EASY, USUAL, HARD)


def photo_of(chance: Chance, page: Any, severity: Severity, quarter: int | None = None) -> bytes:
    """A photo of a page; ``quarter`` turns it by so many right angles, else by any."""
    size = (severity.side * 3 // 4, severity.side)
    quarter = int(chance.integers(4)) if quarter is None else quarter
    matrix, risen = _pose(chance, page.shape, size, severity, quarter)
    seen = _seen(chance, page, size, matrix, risen)
    seen = _soft(chance, seen * _light(chance, size, severity), severity)
    noise = chance.standard_normal(seen.shape, np.float32) * np.float32(0.006 + 0.012 * severity.dimmed)
    seen += noise * np.sqrt(np.maximum(seen, 0.02))
    pixels = (np.clip(seen[..., ::-1], 0, 1) * 255).astype(np.uint8)
    quality = int(chance.integers(severity.quality, 96))
    return bytes(cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, quality])[1])


def _pose(
    chance: Chance, shape: Any, size: tuple[int, int], severity: Severity, quarter: int
) -> tuple[Any, Any]:
    """From the page to the photo, and how far each place of the page seems moved by its height, in dots."""
    high, wide = shape[:2]
    pitch, yaw = np.radians(chance.uniform(-1, 1, 2) * severity.tilt)
    roll = np.radians(90 * quarter + chance.uniform(-8, 8))
    turn = cv2.Rodrigues(np.array([pitch, 0, 0]))[0] @ cv2.Rodrigues(np.array([0, yaw, 0]))[0]
    turn = turn @ cv2.Rodrigues(np.array([0, 0, roll]))[0]
    centred = np.array([[1, 0, -wide / 2], [0, 1, -high / 2], [0, 0, 1]])
    far = max(wide, high) * chance.uniform(1.5, 2.2)
    plane = np.column_stack([turn[:, 0], turn[:, 1], [0, 0, far]]) @ centred
    corners = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float64)
    seen = cv2.perspectiveTransform(corners[None], plane)[0]
    low, top = seen.min(axis=0), seen.max(axis=0)
    scale = min(np.array(size) * chance.uniform(0.86, 0.95) / (top - low))
    shift = np.array(size) / 2 - scale * (low + top) / 2 + chance.uniform(-0.02, 0.02, 2) * size
    matrix = np.array([[scale, 0, shift[0]], [0, scale, shift[1]], [0, 0, 1]]) @ plane
    # Height moves a point along the direction in which the camera looks across the page.
    across = turn.T @ np.array([0, 0, 1.0])
    return matrix, _heights(chance, shape, severity.curl) * DOTS * (across[:2] / max(across[2], 0.3))


def _heights(chance: Chance, shape: Any, most: float) -> Any:
    """How far each place of a page is above the table, in millimetres: a curl, and wrinkles."""
    y, x = np.mgrid[-1 : 1 : shape[0] // 8 * 1j, -1 : 1 : shape[1] // 8 * 1j]
    turn = chance.uniform(0, 6.3)
    along = np.cos(turn) * x + np.sin(turn) * y
    height = most * chance.uniform(0.3, 1) * np.abs(along) ** chance.uniform(1.5, 2.5)
    for _ in range(3):
        turn = chance.uniform(0, 6.3)
        edge = np.cos(turn) * x + np.sin(turn) * y - chance.uniform(-0.8, 0.8)
        height += most * 0.06 * np.exp(-np.abs(edge) * 9)
    return cv2.resize(height.astype(np.float32), (shape[1], shape[0]))[..., None]


def _seen(chance: Chance, page: Any, size: tuple[int, int], matrix: Any, risen: Any) -> Any:
    """Page and table through the lens."""
    x, y = np.meshgrid(np.arange(size[0], dtype=np.float32), np.arange(size[1], dtype=np.float32))
    back = np.linalg.inv(matrix).astype(np.float32)
    depth = back[2, 0] * x + back[2, 1] * y + back[2, 2]
    u = ((back[0, 0] * x + back[0, 1] * y + back[0, 2]) / depth).astype(np.float32)
    v = ((back[1, 0] * x + back[1, 1] * y + back[1, 2]) / depth).astype(np.float32)
    shift = cv2.remap(risen.astype(np.float32), u, v, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    u, v = u - shift[..., 0], v - shift[..., 1]
    # A camera gathers light over a pixel: the page is softened first by as much as it is made smaller.
    smaller = 1 / np.sqrt(abs(np.linalg.det(matrix[:2, :2] / matrix[2, 2])))
    soft = cv2.GaussianBlur(page, (0, 0), max(0.3, 0.42 * smaller))
    paper = cv2.remap(soft, u, v, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    inside = ((u >= 0) & (v >= 0) & (u < page.shape[1]) & (v < page.shape[0]))[..., None]
    return np.where(inside, paper * chance.uniform(0.88, 0.97, 3).astype(np.float32), _table(chance, size))


def _table(chance: Chance, size: tuple[int, int]) -> Any:
    """Wood, with cards, dice and pencils on it."""
    wide, high = size
    streaks = cv2.resize(chance.normal(0, 0.05, (high // 6, 3)).astype(np.float32), (wide, high))
    table = np.clip(chance.uniform(0.15, 0.75, 3) + streaks[..., None], 0, 1).astype(np.float32)
    for _ in range(14):
        middle = (float(chance.uniform(0, wide)), float(chance.uniform(0, high)))
        box = cv2.boxPoints((middle, tuple(chance.uniform(20, 400, 2)), float(chance.uniform(0, 90))))
        colour = tuple(map(float, chance.uniform(0, 1, 3)))
        cv2.fillConvexPoly(table, box.astype(np.int32), colour, cv2.LINE_AA)
        end = (int(middle[0] + chance.normal(0, 90)), int(middle[1] + chance.normal(0, 90)))
        cv2.line(table, (int(middle[0]), int(middle[1])), end, colour[::-1], int(chance.integers(2, 14)))
    return table


def _light(chance: Chance, size: tuple[int, int], severity: Severity) -> Any:
    """A lamp beside the page, the lens's darker corners, the tint of the lamp, the shadow of a hand."""
    wide, high = size
    y, x = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j].astype(np.float32)
    lamp = chance.uniform(-1.3, 1.3, 2)
    distance = np.hypot(x - lamp[0], y - lamp[1])
    light = 1 - severity.dimmed * chance.uniform(0.5, 1) * (distance / distance.max()) ** 1.5
    light *= 1 - 0.12 * (x * x + y * y) / 2
    often, strength = severity.shadow
    if chance.random() < often:
        mask: Any = np.zeros((high, wide), np.float32)
        middle = (int(chance.uniform(0, wide)), int(chance.uniform(0, high)))
        axes = (int(chance.uniform(0.15, 0.5) * wide), int(chance.uniform(0.3, 0.8) * wide))
        cv2.ellipse(mask, middle, axes, float(chance.uniform(0, 180)), 0, 360, (1.0,), -1)
        soft = chance.uniform(0.01, 0.05) * wide
        # A wide blur of a smooth mask can be made small.
        mask = cv2.resize(cv2.GaussianBlur(cv2.resize(mask, (wide // 8, high // 8)), (0, 0), soft / 8), size)
        light *= 1 - strength * chance.uniform(0.5, 1) * mask
    warm = np.array([1.0, chance.uniform(0.88, 1.0), chance.uniform(0.72, 1.05)], np.float32)
    return light[..., None] * warm * np.float32(chance.uniform(0.75, 1.05))


def _soft(chance: Chance, seen: Any, severity: Severity) -> Any:
    """Focus, movement, and the sharpening that phones do."""
    softness, movement = severity.blur
    seen = cv2.GaussianBlur(seen, (0, 0), max(0.25, chance.uniform(0.3, 1) * softness))
    long = int(chance.uniform(0, movement))
    if long > 1:
        kernel = np.zeros((2 * long + 1,) * 2, np.float32)
        turn = chance.uniform(0, 3.15)
        reach = np.array([np.cos(turn), np.sin(turn)]) * long / 2
        cv2.line(
            kernel,
            (long - round(reach[0]), long - round(reach[1])),
            (long + round(reach[0]), long + round(reach[1])),
            (1.0,),
        )
        seen = cv2.filter2D(seen, -1, kernel / kernel.sum())
    if chance.random() < 0.5:
        seen = seen + 0.6 * (seen - cv2.GaussianBlur(seen, (0, 0), 1.5))
    return seen
