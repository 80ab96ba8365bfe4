"""The door of a table: who comes knocks and is let in; who finds it full waits and sits in the next game."""

import pytest
from playwright.sync_api import expect

from browser.in_window import hidden_at
from browser.person import NewPerson
from browser.table import Table


@pytest.mark.long
def test_a_friend_knocks_is_let_in_and_the_next_one_waits_for_the_next_game(person: NewPerson) -> None:
    ann, ben, eva = person(), person(), person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = ann.device.create(seats=seats, seed=4, knocking=True)
    ann.open(f"/g/{made['id']}")
    ben.open(f"/j/{made['invite']}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Knock").click()
    expect(ben.page.get_by_role("heading", name="You’ve knocked")).to_be_visible()
    # The links lie over the table until they are closed.
    expect(ann.page.get_by_role("dialog")).to_contain_text(
        "They knock, and whoever opened this table lets them in."
    )
    # Whoever does not want to be in the way waits for the next game, and can knock again.
    ben.page.get_by_role("button", name="Wait for the next game instead").click()
    expect(ben.page.get_by_role("heading", name="You’re waiting for the next game")).to_be_visible()
    ben.page.get_by_role("button", name="Don’t wait any longer").click()
    ben.page.get_by_role("button", name="Knock").click()
    expect(ben.page.get_by_role("heading", name="You’ve knocked")).to_be_visible()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    # Beside that sign the menu of a small phone stays in sight.
    knocks = ann.page.get_by_role("button", name="1 person at the door")
    expect(knocks).to_be_visible()
    menu = ann.page.get_by_role("button", name="Menu")
    assert hidden_at(ann.page, [(375, 667), (360, 640), (320, 568)], {"menu": menu, "knocks": knocks}) == {}
    knocks.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Ben is knocking")
    ann.page.get_by_role("button", name="Let in: Ben").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    # The page at the door leads to the table by itself.
    Table(ben.page).settle()
    assert ben.page.url.endswith(f"/g/{made['id']}")

    eva.open(f"/j/{made['invite']}")
    expect(eva.page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    eva.page.get_by_label("Your name").fill("Eva")
    eva.page.get_by_role("button", name="Wait for the next game").click()
    expect(eva.page.get_by_role("heading", name="You’re waiting for the next game")).to_be_visible()
    eva.page.get_by_role("link", name="Watch the game").click()
    ann.page.get_by_role("button", name="1 person at the door").click()
    ann.page.get_by_role("button", name="Let in: Eva").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Eva is in the next game")
    expect(eva.page.get_by_role("status").filter(has_text="You’re next")).to_be_visible()
