"""A map as an SVG picture, without any text in it: colours and a simple mark for each cell."""

from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.area import SIDE, cells, place
from cartographers.rules.sheet import Sheet

#: The side of a cell, and the space around a map.
_CELL, GAP = 24, 12
INK, PAPER = "#3a2c1c", "#fffaf0"
#: The colours of the browser's map in daylight, by the mark of a cell in ``notation.sheet_picture``.
_COLOURS = {
    ".": "#fbf3df",
    "r": "#f3e2bd",
    "^": "#ddd0b4",
    "#": "#b9a988",
    "f": "#86a463",
    "v": "#e2a58b",
    "a": "#f0d98f",
    "w": "#a9ced8",
    "m": "#4a2d4f",
    "h": "#e9c46a",
    "x": "#cfc4ae",
    "d": "#e9bf8d",
}
#: What is drawn into a cell of 24: filled paths and strokes.
_FILLED = {
    "^": "M4 20L10 7L13 13L15 10L20 20Z",
    "f": "M12 4L18 13H14.5L19 19H13V21H11V19H5L9.5 13H6Z",
    "v": "M12 5L19 12H17V19H7V12H5Z",
    "h": "M12 4L14 10H20L15 14L17 20L12 16L7 20L9 14L4 10H10Z",
}
_STROKES = {
    "r": "M6 19V9M18 19V9M5 9H9M15 9H19M12 19V12M4 20H20",
    "#": "M5 5L19 19M19 5L5 19M12 3V21",
    "a": "M5 19V8M9 19V6M13 19V8M17 19V6M4 19H20",
    "w": "M3 9Q7 5 11 9T19 9M5 16Q9 12 13 16T21 16",
    "x": "M6 6L18 18M18 6L6 18",
    "d": "M5 19V11L9 7L13 11V19ZM16 19V8M19 19V6",
}
_MONSTER = '<path d="M7 5L10 9H14L17 5V14Q17 19 12 19T7 14Z" fill="#f8e8cb"/>'


def maps_svg(sheets: list[Sheet]) -> str:
    """Maps side by side."""
    side = SIDE * _CELL
    width, height = len(sheets) * (side + GAP) + GAP, side + 2 * GAP
    maps = (
        f'<g transform="translate({GAP + number * (side + GAP)} {GAP})">{_map(sheet)}</g>'
        for number, sheet in enumerate(sheets)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{"".join(maps)}</svg>'
    )


def _map(sheet: Sheet) -> str:
    drawn = [
        f'<g transform="translate({column * _CELL} {row * _CELL})">{_cell(mark)}</g>'
        for row, line in enumerate(write_picture(sheet))
        for column, mark in enumerate(line)
    ]
    for one in cells(sheet.marks):
        row, column = place(one)
        at = f'cx="{column * _CELL + _CELL / 2}" cy="{row * _CELL + _CELL / 2}"'
        drawn.append(f'<circle {at} r="8" fill="none" stroke="#a3201a" stroke-width="2"/>')
    return "".join(drawn)


def _cell(mark: str) -> str:
    """One cell; a capital is drawn on ruins, which show as a line around it."""
    kind = mark if mark in _COLOURS else mark.lower()
    edge = INK if mark != kind else "#d9c9a3"
    parts = [
        f'<rect width="{_CELL}" height="{_CELL}" fill="{_COLOURS[kind]}"/>',
        f'<rect x=".75" y=".75" width="22.5" height="22.5" fill="none" stroke="{edge}"/>',
    ]
    if kind == "m":
        parts.append(_MONSTER)
    if kind in _FILLED:
        parts.append(f'<path d="{_FILLED[kind]}" fill="{INK}" fill-opacity=".75"/>')
    if kind in _STROKES:
        parts.append(f'<path d="{_STROKES[kind]}" fill="none" stroke="{INK}" stroke-width="1.6"/>')
    return "".join(parts)
