"""Whole games played with the mouse, with the keyboard alone, and by touch on a phone."""

import re

from playwright.sync_api import Locator, Page, expect

from browser import season
from browser.chromium import PHONE
from browser.person import NewPerson, Person
from browser.table import Table, sideways


def test_a_whole_solo_game_can_be_played_with_the_mouse(person: NewPerson) -> None:
    me = person().deal(7)
    page, table = me.open("/"), Table(me.page)
    page.get_by_role("button", name="Play solo").click()
    turns = seasons = 0
    while (found := table.settle()) != "end":
        if found == "season":
            season.check(page)
            table.onwards()
            seasons += 1
            continue
        by_mouse(table, turns)
        table.go.click()
        turns += 1
    assert turns > 15 and seasons == 4
    assert_titled(me)


def by_mouse(table: Table, turn: int) -> None:
    """Put the shape down: dragged from its card, pressed where it fits, or pressed and then dragged."""
    if table.shapes.count():
        table.shapes.nth(turn % 2).click()
    if table.terrains.count():
        table.terrains.nth(turn % table.terrains.count()).click()
    if not table.fitting.count():
        table.next.click()
        return
    target = table.fitting.nth(turn % table.fitting.count())
    if turn % 3 == 0 and not table.shapes.count():
        table.drag_from_card(target)
    elif turn % 3 == 1 and table.fitting.count() > 1:
        table.press(table.fitting.first)
        table.drag(table.fitting.first, table.fitting.last)
    else:
        table.press(target)


def test_a_whole_solo_game_can_be_played_with_the_keyboard_alone(person: NewPerson) -> None:
    me = person().deal(8)
    page, table = me.open("/"), Table(me.page)
    tab_to(page, page.get_by_role("button", name="Play solo"))
    table.keys("Enter")
    turns = 0
    while (found := table.settle()) != "end":
        if found == "season":
            tab_to(page, page.get_by_role("link", name=re.compile("^On to ")))
            table.keys("Enter")
            page.get_by_role("link", name=re.compile("^On to ")).wait_for(state="detached")
            continue
        by_keys(table, turns)
        turns += 1
    assert turns > 15
    assert_titled(me)


def by_keys(table: Table, turn: int) -> None:
    """Every key has its turn; a place where the shape fits is found with N."""
    if turn == 0:
        table.keys("ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp", "r", "f", "Escape")
        expect(table.say).to_contain_text("press N")
    if turn % 4 == 1:
        table.keys("2", "r")
    table.keys(*"nnn"[: turn % 3 + 1])
    expect(table.go).to_be_enabled()
    expect(table.say).to_contain_text("Fits.")
    table.keys("Enter")


def tab_to(page: Page, target: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(60):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {target}")


def test_a_whole_solo_game_can_be_played_with_a_finger_on_a_phone(person: NewPerson) -> None:
    me = person(PHONE).deal(9)
    page, table = me.open("/"), Table(me.page)
    assert sideways(page) <= 0
    page.get_by_role("button", name="Play solo").tap()
    turns = 0
    while (found := table.settle()) != "end":
        assert sideways(page) <= 0
        if found == "season":
            link = page.get_by_role("link", name=re.compile("^On to "))
            link.tap()
            link.wait_for(state="detached")
            continue
        if table.shapes.count():
            table.shapes.nth(turns % 2).tap()
        if not table.fitting.count():
            table.next.tap()
        else:
            table.tap(table.fitting.nth(turns % table.fitting.count()))
        table.go.tap()
        turns += 1
    assert sideways(page) <= 0
    assert turns > 15
    assert_titled(me)


def assert_titled(me: Person) -> None:
    """The final page shows the title and the stars that the server tells."""
    ending = me.state["ending"]
    heading = me.page.get_by_role("heading", level=1)
    word = (ending["title"] or "no title this time").replace("-", " ")
    expect(heading).to_have_text(re.compile(word, re.IGNORECASE))
    stars = str(ending["places"][0]["stars"]).replace("-", "−")
    expect(me.page.get_by_role("main")).to_contain_text(stars)
