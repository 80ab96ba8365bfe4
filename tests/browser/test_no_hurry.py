"""Nothing in front of a person goes away by time, outside agreed clocks: an hour later it is still there."""

import re

import pytest
from playwright.sync_api import expect

from browser.friends import seat_at_pace
from browser.journey import finished
from browser.person import NewPerson
from browser.table import sit_down

ANN = [{"kind": "me", "name": "Ann"}]
#: Longer than anybody reads, in milliseconds.
HOUR = 3_600_000


@pytest.mark.long
def test_a_removed_game_a_tip_a_hint_and_an_answer_wait_for_the_reader(
    person: NewPerson,
) -> None:
    me = person(tips=True)
    finished(me.device, seats=ANN, seed=1)
    page = me.page
    page.clock.install()
    me.open("/you")
    remove = page.get_by_role("button", name=re.compile("^Remove from the list"))
    remove.click()
    back = page.get_by_role("button", name="Bring back")
    expect(back).to_be_visible()
    page.clock.fast_forward(HOUR)
    back.click()
    expect(remove).to_be_visible()
    # Whoever closes the card has meant it.
    remove.click()
    with page.expect_response(lambda one: one.request.method == "DELETE"):
        back.locator("..").get_by_role("button", name="Close").click()

    table = sit_down(page, me.device.create(seed=8)["id"])
    tip = page.locator("aside.tip")
    expect(tip).to_be_visible()
    page.clock.fast_forward(HOUR)
    expect(tip).to_be_visible()
    tip.get_by_role("button", name="No more tips").click()
    table.hint.click()
    hint = page.locator("[data-part=hint-notice]")
    expect(hint).to_be_visible()
    page.keyboard.press("/")
    answers = page.get_by_role("log", name="Answers")
    expect(answers).to_contain_text("Draw one of these")
    page.clock.fast_forward(HOUR)
    expect(hint).to_be_visible()
    expect(answers).to_contain_text("Draw one of these")


@pytest.mark.long
def test_what_another_player_says_is_there_until_something_is_pressed(person: NewPerson) -> None:
    host, guest = person(), person()
    for one in (host, guest):
        one.page.clock.install()
    seat_at_pace(host, guest)
    guest.page.get_by_text("Say something").click()
    guest.page.get_by_role("button", name="Nice map!").click()
    said = host.page.locator("li").filter(has_text="Ben: Nice map!")
    expect(said).to_be_visible()
    host.page.clock.fast_forward(HOUR)
    expect(said).to_be_visible()
    host.page.keyboard.press("Shift")
    expect(said).to_have_count(0)
