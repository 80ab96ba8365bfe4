"""Games on paper without a network: what was kept answers as the server would."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import ALL, complaints
from browser.chromium import PHONE
from browser.person import LINE_CUT, NewPerson
from browser.push_page import worker_of
from browser.serving import Serving

#: Starting Python in the browser takes a while on a busy machine, in milliseconds.
PATIENCE = 120_000
#: The files of the engine that the page has loaded.
LOADED = """() => performance.getEntriesByType("resource")
    .map(({ name }) => name).filter((name) => /engine/.test(name))"""


def heading(page: Page) -> str:
    return page.get_by_role("heading", level=1).inner_text()


@pytest.mark.long
def test_cards_scores_rules_and_sheets_come_without_a_network(
    person: NewPerson, own_serving: Serving
) -> None:
    own_serving.start()
    me = person(PHONE, at=own_serving, service_workers="allow").expect(LINE_CUT)
    page = me.open("/companion")
    worker_of(page)
    page.get_by_role("button", name="Keep for use offline").scroll_into_view_if_needed()
    assert page.evaluate(LOADED) == [], "nothing is loaded unasked"
    page.get_by_role("button", name="Keep for use offline").click()
    kept = page.get_by_role("main").get_by_text("The whole game works offline on this device")
    expect(kept).to_be_visible(timeout=PATIENCE)
    assert complaints(page, ALL) == []
    # Two cards from the server, to compare with; a game with other screens goes on alone as well.
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Get the links").click()
    expect(page.get_by_label("Only shows them")).to_be_visible()
    cards = []
    for step in (1, 2):
        page.locator(".foot .go").click()
        expect(page).to_have_url(re.compile(f"step={step}$"))
        # The address comes before the card, and until the card is there the way on leads nowhere.
        expect(page.locator(".body")).to_have_attribute("aria-busy", "false")
        cards.append(heading(page))

    own_serving.kill()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(cards[1], timeout=PATIENCE)
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(cards[0])
    page.goto("/check?sheet=B&season=1&game=seed%3D7%26step%3D9")
    expect(page.get_by_role("link", name="Back to the cards")).to_be_visible()
    page.get_by_text("The map as text").click()
    page.get_by_label("Eleven rows of eleven").fill("\n".join(["fff........", *["..........."] * 10]))
    page.get_by_role("button", name="Use this text").click()
    expect(page.locator("[data-part=scored] h2")).to_be_visible(timeout=PATIENCE)
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Ruins").first).to_be_visible()
    page.goto("/print")
    me.context.set_offline(True)
    with page.expect_download(timeout=PATIENCE) as download:
        page.get_by_role("link", name="Open the PDF").click()
    assert Path(download.value.path()).read_bytes().startswith(b"%PDF-")
