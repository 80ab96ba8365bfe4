"""The score checker paints a map from a photo, and people correct what was hard to read."""

from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, expect

from browser.chromium import PHONE
from browser.person import NewPerson
from photo.photos import MAP, drawn, photo, wrong_cells

#: Milliseconds until the server has answered in any case: the first photo waits for its reader to start.
READING = 90_000


def checking(page: Page) -> Page:
    page.goto("/check")
    page.get_by_role("grid", name="The painted map").wait_for()
    return page


def choose(page: Page, image: bytes) -> None:
    file: FilePayload = {"name": "sheet.jpg", "mimeType": "image/jpeg", "buffer": image}
    page.get_by_label("Read a photo").set_input_files(file)


def said(page: Page, text: str) -> Locator:
    """What the page says, besides what is read aloud."""
    return page.get_by_role("main").get_by_text(text)


def painted(page: Page) -> tuple[str, ...]:
    return tuple(page.get_by_label("Eleven rows of eleven").input_value().split())


@pytest.mark.long
def test_a_photo_is_read_compared_and_found_correct(person: NewPerson) -> None:
    page = checking(person().page)
    page.get_by_role("radio", name="B", exact=True).check(force=True)
    with page.expect_response("**/api/photo", timeout=READING) as answer:
        choose(page, photo(drawn()))
    assert answer.value.ok, answer.value.text()
    expect(said(page, "The map is painted from the photo")).to_be_visible()
    # The marks say which sheet it is.
    expect(page.get_by_role("radio", name="A", exact=True)).to_be_checked()
    assert wrong_cells(painted(page)) <= 2
    compare = page.get_by_role("button", name="Show the photo")
    compare.click()
    seen = page.get_by_role("img", name="The map in the photo")
    assert seen.evaluate("image => image.decode().then(() => image.naturalWidth)") > 300
    compare.click()
    expect(seen).to_be_hidden()
    compare.click()
    page.get_by_role("button", name="All correct").click()
    expect(seen).to_be_hidden()
    page.keyboard.press("Control+z")
    assert painted(page) != MAP and "f" not in "".join(painted(page))


def test_what_was_hard_to_read_is_marked_until_somebody_has_painted_it(person: NewPerson) -> None:
    page = checking(person(PHONE).page)
    answer = {"sheet": "A", "rows": list(MAP), "doubtful": ["A1", "C10"], "flat": ""}
    page.route("**/api/photo", lambda route: route.fulfill(json=answer))
    choose(page, b"a photo")
    expect(said(page, "The 2 marked spaces were hard to read")).to_be_visible()
    corner = page.get_by_role("gridcell", name="A1, forest, hard to read")
    expect(page.get_by_role("gridcell", name="C10, farm on ruins, hard to read")).to_be_attached()
    corner.focus()
    for key in ("4", "Space"):
        page.keyboard.press(key)
    expect(page.get_by_role("gridcell", name="A1, water", exact=True)).to_be_attached()
    expect(said(page, "The marked space was hard to read")).to_be_visible()
    # Another player's map has nothing to do with this photo.
    page.get_by_role("button", name="Add a player").click()
    expect(said(page, "hard to read")).to_have_count(0)


@pytest.mark.long
def test_a_photo_that_cannot_be_read_says_why_and_leaves_the_map(person: NewPerson) -> None:
    page = checking(person().expect("status of 422").page)
    before = painted(page)
    choose(page, b"no picture at all")
    expect(page.get_by_role("alert")).to_contain_text("JPEG, PNG or WebP")
    assert painted(page) == before
    # Others play on sheet A: a photo of sheet C is not painted over it.
    page.get_by_role("button", name="Add a player").click()

    def other_sheet(route: Route) -> Any:
        route.fulfill(json={"sheet": "C", "rows": list(MAP), "doubtful": [], "flat": ""})

    page.route("**/api/photo", other_sheet)
    choose(page, b"a photo")
    expect(page.get_by_role("alert")).to_contain_text("different sheet (C)")
    assert painted(page) == before
