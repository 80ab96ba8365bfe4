"""Sheets of one's own: drawn or pasted on the set-up page, shared by link, played on and kept."""

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.chromium import PHONE
from browser.journey import finished, over, play_on
from browser.person import NewPerson
from browser.table import Table, sideways

BLANK = "11/11/11/11/11/11/11/11/11/11/11"
#: A sheet that is not printed in any box.
PICTURE = "11/3^6r/2r8/5^5/1##6^1/11/1^2r2r3/4#6/7^3/1r8r/11"
#: A deal that begins with three explore cards, so that nothing is on the map at first.
NO_EARLY_AMBUSH = "4"


class Drawing:
    """The part of the set-up page on which a sheet is drawn."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.map = page.get_by_role("grid", name="Your sheet")
        self.undo = page.get_by_role("button", name="Undo")
        self.link = page.get_by_label("Link to this sheet")
        self.text = page.get_by_label("Eleven rows of eleven")
        self.deal = page.get_by_role("button", name="Start the game")
        self.alert = page.get_by_role("alert")

    def open(self) -> "Drawing":
        """Choose to draw."""
        self.page.get_by_role("group", name="Map sheet").locator("label").last.click()
        self.map.wait_for()
        return self

    def take(self, tool: str) -> None:
        """Choose what to draw."""
        self.page.locator("label").filter(has_text=re.compile(f"^\\s*{tool}")).click()

    def cell(self, name: str) -> Locator:
        """A cell of the sheet."""
        return self.map.get_by_role("gridcell", name=re.compile(rf"^{name},"))

    def middle(self, name: str) -> tuple[float, float]:
        """The point in the middle of a cell."""
        box = self.cell(name).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, *names: str) -> None:
        """Press cells with the mouse."""
        for name in names:
            self.cell(name).scroll_into_view_if_needed()
            self.page.mouse.click(*self.middle(name))

    def drag(self, start: str, end: str) -> None:
        """Draw from one cell to another, as quickly as a mouse may go."""
        self.map.scroll_into_view_if_needed()
        self.page.mouse.move(*self.middle(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(end))
        self.page.mouse.up()

    def shows(self, name: str, what: str) -> None:
        """A cell is said to have something on it."""
        expect(self.cell(name)).to_have_accessible_name(f"{name}, {what}")

    def linked(self, line: str) -> None:
        """The link names a sheet."""
        expect(self.link).to_have_value(re.compile(re.escape(quote(line)) + "$"))


def at_set_up(page: Page) -> Drawing:
    """The set-up page with a blank sheet to draw on."""
    page.goto("/new")
    drawing = Drawing(page).open()
    drawing.linked(BLANK)
    return drawing


@pytest.mark.long
def test_a_sheet_is_drawn_with_the_mouse_and_played_to_the_end(person: NewPerson) -> None:
    me = person()
    page = me.page
    drawing = at_set_up(page)
    drawing.press("B4", "D6", "E10")
    for cell in ("B4", "D6", "E10"):
        drawing.shows(cell, "mountain")
    drawing.take("Ruins")
    drawing.press("B11", "C3")
    drawing.take("Wasteland")
    drawing.drag("H5", "H8")
    drawing.take("Erase")
    drawing.press("H8")
    line = "11/3^6r/2r8/5^5/9^1/11/11/4###4/11/11/11"
    drawing.linked(line)
    page.locator(".seed input").fill(NO_EARLY_AMBUSH)
    drawing.deal.click()
    assert Table(page).settle() == "turn"
    assert me.state["sheet"] == line
    rows = ["...........", "...^......r", "..r........", ".....^.....", ".........^."]
    assert me.state["seats"][0]["rows"][:5] == rows
    expect(page.get_by_role("banner")).to_contain_text("Custom sheet")
    table = Table(page)
    with page.expect_response(re.compile("/decision$")):
        table.decide()
    play_on(me.device, me.game, over, most=300)
    while table.settle() != "end":
        expect(page.get_by_role("grid").first).to_be_visible()
        table.onwards()


@pytest.mark.long
def test_a_press_on_what_is_drawn_clears_it_and_undo_brings_it_back(person: NewPerson) -> None:
    drawing = at_set_up(person().page)
    expect(drawing.undo).to_be_disabled()
    drawing.press("C3")
    drawing.shows("C3", "mountain")
    drawing.press("C3")
    drawing.shows("C3", "empty")
    drawing.undo.click()
    drawing.shows("C3", "mountain")
    # A stroke is undone as a whole.
    drawing.drag("A1", "A9")
    drawing.shows("A9", "mountain")
    drawing.undo.click()
    drawing.shows("A1", "empty")
    drawing.shows("A9", "empty")
    drawing.page.get_by_role("button", name="Sheet B, Wastelands").click()
    drawing.shows("B9", "mountain")
    drawing.undo.click()
    drawing.shows("B9", "empty")
    drawing.shows("C3", "mountain")


def test_a_sheet_is_drawn_with_the_keyboard_alone_and_read_out(person: NewPerson) -> None:
    drawing = at_set_up(person().page)
    heard = drawing.page.locator("[aria-live=polite]")
    drawing.cell("F6").focus()
    for key in ("ArrowRight", "2", "Space"):
        drawing.page.keyboard.press(key)
    drawing.shows("F7", "ruins")
    expect(heard.filter(has_text="F7, ruins")).to_be_attached()
    expect(drawing.page.get_by_role("radio", name="Ruins")).to_be_checked()
    drawing.page.keyboard.press("Control+z")
    drawing.shows("F7", "empty")
    # On a German keyboard Y is where others have Z, on a Ukrainian one Я is.
    drawing.page.keyboard.press("Space")
    for key, what in (("y", "ruins"), ("я", "empty")):
        event = {"key": key, "code": "KeyZ", "ctrlKey": True, "bubbles": True}
        drawing.cell("F7").dispatch_event("keydown", event)
        drawing.shows("F7", what)


@pytest.mark.long
def test_a_sheet_is_drawn_with_a_finger_on_a_phone(person: NewPerson) -> None:
    drawing = at_set_up(person(PHONE).page)
    drawing.map.scroll_into_view_if_needed()
    drawing.page.touchscreen.tap(*drawing.middle("C3"))
    drawing.shows("C3", "mountain")
    drawing.take("Wasteland")
    drawing.page.touchscreen.tap(*drawing.middle("C4"))
    drawing.shows("C4", "wasteland")
    drawing.linked("11/11/2^#7/11/11/11/11/11/11/11/11")
    assert sideways(drawing.page) <= 0


@pytest.mark.long
def test_a_sheet_without_room_is_refused_with_the_reason_until_there_is_room(person: NewPerson) -> None:
    drawing = at_set_up(person().page)
    drawing.take("Wasteland")
    for row in "ABCDE":
        drawing.drag(f"{row}1", f"{row}11")
    expect(drawing.deal).to_be_enabled()
    drawing.drag("F1", "F11")
    expect(drawing.alert).to_contain_text("You can’t play on this sheet yet:")
    expect(drawing.alert).to_contain_text("55 spaces are left to draw on")
    expect(drawing.deal).to_be_disabled()
    expect(drawing.link).to_have_count(0)
    drawing.undo.click()
    expect(drawing.alert).to_have_count(0)
    expect(drawing.deal).to_be_enabled()


#: What is wrong with a picture, told one after another.
WRONG = {
    "": "Paste a sheet first.",
    "11/" * 9 + "11": "A sheet has 11 rows; this one has 10 rows.",
    PICTURE.replace("5^5", "5^4"): "Row 4 has 10 spaces instead of 11.",
    PICTURE.replace("1##6^1", "1#x6^1"): "“x” in row 5, column 3",
}


def test_a_pasted_picture_that_is_wrong_is_told_where(person: NewPerson) -> None:
    drawing = at_set_up(person().page)
    drawing.page.get_by_text("The sheet as text").click()
    for text, reason in WRONG.items():
        drawing.text.fill(text)
        drawing.page.get_by_role("button", name="Use this text").click()
        expect(drawing.alert).to_contain_text(reason)
        # The sheet that was there stays.
        drawing.linked(BLANK)
    drawing.text.fill(PICTURE)
    drawing.page.get_by_role("button", name="Use this text").click()
    expect(drawing.alert).to_have_count(0)
    drawing.linked(PICTURE)
    expect(drawing.text).to_have_value(re.compile(r"^\.{11}\n\.{3}\^\.{6}r\n"))


@pytest.mark.long
def test_a_picture_is_loaded_from_a_file(person: NewPerson, tmp_path: Path) -> None:
    drawing = at_set_up(person().page)
    file = tmp_path / "sheet.txt"
    file.write_text("\r\n".join([*("." * 11 for _ in range(10)), "r.........^"]) + "\r\n", encoding="utf-8")
    drawing.page.get_by_text("The sheet as text").click()
    drawing.page.get_by_label("Load a file").set_input_files(file)
    drawing.shows("K11", "mountain")
    drawing.shows("K1", "ruins")


@pytest.mark.long
def test_a_friend_opens_the_link_and_plays_on_the_same_sheet(person: NewPerson) -> None:
    me, friend = person(), person()
    drawing = at_set_up(me.page)
    drawing.press("C3", "K11")
    line = "11/11/2^8/11/11/11/11/11/11/11/10^"
    drawing.linked(line)
    page = friend.open(drawing.link.input_value())
    theirs = Drawing(page)
    theirs.shows("C3", "mountain")
    theirs.linked(line)
    theirs.deal.click()
    assert Table(page).settle() == "turn"
    assert friend.state["sheet"] == line


@pytest.mark.long
def test_a_friend_s_sheet_replaces_the_own_one_only_when_it_is_used(person: NewPerson) -> None:
    page = person().page
    drawing = at_set_up(page)
    drawing.press("A1")
    page.goto(f"/new?sheet={quote(PICTURE)}")
    drawing.linked(PICTURE)
    page.goto("/new")
    drawing.open().shows("A1", "mountain")
    page.goto(f"/new?sheet={quote(PICTURE)}")
    drawing.linked(PICTURE)
    drawing.press("A1")
    expect(page).to_have_url(re.compile("/new$"))
    page.reload()
    drawing.open().shows("A1", "mountain")
    drawing.shows("B4", "mountain")


@pytest.mark.long
def test_a_wrong_link_gets_a_clear_sentence_and_a_game_can_be_set_up_all_the_same(person: NewPerson) -> None:
    page = person().page
    for sheet, reason in (
        (PICTURE.replace("r2r3", "q2r3"), "“q” in row 7, column 5"),
        ("11/11", "A sheet has 11 rows; this one has 2 rows."),
        ("Z", "Z"),
    ):
        page.goto(f"/new?sheet={quote(sheet)}")
        expect(page.get_by_role("alert")).to_contain_text("The sheet in this link can’t be used:")
        expect(page.get_by_role("alert")).to_contain_text(reason)
        expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_a_link_may_name_a_printed_sheet(person: NewPerson) -> None:
    page = person().open("/new?sheet=D")
    expect(page.get_by_role("radio", name=re.compile("^D: Wastelands"))).to_be_checked()


@pytest.mark.long
def test_the_record_replay_and_next_games_have_the_sheet(person: NewPerson, tmp_path: Path) -> None:
    me = person()
    game = finished(me.device, seed=3, sheet=PICTURE)
    page = me.open(f"/g/{game}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Record", exact=True).click()
    record = tmp_path / "record.txt"
    coming.value.save_as(record)
    assert PICTURE in record.read_text(encoding="utf-8")
    page.goto("/more")
    page.get_by_label("Choose a file").set_input_files(record)
    expect(page.get_by_role("heading", level=1, name="Replay")).to_be_visible()
    assert me.state["sheet"] == PICTURE

    page.goto(f"/g/{game}/end")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: game not in address)
    assert Table(page).settle() == "turn"
    assert me.state["sheet"] == PICTURE

    page.goto(f"/g/{game}/analysis?seat=0&turn=2")
    page.get_by_role("button", name="Same cards").click()
    page.wait_for_url(lambda address: game not in address)
    assert Table(page).settle() == "turn"
    assert (me.state["sheet"], me.state["what_if_of"]) == (PICTURE, game)
    page.goto("/")
    page.get_by_role("button", name=re.compile("^All games")).click()
    expect(page.get_by_role("link", name=re.compile("custom sheet")).first).to_be_visible()


@pytest.mark.long
def test_choosing_to_draw_on_a_phone_leaves_the_page_where_it_is(person: NewPerson) -> None:
    page = person(PHONE).page
    page.goto("/new")
    choice = page.locator("label").filter(has_text="Your own")
    choice.wait_for()
    choice.scroll_into_view_if_needed()
    page.evaluate("scrollBy(0, 200)")
    before = page.evaluate("scrollY")
    Drawing(page).open()
    assert page.evaluate("scrollY") == before > 0
    expect(choice).to_be_in_viewport()
