"""A package with a broken box is named in one sentence, wherever the shelf is opened."""

from pathlib import Path

import pytest

from boxes.installing import command, write_package
from testkit.long_forms import every

HEAD = """
from cartographers.rules.box import Box
from cartographers.rules.map_sheet import map_sheet
"""
EMPTY = '["." * 11] * 11'
SHEET = f'{HEAD}BOX = Box("isles", sheets=(map_sheet("S", {EMPTY}),))\n'
WORDS = "box-isles = Isles\nsheet-S = Isles\n"

BROKEN = {
    "it cannot be imported": (
        {"__init__.py": "import nothing_like_this\n"},
        "the package 'isles' has a box that cannot be opened: importing isles ends in ModuleNotFoundError: "
        "No module named 'nothing_like_this'",
    ),
    "it has no box": (
        {"__init__.py": "BOX = 3\n"},
        "the package 'isles' names isles as a box, but there is no BOX = Box(…) in it",
    ),
    "its box is there already": (
        {"__init__.py": HEAD + 'BOX = Box("base")\n'},
        "there are two boxes 'base'; every box needs a key of its own (packages with boxes: isles)",
    ),
    "its sheet is there already": (
        {"__init__.py": SHEET.replace('"S"', '"A"')},
        "two things have one name: the sheet 'A' in the box 'isles' and the sheet 'A' in the box 'base' "
        "(packages with boxes: isles)",
    ),
    "its sheet is no sheet": (
        {"__init__.py": SHEET.replace('"." * 11', '"." * 12')},
        "the package 'isles' has a box that cannot be opened: importing isles ends in BadSheet: "
        "row 1 has 12 cells instead of 11",
    ),
    "it has no words": (
        {"__init__.py": SHEET},
        "isles/words/en.ftl of the package 'isles' lacks the text 'box-isles' (of 2 that are missing)",
    ),
    "its words are no texts": (
        {"__init__.py": SHEET, "words/en.ftl": "nonsense\n"},
        "isles/words/en.ftl of the package 'isles' cannot be read: line 1: 'nonsense' is neither",
    ),
    "a text of a card is there already": (
        {"__init__.py": SHEET, "words/en.ftl": WORDS + "orchard = Garden\n"},
        "isles/words/en.ftl of the package 'isles' has a text 'orchard', which there is already",
    ),
    "a text of the pages is there already": (
        {"__init__.py": SHEET, "words/en.ftl": WORDS + "menu = Menu\n"},
        "isles/words/en.ftl of the package 'isles' has a text 'menu', which there is already",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_command_names_what_is_wrong_and_the_package(name: str, tmp_path: Path) -> None:
    files, sentence = BROKEN[name]
    done = command(write_package(tmp_path, "isles", files), "simulate", "--games", "1")
    assert done.returncode == 2 and done.stderr.startswith(f"cartographers: {sentence}"), done.stderr
    assert "Traceback" not in done.stderr


GLYPHS = {
    "no SVG": ("<svg", "isles/glyphs.svg of the package 'isles' is no readable SVG"),
    "a script": ("<svg><script/></svg>", "isles/glyphs.svg of the package 'isles' may only draw"),
    "a glyph of ours": (
        '<svg><g id="g-forest-1"/></svg>',
        "isles/glyphs.svg of the package 'isles' has a glyph 'g-forest-1': glyphs are called g-NAME",
    ),
}


@pytest.mark.parametrize("name", every(GLYPHS, short=["a script"]))
def test_the_server_does_not_start_with_glyphs_that_are_none(name: str, tmp_path: Path) -> None:
    glyphs, sentence = GLYPHS[name]
    files = {"__init__.py": SHEET, "words/en.ftl": WORDS, "glyphs.svg": glyphs}
    folder = write_package(tmp_path, "isles", files)
    done = command(folder, "serve", "--port", "0", "--data", str(tmp_path / "games"))
    assert done.returncode == 2 and done.stderr.startswith(f"cartographers: {sentence}"), done.stderr


def test_an_entry_point_may_name_the_box_itself(tmp_path: Path) -> None:
    files = {"__init__.py": "", "box.py": SHEET.replace("BOX", "ISLES"), "words/en.ftl": WORDS}
    folder = write_package(tmp_path, "isles", files, value="isles.box:ISLES")
    done = command(folder, "simulate", "--games", "1", "--sheet", "S")
    assert "One game on sheet S (Isles)" in done.stdout, done.stderr
