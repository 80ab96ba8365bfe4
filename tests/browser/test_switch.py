"""Two keys are enough, as a switch has them: Tab goes on, Enter or Space presses."""

import re

from playwright.sync_api import Page, expect

from browser.journey import asked_in, can_use, reach
from browser.person import NewPerson
from browser.scenes import AMBUSH, HERO, PAIR, SEARCH, SKILLS
from browser.table import Table

#: A deal whose first card has two shapes.
TWO_SHAPES = 4
#: More than any page has: who goes round finds everything.
ROUND = 120
#: What has the focus, as it is named.
FOCUSED = """() => {
    const one = document.activeElement;
    return (one.ariaLabel ?? one.innerText ?? "").replace(/\\s+/g, " ").trim();
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
    switch.press("On to Summer")
    assert table.settle() == "turn"


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
