"""Every symbol answers: by mouse, keyboard and touch, in every window; tips come once; a hint says why."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import ALL, COLOURS, complaints
from browser.chromium import DESKTOP, PHONE, TABLET
from browser.in_window import resize
from browser.journey import asked_in, finished, reach
from browser.lesson_player import LessonPlayer
from browser.person import NewPerson
from browser.scenes import PATIENCE
from browser.table import sit_down
from cartographers.lessons.course import PLACING
from cartographers.lessons.lesson import Step
from testkit.long_forms import every

#: A solo deal in which an ambush comes first, and one that begins with an explore card.
AMBUSH, QUIET = 3, 8
SIZES = [(320, 640), (360, 740), (740, 360), (820, 1180), (1366, 768)]
#: Does a tip leave the map and the red button free?
NOTHING_COVERED = """() => {
    const tip = document.querySelector("aside.tip").getBoundingClientRect();
    return [...document.querySelectorAll(".sheet .ink, [data-part=confirm]")].every((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const across = Math.min(right, tip.right) - Math.max(left, tip.left);
        return across <= 1 || Math.min(bottom, tip.bottom) - Math.max(top, tip.top) <= 1;
    });
}"""
#: The windows in which tips were found over the map.
WINDOWS = [(320, 568), (360, 640), (390, 664), (740, 360), (820, 1180), (1366, 768), (683, 384)]
#: The spaces of sheet B, and what is said about them.
SPACES = {
    "mountain": "Fill every space beside it and you get a coin.",
    "ruins": "After a ruins card",
    "wasteland": "It counts as filled",
    "empty": "You can draw here.",
}


def card_of(page: Page) -> Locator:
    """The card that explains a symbol."""
    return page.locator("#explain-card")


def symbols(page: Page) -> list[Locator]:
    """Everything outside the map that answers."""
    return page.locator("button[aria-controls=explain-card]:visible").all()


def check_card(page: Page, symbol: Locator) -> str:
    """The text of the open card, which lies in the window and leaves its symbol free."""
    card = card_of(page)
    expect(card).to_be_visible()
    text = card.inner_text()
    assert not re.search(r"explain-|tip-|\{|undefined", text), text
    box, size = card.bounding_box(), page.viewport_size
    assert box and size
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"], (box, text)
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"], (box, text)
    assert not overlap(card, symbol), text
    return text


def overlap(one: Locator, other: Locator) -> bool:
    """Does one element lie over the other, by more than a pixel?"""
    first, second = one.bounding_box(), other.bounding_box()
    assert first and second
    across = min(first["x"] + first["width"], second["x"] + second["width"]) - max(first["x"], second["x"])
    down = min(first["y"] + first["height"], second["y"] + second["height"]) - max(first["y"], second["y"])
    return across > 1 and down > 1


def press_long(page: Page, symbol: Locator) -> None:
    """Rest a finger on something until its card opens."""
    box = symbol.bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    screen = page.context.new_cdp_session(page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(card_of(page)).to_be_visible()
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card_of(page)).to_be_visible()


@pytest.mark.long
def test_every_symbol_answers_in_every_window(person: NewPerson) -> None:
    me = person()
    table = sit_down(me.page, me.device.create(seed=QUIET, sheet="B")["id"])
    said: set[str] = set()
    for width, height in SIZES:
        resize(me.page, width, height)
        expect(table.card).to_be_visible()
        for symbol in symbols(me.page):
            symbol.scroll_into_view_if_needed()
            symbol.click()
            said.add(check_card(me.page, symbol).split("\n")[0])
            me.page.keyboard.press("Escape")
            expect(card_of(me.page)).to_have_count(0)
    assert {"Time", "Time on the card", "Spring", "Winter", "Your stars", "Coins", "Explore card"} <= said
    assert {"Left in the deck"} <= said and sum(title.startswith("Edict ") for title in said) == 4


def test_a_symbol_answers_to_the_mouse_and_to_the_keyboard(person: NewPerson) -> None:
    me = person()
    table = sit_down(me.page, me.device.create(seed=QUIET)["id"])
    page, card = me.page, card_of(me.page)
    time = page.get_by_role("button", name=re.compile("^Time .* of 8"))
    # Resting on it opens the card, also while the mouse goes on to the card itself; leaving both closes it.
    time.hover()
    expect(card).to_contain_text("edicts A and B are scored")
    card.hover()
    expect(card).to_be_visible()
    table.title.hover(position={"x": 1, "y": 1})
    page.mouse.move(700, 500)
    expect(card).to_have_count(0)
    # The keyboard: the focus opens it, Enter keeps it, Tab reaches the rule, Escape closes and returns.
    page.keyboard.press("Tab")
    time.focus()
    expect(card).to_be_visible()
    expect(time).to_have_attribute("aria-expanded", "true")
    expect(time).to_have_accessible_description(re.compile("Time used"))
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    link = card.get_by_role("link", name="The rule")
    expect(link).to_be_focused()
    expect(link).to_have_attribute("href", "/rules/time")
    found = {"light": complaints(page, ALL)}
    page.emulate_media(color_scheme="dark")
    assert found | {"dark": complaints(page, COLOURS)} == {"light": [], "dark": []}
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(time).to_be_focused()
    # Only one is open at a time.
    page.get_by_role("button", name=re.compile("^Coins")).click()
    page.get_by_role("button", name="About edict C").click()
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Edict C")
    page.keyboard.press("Escape")
    # A button that does something answers too, without doing it.
    table.hint.hover()
    expect(card).to_contain_text("three steps")
    expect(page.get_by_role("button", name="Where?")).to_have_count(0)


@pytest.mark.long
def test_the_replay_answers(person: NewPerson) -> None:
    me = person()
    page, card = me.page, card_of(me.page)
    page.goto(f"/g/{finished(me.device, seed=AMBUSH)}/replay?move=9")
    page.get_by_role("button", name="One move forward").hover()
    expect(card).to_contain_text("Step through the game")
    expect(page.get_by_text(re.compile("^9 of"))).to_be_visible()
    # Its card leaves the other buttons free.
    page.get_by_role("button", name="Winter", exact=True).hover()
    expect(card).to_have_count(0)
    season = page.locator(".now button[aria-controls=explain-card]")
    season.click()
    assert "Time used so far this season" in check_card(page, season)
    page.keyboard.press("Escape")
    mountain = page.get_by_role("gridcell", name=re.compile("mountain")).first
    mountain.focus()
    page.keyboard.press("?")
    assert "you get a coin" in check_card(page, mountain)
    assert complaints(page, ALL) == []


@pytest.mark.long
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_the_spaces_of_the_map_answer_without_disturbing_the_drawing(person: NewPerson, touch: bool) -> None:
    me = person(PHONE if touch else DESKTOP)
    page = me.page
    skills = ["stealth", "search", "negotiation"]
    table = sit_down(page, me.device.create(seed=QUIET, sheet="B", skills=skills)["id"])
    table.put_down()
    expect(table.say).to_contain_text("Fits.")
    held = page.locator(".held").inner_html()
    table.show_skills()
    page.get_by_role("button", name="What is this?").click()
    for ground, text in SPACES.items():
        cell = table.map.get_by_role("gridcell", name=re.compile(rf"^\w+, {ground}")).first
        table.tap(cell) if touch else table.press(cell)
        assert text in check_card(page, cell)
        page.keyboard.press("Escape")
    skill = page.get_by_role("button", name=re.compile("^Stealth"))
    for button, text in {skill: "You can use one skill each season.", table.hint: "three steps"}.items():
        button.tap() if touch else button.click()
        assert text in check_card(page, button)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="What is this?").click()
    assert page.locator(".held").inner_html() == held
    # While drawing: a long press or the right button, or the question mark on the focused space.
    mountain = table.map.get_by_role("gridcell", name=re.compile(r"^\w+, mountain")).first
    answers = {
        mountain: "still empty",
        skill: "You can use one skill each season.",
        table.hint: "three steps",
    }
    for symbol, text in answers.items():
        if touch:
            press_long(page, symbol)
        else:
            page.mouse.click(*table.middle(symbol), button="right")
        assert text in check_card(page, symbol)
        assert complaints(page, ALL) == []
        page.keyboard.press("Escape")
    expect(skill).to_have_attribute("aria-pressed", "false")
    assert page.locator(".held").inner_html() == held
    mountain.focus()
    page.keyboard.press("?")
    assert "Mountain" in check_card(page, mountain)
    page.keyboard.press("Escape")
    expect(table.say).to_contain_text("Fits.")


def test_monsters_say_what_they_cost_and_which_spaces_close_them(person: NewPerson) -> None:
    me = person()
    table = sit_down(me.page, me.device.create(seed=AMBUSH)["id"])
    open_spaces = [part["cells"][0] for part in me.state["mine"][0]["monsters"]["parts"]]
    assert open_spaces
    expect(table.card).to_contain_text(f"It costs you {len(open_spaces)} stars every season until you fill")
    me.page.get_by_role("button", name="What is this?").click()
    monster = table.map.get_by_role("gridcell", name=re.compile(r"^\w+, monster")).first
    table.press(monster)
    text = check_card(me.page, monster)
    assert f"{len(open_spaces)} stars a season now." in text
    assert all(cell in text for cell in open_spaces)


# --- tips ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "view", every([DESKTOP, TABLET, PHONE], short=[PHONE]), ids=["desktop", "tablet", "phone"]
)
def test_tips_come_one_at_a_time_never_twice_and_stop_with_one_press(
    person: NewPerson, view: dict[str, object]
) -> None:
    me = person(view, tips=True)
    page, tip = me.page, me.page.locator("aside.tip")
    table = sit_down(page, me.device.create(seed=QUIET)["id"])
    expect(tip).to_have_count(1)
    expect(tip).to_contain_text("Draw this card")
    usual = page.viewport_size
    assert usual
    for size in (*WINDOWS, (usual["width"], usual["height"])):
        resize(page, *size)
        page.wait_for_function(NOTHING_COVERED)
    assert not overlap(tip, table.go)
    assert not page.evaluate("document.querySelector('aside.tip').contains(document.activeElement)")
    assert complaints(page, ALL) == []
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    page.reload()
    table.settle()
    expect(table.map).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("Draw this card")).to_have_count(0)
    # The next tip is about something else; one press ends them all.
    table.decide()
    expect(tip).to_have_count(1)
    expect(tip).not_to_contain_text("Draw this card")
    page.wait_for_function(NOTHING_COVERED)
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    table.decide()
    table.settle()
    expect(tip).to_have_count(0)
    # The menu starts them again.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show the tips again").click()
    expect(tip).to_have_count(1)


@pytest.mark.long
def test_no_tip_is_about_what_a_lesson_has_taught(person: NewPerson) -> None:
    me = person(tips=True)
    page = me.page
    me.open("/learn").locator("main .go").click()
    lesson = LessonPlayer(me, PLACING)

    def look(step: Step) -> None:
        # A phone's button has no name: the words show its icon.
        expect(lesson.text.locator("svg")).to_have_count(
            {"turn": 1}.get(step.points_at, 2 * bool(step.cells))
        )

    lesson.play(look)
    sit_down(page, me.device.create(seed=QUIET)["id"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show the tips again").wait_for()
    expect(page.locator("aside.tip")).to_have_count(0)


# --- pages that teach ---------------------------------------------------------------------------------------


@pytest.mark.long
def test_the_last_step_of_a_hint_names_an_edict_and_the_reason(person: NewPerson) -> None:
    me = person()
    game = reach(me.device, asked_in("draw"), seed=QUIET)
    table = sit_down(me.page, game)
    table.hint.click()
    for more in ("Where?", "Which move?"):
        table.card.get_by_role("button", name=more).click(timeout=PATIENCE)
    reasons = table.card.get_by_role("listitem")
    expect(reasons.first).to_be_visible()
    expect(table.card.get_by_role("list")).to_contain_text(re.compile(r"Edict [A-D], |edict [A-D], "))


@pytest.mark.long
def test_the_end_of_a_solo_game_explains_the_rating_the_title_and_what_was_missing(person: NewPerson) -> None:
    me = person()
    page = me.page
    game = finished(me.device, seed=AMBUSH)
    ending = me.device.state(game)["ending"]
    page.goto(f"/g/{game}/end")
    stars = ending["places"][0]["stars"]
    goal = me.device.get(f"/api/games/{game}/earned").json()["goal"]
    expect(page.get_by_text(f"{goal['stars']} more stars")).to_be_visible()
    page.get_by_text("Details", exact=True).click()
    expect(page.get_by_text(f"{stars} stars minus {ending['target']}".replace("-", "−"))).to_be_visible()
    symbols = [page.get_by_role("button", name=re.compile("^Rating"))]
    if ending["title"]:
        symbols.append(page.locator(".head .title button"))
    for symbol in symbols:
        symbol.click()
        check_card(page, symbol)
        page.keyboard.press("Escape")
    # A season's page: when the edict is scored again, how to close the monsters, what comes next.
    page.goto(f"/g/{game}/season/0")
    page.locator("[data-part=scored] button").first.click()
    expect(page.get_by_text(re.compile("^It’s scored again in|^It won’t be scored again"))).to_be_visible()
    expect(page.get_by_role("heading", name="Coming up in summer")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Monsters")).click()
    expect(
        page.get_by_text(re.compile("^To stop the loss, fill|^No empty space lies beside"))
    ).to_be_visible()
