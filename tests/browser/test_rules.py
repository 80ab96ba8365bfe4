"""The rules in the browser: opened from a table, searched, printed, and closed again."""

import re

import pytest
from playwright.sync_api import expect

from browser.chromium import DESKTOP
from browser.in_window import resize
from browser.person import Visit
from browser.scenes import Games
from browser.table import sit_down
from cartographers.guide.worked import worked

NOT_DRAWN = "figure [role=img]:empty"
#: How many letters the first line of each element has.
LETTERS = """(all) => all.map((one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const letter = document.createRange();
    let [letters, bottom] = [0, Infinity];
    while (texts.nextNode()) {
        const node = texts.currentNode;
        for (let at = 0; at < node.length; at++) {
            letter.setStart(node, at);
            letter.setEnd(node, at + 1);
            const box = letter.getBoundingClientRect();
            if (!box.width) continue;
            if ((box.top + box.bottom) / 2 > bottom) return letters;
            bottom = Math.min(bottom, box.bottom);
            letters++;
        }
    }
    return letters;
})"""
#: More of them are hard to follow from the end of a line to the beginning of the next.
MOST_LETTERS = 80


@pytest.mark.long
def test_the_rules_open_at_an_edict_and_the_held_shape_waits(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP)
    table = sit_down(page, games.draw)
    table.put_down()
    expect(table.say).to_contain_text("One coin")  # the preview has come
    held = table.say.inner_text()
    table.page.get_by_role("button", name=re.compile(r"^A\b")).first.click()
    link = page.get_by_role("link", name="Rule and example")
    key = (link.get_attribute("href") or "").removeprefix("/rules/")
    link.click()

    card = page.locator(f"article#{key}")
    expect(card).to_be_in_viewport()
    expect(card.get_by_role("listitem").filter(has_text="Stars: ")).to_have_text(
        f"Stars: {worked(key).stars}"
    )
    expect(card.get_by_role("img")).to_be_visible()

    # Maps far from the window are drawn later, or to be printed.
    assert page.locator(NOT_DRAWN).count() > 50
    page.keyboard.press("r")  # a shortcut of the table, which is hidden now
    page.get_by_role("searchbox").fill("RUÍN")
    expect(page.get_by_role("heading", name="Covering ruins")).to_be_visible()
    expect(page.get_by_role("heading", name="Rating and title")).to_have_count(0)

    page.get_by_role("link", name="Playing alone").click()
    expect(page).to_have_url(re.compile("/rules/solo$"))
    page.go_back()
    expect(page).to_have_url(re.compile(f"/rules/{key}$"))
    page.emulate_media(media="print")
    expect(page.locator("button:visible, input:visible, select:visible, nav:visible")).to_have_count(0)
    expect(page.locator(NOT_DRAWN)).to_have_count(0)
    page.emulate_media(media="screen")

    page.go_back()
    expect(table.say).to_have_text(held)
    expect(table.go).to_be_enabled()


def test_the_rules_need_no_game_and_an_address_leads_to_a_card(visit: Visit) -> None:
    page = visit(DESKTOP)
    page.goto("/rules/goblin-attack")
    card = page.locator("article#goblin-attack")
    expect(card).to_be_in_viewport()
    expect(card.get_by_role("heading").first).to_be_in_viewport(ratio=1)
    expect(card).to_contain_text("starts in the bottom-right corner")
    expect(page.get_by_role("button", name="Back")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Nothing in the rules mentions “xyzzy”.")).to_be_visible()


@pytest.mark.long
def test_an_eye_can_follow_the_lines_of_the_rules(visit: Visit) -> None:
    page = visit(DESKTOP)
    page.goto("/rules")
    lines = page.locator("main :is(p, li)")
    lines.first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    for size in ((820, 1180), (1366, 768), (2560, 1440)):
        resize(page, *size)
        letters = lines.evaluate_all(LETTERS)
        assert len(letters) > 200 and max(letters) <= MOST_LETTERS, size
