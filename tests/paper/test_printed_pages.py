"""Sheets on paper: the PDF is read back."""

from io import BytesIO
from re import sub
from typing import Any

import pypdfium2
import pytest
from pypdf import PdfReader

from cartographers.boxes import shelf
from cartographers.guide.card_entry import entries
from cartographers.paper.canvas import Canvas
from cartographers.paper.document import pdf_of
from cartographers.paper.maps import CELL, FRAME, WHOLE
from cartographers.paper.plan import print_plan
from cartographers.paper.sheet_page import map_square
from cartographers.rules.problem import Problem
from cartographers.rules.terrain import DRAWN
from cartographers.words.book import words
from cartographers.words.languages import languages
from testkit.long_forms import every

EDICTS = ("greenbough", "greengold-plains", "canal-lake", "borderlands")
OWN = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"
#: Millimetres in a point.
POINT = 25.4 / 72


def pages(language: str, sheets: tuple[str, ...] = ("A",), paper: str = "a4") -> PdfReader:
    return PdfReader(BytesIO(pdf_of(print_plan(sheets, EDICTS, paper), words(language))))


def plain(text: str) -> str:
    """A text without what a line break or a kind of space makes of it."""
    return sub(r"\s+", " ", text)


@pytest.mark.parametrize("language", every(languages(), short=["de", "uk"]))
def test_every_text_is_on_the_pages_and_can_be_copied(language: str) -> None:
    text = words(language)
    sheet, edicts = (plain(page.extract_text()) for page in pages(language).pages)
    for season in shelf().boxes["base"].seasons:
        assert text(season.key) in sheet
    assert plain(text("paper-sheet", letter=text("letter-A"), name=text("sheet-A"))) in sheet
    assert text("coins") in sheet and text("paper-name") in sheet and text("total") in sheet
    for letter, key in zip("ABCD", EDICTS, strict=True):
        assert text(key) in edicts and plain(text(f"{key}.rule")) in edicts
        assert text(f"letter-{letter}") in edicts.split()
    assert plain(text("monsters-rule")) in edicts


@pytest.mark.parametrize(
    ("language", "fonts"),
    [("cs", {"LoraSemiBold", "SourceSans3"}), ("uk", {"LoraSemiBold", "SourceSans3", "CartographersStar"})],
)
def test_all_fonts_are_our_own_and_part_of_the_file(language: str, fonts: set[str]) -> None:
    names = set()
    for page in pages(language).pages:
        resources: Any = page["/Resources"]
        for font in resources["/Font"].values():
            below = font.get_object()["/DescendantFonts"][0].get_object()
            assert "/FontFile2" in below["/FontDescriptor"].get_object()
            names.add(below["/BaseFont"].split("+")[-1])
    assert names == fonts


@pytest.mark.parametrize(
    ("paper", "size"),
    [
        ("a4", (210, 297)),
        ("letter", (216, 279)),
        ("a5", (148, 210)),
        ("a4-two", (297, 210)),
        ("letter-two", (279, 216)),
    ],
)
def test_the_pages_have_the_size_of_the_paper(paper: str, size: tuple[int, int]) -> None:
    for page in pages("en", ("A", "B", OWN), paper).pages:
        assert (round(page.mediabox.width * POINT), round(page.mediabox.height * POINT)) == size


def test_each_sheet_has_a_page_and_the_edicts_have_one() -> None:
    read = pages("en", ("A", "B", OWN))
    assert len(read.pages) == 4
    assert "Custom sheet" in read.pages[2].extract_text()
    assert read.metadata is not None and read.metadata.title == "Cartographers: sheets to print"


@pytest.mark.parametrize(("sheets", "on_pages"), [(("A",), 1), (("A", "B"), 1), (("A", "B", OWN), 2)])
def test_two_sheets_stand_on_a_page_and_the_last_one_fills_it(sheets: tuple[str, ...], on_pages: int) -> None:
    plan = print_plan(sheets, (), "a4-two")
    read = PdfReader(BytesIO(pdf_of(plan, words("en"))))
    assert len(read.pages) == on_pages
    assert [page.extract_text().count("Spring") for page in read.pages] == [2] * on_pages


@pytest.mark.parametrize(("paper", "places"), [("a5", 1), ("a4-two", 2), ("letter-two", 2)])
def test_a_smaller_sheet_is_the_same_sheet_made_smaller(paper: str, places: int) -> None:
    whole = print_plan(["B"], (), "letter" if paper.startswith("letter") else "a4")
    small = print_plan(["B"], (), paper)
    scale = small.size.scale
    assert 0.6 < scale < 0.75
    drawn = pypdfium2.PdfDocument(pdf_of(whole, words("en")))[0].render(scale=scale, grayscale=True).to_pil()
    page = pypdfium2.PdfDocument(pdf_of(small, words("en")))[0].render(grayscale=True).to_pil()
    for place in range(places):
        left, top = (round(length / POINT) for length in small.size.corner(place))
        part = page.crop((left, top, left + drawn.width, top + drawn.height))
        # A picture of a few points: where the ink is, but for the edges of lines.
        few = (24, 32)
        one, other = (picture.resize(few).tobytes() for picture in (drawn, part))
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < 30


def test_a_terrain_has_one_symbol_on_the_sheet_and_on_the_page_about_the_edicts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[list[str]] = []

    class Watched(Canvas):
        def new_page(self) -> None:
            drawn.append([])
            super().new_page()

        def glyph(self, name: str, x: float, y: float, width: float) -> None:
            drawn[-1].append(name)
            super().glyph(name, x, y, width)

    monkeypatch.setattr("cartographers.paper.document.Canvas", Watched)
    pdf_of(print_plan(["A"], EDICTS, "a4"), words("en"))
    for page in drawn:
        for terrain in DRAWN:
            of_terrain = {
                name for name in page if name.split("-")[-1 if "mini" in name else 0] == terrain.key
            }
            assert of_terrain == {f"mini-{terrain.key}"}


@pytest.mark.parametrize("language", every(languages(), short=["de"]))
def test_every_ambush_hero_and_skill_is_on_one_page_with_its_rule(language: str) -> None:
    text = words(language)
    (_, page) = PdfReader(BytesIO(pdf_of(print_plan(["A"], (), "a4", cards=True), text))).pages
    read = plain(page.extract_text())
    for kind in ("ambush", "hero", "skill"):
        for entry in entries(kind, text):
            assert plain(entry.name) in read
            assert all(plain(line).rstrip(".") in read for line in (*entry.facts, entry.rule) if line)


def test_without_edicts_there_are_only_sheets() -> None:
    assert len(PdfReader(BytesIO(pdf_of(print_plan(["D"], (), "a4"), words("en")))).pages) == 1


def test_what_is_printed_on_a_sheet_is_drawn_there_and_nothing_else() -> None:
    """Where a cell has ink besides the lines of the grid, there is a mountain, wasteland or ruins."""
    sheet = shelf().sheets["B"]
    plan = print_plan(["B"], (), "a4")
    picture = pypdfium2.PdfDocument(pdf_of(plan, words("en")))[0].render(grayscale=True).to_pil()
    left, top, side = (length / POINT for length in map_square(plan.size))
    cell = side * CELL / WHOLE

    def has_ink(index: int) -> bool:
        row, column = divmod(index, 11)
        x, y = left + FRAME / CELL * cell + column * cell, top + FRAME / CELL * cell + row * cell
        inside = picture.crop((round(x + 4), round(y + 4), round(x + cell - 4), round(y + cell - 4)))
        return bool(inside.getextrema()[0] < 200)

    printed = sheet.printed.mountain | sheet.printed.wasteland | sheet.printed.ruins
    assert sum(1 << index for index in range(121) if has_ink(index)) == printed
    assert picture.resize((1, 1)).getpixel((0, 0)) > 235, "little ink"


def test_a_wish_that_cannot_be_printed_is_refused_in_a_sentence() -> None:
    wishes: list[tuple[list[str], list[str], str, str]] = [
        ([], [], "a4", "You can print 1 to 8 sheets at once, not 0."),
        (
            ["A"],
            ["greenbough"],
            "a4",
            "The page about the edicts needs 4 different scoring cards, not 1.",
        ),
        (
            ["A"],
            [],
            "a6",
            "There is no paper size “a6” here. Choose from: a4, letter, a5, a4-two, letter-two.",
        ),
        (["Z"], [], "a4", "There is no sheet “Z”. Choose from: A, B, C, D."),
        (["11/11"], [], "a4", "You can’t play on this sheet. A sheet has 11 rows; this one has 2 rows."),
    ]
    for sheets, edicts, paper, sentence in wishes:
        with pytest.raises(Problem) as refused:
            print_plan(sheets, edicts, paper)
        assert words("en").problem(refused.value) == sentence
