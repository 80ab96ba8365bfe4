"""The pages of a season and of the end: in sight, explained once, and printed on one sheet."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.chromium import DESKTOP, PHONE
from browser.in_window import LAPTOP, LINES, ON_ITS_SIDE, PORTRAIT, UPRIGHT, hidden, hidden_at, resize
from browser.journey import reach, scored
from browser.person import NewPerson, Visit
from browser.scenes import Games, draw, final, par, season
from browser.test_phone_table import LOWER_EDGE
from browser.texts import texts
from cartographers.boxes import shelf

#: Those of some words that take more than one line in an element.
BROKEN = f"(one, words) => words.filter((word) => {{ one.textContent = word; return ({LINES})(one) > 1; }})"


def test_the_way_on_from_a_season_is_on_the_screen_and_enter_takes_it(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP)
    season(page, games, texts())
    on = page.get_by_role("link", name="On to summer")
    assert hidden_at(page, [UPRIGHT, ON_ITS_SIDE, (768, 1024), PORTRAIT, LAPTOP], {"on": on}) == {}
    page.locator("h1").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/g/{games.scored}$"))


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(one, marks=pytest.mark.long) for one in ("en", "ru"))]
)
def test_on_a_phone_a_word_of_an_edict_is_broken_only_at_a_hyphen_where_a_season_is_shown(
    person: NewPerson, language: str
) -> None:
    me, say = person(PHONE, locale=language), texts(language)
    edicts = ["dwarvenholds", "deepwood", "clawsgrave-peaks", "gnomish-colony"]
    game = reach(me.device, scored(1), seed=1, edicts=edicts)
    name = me.open(f"/g/{game}/season/0").locator("[data-part=scored] .name").first
    name.wait_for()
    both = me.page.locator("[data-part=scored] .name").all()[:2]
    shown = [one.text_content() or "" for one in both]
    assert all(text.startswith(say.breakable(edict)) for text, edict in zip(shown, edicts[:2], strict=True))
    assert "\u00ad" in "".join(shown)
    # What stands before a hyphen keeps it on its line.
    parts = re.compile("(?<=-)|(?<=\u00ad)|\\s")
    words = {
        part.replace("\u00ad", "-") for edict in shelf().edicts for part in parts.split(say.breakable(edict))
    }
    for size in ((390, 664), (375, 667), (360, 640), (320, 568)):
        resize(me.page, *size)
        assert name.evaluate(BROKEN, sorted(words)) == [], size


def test_a_season_is_explained_as_it_ended(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP)
    season(page, games, texts())
    # The sum of one season is not said twice.
    expect(page.locator("[data-part=ledger] .said")).to_have_text("Spring is done")
    # The next season is under way, and what has come since is not told here.
    summer = page.get_by_role("row", name=re.compile("^Summer"))
    expect(summer.get_by_role("cell")).to_have_text([re.compile("·$")] * 4 + [""])


def test_stars_lost_to_monsters_do_not_look_earned(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP)
    seasons = [page.request.get(f"/api/games/{games.over}/seasons/{one}").json() for one in range(4)]
    cost = next(number for number, one in enumerate(seasons) if one["seats"][0]["monsters"]["stars"])
    page.goto(f"/g/{games.over}/season/{cost}")
    page.get_by_role("button", name=re.compile("^Monsters")).click()
    expect(page.locator(".badge.lost").first).to_be_visible()
    expect(page.locator(".badge:not(.lost)")).to_have_count(0)


def test_the_stars_lost_to_monsters_do_not_look_like_a_second_deduction(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP)
    final(page, games, texts())
    places = page.request.get(f"/api/games/{games.over}").json()["ending"]["places"]
    rows = page.get_by_role("region", name="Final standings").get_by_role("row")
    for number, place in enumerate(places, start=1):
        cells = rows.nth(number).get_by_role("cell").all_inner_texts()
        assert cells[-2:] == [str(place["stars"]), str(place["lost"])]


def test_the_smallest_phone_shows_the_total_of_a_final_table_without_scrolling_sideways(
    visit: Visit, games: Games
) -> None:
    page = visit(DESKTOP, "de")
    final(page, games, texts("de"))
    resize(page, 320, 568)
    total = page.get_by_role("columnheader", name=texts("de")("total"))
    table = page.get_by_role("region", name=texts("de")("final-places"))
    cut = total.bounding_box(), table.bounding_box()
    assert cut[0] and cut[1]
    assert cut[0]["x"] + cut[0]["width"] <= cut[1]["x"] + cut[1]["width"]


@pytest.mark.long
def test_everything_on_a_final_page_can_be_scrolled_clear_of_the_way_on(visit: Visit, games: Games) -> None:
    page = visit(PHONE, "de")

    def with_a_friend(route: Route) -> None:
        """The other player sits elsewhere: a rematch needs more room than another game."""
        answer = route.fetch()
        state = answer.json()
        state["seats"][1]["mine"] = False
        route.fulfill(response=answer, json=state | {"mine": state["mine"][:1]})

    for rematch in (False, True):
        if rematch:
            page.route(f"**/api/games/{games.over}", with_a_friend)
        page.goto(f"/g/{games.over}/end")
        again = page.get_by_role("button", name=texts("de")("rematch" if rematch else "final-play-again"))
        expect(again).to_be_visible()
        resize(page, 390, 664)
        # What can be said to friends leaves the map and its stars in sight.
        ways, stars = (
            page.locator(".ways").bounding_box(),
            page.get_by_role("heading", level=1).bounding_box(),
        )
        assert ways and ways["height"] <= 664 / 5, rematch
        assert stars and stars["y"] + stars["height"] <= ways["y"], rematch
        last = page.locator(".summary > details > summary")
        for size in ((320, 568), (390, 664)):
            resize(page, *size)
            page.evaluate("scrollTo(0, document.body.scrollHeight)")
            assert hidden({"last": last}) == {}, (rematch, size)


def test_the_first_of_what_a_map_with_a_title_has_earned_is_whole_above_the_way_on(
    visit: Visit, games: Games
) -> None:
    page = visit(PHONE)

    def with_a_title(route: Route) -> None:
        answer = route.fetch()
        state = answer.json()
        state["ending"]["title"] = "inept-assistant"
        route.fulfill(response=answer, json=state)

    page.route(f"**/api/games/{games.alone}", with_a_title)
    page.goto(f"/g/{games.alone}/end")
    earned = page.get_by_role("list", name=texts()("earned")).get_by_role("listitem").first
    expect(page.locator(".head .title")).to_be_visible()
    expect(earned).to_be_visible()
    assert hidden_at(page, [(390, 664), (375, 667), (360, 640), (390, 844)], {"earned": earned}) == {}
    assert earned.evaluate(LOWER_EDGE) == ""


def test_a_stranger_is_not_told_that_the_map_is_theirs(person: NewPerson, games: Games) -> None:
    page = person().open(f"/g/{games.alone}/end")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Player 1’s map")
    expect(page.get_by_text(re.compile(r"\bYour\b"))).to_have_count(0)


@pytest.mark.long
def test_type_grows_with_a_large_window(visit: Visit, games: Games) -> None:
    page = visit(DESKTOP)
    final(page, games, texts())
    size = "parseFloat(getComputedStyle(document.body).fontSize)"
    usual = page.evaluate(size)
    resize(page, 2560, 1440)
    assert page.evaluate(size) >= 1.2 * usual


def test_a_page_is_printed_on_one_sheet_without_buttons(visit: Visit, games: Games, long_forms: bool) -> None:
    page = visit(DESKTOP)
    for scene in (draw, season, final, par) if long_forms else (draw, final):
        page.emulate_media(media="null")
        scene(page, games, texts())
        assert sheets_of_paper(page) == 1, scene.__name__
        page.emulate_media(media="print")
        buttons = page.locator(".go:visible, .btn:visible, .quiet:visible")
        assert buttons.all_inner_texts() == [], scene.__name__


def sheets_of_paper(page: Page) -> int:
    """How many pages the printed document has."""
    edge: Any = dict.fromkeys(("top", "right", "bottom", "left"), "10mm")
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", margin=edge)))
