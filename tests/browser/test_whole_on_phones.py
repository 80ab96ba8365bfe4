"""What pictures of every page and kind of turn showed cut, covered or pushed away, on phones and tablets."""

import re

from playwright.sync_api import expect

from browser.chromium import DESKTOP, PHONE
from browser.in_window import LAPTOP, LINES, PORTRAIT, hidden, hidden_at, hidden_of, resize
from browser.journey import asked_in, reach
from browser.person import LINE_CUT, NewPerson, Visit
from browser.scenes import Games, ambush, crowded, declare, draw, hint_move
from browser.table import sit_down
from browser.texts import texts
from cartographers.lessons.course import LESSONS

SIZES = ((390, 664), (375, 667), (360, 640), (320, 568))
#: Is something wider than its element?
CUT = "(one) => one.scrollWidth > one.clientWidth + 1"
#: Those words of an element that take more than one line in it.
BROKEN = f"""(one) => one.textContent.split(" ").filter((word) => {{
    one.textContent = word;
    return ({LINES})(one) > 1;
}})"""


def test_a_hint_leaves_the_map_of_a_tablet_where_it_is(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP, "de")
    places = []
    for scene in (draw, hint_move):
        scene(page, games, texts("de"))
        resize(page, *PORTRAIT)
        places.append(page.locator("[data-part=map]").bounding_box())
        resize(page, *LAPTOP)
    assert places[0] == places[1]


def test_the_way_a_skill_lets_monsters_come_is_asked_in_sight_and_in_whole_words(
    visit: Visit, games: Games
) -> None:
    page = visit(DESKTOP, "uk")
    for size in ((320, 568), (2560, 1440)):
        resize(page, *size)
        declare(page, games, texts("uk"))
        ways = page.get_by_role("group", name=texts("uk")("declare-direction")).get_by_role("button")
        expect(ways).to_have_count(2)
        assert hidden_of(ways) == [], size
        assert not any(ways.evaluate_all(f"(all) => all.map({CUT})")), size


def test_no_word_of_a_lessons_name_is_broken(visit: Visit, games: Games) -> None:
    page = visit(PHONE, "uk")
    for width in (320, 360, 375):
        resize(page, width, 640)
        page.goto("/learn")
        names = page.locator("main ol b")
        expect(names).to_have_count(len(LESSONS))
        assert names.evaluate_all(f"(all) => all.flatMap({BROKEN})") == [], width


def test_beside_the_skills_the_name_of_a_card_is_whole(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP, "de")
    crowded(page, games, texts("de"))
    name = page.locator("[data-part=card] h2 > button")
    for size in SIZES:
        resize(page, *size)
        assert not name.evaluate(CUT), size


def test_the_smallest_phone_shows_what_a_drawing_brings_on_the_corner_of_confirm(
    visit: Visit, games: Games
) -> None:
    page = visit(PHONE)
    ambush(page, games, texts())
    resize(page, 320, 568)
    assert hidden({"gain": page.locator("[data-part=confirm] em")}) == {}


def test_the_notice_of_a_lost_network_leaves_the_red_button_in_sight(person: NewPerson) -> None:
    me = person(PHONE).expect(LINE_CUT)
    sit_down(me.page, reach(me.device, asked_in("draw"), seed=1))
    me.context.set_offline(True)
    expect(me.page.get_by_text(re.compile("^You’re offline"))).to_be_visible()
    confirm = me.page.locator("[data-part=confirm]")
    assert hidden_at(me.page, [(390, 664), (320, 568)], {"confirm": confirm}) == {}
    me.context.set_offline(False)
