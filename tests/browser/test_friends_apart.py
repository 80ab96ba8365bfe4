"""Friends on devices of their own: invitation links, lost connections, and bots that take over a seat."""

import re

import pytest
from playwright.sync_api import expect

from browser.chromium import PHONE
from browser.friends import seat_at_pace
from browser.journey import asked_in, over, reach
from browser.person import LINE_CUT, NewPerson, Person
from browser.serving import Serving
from browser.table import Table
from server.random_client import RandomClient

AWAY = re.compile("^You’re offline")


def seat_two(host: Person, guest: Person) -> tuple[Table, Table]:
    """Ann invites Ben, and both sit at the table."""
    page = host.open("/")
    page.get_by_role("button", name="Online with friends").click()
    page.get_by_label("Your name").fill("Ann")
    expect(page.get_by_role("radio", name="Several days")).to_be_checked()
    page.get_by_text("Live", exact=True).click()
    page.get_by_role("button", name="Invite friends").click()
    guest.open(page.get_by_role("dialog").get_by_label("Link for everyone").input_value())
    expect(guest.page.get_by_role("main")).to_contain_text("started by Ann")
    expect(guest.page.get_by_role("main")).to_contain_text("Live: everyone plays at the same time.")
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Take your seat").click()
    # All seats are taken, so the invitation closes itself.
    expect(page.get_by_role("dialog")).to_have_count(0)
    tables = Table(host.page), Table(guest.page)
    for table in tables:
        table.settle()
    return tables


@pytest.mark.long
def test_the_words_of_the_only_other_seat_stand_beside_its_map(person: NewPerson) -> None:
    me = person({"viewport": {"width": 1366, "height": 768}})
    mood = re.compile("(open seat|is drawing|has drawn)$")
    for other in ("open", "greedy"):
        page = me.open(f"/g/{me.device.create('me', other)['id']}")
        Table(page).settle()
        if page.get_by_role("dialog").is_visible():
            page.keyboard.press("Escape")
        seat = page.get_by_role("button", name=mood)
        small_map, words = seat.locator("> svg").bounding_box(), seat.get_by_text(mood).bounding_box()
        assert small_map and words
        assert words["x"] >= small_map["x"] + small_map["width"]
        # Nothing lies over the map and the words: a click on them arrives.
        seat.click(position={"x": 60, "y": 20}, trial=True)
        seat.get_by_text(mood).click(trial=True)


def test_two_friends_play_through_a_reload_a_tunnel_and_a_power_cut(
    person: NewPerson, own_serving: Serving, long_forms: bool
) -> None:
    own_serving.start()
    host, guest = (person(at=own_serving).deal(3).expect(LINE_CUT) for _ in range(2))
    ann, ben = seat_two(host, guest)
    expect(host.page.get_by_role("button", name=re.compile(r"^Ben\b"))).to_be_visible()

    # A turn: the first to draw waits and may take it back.
    ann.decide()
    expect(ann.card).to_contain_text("Waiting for Ben")
    expect(ann.card).to_contain_text("Drawn: 1 of 2")
    ann.undo.click()
    expect(ann.go).to_be_enabled()
    ann.go.click()
    expect(ann.card).to_contain_text("Your drawing is in")
    ben.decide()
    both_at_step(host, guest, ann, ben)

    # A reload keeps the sealed drawing sealed.
    ben.decide()
    expect(ben.card).to_contain_text("Your drawing is in")
    guest.page.reload()
    expect(ben.card).to_contain_text("Your drawing is in")
    ann.decide()
    both_at_step(host, guest, ann, ben)

    # A lost connection: Ben confirms offline while Ann goes on; the decision arrives when he is online again.
    guest.context.set_offline(True)
    ben.decide()
    expect(guest.page.get_by_text(AWAY)).to_be_visible()
    ann.decide()
    expect(ann.card).to_contain_text("Waiting for Ben")
    guest.context.set_offline(False)
    both_at_step(host, guest, ann, ben)
    expect(guest.page.get_by_text(AWAY)).to_have_count(0)

    # The server is killed: Ann's drawing is kept, and Ben confirms while there is no server.
    ann.decide()
    expect(ann.card).to_contain_text("Your drawing is in")
    own_serving.kill()
    for one in (host, guest):
        expect(one.page.get_by_text("The server isn’t answering.")).to_be_visible()
    ben.decide()
    own_serving.start()
    both_at_step(host, guest, ann, ben)

    if not long_forms:
        return
    # The rest is played over the API; both see the same end.
    play_all([host, guest], host.game)
    for table in (ann, ben):
        while table.settle() != "end":
            table.onwards()
    ends = [one.page.get_by_role("table").inner_text() for one in (host, guest)]
    assert ends[0].replace("You", "Ann") == ends[1].replace("You", "Ben")
    states = [one.state for one in (host, guest)]
    assert states[0]["ending"] == states[1]["ending"]
    assert [seat["rows"] for seat in states[0]["seats"]] == [seat["rows"] for seat in states[1]["seats"]]


def both_at_step(host: Person, guest: Person, ann: Table, ben: Table) -> None:
    """Both must decide for the same card."""
    for one in (ann, ben):
        one.go.wait_for()
    assert host.state["step"] == guest.state["step"]
    assert ann.title.inner_text() == ben.title.inner_text()


def play_all(people: list[Person], game: str) -> None:
    """Decide at random for everyone until a game is over."""
    wanderers = [RandomClient(one.device, number) for number, one in enumerate(people)]
    while True:
        for wanderer in wanderers:
            state = wanderer.client.state(game)
            if over(state):
                return
            for mine in state["mine"]:
                if mine["must_decide"]:
                    wanderer.decide(state, mine)


@pytest.mark.long
def test_four_friends_sit_down_by_one_link_talk_are_watched_and_play_again(person: NewPerson) -> None:
    host, *guests, late = (person() for _ in range(5))
    seats = [{"kind": "me", "name": "Ann"}, *({"kind": "open"} for _ in guests)]
    game = host.device.post("/api/games", json={"seats": seats, "seed": 3}).json()["id"]
    dialog = host.open(f"/g/{game}").get_by_role("dialog")
    link = dialog.get_by_label("Link for everyone").input_value()
    expect(dialog.get_by_role("note")).to_contain_text("works only on this computer")
    # Nor could a phone open what it scans.
    expect(dialog.get_by_role("img", name="QR code of the link")).to_have_count(0)
    dialog.get_by_text("A link for each seat").click()
    expect(dialog.get_by_label("Seat 4")).to_be_visible()

    # Two cannot both be Ann: another name is proposed and taken with a second press.
    for guest, name in zip(guests, ("ann", "Ben", "Cid"), strict=True):
        guest.expect("status of 422")
        guest.open(link).get_by_label("Your name").fill(name)
        guest.page.get_by_role("button", name="Take your seat").click()
    expect(guests[0].page.get_by_role("alert")).to_contain_text("How about ann 2?")
    expect(guests[0].page.get_by_label("Your name")).to_have_value("ann 2")
    # While links are shown, they tell who has come; after that the table does, to readers too.
    expect(dialog.get_by_role("status")).to_have_text(re.compile("Ben took a seat.*Cid took a seat"))
    guests[0].page.get_by_role("button", name="Take your seat").click()
    everyone = [host, *guests]
    for one in everyone:
        Table(one.page).turn()
    expect(dialog).to_have_count(0)
    expect(host.page.locator("li").filter(has_text="ann 2 took a seat")).to_be_visible()
    expect(host.page.locator(".news").filter(has_text="ann 2 took a seat")).to_have_count(1)
    assert sorted(seat["name"] for seat in host.state["seats"]) == ["Ann", "Ben", "Cid", "ann 2"]

    # Whoever comes too late may watch, and the players see it.
    expect(late.open(link).get_by_role("heading", level=1)).to_have_text("All seats are taken")
    late.page.get_by_role("link", name="Watch the game").click()
    expect(Table(late.page).card).to_contain_text("You’re watching")
    expect(host.page.get_by_text("1 person is watching")).to_be_visible()
    expect(late.page.get_by_text("Say something")).to_have_count(0)
    # Among friends there are no hints unless the maker allows them.
    expect(Table(host.page).hint).to_have_count(0)

    # A phrase is seen by everyone who has not hidden them.
    for one in guests[:2]:
        one.page.get_by_text("Say something").click()
    guests[1].page.get_by_role("button", name="Hide phrases").click()
    guests[0].page.get_by_role("button", name="Nice map!").click()
    expect(host.page.get_by_text("ann 2: Nice map!").first).to_be_visible()
    expect(late.page.get_by_text("ann 2: Nice map!").first).to_be_visible()
    expect(guests[1].page.get_by_text("ann 2: Nice map!")).to_have_count(0)

    # One press after the game, and everyone is carried along.
    for one in (*everyone, late):
        one.look_away()
    play_all(everyone, game)
    for one in everyone:
        one.open(f"/g/{game}/end").get_by_role("button", name="Rematch").wait_for()
    guests[0].page.get_by_role("button", name="Rematch").click()
    Table(guests[0].page).settle()
    for one in (host, *guests[1:]):
        expect(one.page.get_by_text("ann 2 wants a rematch.").first).to_be_visible()
        one.page.get_by_role("button", name="To the rematch").click()
        Table(one.page).turn()
    assert {one.game for one in everyone} == {guests[0].game} != {game}
    assert [seat["name"] for seat in host.state["seats"] if seat["mine"]] == ["Ann"]


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
