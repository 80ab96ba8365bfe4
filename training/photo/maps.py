"""Whole maps as a camera sees them, cut into cells, with what is on each cell."""

from functools import cache
from typing import Any, NamedTuple

import cv2
import numpy as np
import pypdfium2

from cartographers.notation.sheet_picture import write_picture
from cartographers.paper.document import pdf_of
from cartographers.paper.maps import CELL, FRAME, WHOLE
from cartographers.paper.plan import print_plan
from cartographers.paper.sheet_page import map_square
from cartographers.photo.cells import BORDER, SIZE, cells_of
from cartographers.photo.network import DRAWN, PRINTED
from cartographers.rules.area import SIDE
from cartographers.words.book import words
from training.photo.hand import Style, any_style, colour_in, draw_symbol
from training.photo.symbols import Chance

#: Maps are drawn so many times finer than they are read.
_FINER = 2
_CELL, _BORDER = SIZE * _FINER, BORDER * _FINER
_WHOLE = _CELL * SIDE + 2 * _BORDER
_OWN_SHEETS = 8


class Cells(NamedTuple):
    """Cells and what is on them."""

    cells: Any
    drawn: Any
    printed: Any


@cache
def bare_maps() -> tuple[tuple[str, Any], ...]:
    """Printed sheets without drawings: their marks in one line, and the map as pixels."""
    chance = np.random.default_rng(7)
    own = ["/".join("".join(row) for row in _own(chance)) for _ in range(_OWN_SHEETS)]
    plan = print_plan([*"ABCD"], (), "a4"), print_plan(own, (), "a4")
    return tuple(
        ("".join(write_picture(sheet.printed)), _map_of(page, map_square(one.size)))
        for one in plan
        for sheet, page in zip(one.sheets, pypdfium2.PdfDocument(pdf_of(one, words("en"))), strict=True)
    )


def _own(chance: Chance) -> Any:
    return chance.choice(list(".r^#"), (SIDE, SIDE), p=[0.6, 0.18, 0.14, 0.08])


def _map_of(page: Any, square: tuple[float, float, float]) -> Any:
    """The map of a page, with its frame and some paper around."""
    left, top, side = square
    unit = side / WHOLE
    scale = _CELL / (CELL * unit) * 25.4 / 72
    pixels = np.asarray(page.render(scale=scale).to_pil().convert("RGB"))
    dots = _CELL / (CELL * unit)
    moved = np.array(
        [[1, 0, _BORDER - (left + FRAME * unit) * dots], [0, 1, _BORDER - (top + FRAME * unit) * dots]]
    )
    return cv2.warpAffine(pixels, moved, (_WHOLE, _WHOLE), flags=cv2.INTER_LINEAR)


def photographed(chance: Chance) -> Cells:
    """The cells of one map."""
    maps = bare_maps()
    marks, bare = maps[int(chance.integers(len(maps)))]
    style = any_style(chance)
    drawn = [
        "." if mark in "^#" else str(chance.choice(list(DRAWN), p=[0.2, 0.16, 0.16, 0.16, 0.16, 0.16]))
        for mark in marks
    ]
    flat = _seen(chance, _drawn_on(chance, bare, style, drawn))
    return Cells(
        cells_of(flat),
        np.array([-1 if mark in "^#" else DRAWN.index(one) for mark, one in zip(marks, drawn, strict=True)]),
        np.array([PRINTED.index(mark) for mark in marks]),
    )


def _drawn_on(chance: Chance, bare: Any, style: Style, drawn: list[str]) -> Any:
    picture = bare.astype(np.float32) / 255
    lines = np.zeros((_WHOLE, _WHOLE), np.uint8)
    colours = {mark: np.zeros_like(lines) for mark in style.palette}
    for cell, mark in enumerate(drawn):
        place = (_BORDER + cell % SIDE * _CELL, _BORDER + cell // SIDE * _CELL, _CELL)
        if mark != ".":
            if style.colours:
                colour_in(colours[mark], chance, style, place)
            if style.symbols:
                draw_symbol(lines, chance, style, mark, place)
        elif chance.random() < 0.08:
            _smudge(lines, chance, place)
    if style.colours:
        for mark, layer in colours.items():
            _lay(picture, layer, style.palette[mark], chance.uniform(0, 0.5), chance)
    _lay(picture, lines, style.ink, style.grain, chance)
    return picture


def _smudge(lines: Any, chance: Chance, place: tuple[float, float, float]) -> None:
    """What a rubber leaves, a dot, or a line that went astray."""
    x, y, side = place
    middle = (int(x + chance.uniform(0.1, 0.9) * side), int(y + chance.uniform(0.1, 0.9) * side))
    kind = chance.random()
    if kind < 0.4:
        size = (int(side * chance.uniform(0.1, 0.35)), int(side * chance.uniform(0.05, 0.2)))
        cv2.ellipse(lines, middle, size, chance.uniform(0, 180), 0, 360, (int(chance.uniform(20, 70)),), -1)
    elif kind < 0.7:
        cv2.circle(lines, middle, int(chance.integers(1, 4)), (220,), -1, cv2.LINE_AA)
    else:
        end = (middle[0] + int(chance.normal(0, 14)), middle[1] + int(chance.normal(0, 14)))
        cv2.line(lines, middle, end, (180,), 2, cv2.LINE_AA)


def _lay(picture: Any, layer: Any, colour: Any, grain: float, chance: Chance) -> None:
    """Put a layer of ink or colour on a picture, as light passes through it."""
    share = layer.astype(np.float32) / 255
    if grain:
        noise = chance.random(layer.shape, np.float32)
        share *= 1 - grain * cv2.GaussianBlur(noise, (0, 0), chance.uniform(0.5, 1.4)) * 2
    np.clip(share, 0, 1, out=share)
    picture *= 1 - share[..., None] * (1 - np.asarray(colour, np.float32))


def _seen(chance: Chance, picture: Any) -> Any:
    """A drawn map after camera, light and file, as blue, green and red."""
    picture = _bent(chance, picture)
    small = int(_WHOLE / _FINER)
    fine = max(0.45, min(1.0, chance.normal(0.95, 0.25)))
    picture = cv2.resize(picture, (int(small * fine),) * 2, interpolation=cv2.INTER_AREA)
    picture = cv2.resize(picture, (small, small), interpolation=cv2.INTER_LINEAR)
    if chance.random() < 0.7:
        picture = cv2.GaussianBlur(picture, (0, 0), chance.uniform(0.2, 1.3))
    if chance.random() < 0.15:
        long = int(chance.integers(3, 6))
        kernel = np.zeros((long, long), np.float32)
        kernel[long // 2] = 1 / long
        picture = cv2.filter2D(picture, -1, kernel if chance.random() < 0.5 else kernel.T)
    picture = picture * _light(chance, small)
    picture = np.clip(picture, 0, 1) ** chance.uniform(0.75, 1.3)
    picture += chance.normal(0, chance.uniform(0.002, 0.03), picture.shape)
    pixels = (np.clip(picture[..., ::-1], 0, 1) * 255).astype(np.uint8)
    if chance.random() < 0.6:
        _, packed = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(35, 96))])
        pixels = cv2.imdecode(packed, cv2.IMREAD_COLOR)
    return pixels.astype(np.float32)


def _bent(chance: Chance, picture: Any) -> Any:
    """Paper that is not flat, and corners that were not found exactly."""
    size = picture.shape[0]
    shift = chance.normal(0, chance.uniform(0.0, 0.07) * _CELL, (5, 5, 2)).astype(np.float32)
    shift += chance.normal(0, 0.03 * _CELL, 2).astype(np.float32)
    moved = cv2.resize(shift, (size, size), interpolation=cv2.INTER_CUBIC)
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    return cv2.remap(
        picture, x + moved[..., 0], y + moved[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )


def _light(chance: Chance, size: int) -> Any:
    """Light from one side, a tint, and perhaps a shadow."""
    y, x = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j]
    turn = chance.uniform(0, 6.3)
    light = chance.uniform(0.55, 1.0) * (1 + chance.uniform(0, 0.35) * (np.cos(turn) * x + np.sin(turn) * y))
    if chance.random() < 0.3:
        turn = chance.uniform(0, 6.3)
        edge = np.cos(turn) * x + np.sin(turn) * y - chance.uniform(-0.9, 0.9)
        light *= 1 - chance.uniform(0.1, 0.45) / (1 + np.exp(-edge / chance.uniform(0.02, 0.25)))
    return (light[..., None] * chance.uniform(0.8, 1.0, 3)).astype(np.float32)
