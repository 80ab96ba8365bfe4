"""The language of the pages, first the browser's and then the chosen one; keyboards of other layouts."""

from playwright.sync_api import Page, expect

from browser.journey import asked_in, reach
from browser.person import NewPerson
from browser.table import sit_down
from browser.texts import LANGUAGES, texts
from server.serving import Json

OTHERS = [one for one in LANGUAGES if one != "en"]
#: What a key without Ctrl and Alt does to a page: its letter, and its place on the keyboard.
PRESS = """([key, code]) => document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))"""


def loaded_texts(page: Page) -> list[str]:
    """The languages whose texts the page has loaded."""
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    return [name.split("texts-")[1][:2] for name in names if "texts-" in name]


def test_a_first_visit_is_in_the_language_of_the_browser_and_loads_no_other(person: NewPerson) -> None:
    """Which language is chosen is tried for all of them in ``web/tests/start.test.ts``."""
    page = person(locale="uk", newcomer=True).open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(texts("uk")("home-new-title"))
    assert page.evaluate("document.documentElement.lang") == "uk"
    assert page.title() == texts("uk")("title")
    assert set(loaded_texts(page)) == {"uk"}


def test_another_language_keeps_the_shape_that_is_held_and_is_remembered(person: NewPerson) -> None:
    me = person()
    page, table = me.page, sit_down(me.page, reach(me.device, asked_in("draw"), seed=1))
    table.put_down()
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    for language in OTHERS:
        menu.get_by_role("combobox").select_option(language)
        # Awaited, because "Menu" is the same word in two languages.
        expect(page.locator(f"html[lang={language}]")).to_have_count(1)
        expect(menu.get_by_role("heading", level=2)).to_have_text(texts(language)("menu"))
        # The red button can be pressed only while a shape is held where it fits.
        expect(page.locator("button.go")).to_be_enabled()
        expect(page.locator("button.go")).to_contain_text(texts(language)("confirm"))
    page.reload()
    expect(page.locator("button.go")).to_contain_text(texts(OTHERS[-1])("confirm"))


def test_who_goes_through_the_languages_by_keys_chooses_with_enter_or_by_leaving(person: NewPerson) -> None:
    page = person().expect("status of 404").page
    page.goto("/nowhere")
    languages = page.get_by_role("combobox")
    languages.focus()
    page.keyboard.press("ArrowDown")
    stepped = languages.input_value()
    assert stepped != "en"
    expect(page.locator("html[lang=en]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(f"html[lang={stepped}]")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(page.locator(f"html[lang={stepped}]")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator("html[lang=en]")).to_have_count(1)


def test_every_page_says_its_language_and_lets_it_be_chosen(person: NewPerson) -> None:
    page = person().expect("status of 404").page
    for address in ("/", "/new", "/nowhere", "/j/nothing"):
        page.goto(address)
        expect(page.get_by_role("combobox", name="Language")).to_have_value("en")
    # A player who has no name yet is called in the language that is chosen later.
    page.goto("/new")
    page.get_by_role("button", name="Add a player on this device").click()
    page.get_by_role("combobox", name="Language").select_option("cs")
    expect(page.locator(f"[placeholder='{texts('cs')('player-name', number=2)}']")).to_be_visible()


def two_options(state: Json) -> bool:
    """Has a card to be drawn two terrains or shapes?"""
    asked = asked_in("draw")(state)
    return asked and sum(len(one["terrains"]) for one in state["mine"][0]["offer"]["choices"]) > 1


def test_shortcuts_go_by_the_place_of_a_key(person: NewPerson) -> None:
    """К, А and Т are where R, F and N are; the digits of a Czech keyboard are letters."""
    me = person()
    table = sit_down(me.page, reach(me.device, two_options, seed=1))
    me.page.evaluate(PRESS, ["т", "KeyN"])
    expect(table.go).to_be_enabled()
    label = table.map.get_by_role("gridcell")
    before = label.evaluate_all("all => all.map(one => one.ariaLabel)")
    me.page.evaluate(PRESS, ["к", "KeyR"])
    me.page.evaluate(PRESS, ["а", "KeyF"])
    expect(table.say).not_to_have_text("")
    assert label.evaluate_all("all => all.map(one => one.ariaLabel)") != before
    options = table.card.locator("[data-part=options] button[aria-pressed]")

    def chosen() -> object:
        return options.evaluate_all("all => all.map(one => one.ariaPressed)")

    first = chosen()
    me.page.evaluate(PRESS, ["ě", "Digit2"])
    second = chosen()
    assert second != first
    me.page.evaluate(PRESS, ["1", "Numpad1"])
    assert chosen() == first
    # The number pad's keys are arrows while Num Lock is off.
    me.page.evaluate(PRESS, ["ArrowDown", "Numpad2"])
    assert chosen() == first
    me.page.evaluate(PRESS, ["р", "KeyH"])
    expect(table.card.get_by_role("button", name="Where?")).to_be_visible()
