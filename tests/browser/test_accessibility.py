"""For everyone: axe finds nothing serious, the map can be walked, and what happens is read out."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import DESKTOP, PHONE, TABLET
from browser.every_page import WAYS, drawing, sit_down
from browser.journey import asked_in, reach
from browser.table import Table, sideways

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
RUN = "rules => axe.run(document, {resultTypes: ['violations'], ...(rules && {runOnly: rules})})"


def findings(page: Page, *rules: str) -> list[str]:
    """What axe finds that keeps somebody out, with the elements it found it on."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN, list(rules) or None)["violations"]
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_axe_finds_nothing_serious_in_either_theme(person, way):
    me = person(DESKTOP, color_scheme="light")
    way(me)
    assert findings(me.page) == []
    # The dark page differs in its colours only.
    me.page.emulate_media(color_scheme="dark")
    assert findings(me.page, "color-contrast") == []


@pytest.mark.parametrize("view", [TABLET, PHONE], ids=["tablet", "phone"])
def test_axe_finds_nothing_serious_at_a_smaller_table(person, view):
    me = person(view, color_scheme="dark")
    drawing(me)
    page = me.page
    assert findings(page) == []
    tabs = page.get_by_role("tab") if view is TABLET else page.get_by_role("navigation").get_by_role("button")
    for index in range(tabs.count()):
        tabs.nth(index).click()
        assert findings(page) == []
        if view is PHONE:
            page.keyboard.press("Escape")


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_no_page_of_a_phone_scrolls_sideways(person, way):
    me = person(PHONE)
    way(me)
    assert sideways(me.page) <= 0
    me.page.set_viewport_size({"width": 320, "height": 640})
    assert sideways(me.page) <= 0


def test_the_map_is_a_grid_that_can_be_walked(person):
    me = person()
    table = sit_down(me, reach(me.device, asked_in("draw"), seed=8))
    state = me.state
    expect(table.map).to_have_accessible_name("Your map")
    expect(table.map.get_by_role("row")).to_have_count(11)
    expect(table.map.get_by_role("gridcell")).to_have_count(121)
    words = {".": "empty", "r": "ruins", "^": "mountain", "m": "monster"}
    for row, column in ((1, 3), (1, 5), (2, 1), (10, 10)):
        name = f"{'ABCDEFGHIJK'[row]}{column + 1}"
        ground = words[state["seats"][0]["rows"][row][column]]
        expect(table.cell(name)).to_have_accessible_name(
            re.compile(f"^{name}, {ground}: (fits|does not fit) here$")
        )
    # One stop for the Tab key; Enter and arrows do the rest.
    assert table.map.locator("[tabindex='0']").count() == 1
    table.cell("E5").focus()
    table.keys("n")
    expect(table.go).to_be_enabled()
    table.keys("Enter")
    table.settle()
    drawn = [
        cell
        for line in me.state["log"]
        for one in line["drawn"]
        for _, cells in one["strokes"]
        for cell in cells
    ]
    terrain = me.state["log"][-2]["drawn"][0]["strokes"][0][0] if drawn else ""
    expect(table.cell(drawn[-1])).to_have_accessible_name(re.compile(f"^{drawn[-1]}, {terrain}"))


def test_without_a_shape_in_hand_the_arrows_walk_over_the_map(person):
    me = person()
    game = me.device.create(seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}], seed=1)["id"]
    table = sit_down(me, game)
    table.decide()
    expect(me.page.get_by_text("Your drawing is sealed")).to_be_visible()
    table.cell("E5").focus()
    for key, cell in (("ArrowRight", "E6"), ("ArrowDown", "F6"), ("Home", "F1"), ("Control+End", "K11")):
        table.keys(key)
        expect(table.cell(cell)).to_be_focused()


def test_card_result_and_season_are_read_out(person):
    me = person()
    page = me.page
    table = sit_down(me, reach(me.device, asked_in("draw"), seed=8))
    spoken = page.locator("[aria-live=polite]").filter(has_text=re.compile(r"\S"))

    def heard(words: str) -> None:
        expect(spoken.filter(has_text=re.compile(words)).first).to_be_attached()

    heard(f"Spring. Card: {table.title.inner_text()}")
    expect(table.say).to_have_attribute("role", "status")
    table.decide()
    table.settle()
    heard(f"Card: {table.title.inner_text()}")
    while table.settle() == "turn":
        table.decide()
    heard("Spring is over: ")


def test_after_going_to_another_page_the_reader_begins_at_its_heading(person):
    me = person()
    page = me.open("/")
    page.get_by_role("link", name="All sets, maps and seats").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert page.title() == "A new game · Cartographers"


def test_dialogs_close_with_escape_and_give_the_focus_back(person):
    me = person()
    sit_down(me, reach(me.device, asked_in("draw"), seed=8))
    menu = me.page.get_by_role("button", name="Menu")
    menu.click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()


def test_nothing_moves_for_whoever_asks_for_less_motion(person):
    me = person()
    table = sit_down(me, reach(me.device, asked_in("draw"), seed=8))
    table.put_down()
    table.keys("n", "r", "f")
    assert me.page.evaluate("document.getAnimations().length") == 0


def test_an_animation_takes_at_most_a_fifth_of_a_second(person):
    me = person(reduced_motion="no-preference")
    table = sit_down(me, reach(me.device, asked_in("draw"), seed=8))
    me.page.evaluate(
        """() => {
            window.longest = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, how) {
                window.longest = Math.max(window.longest, typeof how === "number" ? how : how.duration);
                return animate.call(this, frames, how);
            };
            document.addEventListener("transitionrun", (event) => {
                const [running] = event.target.getAnimations();
                if (running) window.longest = Math.max(window.longest, running.effect.getTiming().duration);
            });
        }"""
    )
    table.put_down()
    table.keys("n", "r", "f")
    me.page.wait_for_timeout(100)
    assert 0 < me.page.evaluate("window.longest") <= 200
