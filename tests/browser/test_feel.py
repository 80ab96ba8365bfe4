"""Ink, motion and sound at the table: there when they are wanted, and never in the way."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.person import NewPerson
from browser.table import Table, sit_down
from browser.waiting import wait_until

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
#: Notes every tone and noise that is started, and every vibration.
LISTEN = """
window.heard = [];
window.felt = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...args) {
    heard.push(kind.name);
    return start.apply(this, args);
  };
}
navigator.vibrate = (ticks) => felt.push(ticks);
"""
#: Is the part there that makes the sounds?
ABLE = r"performance.getEntriesByType('resource').some(({ name }) => /speaker-[^/]*\.js$/.test(name))"


def listening(person: NewPerson, **more: Any) -> tuple[Page, Table]:
    """A solo game of a person whose device notes what is heard and felt."""
    me = person(PHONE, **{"reduced_motion": "no-preference", **more})
    me.context.add_init_script(LISTEN)
    me.device.get("/api/games")
    game = me.device.create(seed=1)["id"]
    return me.page, sit_down(me.page, game)


def wait_for_sound(page: Page, table: Table, more_than: int = 0) -> None:
    """Turn the shape until it is heard: the sounds are loaded after the first press."""
    page.wait_for_function(
        """(before) => {
            document.querySelector("[data-part=turn]").click();
            return heard.length > before;
        }""",
        arg=more_than,
        polling=100,
    )


def count(page: Page, what: str) -> int:
    number: int = page.evaluate(f"{what}.length")
    return number


def test_a_piece_is_heard_and_felt_after_the_first_press_and_the_switch_is_remembered(
    person: NewPerson,
) -> None:
    page, table = listening(person)
    page.evaluate("document.querySelector('[data-part=turn]').click()")
    assert (count(page, "heard"), count(page, "felt")) == (0, 0)

    table.keys("n")
    wait_for_sound(page, table)
    assert count(page, "felt") > 0

    page.get_by_role("button", name="Menu").click()
    switch = page.locator("[data-part=sound]")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_text("Sound: off")
    page.get_by_role("button", name="Close").click()
    before = count(page, "heard"), count(page, "felt")
    table.keys("n", "r", "n", "r")
    expect(table.go).to_be_enabled()
    assert (count(page, "heard"), count(page, "felt")) == before

    page.reload()
    table.turn()
    table.keys("m", "n")
    wait_for_sound(page, table)
    page.goto("/more")
    expect(page.locator("[data-part=sound]")).to_have_text("Sound: on")


def test_in_quiet_mode_nothing_is_heard_or_felt_or_moves_and_no_tip_comes(person: NewPerson) -> None:
    page, table = listening(person, tips=True)
    tip, switch = page.locator("aside.tip"), page.locator("[data-part=quiet]")
    expect(tip).to_be_visible()
    at_the_table = page.url
    page.goto("/more")
    switch.click()
    expect(switch).to_have_text("Quiet mode: on")
    page.goto(at_the_table)

    def able() -> bool:
        table.keys("r")
        return bool(page.evaluate(ABLE))

    # What makes the sounds is loaded after a press, in quiet mode too.
    wait_until(page, able, "nothing could be heard")
    for _ in range(2):
        first = table.title.inner_text()
        table.keys("n", "Enter")
        expect(table.title).not_to_have_text(first)
        assert page.evaluate("document.getAnimations().length") == 0
        expect(tip).to_have_count(0)
    assert (count(page, "heard"), count(page, "felt")) == (0, 0)

    page.get_by_role("button", name="Menu").click()
    switch.click()
    expect(switch).to_have_text("Quiet mode: off")
    page.keyboard.press("Escape")
    table.keys("n")
    wait_for_sound(page, table)


def test_a_page_that_is_not_looked_at_is_silent_and_reduced_motion_does_not_vibrate(
    person: NewPerson,
) -> None:
    page, table = listening(person, reduced_motion="reduce")
    table.keys("n")
    wait_for_sound(page, table)
    assert count(page, "felt") == 0

    page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    before = count(page, "heard")
    table.keys("n", "r", "n")
    table.put_down()
    assert count(page, "heard") == before


@pytest.mark.long
def test_the_pen_draws_what_is_confirmed_and_the_next_key_finishes_it(person: NewPerson) -> None:
    page, table = listening(person)
    table.put_down()
    # The part that moves has come as soon as something is heard.
    wait_for_sound(page, table)
    table.put_down()
    page.evaluate(
        """() => {
            window.inks = 0;
            new MutationObserver(() => {
                const pen = document.querySelector("[data-part=map] svg.moving .stroke");
                if (!pen || pen === window.pen) return;
                window.pen = pen;
                inks += 1;
            }).observe(document.querySelector("[data-part=map]"), { childList: true, subtree: true });
        }"""
    )
    card = table.title.inner_text()
    table.keys("Enter")
    page.wait_for_function("() => window.pen?.getAnimations().length")
    table.keys("n")
    expect(page.locator("[data-part=map] svg.moving")).to_have_count(0)
    expect(table.title).not_to_have_text(card)
    table.turn()
    assert page.evaluate("inks") == 1


class Finger:
    """A finger on the screen of a page."""

    def __init__(self, page: Page) -> None:
        self._screen = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def press(self, x: float, y: float) -> None:
        self._touch("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", {"x": x, "y": y})

    def lift(self) -> None:
        self._touch("touchEnd")


#: How far the held piece is from a point, in cells: its lowest side above it, its middle beside it.
SHOWN = """([x, y]) => {
    const cell = document.querySelector("[data-part=map] [role=gridcell]").getBoundingClientRect().width;
    const piece = document.querySelector("[data-part=map] svg.held .ghost .edge")?.getBoundingClientRect();
    if (!piece) return null;
    return [(y - piece.bottom) / cell, Math.abs(x - (piece.left + piece.right) / 2) / cell];
}"""


def expect_shown(page: Page, point: tuple[float, float], least: float, most: float) -> None:
    """Wait until the lowest side of the held piece is so many cells above a point, and in its column."""
    page.wait_for_function(
        f"""([x, y, least, most]) => {{
            const found = ({SHOWN})([x, y]);
            return found && found[0] >= least && found[0] <= most && found[1] <= 1.5;
        }}""",
        arg=[*point, least, most],
    )


@pytest.mark.long
def test_a_finger_carries_the_piece_above_itself_and_lets_it_go_where_it_is_shown(person: NewPerson) -> None:
    page, table = listening(person, reduced_motion="reduce")
    piece = page.locator("[data-part=map] svg.held .ghost")
    loupe = page.locator("[data-part=map] .loupe")
    thread = page.locator("[data-part=map] svg.thread")
    finger = Finger(page)
    away = table.middle(table.cell("H6"))
    finger.press(*table.middle(table.cell("C3")))
    finger.move(*table.middle(table.cell("E4")))
    finger.move(*away)
    expect(thread).to_have_count(1)
    expect(loupe).to_be_visible()
    expect_shown(page, away, 0.5, 2.2)
    finger.lift()
    expect(loupe).to_have_count(0)
    expect_shown(page, away, 0.5, 2.2)

    # The last row can be reached, and a piece let go beside the map goes back to the card.
    x, y = table.middle(table.cell("K6"))
    finger.press(*table.middle(table.cell("F6")))
    finger.move(x, y + 54)
    expect_shown(page, (x, y), -0.8, 0)
    finger.move(x, 660)
    finger.lift()
    expect(piece).to_have_count(0)

    # Spaces of a tablet are large enough without a loupe; a mouse has the piece under itself.
    page.set_viewport_size({"width": 820, "height": 1180})
    away = table.middle(table.cell("H6"))
    finger.press(*table.middle(table.cell("C3")))
    finger.move(*table.middle(table.cell("E4")))
    finger.move(*away)
    expect(thread).to_have_count(1)
    expect_shown(page, away, 0.5, 2.2)
    expect(loupe).to_be_hidden()
    finger.lift()
    table.keys("Escape")
    table.drag(table.cell("C3"), table.cell("F6"))
    expect_shown(page, table.middle(table.cell("F6")), -2.8, 0)
    expect(thread).to_have_count(0)
