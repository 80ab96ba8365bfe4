"""A picture of a result to share, as SVG: the stars by season, the title, the place. It shows no card.

The map is on it only once the day is over: before that it would help those who have not played yet.
"""

from collections.abc import Sequence
from contextlib import ExitStack
from importlib.resources import as_file, files
from typing import Literal, NamedTuple
from xml.sax.saxutils import escape

from cartographers.notation.sheet_picture import read_picture
from cartographers.paper.maps import small_map
from cartographers.server.features.daily.messages import DailyLine
from cartographers.server.shared_deals.messages import DealResult
from cartographers.words.book import Words

WIDTH, HEIGHT = 1200, 630
_MARGIN = 72
#: The colours of the pages in daylight.
_PAPER, _EDGE, _INK, _FAINT, _LINE = "#f7eed9", "#eadbb8", "#2a2018", "#5c4a36", "#cdb98f"
_GOLD, _SEASONS = "#e0ac33", ("#86a463", "#f0d98f", "#e2a58b", "#a9ced8")
_SERIF, _SANS = "Lora, Georgia, serif", "'Source Sans 3', 'Segoe UI', sans-serif"
#: How wide a letter is on average, as a part of the size of the type.
_LETTER = 0.5
#: A star that fills a circle of radius 1 around (0, 0).
_STAR = "M0-1 .22-.31H.95L.36.12.59.81 0 .38-.59.81-.36.12-.95-.31H-.22Z"
#: The right half: its left side and width; the line on which the bars stand, how high they are at most, and
#: how far those below it hang down.
_RIGHT, _HALF = 690, 438
_GROUND, _HIGHEST, _LOWEST = 476, 300, 52


class Text(NamedTuple):
    """A line of text: its place, its size, and how wide it may be."""

    x: float
    y: float
    size: float
    width: float = 570
    font: str = _SANS
    colour: str = _INK
    anchor: str = "start"

    def svg(self, text: str) -> str:
        """The line as SVG, in a smaller type if it would be too long."""
        size = min(self.size, self.width / (_LETTER * max(1, len(text))))
        weight = "600" if self.font == _SERIF else "400"
        return (
            f'<text x="{self.x:g}" y="{self.y:g}" font-family="{self.font}" font-size="{size:.1f}" '
            f'font-weight="{weight}" fill="{self.colour}" text-anchor="{self.anchor}">{escape(text)}</text>'
        )


def drawn_as(format: Literal["svg", "png"], line: DailyLine, result: DealResult, words: Words) -> bytes:
    """The picture of a result as a file."""
    svg = picture(line, result, words)
    return png(svg) if format == "png" else svg.encode()


def picture(line: DailyLine, result: DealResult, words: Words) -> str:
    """The picture of a result, with the map if it has one."""
    body = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_PAPER}"/>',
        f'<rect x="24" y="24" width="{WIDTH - 48}" height="{HEIGHT - 48}" fill="none" '
        f'stroke="{_LINE}" stroke-width="2"/>',
        *_result(line, result, words),
        _map(result.rows) if result.rows else _seasons(result.seasons, words),
    ]
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(body)}</svg>'


def _result(line: DailyLine, result: DealResult, words: Words) -> list[str]:
    """The left half: which deal it was, the stars, the title and the place."""
    sheet = words("daily-sheet", letter=words(f"letter-{line.sheet}"))
    played = [sheet, *(words(f"box-{box}") for box in line.boxes)]
    stars = words.number(result.stars)
    return [
        Text(_MARGIN, 124, 46, font=_SERIF).svg(words("daily-title", kind=line.kind)),
        Text(_MARGIN, 168, 28, colour=_FAINT).svg(line.day),
        Text(_MARGIN, 210, 26, colour=_FAINT).svg(", ".join(played)),
        Text(_MARGIN, 372, 140, font=_SERIF).svg(stars),
        _star(_MARGIN + 0.49 * 140 * len(stars) + 74, 326, 50),
        *([Text(_MARGIN, 446, 40, font=_SERIF).svg(words(result.title))] if result.title else []),
        Text(_MARGIN, 500, 32).svg(words("daily-place-of", place=result.place, finished=line.finished)),
        Text(_MARGIN, 566, 28, colour=_FAINT).svg(result.name),
    ]


def _star(x: float, y: float, radius: float) -> str:
    return (
        f'<path transform="translate({x:.0f} {y:.0f}) scale({radius})" d="{_STAR}" fill="{_GOLD}" '
        f'stroke="{_INK}" stroke-width=".05" stroke-linejoin="round"/>'
    )


def _map(rows: Sequence[str]) -> str:
    """A map in the right half."""
    drawn = small_map(read_picture(rows), [])
    at = f'x="{_RIGHT}" y="{(HEIGHT - _HALF) / 2:g}"'
    return f'<svg {at} width="{_HALF}" height="{_HALF}" viewBox="0 0 440 440">{drawn}</svg>'


def _seasons(seasons: Sequence[int], words: Words) -> str:
    """A bar for each season, those below zero hanging down."""
    most = max([1, *seasons])
    width = _HALF / max(1, len(seasons))
    bars = []
    for number, (stars, key) in enumerate(zip(seasons, ("spring", "summer", "fall", "winter"), strict=False)):
        left, height = _RIGHT + number * width, _HIGHEST * stars / most
        top, height = (_GROUND - height, height) if stars >= 0 else (_GROUND, min(_LOWEST, -height))
        middle = left + width / 2
        bars += [
            f'<rect x="{left + 12:g}" y="{top:g}" width="{width - 24:g}" height="{max(height, 3):g}" '
            f'rx="4" fill="{_SEASONS[number]}" stroke="{_INK}" stroke-width="2"/>',
            Text(middle, top - 14, 34, width, _SERIF, anchor="middle").svg(words.number(stars)),
            Text(middle, _GROUND + 90, 24, width - 8, colour=_FAINT, anchor="middle").svg(words(key)),
        ]
    return "".join(bars)


#: Lora, for names and figures, and Source Sans 3, for sentences.
_FONTS = ("Lora-SemiBold.ttf", "SourceSans3-Regular.ttf")


def png(svg: str) -> bytes:
    """An SVG picture as PNG, in its own size."""
    import resvg_py  # when it is first needed: most visits need no picture

    with ExitStack() as opened:
        folder = files("cartographers.paper") / "fonts"
        fonts = [str(opened.enter_context(as_file(folder / name))) for name in _FONTS]
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts))
