"""Pages beside the table, for a finger: what can be pressed answers on 44 pixels."""

import re

from playwright.sync_api import expect

from browser.journey import finished
from browser.person import NewPerson
from browser.targets import too_small
from browser.test_phone_table import TOUCH

PAGES = [
    "/today", "/learn", "/more", "/puzzles", "/mistakes", "/rules/treetower", "/join", "/companion",
    "/you", "/daily", "/print", "/check",
]  # fmt: skip


def test_every_page_beside_the_table_is_large_enough_for_a_finger(person: NewPerson) -> None:
    me = person(TOUCH)
    finished(me.device, seats=[{"kind": "me", "name": "Ann"}], seed=1)
    tournament = me.device.post("/api/tournaments", json={"name": "Ann", "deals": 3}).json()["id"]
    for path in [*PAGES, f"/tournaments/{tournament}"]:
        page = me.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert (path, too_small(page)) == (path, [])
    page = me.open("/new")
    page.get_by_role("checkbox", name="Many players").check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name=re.compile("^Start with"))).to_be_visible()
    assert too_small(page) == []
