"""Mistakes of players: each gets a clear sentence, and nothing breaks."""

import re

import pytest
from playwright.sync_api import Route, expect

from browser.journey import asked_in, finished, reach
from browser.person import LINE_CUT, NewPerson, Person
from browser.serving import Serving
from browser.table import Table


def test_an_unknown_address_says_so_and_leads_home(person: NewPerson) -> None:
    page = person().open("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name=re.compile("^Solo"))).to_be_visible()


@pytest.mark.long
def test_what_does_not_exist_is_told_in_a_sentence(person: NewPerson) -> None:
    me = person().expect("status of 404")
    for path, sentence in {
        "/g/nosuchgame": "We can’t find that game. Check the link for a typo.",
        "/g/nosuchgame/season/1": "We can’t find that game. Check the link for a typo.",
        "/g/nosuchgame/end": "We can’t find that game. Check the link for a typo.",
        "/g/nosuchgame/replay": "We can’t find that game. Check the link for a typo.",
        "/g/nosuchgame/analysis": "We can’t find that game. Check the link for a typo.",
        "/j/nosuchcode": "This link doesn’t lead to a game. Ask for a new one.",
    }.items():
        page = me.open(path)
        expect(page.get_by_role("alert")).to_have_text(sentence)
        expect(page.get_by_role("link", name="Home")).to_be_visible()


@pytest.mark.long
def test_a_season_that_was_not_scored_yet_is_told_in_a_sentence(person: NewPerson) -> None:
    me = person().expect(r"status of 4\d\d")
    game = reach(me.device, asked_in("draw"))
    for season in ("0", "9", "spring"):
        page = me.open(f"/g/{game}/season/{season}")
        expect(page.get_by_role("alert")).to_have_text(re.compile(r"^[A-Z].* .*\.$"))


@pytest.mark.long
def test_the_address_of_a_finished_table_leads_to_its_end(person: NewPerson) -> None:
    me = person()
    game = finished(me.device, seed=3)
    table = Table(me.open(f"/g/{game}"))
    while table.settle() != "end":
        table.onwards()
    expect(me.page).to_have_url(re.compile("/end$"))
    running = reach(me.device, asked_in("draw"))
    me.open(f"/g/{running}/end")
    assert table.settle() == "turn"


@pytest.mark.long
def test_a_name_of_the_longest_length_is_shown_as_it_is(person: NewPerson) -> None:
    me = person()
    page = me.open("/")
    page.get_by_role("button", name="Against bots").click()
    page.get_by_label("Your name").fill("<b>&amp; " + 31 * "x")
    page.get_by_role("button", name="Play against bots").click()
    Table(page).settle()
    assert me.state["seats"][0]["name"] == "<b>&amp; " + 31 * "x"
    too_long = {"seats": [{"kind": "me", "name": 41 * "x"}]}
    assert me.device.post("/api/games", json=too_long).status_code == 422


def test_a_seat_can_be_taken_only_once(person: NewPerson) -> None:
    host, guest, late = person(), person(), person().expect("status of 409")
    code = host.device.create("me", "open")["invites"]["1"]
    for one in (late, guest):
        one.open(f"/j/{code}")
        expect(one.page.get_by_role("button", name="Take your seat")).to_be_visible()
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Take your seat").click()
    Table(guest.page).settle()
    late.page.get_by_label("Your name").fill("Cid")
    late.page.get_by_role("button", name="Take your seat").click()
    expect(late.page.get_by_role("heading", level=1)).to_have_text("This seat is taken")
    expect(late.page.get_by_role("link", name="Watch the game")).to_be_visible()


def test_a_double_click_on_confirm_decides_once(person: NewPerson) -> None:
    me = person()
    game = reach(me.device, asked_in("draw"), seed=3)
    table = Table(me.open(f"/g/{game}"))
    table.settle()
    sent: list[Route] = []
    me.page.route("**/decision", lambda route: sent.append(route))
    table.put_down()
    before = drawn_by_hand(me)
    table.go.dblclick()
    # The answer comes only after both clicks, so only the page itself can have ignored the second.
    expect(me.page.get_by_role("button", name="Sending")).to_be_disabled()
    assert len(sent) == 1
    sent[0].continue_()
    table.settle()
    assert len(sent) == 1
    assert drawn_by_hand(me) == before + 1


def drawn_by_hand(me: Person) -> int:
    """How many drawings the log has by the player in the first seat."""
    return sum(drawing["by"] == 0 for line in me.state["log"] for drawing in line["drawn"])


def test_a_tab_that_has_missed_something_is_told_and_catches_up(person: NewPerson) -> None:
    me = person().expect("status of 409")
    game = reach(me.device, asked_in("draw"), seed=3)
    # This tab gets no events.
    me.page.route_web_socket(re.compile("/events"), lambda socket: None)
    table = Table(me.open(f"/g/{game}"))
    table.settle()
    table.put_down()
    other = Table(me.new_page())
    other.page.goto(f"/g/{game}")
    other.decide()
    other.go.wait_for()
    expect(other.go).to_be_disabled()
    table.go.click()
    expect(table.say).to_contain_text("Not possible.")
    expect(table.title).to_have_text(other.title.inner_text())


def test_an_illegal_place_cannot_be_confirmed_and_says_why(person: NewPerson) -> None:
    me = person()
    game = reach(me.device, asked_in("draw"), seed=8)
    table = Table(me.open(f"/g/{game}"))
    table.settle()
    expect(table.go).to_be_disabled()
    table.press(table.cell("B4"))
    expect(table.go).to_be_disabled()
    expect(table.say).to_contain_text("Doesn’t fit. There is already something on B4.")
    # Neither does Enter confirm it.
    step = me.state["step"]
    table.keys("Enter")
    assert me.state["step"] == step


def test_somebody_without_a_seat_watches_and_can_decide_nothing(person: NewPerson) -> None:
    me, stranger = person(), person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    game = reach(me.device, asked_in("draw"), seats=seats)
    page = stranger.open(f"/g/{game}")
    expect(page.get_by_text("You’re watching")).to_be_visible()
    expect(Table(page).go).to_have_count(0)
    answer = stranger.device.decide(stranger.device.state(game), 0, {"terrain": "forest", "cells": ["A1"]})
    assert answer.status_code == 403


@pytest.mark.long
def test_a_first_visit_on_a_slow_line_keeps_its_seat(person: NewPerson) -> None:
    me = person()
    late: list[Route] = []
    me.page.route("**/api/catalogue", lambda route: late.append(route) if not late else route.continue_())
    page = me.open("/")
    page.get_by_role("button", name=re.compile("^Solo")).click()
    page.wait_for_url("**/g/*")
    late[0].continue_()
    table = Table(page)
    assert table.settle() == "turn"
    page.reload()
    assert table.settle() == "turn"
    assert len(me.tokens) == 1


def test_without_a_server_the_home_page_says_so_and_nothing_is_lost(
    person: NewPerson, own_serving: Serving
) -> None:
    own_serving.start()
    me = person(at=own_serving).expect(LINE_CUT)
    page = me.open("/")
    expect(page.get_by_role("heading", name="Today’s map")).to_be_visible()
    own_serving.kill()
    page.get_by_role("button", name=re.compile("^Solo")).click()
    expect(page.get_by_role("alert")).to_contain_text("We can’t reach the server.")
    own_serving.start()
    page.get_by_role("button", name=re.compile("^Solo")).click()
    assert Table(page).settle() == "turn"
