"""The texts and glyphs of boxes from other packages, as they are sent to a client with the catalogue."""

from importlib.resources import files
from xml.etree import ElementTree

from cartographers.editions import installed
from cartographers.editions.installed import InstalledBox
from cartographers.rules.bad_box import BadBox
from cartographers.words.book import words
from cartographers.words.box_texts import sources

#: Elements of an SVG file that could do more than draw.
_NO_DRAWING = {"script", "foreignObject", "iframe", "a", "image"}


def box_texts(language: str = "en") -> str:
    """The Fluent texts of all installed boxes in one; raises ``BadBox`` unless they go with ours."""
    words(language)  # checks them
    return "\n".join(source for _, source in sources(language))


def box_glyphs() -> str:
    """The glyphs of all installed boxes, one SVG after the other; raises ``BadBox`` if one is no drawing."""
    return "\n".join(filter(None, map(_glyphs, installed())))


def _glyphs(one: InstalledBox) -> str:
    file = files(one.package) / "glyphs.svg"
    if not file.is_file():
        return ""
    text = file.read_text(encoding="utf-8")
    where = f"{one.package}/glyphs.svg of the package {one.distribution!r}"
    try:
        elements = list(ElementTree.fromstring(text).iter())
    except ElementTree.ParseError as wrong:
        raise BadBox(f"{where} is no readable SVG: {wrong}") from None
    for element in elements:
        tag = str(element.tag).rpartition("}")[2]
        if tag in _NO_DRAWING or any(name.startswith("on") for name in element.attrib):
            raise BadBox(f"{where} may only draw: it has <{tag}>, or an attribute that runs a script")
    own = {ambush.monster.name for ambush in one.box.ambushes if ambush.monster}
    for name in (element.attrib["id"] for element in elements if "id" in element.attrib):
        if name.removeprefix("g-") not in own:
            raise BadBox(f"{where} has a glyph {name!r}: glyphs are called g-NAME after the box's monsters")
    return text
