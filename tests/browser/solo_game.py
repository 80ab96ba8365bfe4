"""Plays a solo game on the pages, in any language: with the mouse, with keys alone, or by touch."""

import re
from collections.abc import Callable, Container
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from browser import season
from browser.journey import play_on, scored
from browser.person import Person
from browser.table import Table, cell_name, sideways
from browser.texts import Texts, texts
from browser.typed import type_line

SEASONS = 4
#: A season has six hours or more, and a card takes two of them or fewer.
FEWEST_TURNS_OF_A_SEASON = 3


class Hand(NamedTuple):
    """A way to use the pages: to press something, to draw, and what is checked on the page of a season."""

    press: Callable[[Locator], None]
    draw: Callable[[Table, Texts, int], None]
    on_season: Callable[[Page, str], None]


def play(me: Person, hand: Hand, language: str, by_hand: Container[int] = range(SEASONS)) -> None:
    """Start a game on the home page and play it to its end; seasons not `by_hand` are played over the API."""
    say = texts(language)
    page, table = me.open("/"), Table(me.page, language)
    hand.press(page.get_by_role("button", name=say.beginning(say("way-solo"))))
    turns = seasons = 0
    while (found := table.settle()) != "end":
        assert sideways(page) <= 0
        if found == "season":
            hand.on_season(page, language)
            hand.press(table.on)
            page.wait_for_url(re.compile(r"/(g/\w+|end)$"))
            seasons += 1
        elif seasons in by_hand:
            hand.draw(table, say, turns)
            turns += 1
        else:
            play_on(me.device, me.game, scored(seasons + 1))
            table.on.wait_for()
    assert sideways(page) <= 0
    assert turns >= FEWEST_TURNS_OF_A_SEASON * sum(season in by_hand for season in range(SEASONS))
    assert seasons == SEASONS
    _check_title(me, say)


def _check_title(me: Person, say: Texts) -> None:
    """The final page shows the stars that the server tells, and the title if there is one."""
    ending = me.state["ending"]
    stars = str(ending["places"][0]["stars"]).replace("-", "−")
    expect(me.page.get_by_role("heading", level=1)).to_contain_text(stars)
    expect(me.page.get_by_role("main")).to_contain_text(say(ending["title"]) if ending["title"] else stars)


def _no_check(page: Page, language: str) -> None:
    """Nothing is checked on the page of a season."""


# --- the mouse -----------------------------------------------------------------------------------------


def _draw_by_mouse(table: Table, say: Texts, turn: int) -> None:
    """Drag the shape from its card, press where it fits, or press and then drag it; confirm."""
    if table.shapes.count():
        table.shapes.nth(turn % 2).click()
    if table.terrains.count():
        table.terrains.nth(turn % table.terrains.count()).click()
    if not table.fitting.count():
        table.next.click()
    elif turn % 3 == 0 and not table.shapes.count():
        table.drag_from_card(table.fitting.nth(turn % table.fitting.count()))
    elif turn % 3 == 1 and len(inner := _far_from_the_edge(table)) > 1:
        table.press(inner[0])
        table.drag(inner[0], inner[-1])
    else:
        table.press(table.fitting.nth(turn % table.fitting.count()))
    table.go.click()


def _far_from_the_edge(table: Table) -> list[Locator]:
    """Cells where the shape fits and is held by the very cell: near the edge it is moved onto the map."""
    names = [cell_name(cell) for cell in table.fitting.all()]
    return [table.cell(name) for name in names if name[0] in "CDEFGHI" and int(name[1:]) in range(3, 10)]


# --- keys ------------------------------------------------------------------------------------------------


def _press_by_keys(target: Locator) -> None:
    """Press Tab until something has the focus, then Enter."""
    for _ in range(60):
        if target.evaluate("element => element === document.activeElement"):
            target.page.keyboard.press("Enter")
            return
        target.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {target}")


def _draw_by_keys(table: Table, say: Texts, turn: int) -> None:
    """Every key has its turn; a place where the shape fits is found with N."""
    if turn == 0:
        table.keys("ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp", "r", "f", "Escape")
        expect(table.say).to_have_text(say.pattern("say-place"))
    if turn % 4 == 1:
        table.keys("2", "r")
    table.keys(*"nnn"[: turn % 3 + 1])
    expect(table.go).to_be_enabled()
    expect(table.say).to_contain_text(say("say-fits"))
    table.keys("Enter")


# --- touch -----------------------------------------------------------------------------------------------


def _draw_by_touch(table: Table, say: Texts, turn: int) -> None:
    """Tap where the shape fits; confirm."""
    for number in range(table.shapes.count()):
        table.shapes.nth((turn + number) % 2).tap()
        if table.fitting.count():
            break
    if not table.fitting.count():
        table.next.tap()
    else:
        table.tap(table.fitting.nth(turn % table.fitting.count()))
    table.go.tap()


# --- commands in words --------------------------------------------------------------------------------


def _draw_by_commands(table: Table, say: Texts, turn: int) -> None:
    """Ask, hold the shape where it fits, and confirm: all by typing."""
    page = table.page
    field, answers = page.get_by_role("combobox", name=say("commands-field")), page.get_by_role("log")
    if turn == 0:
        table.keys("/")
    expect(field).to_be_focused()
    if turn == 0:
        for typed, told in (
            ("row B", "Row B: "),
            ("where", "Stars this season: "),
            ("crad", "Did you mean: card?"),
        ):
            type_line(page, typed)
            expect(answers).to_contain_text(told)
    type_line(page, "next")
    expect(table.go).to_be_enabled()
    expect(table.say).to_contain_text(say("say-fits"))
    type_line(page, "confirm")


MOUSE = Hand(Locator.click, _draw_by_mouse, season.check)
KEYS = Hand(_press_by_keys, _draw_by_keys, _no_check)
TOUCH = Hand(Locator.tap, _draw_by_touch, _no_check)
COMMANDS = Hand(_press_by_keys, _draw_by_commands, _no_check)
