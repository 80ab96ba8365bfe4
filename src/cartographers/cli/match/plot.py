"""The results of a match as an SVG picture: the distribution of each player's totals, and mean with margin.

The picture follows the reader's light or dark scheme and has a description for screen readers.
"""

from collections.abc import Sequence
from math import exp, floor, log10
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from cartographers.cli.match.results_text import headline, with_margin
from cartographers.contest.results import Results, Standing
from cartographers.words.book import Words

WIDTH, ROW, TOP, BOTTOM = 760, 64, 64, 64
LEFT, RIGHT = 150, 120
#: Points of a curve, and the approximate number of marks on the axis.
POINTS, MARKS = 96, 8
#: Colours are repeated in each rule, since only browsers support CSS variables in SVG.
STYLE = """
  svg { font: 13px system-ui, sans-serif; }
  .paper { fill: #fbf7ec; }
  text { fill: #2b2418; }
  .quiet { fill: #6d6250; }
  .grid { stroke: #ddd3bd; }
  .spread { fill: #3f7d6e; fill-opacity: 0.35; stroke: #3f7d6e; }
  .mean { fill: #a3391f; stroke: #a3391f; stroke-width: 3; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1d1a15; }
    text { fill: #efe7d6; }
    .quiet { fill: #b3a78f; }
    .grid { stroke: #3d372c; }
    .spread { fill: #6cb8a4; stroke: #6cb8a4; }
    .mean { fill: #f08a68; stroke: #f08a68; }
  }
"""


class Axis:
    """The horizontal axis of stars."""

    def __init__(self, numbers: Sequence[float]) -> None:
        low, high = min(numbers), max(numbers)
        self.step = _round_step((high - low or 1) / MARKS)
        self.low = floor(low / self.step) * self.step
        self.high = (floor(high / self.step) + 1) * self.step

    def __call__(self, number: float) -> float:
        """The x coordinate of a number."""
        return LEFT + (WIDTH - LEFT - RIGHT) * (number - self.low) / (self.high - self.low)

    @property
    def marks(self) -> list[int]:
        """The labelled numbers."""
        return list(range(int(self.low), int(self.high) + 1, self.step))


def plot(words: Words, results: Results) -> str:
    """The SVG text."""
    height = TOP + ROW * len(results.standings) + BOTTOM
    picture = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {WIDTH} {height}",
            "role": "img",
            "aria-labelledby": "title said",
        },
    )
    SubElement(picture, "title", id="title").text = headline(words, results)
    SubElement(picture, "desc", id="said").text = _description(words, results)
    SubElement(picture, "style").text = STYLE
    SubElement(picture, "rect", {"class": "paper", "width": "100%", "height": "100%"})
    _write(picture, 16, 30, headline(words, results))
    axis = Axis([total for standing in results.standings for total in standing.totals])
    _draw_axis(picture, axis, height - BOTTOM, words("match-plot-axis"))
    for at, standing in enumerate(results.standings):
        mean = with_margin(words, standing.total)
        _draw_player(picture, axis, TOP + ROW * (at + 1) - 8, standing, mean)
    _write(picture, 16, height - 14, words("match-plot-key"), "quiet")
    indent(picture)
    return tostring(picture, encoding="unicode") + "\n"


def _description(words: Words, results: Results) -> str:
    """The description for screen readers."""
    return "; ".join(
        words("match-plot-said", player=standing.player, mean=with_margin(words, standing.total))
        for standing in results.standings
    )


def _draw_axis(picture: Element, axis: Axis, bottom: float, name: str) -> None:
    for mark in axis.marks:
        place = f"{axis(mark):.1f}"
        SubElement(
            picture,
            "line",
            {"class": "grid", "x1": place, "x2": place, "y1": str(TOP - 8), "y2": str(bottom)},
        )
        _write(picture, axis(mark), bottom + 18, str(mark), "quiet", "middle")
    _write(picture, WIDTH - RIGHT + 24, bottom + 18, name, "quiet")


def _draw_player(picture: Element, axis: Axis, base: float, standing: Standing, label: str) -> None:
    """The row of a player: name, distribution of totals, mean with margin as dot and bar, and as text."""
    group = SubElement(picture, "g")
    _write(group, LEFT - 14, base - 8, standing.player, anchor="end")
    SubElement(group, "path", {"class": "spread", "d": _density(axis, base, standing.totals)})
    mean, margin = standing.total.mean, standing.total.margin or 0.0
    bar = {"x1": axis(mean - margin), "x2": axis(mean + margin), "y1": base, "y2": base}
    SubElement(group, "line", {"class": "mean", **{key: f"{value:.1f}" for key, value in bar.items()}})
    SubElement(group, "circle", {"class": "mean", "cx": f"{axis(mean):.1f}", "cy": f"{base:.1f}", "r": "3"})
    _write(group, WIDTH - RIGHT + 16, base - 8, label)


def _density(axis: Axis, base: float, totals: Sequence[float]) -> str:
    """The distribution of the totals as a smooth curve whose maximum fills the row."""
    width = _smoothing(totals, axis.step)
    step = (axis.high - axis.low) / POINTS
    places = [axis.low + step * at for at in range(POINTS + 1)]
    heights = [sum(exp(-(((place - total) / width) ** 2) / 2) for total in totals) for place in places]
    tall = (ROW - 14) / max(heights)
    curve = " ".join(
        f"L{axis(place):.1f},{base - tall * height:.1f}"
        for place, height in zip(places, heights, strict=True)
    )
    return f"M{axis(axis.low):.1f},{base:.1f} {curve} L{axis(axis.high):.1f},{base:.1f} Z"


def _smoothing(totals: Sequence[float], least: float) -> float:
    """The bandwidth of the density estimate by Silverman's rule of thumb."""
    mean = sum(totals) / len(totals)
    spread = (sum((total - mean) ** 2 for total in totals) / len(totals)) ** 0.5
    return float(0.9 * spread * len(totals) ** -0.2) or least / 4


def _round_step(rough: float) -> int:
    """A round step: 1, 2, 5, 10, 20, 50, …"""
    unit = 10 ** max(0, floor(log10(rough)))
    return int(next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough))


def _write(parent: Element, x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> None:
    where = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor}
    SubElement(parent, "text", where | ({"class": kind} if kind else {})).text = text
