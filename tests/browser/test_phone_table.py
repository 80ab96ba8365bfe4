"""The table on a phone: the map has one place and size in every turn, and nothing is covered."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.in_window import hidden, hidden_of, resize
from browser.person import NewPerson, Visit
from browser.scenes import (
    Games,
    Scene,
    ambush,
    crowded,
    declare,
    draw,
    final,
    fitting,
    hero,
    hint,
    hint_move,
    hint_where,
    home,
    menu,
    misfit,
    sealed,
    season,
    setup,
    skill,
)
from browser.table import Table, sideways
from browser.targets import too_small
from browser.texts import LANGUAGES, texts
from browser.waiting import wait_until
from cartographers.lessons.course import LESSONS
from testkit.long_forms import every

SMALLEST: dict[str, Any] = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
#: Says something in the panel of a lesson: by how many pixels it is higher than its room.
CUT = """(lesson, [title, text]) => {
  lesson.querySelector("header b").textContent = title;
  const words = lesson.querySelector("p.text");
  words.textContent = text;
  return words.scrollHeight - words.clientHeight;
}"""
#: Does a name of an edict not fit into the strip?
TOO_LONG = """(edict, text) => {
  const name = edict.querySelector(".name");
  name.textContent = text;
  const box = (one) => one.getBoundingClientRect();
  const [place, medal, words] = [box(edict), box(edict.firstElementChild), box(name)];
  return medal.top < place.top || words.bottom > place.bottom || name.scrollWidth > name.clientWidth;
}"""
#: Is a held shape kept? It is kept by what comes when the page has nothing else to do.
KEPT = "sessionStorage.getItem('cartographers.held') !== null"
#: What the browser of a phone leaves of its screen, and whole screens.
SIZES = [(390, 664), (375, 667), (360, 640), (320, 568), (390, 844), (412, 915)]
#: A usual one and the smallest.
FEW_SIZES = [(390, 664), (320, 568)]
TOUCH: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
TURNS: list[Scene] = [
    draw, fitting, misfit, hint, hint_where, hint_move, crowded, hero, skill, ambush, declare, sealed
]  # fmt: skip
#: Of each kind the one that has the most to say.
FEW_TURNS: list[Scene] = [misfit, hint_move, crowded, hero, declare, sealed]
#: The side of a cell must be at least this, in pixels.
LEAST_CELL = 24
#: What is at the lower edge of an element; empty if it is the element itself.
LOWER_EDGE = """(one) => {
    const { left, right, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, bottom - 3);
    return one.contains(hit) ? "" : `${hit?.localName}.${hit?.className}`;
}"""

#: Is a name that does not fit cut with dots? Those of a flexible box are cut through a letter.
WITH_DOTS = """(all) => all.every((one) => {
    const { display, textOverflow } = getComputedStyle(one);
    return one.scrollWidth <= one.clientWidth || (display === "block" && textOverflow === "ellipsis");
})"""
#: Are the words of each notice beside the name of its card wholly in it, or wholly below it? And is the name
#: whole where the notice has more room than its sign needs?
WHOLE_OR_NOT = """(all) => all.every((one) => {
    const box = (part) => part.getBoundingClientRect();
    const [chip, words] = [one, one.querySelector(".said")].map(box);
    const inside = words.left >= chip.left && words.right <= chip.right && words.bottom <= chip.bottom + 1;
    const name = one.parentElement.querySelector("h2 > button");
    const letters = document.createRange();
    letters.selectNodeContents(name);
    const cut = box(letters).width > name.clientWidth + 1;
    return (inside || words.top >= chip.bottom) && (!cut || chip.width <= 32);
})"""


def rectangle(place: Locator) -> tuple[int, ...]:
    """Where something is in the window, in whole pixels."""
    box = place.bounding_box()
    assert box
    return tuple(round(box[side]) for side in ("x", "y", "width", "height"))


def check(page: Page, where: str) -> None:
    """What a turn needs next can be seen and pressed."""
    assert sideways(page) <= 0, where
    confirm = page.locator("[data-part=confirm]")
    if confirm.count():
        assert hidden({"confirm": confirm}) == {}, where
        assert confirm.evaluate(LOWER_EDGE) == "", where
    assert hidden_of(page.locator(".controls button, header button:visible")) == [], where
    assert rectangle(page.locator("[role=gridcell]").first)[2] >= LEAST_CELL, where


@pytest.mark.parametrize("language", every(("en", "pl", "uk"), short=("uk",)))
def test_every_kind_of_turn_leaves_the_map_where_it_is_and_covers_nothing(
    visit: Visit, games: Games, language: str, long_forms: bool
) -> None:
    page = visit(TOUCH, language)
    sizes = SIZES if long_forms else FEW_SIZES
    maps: dict[tuple[int, int], dict[str, tuple[int, ...]]] = {size: {} for size in sizes}
    for scene in TURNS if long_forms else FEW_TURNS:
        scene(page, games, texts(language))
        for size in sizes:
            resize(page, *size)
            check(page, f"{scene.__name__} at {size}")
            assert page.locator(".head h2 > button").evaluate_all(WITH_DOTS), f"{scene.__name__} at {size}"
            assert page.locator(".notice-chip").evaluate_all(WHOLE_OR_NOT), f"{scene.__name__} at {size}"
            maps[size][scene.__name__] = rectangle(page.locator("[data-part=map]"))
        resize(page, *SIZES[0])
    for size, places in maps.items():
        assert len(set(places.values())) == 1, (size, places)


def test_with_letters_twice_as_large_the_table_still_fits_its_window(
    visit: Visit, games: Games, long_forms: bool
) -> None:
    page = visit(TOUCH, "ru")
    larger = page.context.new_cdp_session(page)
    larger.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    for scene in (fitting, crowded, ambush, hero) if long_forms else (crowded,):
        scene(page, games, texts("ru"))
        for size in (*(SIZES if long_forms else FEW_SIZES), (844, 390), (820, 1180), (1366, 768)):
            resize(page, *size)
            check(page, f"{scene.__name__} at {size}")
        resize(page, *SIZES[0])
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 16


@pytest.mark.long
def test_what_can_be_pressed_is_large_enough_for_a_finger(visit: Visit, games: Games) -> None:
    page = visit(TOUCH)
    for scene in (home, setup, draw, hint, menu, season, final):
        scene(page, games, texts("en"))
        assert (scene.__name__, too_small(page)) == (scene.__name__, [])
    resize(page, 320, 568)
    draw(page, games, texts("en"))
    assert too_small(page) == []


def test_a_shape_that_is_held_is_still_held_after_the_page_was_loaded_again(
    visit: Visit, games: Games
) -> None:
    page = visit(TOUCH)
    draw(page, games, texts("en"))
    table = Table(page)
    table.keys("r", "n", "n")
    expect(table.go).to_be_enabled()
    held = page.locator("[data-part=map] .ghost")
    before = rectangle(held)
    wait_until(page, lambda: page.evaluate(KEPT), "the shape is not kept")
    page.reload()
    expect(table.go).to_be_enabled()
    assert rectangle(held) == before
    # What was let go is not held again.
    table.keys("Escape")
    expect(held).to_have_count(0)
    wait_until(page, lambda: not page.evaluate(KEPT), "the shape is still kept")
    page.reload()
    table.turn()
    expect(held).to_have_count(0)


def test_a_hero_card_shows_its_attack_whole(visit: Visit, games: Games) -> None:
    page = visit(TOUCH)
    page.goto(f"/g/{games.hero}")
    picture = page.locator("[data-part=options] .hero .cell")
    picture.first.wait_for()
    for size in SIZES:
        resize(page, *size)
        assert picture.count() > 1 and hidden_of(picture) == [], size
    # On its side the card has more room than a small picture needs.
    resize(page, 844, 390)
    assert hidden_of(picture) == [] and rectangle(picture.first)[2] >= 30


#: The first, and the one with the most to press.
FEW_LESSONS = (LESSONS[0], LESSONS[-1])


@pytest.mark.parametrize("lesson", every(LESSONS, short=FEW_LESSONS), ids=lambda lesson: lesson.key)
def test_the_first_steps_of_a_lesson_keep_map_words_and_way_on_in_sight(
    person: NewPerson, lesson: Any, long_forms: bool
) -> None:
    me = person(TOUCH)
    me.device.get("/api/games")
    game = me.device.post(f"/api/lessons/{lesson.key}", json={"fresh": True}).json()["id"]
    page = me.open(f"/g/{game}")
    words = page.locator("section.lesson")
    words.wait_for()
    sizes = SIZES if long_forms else FEW_SIZES
    maps: dict[tuple[int, int], set[tuple[int, ...]]] = {size: set() for size in sizes}
    for number, step in enumerate(lesson.steps):
        page.locator(f"section.lesson[data-step='{number}']").wait_for()
        way_on = page.locator("[data-part=confirm]" if step.decides else "section.lesson .go")
        for size in sizes:
            resize(page, *size)
            # What the words speak of is in sight, too, and not only a way to it.
            pointed = page.locator("[data-pointed]").first
            assert hidden({"words": words, "way on": way_on, "pointed at": pointed}) == {}, (number, size)
            # A phone shows a wider page as a whole, and smaller: the width of its window says nothing.
            assert page.evaluate("document.documentElement.scrollWidth") == size[0], (number, size)
            assert rectangle(page.locator("[role=gridcell]").first)[2] >= LEAST_CELL - 3, (number, size)
            place = rectangle(page.locator("[data-part=map]"))
            maps[size].add(place)
            # Nothing lies empty between the edicts, with their names, and the map.
            edicts = rectangle(page.locator("[data-part=edicts]"))
            assert abs(edicts[1] + edicts[3] - place[1]) <= 1, (number, size)
        if step.decides:
            break
        way_on.click()
    assert {size: len(places) for size, places in maps.items()} == dict.fromkeys(sizes, 1)


#: Parts in the dock: a step about them speaks above the map.
IN_DOCK = {"card", "turn", "confirm", "skills"}


@pytest.mark.parametrize("language", every(LANGUAGES, short=("de", "uk")))
def test_what_a_lesson_says_in_the_dock_of_the_smallest_phone_is_seen_without_scrolling(
    person: NewPerson, language: str
) -> None:
    me, say = person(SMALLEST, locale=language), texts(language)
    game = me.device.post("/api/lessons/placing", json={"fresh": True}).json()["id"]
    lesson = me.open(f"/g/{game}").locator("section.lesson")
    said = {
        text: f"{number}. {say(f'lesson-{one.key}')}"
        for number, one in enumerate(LESSONS, 1)
        for text in (
            *(step.text for step in one.steps if not step.decides and step.points_at not in IN_DOCK),
            f"lesson-{one.key}.learned",
        )
    }
    lesson.locator("header b").wait_for()
    cut = {
        text: lost for text, title in said.items() if (lost := lesson.evaluate(CUT, [title, say(text)])) > 0
    }
    assert cut == {}
    # The strip of its edicts has their names.
    strip = me.page.locator("[data-part=edicts] .name")
    assert strip.all_text_contents() == [say.breakable(edict) for edict in LESSONS[0].setup.edicts]
    names = {say.breakable(edict) for one in LESSONS for edict in one.setup.edicts}
    edict = me.page.locator("[data-part=edicts] > button").first
    assert [name for name in names if edict.evaluate(TOO_LONG, name)] == []
