"""Pages beside the table, for a finger: what can be pressed answers on 44 pixels."""

import re
from urllib.parse import quote

from playwright.sync_api import expect

from browser.journey import finished
from browser.person import NewPerson
from browser.targets import too_small
from browser.test_phone_table import TOUCH
from browser.test_positions import TEXT

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


def test_pages_of_finished_games_studies_positions_and_people_are_large_enough_for_a_finger(
    person: NewPerson,
) -> None:
    me = person(TOUCH)
    game = finished(me.device, seats=[{"kind": "me", "name": "Ann"}], seed=6)
    study = me.device.post(f"/api/games/{game}/study", json={"title": "Trees"}).json()["id"]
    shown = {"shown": True, "name": "Ann", "parts": ["maps", "firsts", "streak", "strength", "edicts"]}
    profile = me.device.post("/api/you/profile", json=shown).json()["code"]
    paths = [
        f"/g/{game}/replay?move=5", f"/g/{game}/end", f"/study/{study}?at=2",
        f"/study/{study}/embed?at=2", "/studies", f"/position/puzzle?p={quote(TEXT)}",
        f"/profile/{profile}", "/rules", "/companion",
    ]  # fmt: skip
    small = {}
    for path in paths:
        page = me.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        small[path] = too_small(page)
    assert {path: found for path, found in small.items() if found} == {}
