"""The four square marks around a printed map, by which a photo of it is read (``cartographers.photo``).

They are ArUco markers of the public dictionary with 4×4 modules and 50 numbers; their numbers say which
corner is which and which sheet it is. All lengths are in the units of ``paper.maps``.
"""

from cartographers.paper.glyphs import INK, drawing
from cartographers.paper.maps import WHOLE

#: The side of a module, the modules of a side with the black border, and the side of a mark.
_MODULE, _MODULES = 3, 6
MARK = _MODULE * _MODULES
#: What stays white between a mark and the map.
GAP = 4
#: The upper left places of the marks from that of the map: at its left upper, right upper, right lower and
#: left lower corner.
_BEFORE, _AFTER = -GAP - MARK, WHOLE + GAP
PLACES = ((_BEFORE, _BEFORE), (_AFTER, _BEFORE), (_AFTER, _AFTER), (_BEFORE, _AFTER))
#: The sheets that have marks of their own; all others share the first four numbers.
SHEETS = ("A", "B", "C", "D")
#: The modules inside the border, row by row, of numbers 0 to 19: a set bit is white.
PATTERNS = (
    *(0xB532, 0x0F9A, 0x332D, 0x9946),
    *(0x549E, 0x79CD, 0x9E2E, 0xC4F2),
    *(0xFEDA, 0xCF56, 0xF991, 0x11A7),
    *(0x0EB7, 0x2A0F, 0x24B1, 0x263E),
    *(0x4665, 0x6600, 0x6C5E, 0x76AF),
)


def mark_number(sheet: str, corner: int) -> int:
    """The number of the mark at a corner of a sheet."""
    return 4 * (SHEETS.index(sheet) + 1 if sheet in SHEETS else 0) + corner


def sheet_and_corner(number: int) -> tuple[str | None, int]:
    """What a mark says: the sheet, None for one without marks of its own, and the corner."""
    sheet, corner = divmod(number, 4)
    return SHEETS[sheet - 1] if sheet else None, corner


def mark_svg(number: int) -> str:
    """A mark as a drawing."""
    side = _MODULES - 2
    white = [divmod(bit, side) for bit in range(side * side) if PATTERNS[number] << bit & 0x8000]
    # White fields are holes: printed on each other, black and white would show a seam.
    holes = "".join(f"M{column + 1} {row + 1}v1h1v-1z" for row, column in white)
    path = f'<path d="M0 0h{_MODULES}v{_MODULES}h-{_MODULES}z{holes}" fill="{INK}" fill-rule="evenodd"/>'
    return drawing(_MODULES, _MODULES, [path])
