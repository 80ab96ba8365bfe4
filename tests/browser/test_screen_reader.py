"""What a screen reader finds: the map as a grid, and announcements."""

import re

import pytest
from playwright.sync_api import Route, expect

from browser.chromium import PHONE
from browser.heard import Heard
from browser.journey import asked_in, reach
from browser.person import NewPerson, Visit
from browser.scenes import Games, ambush, final
from browser.table import cell_name, sit_down
from browser.texts import texts
from browser.waiting import wait_until

#: A deal that begins with an explore card.
QUIET = 8


def test_the_map_is_a_grid_that_can_be_walked(person: NewPerson) -> None:
    me = person()
    table = sit_down(me.page, reach(me.device, asked_in("draw"), seed=QUIET))
    rows = me.state["seats"][0]["rows"]
    expect(me.page.get_by_role("region", name="Card").get_by_role("status")).to_be_visible()
    expect(me.page.get_by_role("grid", name="Your map")).to_be_visible()
    expect(table.map.get_by_role("row")).to_have_count(11)
    expect(table.map.get_by_role("gridcell")).to_have_count(121)
    words = {".": "empty", "r": "ruins", "^": "mountain", "m": "monster"}
    for row, column in ((1, 3), (1, 5), (2, 1), (10, 10)):
        name = f"{'ABCDEFGHIJK'[row]}{column + 1}"
        said = re.compile(f"^{name}, {words[rows[row][column]]}: (fits|doesn’t fit) here$")
        expect(table.cell(name)).to_have_accessible_name(said)
    # Only one cell is in the tab order; arrow keys reach the others.
    assert table.map.locator("[tabindex='0']").count() == 1
    # Each has its words as text; that does not change with the held shape: a reader would miss announcements.
    before = table.map.get_by_role("gridcell").all_text_contents()
    assert all(before)
    table.keys("n")
    expect(table.go).to_be_enabled()
    assert table.map.get_by_role("gridcell").all_text_contents() == before


def test_a_shape_is_placed_from_within_the_map_and_then_read_there(person: NewPerson) -> None:
    me = person()
    table = sit_down(me.page, reach(me.device, asked_in("draw"), seed=QUIET))
    table.cell("E5").focus()
    table.keys("n")
    expect(table.go).to_be_enabled()
    expect(table.say).to_contain_text("Fits.")
    table.keys("Enter")
    table.settle()
    drawing = next(line["drawn"][0] for line in me.state["log"] if line["drawn"])
    terrain, cells = drawing["strokes"][0]
    expect(table.cell(cells[0])).to_have_accessible_name(re.compile(f"^{cells[0]}, {terrain}"))


def cells_told(words: str) -> list[str]:
    """The spaces of "C1, D1 to D3"."""
    found = []
    for part in words.split(", "):
        first, _, last = part.partition(" to ")
        ends = int(first[1:]), int((last or first)[1:])
        found += [f"{first[0]}{column}" for column in range(ends[0], ends[1] + 1)]
    return found


@pytest.mark.long
def test_a_cell_found_by_exploring_with_a_finger_and_activated_gets_the_shape(person: NewPerson) -> None:
    """VoiceOver and TalkBack read what is under the finger; a double tap is a click without a pointer."""
    me = person(PHONE)
    heard = Heard(me.page)
    table = sit_down(me.page, reach(me.device, asked_in("draw"), seed=QUIET))
    inner = [
        name
        for name in map(cell_name, table.fitting.all())
        if name[0] in "CDEFGHI" and int(name[1:]) in range(3, 10)
    ]
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[role=gridcell]').ariaLabel"

    def activate(cell: str) -> list[str]:
        heard.note()
        table.cell(cell).evaluate("cell => cell.click()")
        me.page.wait_for_function("() => window.heard.some((one) => one.includes(' on '))")
        return heard.note()

    for name in (inner[0], inner[-1], inner[0]):
        assert me.page.evaluate(under, table.middle(table.cell(name))).startswith(f"{name}, ")
        told = activate(name)
        held = re.match(r"Fits\. \w+ on ([^.]+)\.", told[-1])
        assert held and name in cells_told(held[1])
    # Once more at the same place turns it there, as a second tap does.
    assert activate(inner[0]) != told
    table.go.evaluate("button => button.click()")
    me.page.wait_for_function("() => window.heard.some((one) => one.startsWith('You: '))")


def test_without_a_shape_in_hand_the_arrows_walk_over_the_map(visit: Visit, games: Games) -> None:
    page = visit()
    table = sit_down(page, games.sealed)
    expect(page.get_by_text("Your drawing is in")).to_be_visible()
    table.cell("E5").focus()
    for key, cell in (("ArrowRight", "E6"), ("ArrowDown", "F6"), ("Home", "F1"), ("Control+End", "K11")):
        table.keys(key)
        expect(table.cell(cell)).to_be_focused()


@pytest.mark.long
def test_finished_maps_and_ones_own_in_an_ambush_are_walked_and_no_letter_runs_into_a_figure(
    visit: Visit, games: Games
) -> None:
    page = visit()
    ambush(page, games, texts())
    own = page.locator("figure").get_by_role("grid", name="Your map")
    expect(own.get_by_role("gridcell")).to_have_count(121)
    expect(page.get_by_role("button", name=re.compile(r"^Ben −?\d+ stars?"))).to_be_visible()
    letters = [one for one in page.locator("[data-part=stars] td").all_text_contents() if one[:1] in "ABCD"]
    assert letters and all(re.match(r"\w:", one) for one in letters if one)
    final(page, games, texts())
    cells = page.get_by_role("grid").first.get_by_role("gridcell")
    expect(cells).to_have_count(121)
    expect(cells.first).to_have_accessible_name(re.compile("^A1, "))


def test_card_result_and_season_are_read_out_also_what_was_drawn_before_the_teller_came(
    person: NewPerson,
) -> None:
    me = person()
    tellers: list[Route] = []
    me.page.route("**/tellTurn-*.js", lambda route: tellers.append(route))
    table = sit_down(me.page, reach(me.device, asked_in("draw"), seed=QUIET))
    live = me.page.locator("[aria-live=polite]")

    def heard(words: str) -> None:
        expect(live.filter(has_text=re.compile(words)).first).to_be_attached()

    first = table.title.inner_text()
    table.decide()
    expect(table.title).not_to_have_text(first)
    wait_until(me.page, lambda: bool(tellers), "the teller is not asked for")
    tellers[0].continue_()
    # One announcement for a turn: of several, a reader may lose some.
    heard(f"^You: .* Spring\\. Card: {table.title.inner_text()}")
    expect(table.say).to_have_attribute("role", "status")
    while table.settle() == "turn":
        heard(f"Card: {table.title.inner_text()}")
        table.decide()
    heard("Spring is over: ")


@pytest.mark.long
def test_a_tip_is_said_once_beside_the_card_and_no_key_repeats_it(person: NewPerson) -> None:
    me = person(tips=True)
    heard = Heard(me.page)
    sit_down(me.page, reach(me.device, asked_in("draw"), seed=QUIET))
    first, second = "Draw this card", "More stars"
    for words in (first, "Card: "):
        me.page.wait_for_function("(words) => window.heard.some((one) => one.includes(words))", arg=words)
    for _ in range(4):
        heard.key("n", " on ")
    # What is held makes the second tip's moment come and stay.
    titles = [line.partition(". ")[0] for line in heard.lines]
    assert titles.count(first) == 1
    assert titles.count(second) <= 1


@pytest.mark.long
def test_after_going_to_another_page_the_reader_begins_at_its_heading(person: NewPerson) -> None:
    page = person().open("/")
    page.get_by_role("link", name="All game options").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert page.title() == "A new game · Cartographers"


@pytest.mark.long
def test_a_dialog_closes_with_escape_and_gives_the_focus_back(visit: Visit, games: Games) -> None:
    page = visit()
    sit_down(page, games.draw)
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()


def test_nothing_moves_for_whoever_asks_for_less_motion(visit: Visit, games: Games) -> None:
    page = visit()
    table = sit_down(page, games.draw)
    table.keys("n", "n", "r", "f")
    assert page.evaluate("document.getAnimations().length") == 0


def test_an_animation_takes_at_most_a_fifth_of_a_second(person: NewPerson) -> None:
    me = person(reduced_motion="no-preference")
    table = sit_down(me.page, reach(me.device, asked_in("draw"), seed=QUIET))
    me.page.evaluate(
        """() => {
            window.longest = 0;
            const note = (duration) => (window.longest = Math.max(window.longest, duration));
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, how) {
                note(typeof how === "number" ? how : how.duration);
                return animate.call(this, frames, how);
            };
            document.addEventListener("transitionrun", ({ target }) => {
                for (const one of target.getAnimations()) note(one.effect.getTiming().duration);
            });
        }"""
    )
    table.keys("n", "n", "r", "f")
    # Two frames later everything has begun to move; then wait until nothing moves any more.
    me.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    me.page.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => null)")
    assert 0 < me.page.evaluate("window.longest") <= 200
