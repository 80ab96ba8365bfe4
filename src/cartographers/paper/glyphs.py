"""The glyphs in ink: those of the browser, with the colours of paper in place of custom properties."""

from functools import cache
from importlib.resources import files
from re import sub
from xml.etree import ElementTree

#: The side of the box in which every glyph is drawn.
BOX = 40
INK = "#1c1712"
LIGHT = "#ffffff"
#: Custom properties of the glyphs that are neither ink nor paper.
_SHADES = {"--g-rock-shade": "#b8b2a6"}
_NAMESPACE = "http://www.w3.org/2000/svg"


@cache
def glyphs() -> dict[str, str]:
    """The SVG of each glyph, a group in a box of 40, by its name without ``g-``."""
    text = (files(__package__) / "glyphs.svg").read_text(encoding="utf-8")
    text = sub(r"var\((--[\w-]+)\)", lambda found: _SHADES.get(found[1], LIGHT), text)
    root = ElementTree.fromstring(text.replace("currentColor", INK))
    ElementTree.register_namespace("", _NAMESPACE)
    return {
        one.attrib["id"].removeprefix("g-"): ElementTree.tostring(one, encoding="unicode")
        for one in root.iter(f"{{{_NAMESPACE}}}g")
        if one.attrib.get("id", "").startswith("g-")
    }


def placed(name: str, x: float, y: float, size: float) -> str:
    """A glyph with its box at a place and in a size.

    It is written out each time: the library takes long to copy what a ``use`` refers to.
    """
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({size / BOX:.4f})">{glyphs()[name]}</g>'


def drawing(width: float, height: float, body: list[str]) -> str:
    """A whole SVG."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return f'<svg xmlns="{_NAMESPACE}" {size}>{"".join(body)}</svg>'


def icon(name: str) -> str:
    """One glyph as a whole SVG."""
    return drawing(BOX, BOX, [placed(name, 0, 0, BOX)])
