"""A position: set up with keys alone, looked at, sent as a puzzle to a friend, and played on from."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from browser.axe import ALL, complaints
from browser.holding import draw
from browser.in_window import hidden_at
from browser.person import NewPerson
from browser.table import Table

SIZES = ((1366, 768), (844, 390), (820, 1180), (390, 664), (360, 640), (320, 568))
#: The first look waits for a process to start, on a busy machine, in milliseconds.
PATIENCE = 60_000
EDICTS = "borderlands,greenbough,canal-lake,wildholds"
TEXT = (
    f"sheet=A edicts={EDICTS} map=ff9/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 "
    "season=4 used=farmland next=orchard"
)


@pytest.mark.long
def test_a_position_is_set_up_with_keys_looked_at_and_played_on_from(person: NewPerson) -> None:
    page = person().open("/learn")
    link = page.get_by_role("link", name="Set up a position")
    link.focus()
    page.keyboard.press("Enter")
    begin = page.get_by_role("button", name="Play from here")
    expect(begin).to_be_enabled()
    assert complaints(page, ALL) == []

    first = page.get_by_role("gridcell", name="A1").first
    first.focus()
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    expect(page.get_by_role("gridcell", name="A1, water").first).to_be_visible()
    # The address has it, so that nothing is lost when the page is loaded anew.
    expect(page).to_have_url(re.compile(r"/position\?p="))
    page.reload()
    expect(page.get_by_role("gridcell", name="A1, water").first).to_be_visible()
    page.get_by_role("radio", name="Summer").focus()
    page.keyboard.press("Space")
    used = page.get_by_role("combobox", name="Add a card that came up…")
    for card in ("orchard", "homestead", "marshlands", "treetop-village"):
        used.select_option(card)
    # What is wrong stands at the field, and nothing can be begun.
    expect(page.get_by_role("group", name="Cards so far this season").get_by_role("alert")).to_contain_text(
        "the season ends at 8"
    )
    expect(begin).to_be_disabled()
    page.get_by_role("button", name="Remove: Orchard").press("Enter")
    page.get_by_role("combobox", name="Choose the next card…").select_option("farmland")
    look = page.get_by_role("button", name="Find the best drawings")
    expect(look).to_be_enabled()
    look.press("Enter")
    expect(page.get_by_role("heading", name="Why the best one is best")).to_be_visible(timeout=PATIENCE)

    link_to = page.get_by_role("textbox", name="Link to this position")
    address = link_to.input_value()
    begin.press("Enter")
    page.wait_for_url("**/g/*")
    table = Table(page)
    table.settle()
    expect(page.get_by_text("Farmland").first).to_be_visible()
    # The way back leads to what was painted.
    page.go_back()
    expect(page.get_by_role("gridcell", name="A1, water").first).to_be_visible()
    expect(page.get_by_role("radio", name="Summer")).to_be_checked()

    # The link has all of it, for somebody who was never here.
    stranger = person().open(address[address.index("/position") :])
    expect(stranger.get_by_role("gridcell", name="A1, water").first).to_be_visible()
    expect(stranger.get_by_role("radio", name="Summer")).to_be_checked()


@pytest.mark.long
def test_a_friend_answers_a_position_as_a_puzzle_and_sees_how_the_answer_compares(person: NewPerson) -> None:
    ann = person()
    state = ann.device.post("/api/positions/check", json={"text": TEXT}).json()["state"]
    page = ann.open(f"/position/puzzle?p={quote(TEXT)}")
    table = Table(page)
    expect(table.go).to_be_disabled()
    # Whoever cannot see it is told what is asked, the card and its shapes.
    told = page.locator("[aria-live=polite] .news").filter(has_text="Card: Orchard")
    expect(told).to_have_text(re.compile("^Which drawing .*\\. Card: Orchard\\..* 1: forest\\."))
    assert hidden_at(page, SIZES, {"map": table.map, "the red button": table.go}) == {}
    page.set_viewport_size({"width": 1366, "height": 768})
    draw(page, state, {"terrain": "forest", "cells": ["A3", "A4", "A5", "B5"]})
    table.go.click()
    expect(page.get_by_role("heading", name="Why the best one is best")).to_be_visible(timeout=PATIENCE)
    verdict = page.locator("h1")
    expect(verdict).to_be_visible()
    assert complaints(page, ALL) == []
    onwards = page.get_by_role("link", name="Open this position")
    assert hidden_at(page, SIZES, {"the verdict": verdict}) == {}
    page.set_viewport_size({"width": 1366, "height": 768})
    onwards.click()
    expect(page.get_by_role("button", name="Play from here")).to_be_enabled()
