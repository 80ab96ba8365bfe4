"""The typefaces of the pages: two files that lie beside this one, and the star, which neither of them has."""

from importlib.resources import as_file, files
from pathlib import Path
from re import findall
from tempfile import TemporaryDirectory

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fpdf import FPDF

from cartographers.paper.glyphs import glyphs

#: Lora, for names and figures, and Source Sans 3, for sentences.
SERIF, SANS = "Lora", "SourceSans3"
_FILES = {SERIF: "Lora-SemiBold.ttf", SANS: "SourceSans3-Regular.ttf"}
_STAR = "CartographersStar"
_STAR_CHARACTER = "★"
#: Units of the star's font for one of the glyph's box of 40, and how far the box hangs below the line.
_UNITS, _BELOW = 22, 4


def add_fonts(pdf: FPDF) -> None:
    """Give a document its fonts; only the letters that it shows become part of it."""
    for family, name in _FILES.items():
        with as_file(files(__package__) / "fonts" / name) as path:
            pdf.add_font(family, fname=path)
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"{_STAR}.ttf"
        _star_font(path)
        pdf.add_font(_STAR, fname=path)
    pdf.set_fallback_fonts([_STAR])


def _star_font(path: Path) -> None:
    """A font with ``g-star`` as its only character, so that a star is part of the text around it."""
    pen = TTGlyphPen(None)
    first, *others = [(round(x * _UNITS), round((40 - _BELOW - y) * _UNITS)) for x, y in _corners()]
    pen.moveTo(first)
    for point in others:
        pen.lineTo(point)
    pen.closePath()
    width = 40 * _UNITS
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder([".notdef", "star"])
    font.setupCharacterMap({ord(_STAR_CHARACTER): "star"})
    font.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "star": pen.glyph()})
    font.setupHorizontalMetrics({".notdef": (width, 0), "star": (width, 0)})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": _STAR, "styleName": "Regular", "psName": _STAR})
    font.setupOS2()
    font.setupPost()
    font.save(path)


def _corners() -> list[tuple[float, float]]:
    """The corners of the star: its path is a point and the steps from each corner to the next."""
    path = findall(r'd="m([^"]*?)[zZ]"', glyphs()["star"])[0]
    numbers = [float(one) for one in findall(r"-?\d*\.?\d+", path)]
    x = y = 0.0
    corners = []
    for right, down in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + right, y + down
        corners.append((x, y))
    return corners
