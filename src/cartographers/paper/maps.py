"""Maps as SVG: a bare sheet to draw on, and a small map on which the cells that score are outlined."""

from collections.abc import Iterable

from cartographers.notation.sheet_picture import write_picture
from cartographers.paper.glyphs import INK, drawing, placed
from cartographers.rules.area import SIDE, cells
from cartographers.rules.sheet import Sheet

#: The side of a cell and the frame around the map, in units of the drawing.
CELL, FRAME = 40, 12
_MAP = CELL * SIDE
#: The side of the whole drawing of a bare sheet.
WHOLE = _MAP + 2 * FRAME

_GRID, _BLOCKS = "#a89f90", "#857b6c"
#: The ink of ruins.
_PALE = "#a59c8e"
#: The frame: where its blocks begin, how wide they are, how dark, and its three lines with their widths.
_OUTER, _THICK, _BLOCK_DARK = 2, 7, 0.52
_RINGS = ((_OUTER, 1.2), (_OUTER + _THICK, 0.6), (FRAME, 1.4))
#: The glyphs of what is printed on a sheet, by its mark: their names, and their size.
_PRINTED = {
    "^": (("mountain-1", "mountain-2", "mountain-3"), 38),
    "r": (("ruins-1", "ruins-2"), 28),
    "#": (("wasteland-1",), 36),
}
#: The tint and the glyph of each mark of a small map.
_SMALL = {
    "f": ("#cfe0b8", "forest"),
    "v": ("#f5cfbd", "village"),
    "a": ("#faf0c4", "farm"),
    "w": ("#cfe6ef", "water"),
    "m": ("#cdb8d2", "monster"),
    "h": ("#f5e0a5", "hero"),
    "x": ("#d8d2c6", "destroyed"),
    "d": ("#f5cfbd", "double"),
    "^": ("#e9e3d6", "mountain"),
    "#": ("#efe8d8", "wasteland"),
    "r": ("#ffffff", "ruins"),
}


def bare_sheet(sheet: Sheet) -> str:
    """A sheet to draw on: a light grid, and what is printed on the cells."""
    body = [f'<path d="{_lines()}" fill="none" stroke="{_GRID}" stroke-width="0.9"/>']
    for row, line in enumerate(write_picture(sheet)):
        for column, mark in enumerate(line):
            if mark in _PRINTED:
                body += _printed(mark, row, column)
    body.append(_frame())
    return drawing(WHOLE, WHOLE, body)


def _printed(mark: str, row: int, column: int) -> list[str]:
    names, size = _PRINTED[mark]
    x, y = FRAME + CELL * column, FRAME + CELL * row
    inset = (CELL - size) / 2
    glyph = placed(names[(row + column) % len(names)], x + inset, y + inset, size)
    if mark != "r":
        return [glyph]
    # People draw on ruins: what they draw must stand out.
    return [one.replace(INK, _PALE) for one in (placed("ruins-frame", x + 2, y + 2, 36), glyph)]


def _lines() -> str:
    far = FRAME + _MAP
    at = [FRAME + CELL * number for number in range(1, SIDE)]
    return "".join(f"M{FRAME} {one}H{far}M{one} {FRAME}V{far}" for one in at)


def _frame() -> str:
    """A border of half-cell blocks, as old maps have it."""
    outer, thick, half = _OUTER, _THICK, CELL / 2
    far = WHOLE - outer - thick
    starts = [FRAME + CELL * number + half for number in range(SIDE)]
    blocks = "".join(
        f"M{at} {outer}h{half}v{thick}h-{half}zM{at} {far}h{half}v{thick}h-{half}z"
        f"M{outer} {at}v{half}h{thick}v-{half}zM{far} {at}v{half}h{thick}v-{half}z"
        for at in starts
    )
    rings = "".join(
        f'<rect x="{at}" y="{at}" width="{WHOLE - 2 * at}" height="{WHOLE - 2 * at}" '
        f'fill="none" stroke="{INK}" stroke-width="{width}"/>'
        for at, width in _RINGS
    )
    return f'<path d="{blocks}" fill="{_BLOCKS}"/>{rings}'


def frame_profile(first: int, last: int, block: bool) -> list[float]:
    """How dark the frame is, from 0 to 1, unit by unit outwards from its inner line, at a block or not."""
    dark = []
    for unit in range(first, last + 1):
        near, far = FRAME - unit - 0.5, FRAME - unit + 0.5
        rings = sum(_overlap(near, far, at - width / 2, at + width / 2) for at, width in _RINGS)
        shade = _overlap(near, far, _OUTER, _OUTER + _THICK) * _BLOCK_DARK if block else 0.0
        dark.append(min(1.0, rings + shade))
    return dark


def _overlap(near: float, far: float, begin: float, end: float) -> float:
    return max(0.0, min(far, end) - max(near, begin))


def small_map(sheet: Sheet, outlined: Iterable[int]) -> str:
    """A map with a tint and a plain glyph in each cell, and areas outlined."""
    body: list[str] = []
    for row, line in enumerate(write_picture(sheet)):
        for column, mark in enumerate(line):
            if mark != ".":
                body += _small(mark, CELL * column, CELL * row)
    lines = "".join(f"M0 {CELL * at}H{_MAP}M{CELL * at} 0V{_MAP}" for at in range(SIDE + 1))
    body.append(f'<path d="{lines}" fill="none" stroke="{_GRID}" stroke-width="1.2"/>')
    border = "".join(map(border_of, outlined)) or "M0 0"
    pen = 'fill="none" stroke-linecap="round"'
    for colour, width in (("#ffffff", 9), (INK, 5)):
        body.append(f'<path d="{border}" {pen} stroke="{colour}" stroke-width="{width}"/>')
    return drawing(_MAP, _MAP, body)


def _small(mark: str, x: float, y: float) -> list[str]:
    tint, glyph = _SMALL[mark.lower()]
    ground = f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{tint}"/>'
    # On ruins the terrain is smaller, so that the corners of the ruins stay readable.
    inset = 11 if mark.isupper() else 7
    corners = [placed("mini-ruins", x, y, CELL)] if mark.isupper() else []
    return [ground, *corners, placed(f"mini-{glyph}", x + inset, y + inset, CELL - 2 * inset)]


def border_of(area: int) -> str:
    """The sides between the cells of an area and the others, as a path."""
    inside = {divmod(one.bit_length() - 1, SIDE) for one in cells(area)}
    path = ""
    for row, column in sorted(inside):
        x, y = CELL * column, CELL * row
        sides = {
            (row - 1, column): f"M{x} {y}h{CELL}",
            (row + 1, column): f"M{x} {y + CELL}h{CELL}",
            (row, column - 1): f"M{x} {y}v{CELL}",
            (row, column + 1): f"M{x + CELL} {y}v{CELL}",
        }
        path += "".join(side for beside, side in sides.items() if beside not in inside)
    return path
