"""Friends on devices of their own: invitation links, lost connections, a rematch."""

import re

import pytest
from playwright.sync_api import expect

from browser.friends import both_at_step, seat_two
from browser.journey import over
from browser.person import LINE_CUT, NewPerson, Person
from browser.serving import Serving
from browser.table import Table
from server.random_client import RandomClient

AWAY = re.compile("^You’re offline")


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
