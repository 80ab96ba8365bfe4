"""The page of a sheet: the map, the coin track, and boxes for the stars of each season."""

from cartographers.notation.cells import ROW_LETTERS
from cartographers.paper.canvas import MARGIN, Canvas
from cartographers.paper.maps import CELL, FRAME, WHOLE, bare_sheet
from cartographers.paper.marks import MARK, PLACES, mark_number, mark_svg
from cartographers.paper.plan import PaperSize
from cartographers.rules.area import SIDE
from cartographers.rules.card import Season
from cartographers.rules.map_sheet import MapSheet
from cartographers.rules.own_sheet import is_picture
from cartographers.rules.state import COIN_TRACK
from cartographers.rules.terrain import DRAWN
from cartographers.words.book import Words

#: Room for the marks, and for the names of rows and columns, around the map.
_NAMES = 8.3
#: Heights from the top of the page to the bottom: what stands above the map, the coins, the season boxes.
_HEAD, _COINS, _SEASONS = 16.0, 13.0, 42.0
_LETTERS = "ABCD"
#: The side of a symbol in the legend.
_SYMBOL = 6.0


def sheet_title(words: Words, sheet: MapSheet) -> str:
    """What a sheet is called at the head of its page."""
    if is_picture(sheet.key):
        return words("paper-own-sheet")
    letter = f"letter-{sheet.key}"
    shown = words(letter) if letter in words else sheet.key
    return words("paper-sheet", letter=shown, name=words(f"sheet-{sheet.key}"))


def add_sheet_page(canvas: Canvas, words: Words, sheet: MapSheet, seasons: tuple[Season, ...]) -> None:
    """A page to play on."""
    canvas.new_page()
    _head(canvas, words, sheet)
    _map(canvas, sheet, *map_square(canvas.size))
    _coins(canvas, words, canvas.bottom - _SEASONS - _COINS)
    _seasons(canvas, words, canvas.bottom - _SEASONS, seasons)


def map_square(size: PaperSize) -> tuple[float, float, float]:
    """Where the map lies on the paper: left, top and side in millimetres."""
    top = MARGIN + _HEAD
    room = size.height - MARGIN - top - _COINS - _SEASONS - 2 * _NAMES
    side = min(size.width - 2 * MARGIN - 2 * _NAMES, room)
    return (size.width - side) / 2, top + _NAMES + (room - side) / 2, side


def _head(canvas: Canvas, words: Words, sheet: MapSheet) -> None:
    """The name of the sheet, and lines for the player's name and title."""
    left, line = MARGIN, MARGIN + 7.0
    canvas.name(left, line, sheet_title(words, sheet), 16)
    rule = f"sheet-{sheet.key}.rule"
    if rule in words:
        canvas.paragraph(left, line + 1.5, 74, words(rule), 8)
    middle = left + 80.0
    half = (canvas.width - 80.0) / 2
    for number, key in enumerate(("paper-name", "paper-title")):
        begin = middle + number * (half + 2)
        end = canvas.label(begin, line, words(key), 10)
        canvas.rule(end + 1.5, line + 0.6, begin + half - 2 - end - 1.5)
    _legend(canvas, words, middle, line + 3.0)


def _legend(canvas: Canvas, words: Words, x: float, y: float) -> None:
    """How each terrain is drawn: a photo is read best from symbols like these."""
    for terrain in DRAWN:
        canvas.glyph(f"mini-{terrain.key}", x, y, _SYMBOL)
        x = canvas.label(x + _SYMBOL + 0.8, y + _SYMBOL * 0.68, words(terrain.key), 8) + 4


def _map(canvas: Canvas, sheet: MapSheet, x: float, y: float, side: float) -> None:
    canvas.draw(bare_sheet(sheet.printed), x, y, side)
    unit = side / WHOLE
    for corner, (right, down) in enumerate(PLACES):
        canvas.draw(mark_svg(mark_number(sheet.key, corner)), x + right * unit, y + down * unit, MARK * unit)
    for number in range(SIDE):
        middle = (FRAME + CELL * (number + 0.5)) * unit
        canvas.label(x + middle, y - 1.4, str(number + 1), 9, "C")
        canvas.label(x - 2.6, y + middle + 1.2, ROW_LETTERS[number], 9, "C")


def _coins(canvas: Canvas, words: Words, y: float) -> None:
    """The coin track: a ring for each coin."""
    end = canvas.name(MARGIN, y + 8.2, words("coins"), 11)
    left = end + 4
    step = (MARGIN + canvas.width - left) / COIN_TRACK
    width = min(step - 1.2, 8.4)
    for number in range(COIN_TRACK):
        x = left + step * (number + 1) - width
        canvas.ring(x, y + 7 - width / 2, width, dashed=True)


def _seasons(canvas: Canvas, words: Words, y: float, seasons: tuple[Season, ...]) -> None:
    """A block for each season and one for the sum: boxes to write the stars in."""
    gap, total = 3.0, 27.0
    wide = (canvas.width - total - gap * len(seasons)) / len(seasons)
    for number, season in enumerate(seasons):
        _season(canvas, words, MARGIN + number * (wide + gap), y, wide, season)
    x = MARGIN + canvas.width - total
    canvas.name(x + total / 2, y + 5, words("total"), 11, "C")
    canvas.box(x, y + 8, total, _SEASONS - 8, 0.6)
    canvas.glyph("star", x + total - 6.5, y + 9.2, 5)


def _season(canvas: Canvas, words: Words, x: float, y: float, wide: float, season: Season) -> None:
    canvas.glyph(season.key, x, y, 6.5)
    canvas.name(x + 7.5, y + 5, words(season.key), 11)
    half = (wide - 2) / 2
    for number, edict in enumerate(season.edicts):
        left = x + number * (half + 2)
        canvas.box(left, y + 8, half, 11)
        canvas.medal(left + 1, y + 9, 5, words(f"letter-{_LETTERS[edict]}"))
    for number, glyph in enumerate(("coin", "mini-monster")):
        left = x + number * (half + 2)
        canvas.box(left, y + 20.5, half, 10)
        canvas.glyph(glyph, left + 0.8, y + 21.3, 5.4)
        if glyph == "mini-monster":
            canvas.name(left + 7, y + 25.6, "\N{MINUS SIGN}", 11)
    canvas.box(x, y + 32, wide, 10, 0.6)
    canvas.glyph("star", x + wide - 6, y + 33, 4.6)
