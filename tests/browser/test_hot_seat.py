"""Several players at one screen: a cover between turns hides every sealed drawing."""

import re

import pytest
from playwright.sync_api import expect

from browser.chromium import PHONE
from browser.in_window import hidden_at
from browser.journey import asked_in, over, play_on, reach
from browser.person import NewPerson, Person
from browser.table import Table

FIRST, SECOND = "Player 1", "Player 2"
#: With this deal the first card of a game of two is an ambush.
AMBUSH_FIRST = 0


@pytest.mark.long
def test_a_family_at_one_screen_plays_under_its_names(person: NewPerson) -> None:
    me = person(PHONE).deal(1)
    page, table = me.open("/"), Table(me.page)
    page.get_by_role("button", name="On one screen").click()
    more = page.get_by_role("button", name="One more player")
    more.click()
    more.click()
    page.get_by_label("Your name").fill("Mum")
    page.get_by_label("Player 3").fill("Ben")
    play = page.get_by_role("button", name="Play here")
    assert hidden_at(page, [(320, 568), (390, 664), (844, 390)], {"play": play}) == {}
    play.click()
    for name in ("Mum", "Player 2", "Ben", "Player 4"):
        assert table.settle() == "cover"
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the device to {name}")
        table.lift.click()
        table.decide()


def test_a_name_that_cannot_be_used_at_one_screen_is_told_at_its_own_field(person: NewPerson) -> None:
    page = person(PHONE).expect("status of 422").open("/")
    page.get_by_role("button", name="On one screen").click()
    page.get_by_role("button", name="One more player").click()
    mine, third = page.get_by_label("Your name"), page.get_by_label("Player 3")
    mine.fill("Mum")
    third.fill("mum")
    page.get_by_role("button", name="Play here").click()
    expect(third).to_be_focused()
    expect(third).to_have_accessible_description(page.get_by_role("alert").inner_text())
    expect(mine).not_to_have_attribute("aria-invalid", "true")
    third.fill("Ben")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Play here").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pass the device to Mum")


@pytest.mark.long
def test_a_game_of_two_with_an_ambush_is_played_at_one_screen(person: NewPerson) -> None:
    me = person().deal(AMBUSH_FIRST)
    page, table = me.open("/"), Table(me.page)
    page.get_by_role("button", name="On one screen").click()
    page.get_by_role("button", name="Play here").click()

    for name, other in ((FIRST, SECOND), (SECOND, FIRST)):
        assert table.settle() == "cover"
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the device to {name}")
        expect(page.get_by_role("main")).to_contain_text(f"you draw on {other}’s map")
        expect(page.get_by_role("grid")).to_have_count(0)
        table.lift.click()
        # It is the other's map, and it says so.
        expect(table.map).to_have_accessible_name(f"{other}’s map")
        expect(page.get_by_text(f"{other}’s map: you draw the monsters here")).to_be_visible()
        table.decide()

    # The ambush is over. Whoever drew last keeps the device and sees what has come onto their own map.
    for name, other in ((SECOND, FIRST), (FIRST, SECOND)):
        if table.settle() == "cover":
            table.lift.click()
        expect(table.map).to_have_accessible_name(f"{name}’s map")
        expect(table.card).to_contain_text(f"{other} drew on your map")
        # The calls below go on from what the server has.
        with page.expect_response(re.compile("/decision$")):
            table.decide()

    play_on(me.device, me.game, over, most=300)
    while table.settle() != "end":
        table.onwards()
    places = me.state["ending"]["places"]
    winners = [place["seat"] for place in places if place["place"] == 1]
    names = " and ".join((FIRST, SECOND)[seat] for seat in winners)
    if len(winners) == 1:
        expect(page.get_by_role("heading", level=1)).to_contain_text(f"{names} won")
    for place in places:
        row = page.get_by_role("row").filter(has_text=(FIRST, SECOND)[place["seat"]])
        expect(row.get_by_role("cell").nth(-2)).to_have_text(str(place["stars"]).replace("-", "−"))


@pytest.mark.long
@pytest.mark.parametrize("phase", ["ambush", "draw"])
def test_the_second_player_sees_the_same_page_whatever_the_first_has_sealed(
    person: NewPerson, phase: str
) -> None:
    me = person()
    game = two_at_a_table(me, phase)
    seen = []
    for spot in (2, -2):
        me.open(f"/g/{game}")
        table = Table(me.page)
        table.settle()
        if spot < 0:
            me.page.get_by_role("button", name="Ann wants to redraw").click()
            expect(me.page.get_by_role("heading", level=1)).to_have_text("Pass the device to Ann")
        table.lift.click()
        table.press(table.fitting.nth(spot))
        table.go.click()
        expect(me.page.get_by_role("heading", level=1)).to_have_text("Pass the device to Ben")
        # A fresh page, so that no state is left from before.
        me.page.reload()
        table.settle()
        seen.append(whole_page(me))
        table.lift.click()
        table.settle()
        expect(table.map).to_have_accessible_name("Ann’s map" if phase == "ambush" else "Ben’s map")
        seen.append(whole_page(me))
    assert seen[:2] == seen[2:]


def whole_page(me: Person) -> str:
    """What the page consists of when nothing more is added to it: some parts are loaded in idle moments."""
    body, before = me.page.locator("body"), ""
    while (now := body.inner_html()) != before:
        me.page.wait_for_load_state("networkidle")
        me.page.evaluate("new Promise((done) => setTimeout(() => requestIdleCallback(done), 500))")
        before = now
    return now


def two_at_a_table(me: Person, phase: str) -> str:
    """A game of Ann and Ben at one device in which both must decide."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    return reach(me.device, asked_in(phase), seats=seats, seed=AMBUSH_FIRST)


@pytest.mark.long
def test_what_is_taken_back_lies_in_the_hand_again(person: NewPerson) -> None:
    me = person()
    me.open(f"/g/{two_at_a_table(me, 'draw')}")
    table = Table(me.page)
    table.settle()
    table.lift.click()
    table.put_down()
    before = me.page.get_by_role("grid").locator("xpath=..").locator("svg").last.inner_html()
    table.go.click()
    me.page.get_by_role("button", name="Ann wants to redraw").click()
    expect(table.go).to_be_enabled()
    expect(table.say).to_contain_text("Fits.")
    again = me.page.get_by_role("grid").locator("xpath=..").locator("svg").last.inner_html()
    assert re.sub(r'id="[^"]*"', "", again) == re.sub(r'id="[^"]*"', "", before)
