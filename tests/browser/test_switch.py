"""Two keys are enough, as a switch has them: Tab goes on, Enter or Space presses."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from browser.journey import asked_in, can_use, finished, reach
from browser.person import NewPerson
from browser.scenes import AMBUSH, HERO, PAIR, SEARCH, SKILLS
from browser.table import Table
from browser.test_positions import PATIENCE, TEXT

#: A deal whose first card has two shapes.
TWO_SHAPES = 4
#: More than any page has: who goes round finds everything.
ROUND = 120
#: What has the focus, as it is named.
FOCUSED = """() => {
    const one = document.activeElement;
    return (one.ariaLabel ?? one.labels?.[0]?.innerText ?? one.innerText ?? "").replace(/\\s+/g, " ").trim();
}"""


class Switch:
    """Somebody who has Tab and one key to press with."""

    def __init__(self, page: Page, presses: str = "Enter") -> None:
        self.page, self.presses = page, presses

    def press(self, name: str) -> None:
        """Go on by Tab until something whose name begins so has the focus, and press it."""
        passed: list[str] = []
        for _ in range(ROUND):
            self.page.keyboard.press("Tab")
            passed.append(str(self.page.evaluate(FOCUSED)))
            if re.match(name, passed[-1]):
                self.page.keyboard.press(self.presses)
                return
        raise AssertionError(f"{name} is not reached by Tab: {passed}")


@pytest.mark.long
def test_a_season_is_begun_and_played_and_the_next_one_begun(person: NewPerson) -> None:
    me = person().deal(TWO_SHAPES)
    me.open("/")
    table, switch = Table(me.page), Switch(me.page)
    switch.press("Solo")
    assert table.settle() == "turn"
    # A shape is chosen, turned, placed, let go of and placed again.
    for name in ("Shape 2", "Turn", "Flip", "Next", "Next", "Undo", "Next"):
        switch.press(name)
    expect(table.say).to_contain_text("Fits.")
    while table.settle() == "turn":
        if table.go.is_disabled():
            switch.press("Next")
        expect(table.go).to_be_enabled()
        with me.page.expect_response(re.compile("/decision$")):
            switch.press("Confirm")
    assert table.settle() == "season"
    switch.press("On to summer")
    assert table.settle() == "turn"


@pytest.mark.long
def test_an_ambush_a_hero_and_a_skill_need_no_other_keys(person: NewPerson) -> None:
    me = person()
    table, switch = Table(me.page), Switch(me.page, "Space")
    # Monsters on a neighbour's map, at a screen that is passed on.
    me.page.goto(f"/g/{reach(me.device, asked_in('ambush'), seats=PAIR, seed=AMBUSH)}")
    expect(me.page.get_by_role("heading", name="Ann")).to_be_visible()
    switch.press("I’m Ann")
    table.turn()
    switch.press("Next")
    expect(me.page.get_by_text("Ben’s map: you draw the monsters here")).to_be_visible()
    switch.press("Confirm")
    expect(table.lift).to_be_visible()
    # A hero is placed and aimed.
    me.page.goto(f"/g/{reach(me.device, asked_in('hero'), seed=HERO, sheet='C')}")
    table.turn()
    for name in ("Next", "Then aim", "Turn"):
        switch.press(name)
    expect(table.card).to_contain_text("2 of ")
    switch.press("Confirm")
    expect(table.card).not_to_contain_text("2 of ")
    # A skill with its own step.
    me.page.goto(f"/g/{reach(me.device, can_use('search'), seed=SEARCH, skills=SKILLS)}")
    table.turn()
    for name in ("Search", "Next"):
        switch.press(name)
    expect(table.go).to_be_enabled()


@pytest.mark.long
def test_a_study_a_puzzle_and_a_position_need_no_other_keys(person: NewPerson) -> None:
    me = person()
    page, switch = me.page, Switch(me.page)
    page.goto(f"/g/{finished(me.device, seed=6)}/replay")
    switch.press("Make a study")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Study of "))
    moves = page.get_by_text(re.compile(r"^\d+ of \d+$"))
    for move in (1, 2):
        switch.press("One move forward")
        expect(moves).to_have_text(re.compile(f"^{move} of "))
    switch.press("Circle")
    expect(page.get_by_role("button", name="Circle")).to_have_attribute("aria-pressed", "true")
    # A puzzle is answered, and the position behind it looked at and played on from.
    page.goto(f"/position/puzzle?p={quote(TEXT)}")
    table = Table(page)
    expect(table.go).to_be_disabled()
    switch.press("Next")
    expect(table.go).to_be_enabled()
    switch.press("Confirm")
    why = page.get_by_role("heading", name="Why the best one is best")
    expect(why).to_be_visible(timeout=PATIENCE)
    switch.press("Open this position")
    expect(page.get_by_role("button", name="Play from here")).to_be_enabled()
    switch.press("Find the best drawings")
    expect(why).to_be_visible(timeout=PATIENCE)
    switch.press("Play from here")
    page.wait_for_url("**/g/*")
    assert table.settle() == "turn"


def test_a_position_is_painted_and_set_up_by_tab_and_enter_alone(person: NewPerson) -> None:
    page = person().open("/position")
    switch = Switch(page)
    # A terrain of one group of buttons, then a space of the map: its row, and itself.
    switch.press("Water")
    expect(page.get_by_role("radio", name="Water")).to_be_checked()
    switch.press("Choose a space")
    switch.press("B$")
    switch.press("B5")
    switch.press("Close")
    expect(page.get_by_role("gridcell", name=re.compile("^B5, water"))).to_have_count(1)
    # A season, a card from a list, and coins.
    switch.press("Summer")
    expect(page.get_by_role("radio", name="Summer")).to_be_checked()
    switch.press("Choose the next card")
    switch.press("Orchard")
    expect(page.get_by_role("button", name=re.compile("Orchard"))).to_be_visible()
    switch.press("Coins")
    switch.press("3$")
    expect(page.get_by_role("spinbutton", name="Coins", exact=True)).to_have_value("3")
    # What is chosen stays chosen while one goes past it.
    expect(page.get_by_role("radio", name="Water")).to_be_checked()
