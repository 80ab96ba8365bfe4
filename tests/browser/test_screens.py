"""What a player needs next is on the screen, at the sizes at which it was not."""

import re
from functools import partial
from json import loads

import pytest
from playwright.sync_api import Locator, Route, expect

from browser.axe import complaints
from browser.chromium import DESKTOP, PHONE
from browser.in_window import (
    LAPTOP,
    LINES,
    ON_ITS_SIDE,
    PORTRAIT,
    UPRIGHT,
    hidden,
    hidden_at,
    hidden_of,
    resize,
)
from browser.journey import asked_in, reach
from browser.person import LINE_CUT, NewPerson, Visit
from browser.scenes import (
    AMBUSH,
    PAIR,
    PATIENCE,
    PLAYERS,
    Games,
    ambush,
    crowded,
    declare,
    draw,
    hint_move,
    misfit,
)
from browser.table import sit_down
from browser.texts import LANGUAGES, texts
from browser.waiting import wait_until
from server.serving import Json

LONG_NAMES = ["Anastasia the Mapmaker", "Bartholomew of Kethra", "Clementine Greenfield"]

ENHANCED = {
    "runOnly": ["color-contrast-enhanced"],
    "rules": {"color-contrast-enhanced": {"enabled": True}},
}
#: How much wider than itself what is in an element is.
SIDEWAYS = "(one) => one.scrollWidth - one.clientWidth"
#: Is a part of a text cut off?
CUT = "(one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1"


def differs(state: Json) -> bool:
    """Do the edicts give another player other stars than me, who must draw?"""
    mine = [edict["stars"] for edict in state["mine"][0]["edicts"]]
    return asked_in("draw")(state) and state["seats"][1]["edicts"] != mine


@pytest.mark.long
def test_another_players_map_has_a_way_back_and_the_stars_of_its_edicts(person: NewPerson) -> None:
    me = person()
    page = me.page
    table = sit_down(page, reach(me.device, differs, seats=PLAYERS, seed=1, most=400))
    page.get_by_role("button", name=re.compile("^Bot 1")).click()
    theirs = [str(stars) for stars in me.state["seats"][1]["edicts"]]
    back = page.get_by_role("button", name="Back to my map")
    edicts = page.locator("[data-part=edicts]").get_by_role("button", name=re.compile("^[A-D] ?[A-Z]"))
    for size in (UPRIGHT, ON_ITS_SIDE, PORTRAIT, LAPTOP):
        assert hidden_at(page, [size], {"back": back, "edicts": edicts}) == {}
        stars = [re.findall(r"\d+", edict.inner_text())[0] for edict in edicts.all()[:4]]
        assert stars == theirs, size
    back.click()
    expect(table.go).to_be_visible()


@pytest.mark.long
def test_the_menu_stays_on_a_tablet_when_seasons_have_been_scored(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP, "uk")
    sit_down(page, games.scored, "uk")
    menu = page.get_by_role("button", name=texts("uk")("menu"))
    widths = (600, 744, 768, 800, 820, 834, 912, 1024, 1101)
    assert hidden_at(page, [(width, 1100) for width in widths], {"menu": menu}) == {}


def test_the_bar_of_a_tablet_is_one_line_and_cuts_no_place(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP, "uk")
    for path in ("/", f"/g/{games.over}/analysis"):
        page.goto(path)
        bar, places = page.locator("header.bar"), page.locator("nav.places")
        expect(places).to_be_visible()
        for width in (700, 744, 820, 1024):
            resize(page, width, 1180)
            assert places.evaluate(SIDEWAYS) <= 0, (path, width)
            box = bar.bounding_box()
            assert box and box["height"] < 2 * 44, (path, width)


def test_the_buttons_of_a_replay_have_room_and_are_in_sight(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP, "uk")
    page.goto(f"/g/{games.over}/replay?move=5")
    row = page.locator(".seasons")
    row.wait_for()
    for width, height in (ON_ITS_SIDE, LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert row.evaluate(SIDEWAYS) == 0, (width, height)
    # The buttons that go through the game are in sight under the map of a short phone, too.
    play = page.get_by_role("button", name=texts("uk")("replay-play"), exact=True)
    forward = page.get_by_role("button", name=texts("uk")("replay-forward"), exact=True)
    assert hidden_at(page, [(390, 664), (320, 568), ON_ITS_SIDE], {"play": play, "forward": forward}) == {}
    # On the smallest phone they have room in the longest words.
    page = visit(DESKTOP, "de")
    page.goto(f"/g/{games.over}/replay?move=5")
    steps = page.locator(".steps")
    steps.wait_for()
    resize(page, 320, 568)
    assert steps.evaluate(SIDEWAYS) <= 0


@pytest.mark.long
def test_an_analysis_on_a_laptop_lists_several_turns_under_whole_headings(visit: Visit, games: Games) -> None:
    for language in ("ru", "de"):
        page = visit(DESKTOP, language)
        page.goto(f"/g/{games.over}/analysis?seat=1")
        # An analysis is worked out first.
        expect(page.get_by_role("link", name=texts(language)("turn-replay"))).to_be_visible(timeout=PATIENCE)
        resize(page, *LAPTOP)
        turns = page.get_by_role("region", name=texts(language)("turns-caption"))
        box, row = turns.bounding_box(), turns.locator("tr[data-turn]").first.bounding_box()
        assert box and row and box["height"] >= 4 * row["height"], language
        headings = turns.locator("thead th")
        assert headings.evaluate_all(f"(all) => all.map({LINES})") == [1, 1, 1, 1], language


def test_confirm_stays_where_it_is_and_the_choice_is_whole_whatever_else_is_said(
    visit: Visit, games: Games, long_forms: bool
) -> None:
    page = visit(DESKTOP)
    places: dict[str, list[tuple[int, ...]]] = {}
    confirm, choice = page.locator("[data-part=confirm]"), page.locator("[data-part=options]")
    for scene in (draw, misfit, hint_move, ambush, crowded) if long_forms else (draw, misfit, crowded):
        scene(page, games, texts())
        for size in (UPRIGHT, ON_ITS_SIDE, PORTRAIT, LAPTOP):
            resize(page, *size)
            box = confirm.bounding_box()
            assert box
            # On its side a longer word may push the button's left edge a little.
            across = () if size == ON_ITS_SIDE else (round(box["x"]), round(box["width"]))
            places.setdefault(scene.__name__, []).append((round(box["y"]), *across))
            if scene is not hint_move:
                assert choice.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1, (scene, size)
                assert hidden_of(choice.locator("button, .well").or_(confirm)) == [], (scene, size)
    # Skills make the card of a whole game higher.
    del places["crowded"]
    assert places == dict.fromkeys(places, places["draw"])


@pytest.mark.long
def test_beside_the_map_the_answers_to_an_ambush_and_its_notice_are_not_cut(
    visit: Visit, games: Games
) -> None:
    page = visit(DESKTOP, "de")
    declare(page, games, texts("de"))
    parts = page.locator("[data-part=card] :is(.notices, .option)")
    for size in (LAPTOP, (2560, 1440)):
        resize(page, *size)
        assert parts.count() > 2 and not any(parts.evaluate_all(f"(all) => all.map({CUT})")), size


@pytest.mark.long
def test_beside_the_map_of_a_laptop_the_next_step_of_a_long_hint_is_in_sight(
    visit: Visit, games: Games
) -> None:
    for language in ("ru", "de"):
        page, say = visit(DESKTOP, language), texts(language)
        hint_move(page, games, say)
        take = page.get_by_role("button", name=say("hint-take"), exact=True)
        assert hidden_at(page, [LAPTOP, (1280, 720)], {"take": take}) == {}, language


@pytest.mark.long
def test_the_log_keeps_room_for_its_lines(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP, "de")
    draw(page, games, texts("de"))
    log = page.get_by_role("region", name=texts("de")("tab-log"))
    for size in ((1440, 900), (2560, 1440)):
        resize(page, *size)
        box = log.bounding_box()
        assert box and box["height"] >= 80, size


@pytest.mark.long
def test_the_name_of_a_season_stands_beside_its_sign(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP, "de")
    draw(page, games, texts("de"))
    seasons = page.locator("table[data-part=stars] tbody th")
    resize(page, *LAPTOP)
    expect(seasons).to_have_count(4)
    assert seasons.evaluate_all("(all) => all.every((one) => one.offsetHeight < 40)")
    assert page.locator("table[data-part=stars]").evaluate(CUT) is False


def test_a_tap_near_the_edge_keeps_the_whole_shape_on_the_map(person: NewPerson) -> None:
    me = person(PHONE)
    table = sit_down(me.page, reach(me.device, asked_in("draw"), seed=1))
    asked: list[list[list[int]]] = []

    def note(route: Route) -> None:
        asked.append(loads(route.request.post_data or "")["places"])
        route.continue_()

    me.page.route("**/preview", note)
    for corner in ("A1", "A11", "K11", "K1"):
        with me.page.expect_response("**/preview"):
            table.tap(table.cell(corner))
        table.keys("r", "Escape")
    assert len(asked) >= 4
    assert all(0 <= at <= 10 for places in asked for place in places for at in place)


def test_enter_pressed_before_a_preview_has_come_is_remembered(person: NewPerson) -> None:
    me = person()
    table = sit_down(me.page, reach(me.device, asked_in("ambush"), seats=PAIR, seed=AMBUSH))
    held: list[Route] = []
    me.page.route("**/preview", lambda route: held.append(route))
    with me.page.expect_request("**/preview"):
        table.keys("n")
    table.keys("Enter")
    expect(table.go).to_be_disabled()
    with me.page.expect_response("**/decision") as sent:
        held[0].continue_()
    assert sent.value.ok


@pytest.mark.long
def test_the_offline_notice_covers_neither_home_nor_menu(person: NewPerson) -> None:
    me = person().expect(LINE_CUT)
    sit_down(me.page, reach(me.device, asked_in("draw"), seed=1))
    me.context.set_offline(True)
    expect(me.page.get_by_text(re.compile("^You’re offline"))).to_be_visible()
    menu = me.page.get_by_role("button", name="Menu")
    home = me.page.get_by_role("link", name=re.compile("^Home"))
    assert hidden({"menu": menu, "home": home}) == {}
    me.context.set_offline(False)


@pytest.mark.long
def test_what_could_not_be_loaded_offline_comes_later_with_its_style(person: NewPerson) -> None:
    me = person(tips=True).expect(LINE_CUT)
    tried: list[str] = []

    def cut(route: Route) -> None:
        tried.append(route.request.url)
        route.abort("internetdisconnected")

    # The tips of a first game are a part that is loaded late.
    late = re.compile(r"/assets/(TableTips|Tip)-")
    me.context.route(late, cut)
    with me.page.expect_event("requestfailed", lambda request: bool(late.search(request.url))):
        sit_down(me.page, reach(me.device, asked_in("draw"), seed=1))
    me.context.unroute(late)
    me.context.set_offline(True)
    me.context.set_offline(False)
    tip = me.page.locator(".tip").first
    expect(tip).to_be_visible()
    expect(tip).to_have_css("position", "fixed")
    assert tried


@pytest.mark.long
def test_names_are_not_cut_while_there_is_room(person: NewPerson) -> None:
    me = person()
    for bots in (1, 2):
        seats = [{"kind": "me", "name": "Ann"}] + [
            {"kind": "bot", "bot": "chance", "name": name} for name in LONG_NAMES[:bots]
        ]
        sit_down(me.page, reach(me.device, asked_in("draw"), seed=1, seats=seats))
        for width, height in (LAPTOP, (1440, 900)):
            resize(me.page, width, height)
            for name in LONG_NAMES[:bots]:
                assert not me.page.get_by_text(name, exact=True).first.evaluate(CUT), (name, width)


@pytest.mark.long
def test_more_contrast_is_given_to_those_who_wish_it(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP)
    draw(page, games, texts())
    ink = "getComputedStyle(document.body).color"
    page.emulate_media(color_scheme="light", contrast="more")
    assert page.evaluate(ink) == "rgb(0, 0, 0)"
    assert complaints(page, ENHANCED) == []
    page.emulate_media(color_scheme="dark", contrast="more")
    assert page.evaluate(ink) == "rgb(255, 255, 255)"
    assert complaints(page, ENHANCED) == []


#: How far the middle of each seal is from the middle of its ring, and of the tick from the seal's, in pixels.
SEALS_OFF = """(rings) => rings.map((ring) => {
    const middle = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const [seal, tick] = ring.querySelectorAll("svg");
    const [at, sealAt, tickAt] = [ring, seal, tick].map(middle);
    const off = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]);
    return Math.max(off(at, sealAt), off(sealAt, tickAt));
})"""


def test_the_seal_of_a_day_lies_in_the_middle_of_its_ring(visit: Visit, games: Games) -> None:
    page = visit(PHONE)
    for address in ("/", "/today"):
        page.goto(address)
        seals = page.locator(".ring.drawn:has(.tick)")
        seals.first.wait_for()
        for size in ((390, 664), (320, 568), LAPTOP):
            resize(page, *size)
            assert all(off <= 1 for off in seals.evaluate_all(SEALS_OFF)), (address, size)


def in_one_line(words: Locator) -> bool:
    return bool(words.evaluate(LINES) == 1)


def test_the_words_of_a_page_that_is_awaited_take_one_line_in_every_language(
    person: NewPerson, long_forms: bool
) -> None:
    for language in LANGUAGES if long_forms else ("uk",):
        me = person({"viewport": {"width": 320, "height": 568}}, locale=language)
        # Never answered: the page goes on waiting.
        me.page.route("**/api/daily", lambda _: None)
        words = me.open("/today").locator(".waiting").get_by_role("status")
        expect(words).to_have_text(texts(language)("loading"))
        # What waits for the script of the page gives way to what waits for its data, and has no lines then.
        wait_until(me.page, partial(in_one_line, words), f"not in one line: {language}")
