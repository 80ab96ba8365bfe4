"""The seat of a friend: left and taken again, on two devices, removed, with a bot or a note that waits."""

import re

import pytest
from playwright.sync_api import expect

from browser.chromium import PHONE
from browser.friends import both_at_step, seat_at_pace, seat_two
from browser.journey import asked_in, reach
from browser.person import NewPerson
from browser.serving import Serving
from browser.table import Table


@pytest.mark.long
def test_whoever_leaves_gives_the_seat_to_a_bot_and_gets_it_back_on_return(
    person: NewPerson, serving: Serving
) -> None:
    host, guest = (person().deal(4) for _ in range(2))
    ann, ben = seat_two(host, guest)
    game = host.game

    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Leave the table").click()
    guest.page.get_by_role("button", name="Leave", exact=True).click()
    expect(guest.page.get_by_role("link", name="With Ann")).to_be_visible()
    expect(host.page.get_by_role("button", name=re.compile(r"^Ben\b.* away"))).to_be_visible()
    # The game goes on without waiting.
    for _ in range(2):
        ann.decide()
        ann.go.wait_for()

    # The bot has drawn for this card already; Ben is back and may take that back.
    guest.page.get_by_role("link", name="With Ann").click()
    expect(host.page.get_by_role("button", name=re.compile(r"^Ben\b.* has drawn"))).to_be_visible()
    assert guest.game == game
    ben.undo.click()
    ben.go.wait_for()
    ann.decide()
    expect(ann.card).to_contain_text("Waiting for Ben")
    ben.decide()
    both_at_step(host, guest, ann, ben)


@pytest.mark.long
def test_in_a_live_game_a_bot_plays_for_whoever_is_away_for_longer_than_was_chosen(
    person: NewPerson,
) -> None:
    host, guest = person(), person()
    ann, ben = seat_at_pace(host, guest, pace="live", absence=1)
    address = guest.page.url
    guest.page.goto("about:blank")
    ann.decide()
    # Nobody presses anything: after a second the bot draws for Ben and the next card comes.
    expect(ann.go).to_be_visible()
    expect(host.page.get_by_role("button", name=re.compile(r"^Ben\b.* away"))).to_be_visible()
    guest.page.goto(address)
    ben.settle()
    expect(host.page.get_by_role("button", name=re.compile(r"^Ben\b.* (is|has) draw"))).to_be_visible()


@pytest.mark.long
def test_a_player_removes_a_device_from_the_seat_and_makes_its_link_anew(person: NewPerson) -> None:
    me, stranger = person(), person()
    game = me.device.create("me", "greedy", seed=5)["id"]
    code = me.device.state(game)["mine"][0]["link"]
    stranger.device.post("/api/join", json={"code": code, "device": "Firefox, Android"})
    page = me.open(f"/g/{game}")
    Table(page).settle()
    page.get_by_role("button", name="Menu").click()
    link = page.get_by_label("This link opens your own seat")
    before = link.input_value()
    page.get_by_text("Continue on another device").click()
    page.get_by_text("Who has this seat").click()
    expect(page.get_by_role("listitem").filter(has_text="this device")).to_be_visible()
    page.get_by_role("button", name="Remove: Firefox, Android").click()
    expect(page.get_by_text("Removed. Your private link has changed.").last).to_be_visible()
    expect(link).not_to_have_value(before)
    assert stranger.device.state(game)["mine"] == []
    between = link.input_value()
    page.get_by_role("button", name="Make a new link").click()
    expect(link).not_to_have_value(between)


@pytest.mark.long
def test_a_seat_goes_on_at_a_second_device_by_its_private_link(person: NewPerson) -> None:
    me, phone = person(), person()
    me.open(f"/g/{reach(me.device, asked_in('draw'), 'me', 'greedy', seed=5)}")
    table = Table(me.page)
    table.settle()
    me.page.get_by_role("button", name="Menu").click()
    link = me.page.get_by_label("This link opens your own seat").input_value()
    me.page.get_by_role("button", name="Close").click()

    phone.open(link)
    phone.page.get_by_role("button", name="Take your seat").click()
    other = Table(phone.page)
    other.turn()
    before = me.state["step"]
    other.decide()
    # Both devices are at the next card without anything being done at the first.
    other.go.wait_for()
    expect(table.title).to_have_text(other.title.inner_text())
    assert me.state["step"] > before
    assert me.state["mine"] == phone.state["mine"]


@pytest.mark.long
def test_who_opened_a_table_pauses_it_removes_somebody_who_is_told_and_asks_another(
    person: NewPerson,
) -> None:
    host, guest, other = person(), person(PHONE), person()
    seat_at_pace(host, guest, pace="days")
    page = host.page
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Pause").click()
    paused = guest.page.get_by_text("The game is paused. Whoever opened the table will resume it.")
    expect(paused).to_be_visible()
    menu.get_by_role("button", name="Resume").click()
    expect(paused).to_have_count(0)

    menu.get_by_role("button", name="Remove Ben").click()
    expect(menu).to_contain_text("Ben leaves the game and will be told.")
    menu.get_by_role("button", name="Remove", exact=True).click()
    expect(guest.page.get_by_text("Whoever opened this table has removed you")).to_be_visible()
    guest.page.goto("/")
    expect(guest.page.get_by_text("You were removed from this game.")).to_be_visible()
    guest.page.get_by_role("button", name="All games").click()
    guest.page.get_by_role("button", name="Remove from the list").click()
    expect(guest.page.get_by_text("You were removed from this game.")).to_have_count(0)

    other.open(menu.get_by_label("Ben’s seat is free").input_value())
    other.page.get_by_label("Your name").fill("Cleo")
    other.page.get_by_role("button", name="Take your seat").click()
    expect(menu.get_by_role("button", name="Remove Cleo")).to_be_visible()


@pytest.mark.long
def test_a_note_waits_for_a_friend_on_the_phone_who_reads_answers_and_reports_it(person: NewPerson) -> None:
    host, guest = person(), person(PHONE)
    seat_at_pace(host, guest, pace="days")
    host.page.get_by_role("button", name="Notes").click()
    notes = host.page.get_by_role("dialog", name="Notes")
    notes.get_by_label("Your note").fill("Back on Friday.")
    notes.get_by_role("button", name="Leave the note").click()
    expect(notes.get_by_role("listitem")).to_contain_text(["You"])
    notes.get_by_label("For").select_option("just for me")
    notes.get_by_label("Your note").fill("Keep B4 free.")
    notes.get_by_role("button", name="Leave the note").click()
    expect(notes.get_by_role("listitem")).to_have_count(2)

    mark = guest.page.get_by_role("button", name="1 new note")
    mark.click()
    drawer = guest.page.get_by_role("dialog", name="Notes")
    expect(drawer.get_by_role("listitem")).to_have_count(1)
    expect(drawer).to_contain_text("Back on Friday.")
    drawer.get_by_label("Your note").fill("See you then!")
    drawer.get_by_role("button", name="Leave the note").click()
    expect(notes).to_contain_text("See you then!")
    drawer.get_by_role("button", name="Report").click()
    report = guest.page.get_by_role("dialog", name="Report to the host")
    expect(report).to_contain_text("The note “Back on Friday.”")
    report.get_by_label("It’s rude or hateful").check()
    report.get_by_role("button", name="Send").click()
    expect(report).to_contain_text("Thank you.")
    report.get_by_role("button", name="Close").last.click()
    drawer.get_by_role("button", name="Close").click()
    expect(mark).to_have_count(0)

    notes.get_by_role("button", name="Remove").first.click()
    notes.get_by_role("button", name="Remove it").click()
    expect(notes).not_to_contain_text("Back on Friday.")
    guest.page.reload()
    Table(guest.page).settle()
    expect(guest.page.get_by_role("button", name="new note")).to_have_count(0)
