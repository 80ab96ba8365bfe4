"""Strength without luck on the page of a person, by keys alone."""

import pytest
from playwright.sync_api import Page, expect

from browser.axe import ALL, complaints
from browser.journey import finished
from browser.person import NewPerson

#: No page has more places that can be reached by keys before the one that is looked for.
MOST = 200


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(MOST):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "() => (document.activeElement?.labels?.[0] ?? document.activeElement)?.textContent ?? ''"
        )
        if focused.strip() == name:
            return
    raise AssertionError(f"{name} cannot be reached")


@pytest.mark.long
def test_a_game_is_rated_and_the_wish_to_be_listed_is_told_by_keys_alone(person: NewPerson) -> None:
    ann = person()
    finished(ann.device, seed=6)
    page = ann.open("/you")
    expect(page.get_by_role("heading", name="Strength without luck")).to_be_visible()
    rate = page.get_by_role("button", name="Rate one game")
    expect(rate).to_be_visible()
    tab_to(page, "Rate one game")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Games rated: 1.")).to_be_visible(timeout=60_000)
    expect(page.get_by_text("Not known yet")).to_be_visible()
    expect(rate).to_have_count(0)
    tab_to(page, "Game by game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Other games").get_by_role("link")).to_be_visible()
    tab_to(page, "Show me on the public list")
    page.keyboard.press("Space")
    expect(page.get_by_text("You aren’t on it yet.")).to_be_visible()
    tab_to(page, "Public list")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Nobody is on it yet.")).to_be_visible()
    assert complaints(page, ALL) == []
    assert ann.device.get("/api/you/strength").json()["shown"]
