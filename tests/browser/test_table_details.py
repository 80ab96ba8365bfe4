"""Small things at the table that were in somebody's way once."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.in_window import hidden_of, resize
from browser.journey import play_on
from browser.person import NewPerson, Visit
from browser.scenes import Games
from browser.table import sit_down

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
#: Do two elements lie over each other?
OVERLAP = """([one, other]) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1
        && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1;
}"""

#: By how much each of the options reaches out of their place on the right.
OUTSIDE = """(options) => options.map((one) =>
    one.getBoundingClientRect().right - one.closest("[data-part=options]").getBoundingClientRect().right)"""


@pytest.mark.long
def test_the_card_of_an_edict_makes_way_for_a_panel_and_faces_leave_the_maps_free(
    visit: Visit, games: Games
) -> None:
    page = visit(PHONE)
    sit_down(page, games.draw)
    page.locator("[data-part=edicts] > button").first.click()
    card = page.locator("[data-part=edicts] p[role=status]")
    expect(card).to_be_visible()
    page.get_by_role("button", name="Players").click()
    expect(card).to_have_count(0)
    maps = page.locator("ul.maps li button")
    expect(maps.first.locator("svg.face")).to_be_visible()
    for one in maps.all():
        face, sheet = (one.locator(part).first.element_handle() for part in ("svg.face", "svg:not(.face)"))
        assert not page.evaluate(OVERLAP, [face, sheet])


@pytest.mark.long
def test_a_link_for_another_device_says_that_this_address_works_only_here(visit: Visit, games: Games) -> None:
    page = visit(PHONE)
    sit_down(page, games.draw)
    page.get_by_role("button", name="Menu").click()
    section = page.locator("details").filter(has_text="Continue on another device")
    # A private link is not what most people open the menu for.
    expect(section.get_by_role("note")).to_be_hidden()
    section.locator("summary").first.click()
    expect(section.get_by_role("note")).to_be_visible()
    expect(section.get_by_label("This link opens your own seat")).to_be_visible()


def test_an_unknown_game_is_a_page_that_is_not_there(person: NewPerson) -> None:
    page = person().expect("404").open("/g/nowhere")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


@pytest.mark.long
def test_what_comes_to_light_under_a_mouse_that_lies_still_says_nothing(visit: Visit, games: Games) -> None:
    page = visit({"viewport": {"width": 683, "height": 384}})
    page.clock.install()
    sit_down(page, games.draw)
    clock = page.locator("[data-part~=time] button").first
    explained = page.locator("#explain-card")
    box = clock.bounding_box()
    assert box
    page.evaluate(
        """([x, y]) => {
            const lid = document.createElement("div");
            lid.id = "lid";
            lid.style.cssText = "position: fixed; z-index: 99; width: 40px; height: 40px";
            lid.style.left = `${x - 20}px`;
            lid.style.top = `${y - 20}px`;
            document.body.append(lid);
        }""",
        [box["x"] + 10, box["y"] + 10],
    )
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.evaluate("document.getElementById('lid').remove()")
    two_frames(page)
    page.clock.run_for(2_000)
    expect(explained).to_be_hidden()
    page.mouse.move(box["x"] + 12, box["y"] + 11)
    page.clock.run_for(2_000)
    expect(explained).to_be_visible()


def two_frames(page: Page) -> None:
    """Let the page be painted, so that it knows what lies under the mouse."""
    page.clock.run_for(100)
    page.evaluate("document.body.getBoundingClientRect()")


def test_the_gains_of_five_terrains_are_seen_whole_on_every_phone_and_stay_until_others_come(
    person: NewPerson,
) -> None:
    me = person(PHONE)
    me.device.get("/api/games")
    game = me.device.create(seed=1)["id"]
    play_on(me.device, game, lambda state: state["card"] == "rift-lands" or state["season"] > 0)
    table = sit_down(me.page, game)
    table.put_down()
    gains = table.card.locator(".terrains small")
    expect(gains).to_have_count(5)
    for size in [(390, 664), (375, 667), (360, 640), (320, 568), (390, 844)]:
        resize(me.page, *size)
        assert hidden_of(gains) == [], size
        body = me.page.locator("[data-part=options]")
        assert body.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1, size
    held: list[Route] = []
    me.page.route("**/preview", lambda route: held.append(route))
    with me.page.expect_request("**/preview"):
        me.page.keyboard.press("n")
    expect(gains).to_have_count(5)


@pytest.mark.long
def test_five_terrains_are_whole_beside_the_map_however_large_the_letters_are(person: NewPerson) -> None:
    me = person(locale="ru")
    me.device.get("/api/games")
    game = me.device.create(seed=1)["id"]
    play_on(me.device, game, lambda state: state["card"] == "rift-lands" or state["season"] > 0)
    options = sit_down(me.page, game, "ru").card.locator(".terrains .option")
    expect(options).to_have_count(5)
    for size in [(1366, 768), (1920, 1080), (2560, 1440)]:
        resize(me.page, *size)
        assert max(options.evaluate_all(OUTSIDE)) <= 1, size


@pytest.mark.long
def test_letters_are_shortcuts_only_on_the_map_where_somebody_chose_so(visit: Visit, games: Games) -> None:
    page = visit({})
    page.goto("/more")
    switch = page.locator("[data-part=map-keys]")
    switch.click()
    expect(switch).to_have_text("Single-key shortcuts: only on the map")
    table = sit_down(page, games.draw)
    # What keeps the keys comes when there is nothing else to do.
    page.wait_for_load_state("networkidle")
    table.keys("n")
    expect(table.go).to_be_disabled()
    table.cell("E5").focus()
    table.keys("n")
    expect(table.go).to_be_enabled()
