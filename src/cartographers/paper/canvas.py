"""The pages of a document: texts, lines and drawings at places in millimetres from the top left."""

from contextlib import ExitStack

from fpdf import FPDF
from fpdf.drawing_primitives import Transform
from fpdf.enums import Align, MethodReturnValue, YPos
from fpdf.svg import SVGObject

from cartographers.paper.fonts import SANS, SERIF, add_fonts
from cartographers.paper.glyphs import icon
from cartographers.paper.plan import PaperSize

#: What stays white around a page, in millimetres.
MARGIN = 11.0
_INK, _PALE = (28, 23, 18), (110, 102, 92)
#: The height of a line of text, as a multiple of the height of its letters.
_LEADING = 1.25
_MM_OF_POINT = 25.4 / 72


class Canvas:
    """A document that is written page by page."""

    def __init__(self, size: PaperSize, title: str, language: str) -> None:
        self.size = size
        self._pdf = FPDF(format=size.page)
        #: Which part of the page is written on, and what undoes its size and place.
        self._place = size.across
        self._fitting = ExitStack()
        self._pdf.set_auto_page_break(False)
        self._pdf.set_margin(0)
        self._pdf.c_margin = 0
        self._pdf.set_title(title)
        self._pdf.set_lang(language)
        self._pdf.set_creator("cartographers")
        add_fonts(self._pdf)
        self._drawings: dict[str, SVGObject] = {}

    @property
    def width(self) -> float:
        """The width between the margins."""
        return self.size.width - 2 * MARGIN

    @property
    def bottom(self) -> float:
        """Where the lower margin begins."""
        return self.size.height - MARGIN

    def new_page(self) -> None:
        """Begin a page, or the next part of one on which several stand beside each other."""
        self._fitting.close()
        self._place += 1
        if self._place >= self.size.across:
            self._pdf.add_page()
            self._place = 0
        scale, (left, top) = self.size.scale, self.size.corner(self._place)
        if scale != 1:
            fitted = Transform.scaling(scale, scale) @ Transform.translation(left, top)
            self._fitting.enter_context(self._pdf.transform(fitted))
        self._pdf.set_draw_color(*_INK)

    def name(self, x: float, y: float, text: str, points: float, align: str = "L") -> float:
        """One line in the serif typeface, its baseline at ``y``; returns where it ends.

        At ``x`` it begins, or with ``align`` C or R has its middle or its end.
        """
        self._pdf.set_font(SERIF, size=points)
        return self._line(x, y, text, align)

    def label(self, x: float, y: float, text: str, points: float, align: str = "L") -> float:
        """One line in the other typeface, pale."""
        self._pdf.set_font(SANS, size=points)
        self._pdf.set_text_color(*_PALE)
        return self._line(x, y, text, align)

    def _line(self, x: float, y: float, text: str, align: str) -> float:
        wide = self._pdf.get_string_width(text)
        left = x - wide * {"L": 0.0, "C": 0.5, "R": 1.0}[align]
        # `text` knows no second font for characters that the first one lacks.
        self._pdf.set_xy(left, y - self._pdf.font_size)
        self._pdf.cell(text=text, h=self._pdf.font_size * _LEADING)
        self._pdf.set_text_color(*_INK)
        return left + wide

    def paragraph(self, x: float, y: float, width: float, text: str, points: float = 10) -> float:
        """A text over several lines, from ``y`` down; returns where it ends."""
        self._pdf.set_font(SANS, size=points)
        self._pdf.set_xy(x, y)
        self._pdf.multi_cell(
            width, h=points * _MM_OF_POINT * _LEADING, text=text, align=Align.L, new_y=YPos.NEXT
        )
        return self._pdf.get_y()

    def height_of(self, width: float, text: str, points: float = 10) -> float:
        """How high a paragraph would be."""
        self._pdf.set_font(SANS, size=points)
        line = points * _MM_OF_POINT * _LEADING
        lines = self._pdf.multi_cell(width, h=line, text=text, dry_run=True, output=MethodReturnValue.LINES)
        assert isinstance(lines, list)
        return line * len(lines)

    def draw(self, svg: str, x: float, y: float, width: float) -> None:
        """A square drawing in a width."""
        # `FPDF.image` would read the same glyph each time; the cache is not shared, for drawing changes it.
        read = self._drawings.get(svg) or self._drawings.setdefault(svg, SVGObject(svg))
        _, _, path = read.transform_to_rect_viewport(1, width, width, ignore_svg_top_attrs=True)
        path.transform = (path.transform or Transform.identity()) @ Transform.translation(x, y)
        self._pdf.set_xy(0, 0)
        self._pdf.draw_path(path, copy=False)

    def glyph(self, name: str, x: float, y: float, width: float) -> None:
        """One glyph in a width."""
        self.draw(icon(name), x, y, width)

    def rule(self, x: float, y: float, width: float, thick: float = 0.25) -> None:
        """A line across, to write on."""
        self._pdf.set_line_width(thick)
        self._pdf.line(x, y, x + width, y)

    def box(self, x: float, y: float, width: float, height: float, thick: float = 0.3) -> None:
        """An empty box with round corners, to write in."""
        self._pdf.set_line_width(thick)
        self._pdf.rect(x, y, width, height, round_corners=True, corner_radius=1.6)

    def ring(self, x: float, y: float, width: float, dashed: bool = False) -> None:
        """A circle in a square at a place."""
        self._pdf.set_line_width(0.3)
        if dashed:
            self._pdf.set_dash_pattern(1.1, 0.8)
        self._pdf.ellipse(x, y, width, width)
        self._pdf.set_dash_pattern()

    def medal(self, x: float, y: float, width: float, letter: str) -> None:
        """The letter of an edict in a circle."""
        self.ring(x, y, width)
        points = width * 0.62 / _MM_OF_POINT
        self.name(x + width / 2, y + width * 0.71, letter, points, "C")

    def written(self) -> bytes:
        """The whole document."""
        self._fitting.close()
        return bytes(self._pdf.output())
