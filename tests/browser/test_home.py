"""The home of somebody new and of somebody who comes back, and the four places."""

import re
from time import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import ALL, complaints
from browser.in_window import hidden_at, resize
from browser.lesson_player import LessonPlayer
from browser.person import LINE_CUT, NewPerson
from browser.table import Table, sideways
from browser.texts import texts
from cartographers.lessons.course import LESSONS
from server.random_client import RandomClient
from testkit.long_forms import every

PHONES = [(390, 664), (375, 667), (360, 640), (320, 568), (390, 844)]
ON_ITS_SIDE, TABLET, LAPTOP, LARGE = (844, 390), (820, 1180), (1366, 768), (2560, 1440)
EVERY_SIZE = [*PHONES, ON_ITS_SIDE, TABLET, LAPTOP, LARGE]
TOUCH: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}


def shift(page: Page) -> int:
    """By how many pixels a page is longer than its window."""
    longer: int = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return longer


@pytest.mark.parametrize("language", every(["en", "uk", "pl"], short=["uk"]))
def test_somebody_new_sees_a_map_and_one_button_at_every_size(person: NewPerson, language: str) -> None:
    me = person(TOUCH, newcomer=True, locale=language)
    page = me.open("/")
    page.locator(".map svg").first.wait_for()
    needed = {"first map": page.locator("main .go"), "way past it": page.locator("main .btn")}
    assert hidden_at(page, EVERY_SIZE, needed) == {}
    for width, height in EVERY_SIZE:
        page.set_viewport_size({"width": width, "height": height})
        assert sideways(page) <= 0 and shift(page) <= 0, (width, height)
    assert complaints(page, ALL) == []


def test_the_first_button_begins_a_lesson_at_once_without_a_name(person: NewPerson) -> None:
    me = person(newcomer=True)
    me.open("/").get_by_role("button", name="Draw your first map").click()
    me.page.wait_for_url("**/g/*")
    expect(me.page.locator("section.lesson")).to_be_visible()


@pytest.mark.long
def test_who_comes_back_in_the_middle_of_the_first_lesson_goes_on_with_it(person: NewPerson) -> None:
    me = person(TOUCH, newcomer=True)
    me.open("/").get_by_role("button", name="Draw your first map").click()
    lesson = LessonPlayer(me, LESSONS[0])
    lesson.take(0)
    lesson.wait_for_step(1)
    me.open("/").get_by_role("button", name="Continue with lesson 1").click()
    lesson.wait_for_step(1)


def test_who_has_skipped_a_lesson_goes_on_from_home_with_the_one_after_it(person: NewPerson) -> None:
    me = person(TOUCH, newcomer=True)
    me.open("/").get_by_role("button", name="Draw your first map").click()
    panel = me.page.locator("section.lesson")
    panel.locator("summary").click()
    panel.get_by_role("button", name="Skip this lesson").click()
    # Both begin with a first step.
    expect(panel).to_contain_text("2. ")
    expect(me.open("/").get_by_role("button", name="Continue with lesson 2")).to_be_visible()


@pytest.mark.long
def test_who_has_finished_a_lesson_goes_on_from_home_after_it_and_after_the_last_with_a_game(
    person: NewPerson,
) -> None:
    me = person(TOUCH, newcomer=True)
    me.open("/").get_by_role("button", name="Draw your first map").click()
    LessonPlayer(me, LESSONS[0]).play(lambda step: None)
    me.open("/").get_by_role("button", name="Continue with lesson 2").click()
    LessonPlayer(me, LESSONS[1]).wait_for_step(0)
    # As after the sixth.
    me.page.evaluate("localStorage.setItem('cartographers.lessons.next', 'game 7')")
    me.open("/").get_by_role("button", name="Play your first game").click()
    Table(me.page).turn()
    assert me.state["coached"]


def test_who_knows_the_rules_goes_past_the_first_map_and_is_not_asked_again(person: NewPerson) -> None:
    page = person(newcomer=True).open("/")
    page.get_by_role("button", name="I know the rules").click()
    expect(page.get_by_role("button", name=re.compile("^Solo"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Solo"))).to_be_visible()
    expect(page.get_by_role("button", name="Draw your first map")).to_have_count(0)


@pytest.mark.long
def test_what_waits_comes_first_with_its_map_whom_it_is_with_and_every_star(person: NewPerson) -> None:
    me, friend = person(TOUCH), person()
    made = me.device.create(seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}], seed=3)
    friend.device.post("/api/join", json={"code": made["invites"]["1"], "name": "Oksana"})
    state = friend.device.state(made["id"])
    RandomClient(friend.device, 1, boldness=0).decide(state, state["mine"][0])
    page = me.open("/")
    card = page.get_by_role("article").filter(has_text="With Oksana")
    expect(card).to_contain_text("Your turn")
    expect(card.locator(".map svg").first).to_be_visible()
    expect(card.get_by_role("listitem")).to_have_count(2)
    expect(page).to_have_title(re.compile(r"^\(1\) Your turn"))
    assert hidden_at(page, EVERY_SIZE, {"continue": card.get_by_role("link", name="Continue")}) == {}
    # The day stays in sight where a phone's browser leaves most.
    page.get_by_role("heading", name="Today’s map").wait_for()
    assert (
        hidden_at(page, [(390, 664), (390, 844)], {"day": page.get_by_role("link", name="Today’s map")}) == {}
    )
    assert complaints(page, ALL) == []
    card.get_by_role("link", name="Continue").click()
    assert Table(page).settle() == "turn"
    # Whoever draws is told who waits, and leaving needs no search.
    expect(page.get_by_text("Waiting for you: Oksana")).to_be_attached()
    page.get_by_role("button", name="Menu").click()
    leave = page.get_by_role("button", name="Leave the table")
    assert hidden_at(page, PHONES, {"leave": leave}) == {}
    leave.click()
    answers = {"yes": page.get_by_role("button", name="Leave", exact=True), "no": page.get_by_text("Stay")}
    assert hidden_at(page, PHONES, answers) == {}


def test_the_game_that_waits_says_since_when(person: NewPerson) -> None:
    me, friend = person(TOUCH), person()
    made = me.device.create(seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}], seed=3)
    friend.device.post("/api/join", json={"code": made["invites"]["1"], "name": "Oksana"})
    me.page.clock.set_fixed_time(time() + 5 * 24 * 60 * 60)
    expect(me.open("/").get_by_role("article")).to_contain_text("Your turn came 5 days ago")


@pytest.mark.parametrize("language", ["en", "de"])
def test_two_games_that_wait_leave_the_day_and_its_button_in_sight_on_a_phone(
    person: NewPerson, language: str
) -> None:
    me, say = person(TOUCH, locale=language), texts(language)
    # That others have begun is said where there is room for it.
    other = person().device
    other.post(f"/api/daily/{other.get('/api/daily').json()['day']['day']}/try", json={"name": "Ben"})
    for seed in (3, 4):
        me.device.create(seats=[{"kind": "me", "name": "Ann"}], seed=seed)
    page = me.open("/")
    expect(page.get_by_role("link", name=say("way-solo"))).to_contain_text(
        f"{say('home-turn')} · {say('spring')}"
    )
    day = page.get_by_role("button", name=say("today-go"))
    day.wait_for()
    for width, height in [(390, 664), (375, 667), (360, 640)]:
        resize(page, width, height)
        button, places = day.bounding_box(), page.locator("nav.places").bounding_box()
        assert button and places and button["y"] + button["height"] <= places["y"], (width, height)


def test_a_large_window_without_a_game_in_progress_shows_the_map_of_the_day_and_every_way_to_play(
    person: NewPerson,
) -> None:
    page = person().open("/")
    picture = page.locator(".today .map")
    picture.wait_for()
    needed = {"map": picture, "day": page.locator(".today .buttons"), "ways": page.locator(".ways")}
    assert hidden_at(page, [TABLET, LAPTOP, LARGE], needed) == {}


def test_a_laptop_shows_everything_without_scrolling(person: NewPerson) -> None:
    me = person({"viewport": {"width": 1366, "height": 768}})
    me.device.create(seats=[{"kind": "me", "name": "Ann"}], seed=3)
    page = me.open("/")
    page.get_by_role("heading", name="Today’s map").wait_for()
    page.get_by_role("link", name=re.compile("^Puzzles")).wait_for()
    assert shift(page) <= 0


def test_a_name_that_is_refused_is_told_beside_its_field(person: NewPerson) -> None:
    me = person().expect("status of 422")
    page = me.open("/")
    page.get_by_role("button", name="On one screen").click()
    field = page.get_by_label("Your name")
    field.fill("Ann|B")
    page.get_by_role("button", name="Play here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")


@pytest.mark.parametrize("size", every([TOUCH, WIDE], short=[TOUCH]), ids=["phone", "laptop"])
def test_the_four_places_lead_everywhere_and_back_goes_back(person: NewPerson, size: dict[str, Any]) -> None:
    page = person(size).open("/")
    places = page.get_by_role("navigation", name="Places")
    ways = {name: page.get_by_role("button", name=re.compile(f"^{name}")) for name in ("Solo", "Online")}
    assert hidden_at(page, [(844, 390), (390, 664)], ways) == {}
    for name, path in {"Today": "/today", "Learn": "/learn", "You": "/you"}.items():
        places.get_by_role("link", name=name).click()
        page.wait_for_url(f"**{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(places.locator("[aria-current]")).to_have_text(re.compile(name))
        # What most people want next is in sight, also on a phone on its side.
        page.locator("main .go").first.wait_for()
        assert hidden_at(page, EVERY_SIZE, {"red button": page.locator("main .go").first}) == {}
        assert complaints(page, ALL) == []
    page.get_by_role("link", name="More").click()
    page.wait_for_url("**/more")
    expect(page.get_by_role("link", name="Print sheets")).to_be_visible()
    assert complaints(page, ALL) == []
    for path in ("/you", "/learn", "/today", "/"):
        page.go_back()
        page.wait_for_url(f"**{path}")


@pytest.mark.long
def test_at_the_table_there_are_no_places(person: NewPerson) -> None:
    me = person(TOUCH)
    page = me.open("/")
    page.get_by_role("button", name=re.compile("^Solo")).click()
    assert Table(page).settle() == "turn"
    expect(page.get_by_role("navigation", name="Places")).to_have_count(0)


def test_a_newcomer_without_a_network_is_told_what_can_be_done(person: NewPerson) -> None:
    me = person(newcomer=True).expect(LINE_CUT)
    page = me.open("/")
    expect(page.get_by_role("button", name="Draw your first map")).to_be_visible()
    note = page.get_by_role("status").filter(has_text="You’re offline. You can look around")
    me.context.set_offline(True)
    expect(note).to_be_visible()
    me.context.set_offline(False)
    expect(note).to_have_count(0)


def test_wider_letters_are_chosen_by_a_switch(person: NewPerson) -> None:
    me = person({"viewport": {"width": 320, "height": 640}})
    page = me.open("/more")
    switch = page.locator("[data-part=letters]")
    font = "getComputedStyle(document.body).fontFamily + getComputedStyle(document.body).letterSpacing"
    usual = page.evaluate(font)
    switch.click()
    expect(switch).to_have_text("Wider letters: on")
    assert page.evaluate(font) != usual
