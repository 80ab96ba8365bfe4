"""Games on paper: scores that are checked through the page, and sheets that are printed."""

import json
import re
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

from browser.chromium import PHONE
from browser.in_window import resize
from browser.person import NewPerson
from cartographers.boxes import shelf
from cartographers.rules.card import Stack
from cartographers.words.book import words

VECTORS = Path(__file__).parents[1] / "data" / "vectors" / "scoring.jsonl"
BOARDS = [json.loads(line) for line in VECTORS.read_text().splitlines()]
MINUS = "\N{MINUS SIGN}"


class Checking:
    """The page that checks scores."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.map = page.get_by_role("grid", name="The painted map")
        self.scored = page.locator("[data-part=scored]")
        self.result = page.locator("[data-part=result]")
        self.text = page.get_by_label("Eleven rows of eleven")

    def open(self) -> "Checking":
        """Come from the page where somebody with the box would look."""
        self.page.goto("/more")
        self.page.get_by_role("link", name="Check scores").click()
        self.map.wait_for()
        return self

    def edict(self, letter: str) -> Locator:
        """The select of an edict."""
        return self.page.get_by_role("combobox", name=f"Edict {letter}")

    def paste(self, rows: list[str]) -> None:
        """Use a map as text."""
        self.text.fill("\n".join(rows))
        self.page.get_by_role("button", name="Use this text").click()

    def line(self, what: str) -> Locator:
        """The line of an edict, of the coins or of the monsters."""
        return self.scored.locator("li").filter(has_text=what).locator("b")

    def middle(self, name: str) -> tuple[float, float]:
        """The point in the middle of a cell."""
        box = self.map.get_by_role("gridcell", name=re.compile(rf"^{name},")).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, start: str, end: str) -> None:
        """Paint from one cell to another."""
        self.page.mouse.move(*self.middle(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(end))
        self.page.mouse.up()


def shown(stars: int) -> str:
    return str(stars) if stars >= 0 else f"{MINUS}{-stars}"


def check_vector(checking: Checking, board: dict[str, Any], number: int) -> None:
    """Choose four scoring cards, paste the map, and compare what the page says with the vector."""
    cards = [[card.key for card in shelf().edicts.values() if card.stack is kind][number] for kind in Stack]
    for letter, key in zip("ABCD", cards, strict=True):
        checking.edict(letter).select_option(key)
    checking.paste(board["rows"])
    for key in cards:
        expect(checking.line(words("en")(key))).to_have_text(shown(board["scores"][key]))
    expect(checking.line("Monsters")).to_have_text(shown(-board["scores"]["monsters"]))
    winter = board["scores"][cards[3]] + board["scores"][cards[0]] - board["scores"]["monsters"]
    expect(checking.scored.locator("h2")).to_contain_text(shown(winter))


@pytest.mark.long
def test_the_page_scores_the_vectors_and_explains_the_stars(person: NewPerson) -> None:
    checking = Checking(person().page).open()
    checking.page.get_by_text("The map as text").click()
    for number in range(8):
        check_vector(checking, BOARDS[5 * number], number)
    checking.scored.get_by_role("button").first.click()
    together = checking.page.locator("section.parts li.sum b")
    expect(together).to_have_text(checking.scored.locator("b").first.inner_text())


def test_a_sheet_is_painted_for_two_players_season_by_season_and_kept(person: NewPerson) -> None:
    checking = Checking(person().page).open()
    page = checking.page
    checking.edict("A").select_option("greenbough")
    checking.edict("D").select_option("borderlands")
    checking.drag("A1", "A11")
    expect(checking.line("Greenbough")).to_have_text("12")
    expect(checking.line("Borderlands")).to_have_text("6")
    page.keyboard.press("5")
    checking.drag("E1", "E1")
    expect(checking.line("Monsters")).to_have_text(f"{MINUS}3")
    page.keyboard.press("6")
    checking.drag("A1", "A2")
    expect(checking.line("Greenbough")).to_have_text("10")
    page.keyboard.press("Control+z")
    expect(checking.line("Greenbough")).to_have_text("12")
    page.get_by_label("Coins that count this season").fill("4")
    expect(checking.line("Coins")).to_have_text("4")
    expect(checking.scored.locator("h2")).to_have_text(re.compile("^Winter19"))
    # Spring begins with what is there.
    page.get_by_role("button", name="Spring").click()
    expect(checking.scored.locator("h2")).to_have_text(re.compile("^Spring"))
    page.get_by_role("button", name="Add a player").click()
    page.get_by_label("Name of the player").fill("Ben")
    expect(checking.result.get_by_role("row")).to_have_count(3)
    expect(checking.result.get_by_role("row").nth(1)).to_contain_text("Player 1")
    expect(checking.result.get_by_role("row").nth(2)).to_contain_text("Ben")
    before = checking.result.inner_text()
    page.reload()
    expect(checking.result.get_by_role("row").nth(2)).to_contain_text("Ben")
    assert sorted(checking.result.inner_text().split()) == sorted(before.split())


@pytest.mark.long
def test_a_finger_paints_on_a_phone_and_keys_paint_alone(person: NewPerson) -> None:
    checking = Checking(person(PHONE).page).open()
    checking.edict("A").select_option("greenbough")
    checking.map.scroll_into_view_if_needed()
    checking.page.touchscreen.tap(*checking.middle("C3"))
    expect(checking.line("Greenbough")).to_have_text("2")
    checking.map.get_by_role("gridcell", name=re.compile("^F6,")).focus()
    for key in ("ArrowUp", "4", "Space"):
        checking.page.keyboard.press(key)
    expect(checking.map.get_by_role("gridcell", name="E6, water")).to_be_attached()


@pytest.mark.long
def test_the_rule_of_an_edict_stands_below_its_name_beside_the_map(person: NewPerson) -> None:
    checking = Checking(person().page).open()
    choice = checking.edict("A")
    rule = checking.page.locator("label").filter(has=choice).locator("small")
    for size in ((1366, 768), (2560, 1440)):
        resize(checking.page, *size)
        above, below = choice.bounding_box(), rule.bounding_box()
        assert above and below
        assert above["y"] + above["height"] <= below["y"], size


@pytest.mark.long
def test_the_buttons_that_add_and_remove_a_player_stand_beside_the_name(person: NewPerson) -> None:
    checking = Checking(person().page).open()
    add = checking.page.get_by_role("button", name="Add a player")
    add.click()
    remove = checking.page.get_by_role("button", name="Remove this player")
    for size in ((320, 568), (844, 390), (1366, 768)):
        resize(checking.page, *size)
        tops = {round((one.bounding_box() or {"y": -1})["y"]) for one in (add, remove)}
        assert len(tops) == 1, size


@pytest.mark.long
def test_the_printed_sheets_stand_in_one_row_on_a_phone(person: NewPerson) -> None:
    for language in ("ru", "de"):
        page = person(locale=language).open("/check")
        sheets = page.get_by_role("radiogroup").first.locator("label")
        expect(sheets).to_have_count(4)
        for size in ((320, 568), (375, 667)):
            resize(page, *size)
            assert len({round((one.bounding_box() or {"y": -1})["y"]) for one in sheets.all()}) == 1, language


@pytest.mark.long
def test_sheets_are_chosen_and_opened_as_a_pdf(person: NewPerson) -> None:
    me = person(locale="pl")
    page = me.page
    page.goto("/print")
    page.locator("label").filter(has_text="B: Bezdroża").click()
    page.get_by_role("checkbox", name="Ze stroną o\u00a0edyktach").check()
    page.get_by_text("Letter", exact=True).click()
    address = page.get_by_role("link", name="Otwórz PDF").get_attribute("href")
    assert address
    pages = PdfReader(BytesIO(me.device.get(address).content)).pages
    assert [round(one.mediabox.width) for one in pages] == [612, 612, 612]
    assert "Bezdroża" in pages[1].extract_text() and "Edykty" in pages[2].extract_text()
