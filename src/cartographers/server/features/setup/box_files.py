"""The texts and glyphs of boxes from other packages, which are part of the catalogue."""

from importlib.resources import files
from xml.etree import ElementTree

from cartographers.boxes import installed
from cartographers.boxes.installed import InstalledBox
from cartographers.rules.box import BadBox
from cartographers.words.book import words
from cartographers.words.box_texts import sources

#: Elements that a glyph may not contain: they run code, load files or open links.
_FORBIDDEN = {"script", "foreignObject", "iframe", "a", "image"}


def box_texts(language: str = "en") -> str:
    """The Fluent texts of all installed boxes, joined; raises ``BadBox`` if they do not fit ours."""
    words(language)  # for its checks
    return "\n".join(source for _, source in sources(language))


def box_glyphs() -> str:
    """The SVG files of all installed boxes, joined; raises ``BadBox`` if one is more than a drawing."""
    return "\n".join(filter(None, map(_glyphs, installed())))


def _glyphs(installed_box: InstalledBox) -> str:
    file = files(installed_box.package) / "glyphs.svg"
    if not file.is_file():
        return ""
    text = file.read_text(encoding="utf-8")
    where = f"{installed_box.package}/glyphs.svg of the package {installed_box.distribution!r}"
    try:
        elements = list(ElementTree.fromstring(text).iter())
    except ElementTree.ParseError as error:
        raise BadBox(f"{where} is no readable SVG: {error}") from None
    for element in elements:
        tag = str(element.tag).rpartition("}")[2]
        if tag in _FORBIDDEN or any(name.startswith("on") for name in element.attrib):
            raise BadBox(f"{where} may only draw: it has <{tag}>, or an attribute that runs a script")
    own = {ambush.monster.name for ambush in installed_box.box.ambushes if ambush.monster}
    for name in (element.attrib["id"] for element in elements if "id" in element.attrib):
        if name.removeprefix("g-") not in own:
            raise BadBox(f"{where} has a glyph {name!r}: glyphs are called g-NAME after the box's monsters")
    return text
