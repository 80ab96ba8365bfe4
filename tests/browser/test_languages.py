"""The language of the pages, first the browser's and then the chosen one; keyboards of other layouts."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.journey import asked_in, reach
from browser.person import NewPerson
from browser.table import Table, sit_down

WORDS = Path(__file__).parents[2] / "src" / "cartographers" / "words"
#: Every language that the pages have besides English.
OTHERS = sorted(path.parent.name for path in WORDS.glob("*/page.ftl") if path.parent.name != "en")
#: What a key without Ctrl and Alt does to a page: its letter, and its place on the keyboard.
PRESS = """([key, code]) => document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))"""


def text_of(language: str, key: str) -> str:
    """A text of one line without values."""
    lines = (WORDS / language / "page.ftl").read_text(encoding="utf-8").splitlines()
    return next(line.split(" = ", 1)[1] for line in lines if line.startswith(f"{key} = "))


def loaded_texts(page: Page) -> list[str]:
    """The languages whose texts the page has loaded."""
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    return [name.split("texts-")[1][:2] for name in names if "texts-" in name]


@pytest.mark.parametrize("language", OTHERS)
def test_a_first_visit_is_in_the_language_of_the_browser_and_loads_no_other(
    person: NewPerson, language: str
) -> None:
    page = person(locale=language).open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(text_of(language, "home-title"))
    assert page.evaluate("document.documentElement.lang") == language
    assert page.title() == text_of(language, "title")
    assert set(loaded_texts(page)) == {language}


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_keeps_the_shape_that_is_held_and_is_remembered(
    person: NewPerson, language: str
) -> None:
    me = person()
    page, table = me.page, sit_down(me.page, reach(me.device, asked_in("draw"), seed=1))
    table.put_down()
    page.get_by_role("button", name="Menu").click()
    choice = page.get_by_role("dialog").get_by_role("combobox")
    choice.select_option(language)
    expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text(text_of(language, "menu"))
    assert page.evaluate("document.documentElement.lang") == language
    page.keyboard.press("Escape")
    # The red button can be pressed only while a shape is held where it fits.
    expect(page.locator("button.go")).to_be_enabled()
    expect(page.locator("button.go")).to_contain_text(text_of(language, "confirm"))
    page.reload()
    expect(page.locator("button.go")).to_contain_text(text_of(language, "confirm"))


def test_a_language_that_there_are_no_texts_in_is_english(person: NewPerson) -> None:
    page = person(locale="la").open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(text_of("en", "home-title"))
    assert page.evaluate("document.documentElement.lang") == "en"


def test_every_page_says_its_language_and_lets_it_be_chosen(person: NewPerson) -> None:
    page = person().expect("status of 404").page
    for address in ("/", "/new", "/nowhere", "/j/nothing"):
        page.goto(address)
        expect(page.get_by_role("combobox", name="Language")).to_have_value("en")


def test_shortcuts_go_by_the_place_of_a_key(person: NewPerson) -> None:
    """К, А and Т are where R, F and N are; the digits of a Czech keyboard are letters."""
    me = person()
    sit_down(me.page, reach(me.device, asked_in("draw"), seed=1))
    table = Table(me.page)
    me.page.evaluate(PRESS, ["т", "KeyN"])
    expect(table.go).to_be_enabled()
    label = table.map.get_by_role("gridcell")
    before = label.evaluate_all("all => all.map(one => one.ariaLabel)")
    me.page.evaluate(PRESS, ["к", "KeyR"])
    me.page.evaluate(PRESS, ["а", "KeyF"])
    expect(table.say).not_to_have_text("")
    assert label.evaluate_all("all => all.map(one => one.ariaLabel)") != before
    me.page.evaluate(PRESS, ["ě", "Digit2"])
    choices = me.page.locator("[aria-keyshortcuts], .option[aria-pressed=true]").filter(has_text="2")
    expect(choices.first).to_be_visible()
    me.page.evaluate(PRESS, ["р", "KeyH"])
    expect(table.card.get_by_role("button", name="Where?")).to_be_visible()
