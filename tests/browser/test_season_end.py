"""The end of a season as a show, and the final page: at every size, by the clock, with several players."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import season
from browser.chromium import DESKTOP
from browser.in_window import hidden_at
from browser.journey import finished, reach, scored
from browser.person import NewPerson, Visit
from browser.scenes import PLAYERS, Games
from browser.texts import texts
from cartographers.server.rooms.pace import SEASON_LOOK
from server.random_client import RandomClient

#: What a phone's browser leaves of its screen, upright and on its side; a tablet; screens.
SIZES = [
    (390, 664), (375, 667), (360, 640), (320, 568), (844, 390), (820, 1180), (1366, 768), (2560, 1440),
]  # fmt: skip
#: The smallest phone, one on its side and a laptop.
FEW_SIZES = [(320, 568), (844, 390), (1366, 768)]

#: Seconds for a move.
MOVE = 300


def begin(page: Page, address: str, wanted: Locator) -> None:
    """Open a page whose clock stands still: it takes short breaks while it is made, which would never end."""
    page.goto(address)
    for _ in range(5_000):
        if wanted.is_visible():
            return
        page.clock.run_for(1)
    raise AssertionError(f"{wanted} does not come")


def test_a_season_ends_with_a_show_that_any_press_ends_and_that_plays_once(person: NewPerson) -> None:
    me = person(reduced_motion="no-preference")
    game = reach(me.device, scored(1), seed=7)
    page = me.page
    # The show goes on when the test lets it.
    page.clock.install(time=0)
    page.clock.pause_at(1_000)
    ledger, way = page.locator("[data-part=ledger]"), page.get_by_role("link", name="On to summer")
    skip = page.get_by_role("button", name="Skip")
    begin(page, f"/g/{game}", skip)
    expect(ledger).to_have_attribute("aria-busy", "true")
    expect(way).to_have_count(0)
    page.keyboard.press("Tab")
    expect(skip).to_be_visible()
    page.keyboard.press("Enter")
    expect(way).to_be_visible()
    stars = me.device.state(game)["seats"][0]["scores"][0]["stars"]
    assert season.total(page) == stars

    # Once more: a press on the map ends it and does nothing else; left alone it comes to the same.
    again = page.get_by_role("button", name="Watch again")
    again.click()
    expect(skip).to_be_visible()
    page.locator("[data-part=map]").click()
    expect(way).to_be_visible()
    again.click()
    expect(skip).to_be_visible()
    page.clock.run_for(7_000)
    expect(way).to_be_visible()
    assert season.total(page) == stars
    # A season that has been seen is at rest.
    begin(page, f"/g/{game}/season/0", way)
    expect(skip).to_have_count(0)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/g/{game}")


def test_a_season_and_the_end_are_on_the_screen_at_every_size(
    visit: Visit, games: Games, long_forms: bool
) -> None:
    page, sizes = visit(DESKTOP, "uk"), SIZES if long_forms else FEW_SIZES
    say = texts("uk")
    on = page.locator("a.go")
    for game, number in ((games.scored, 0), (games.alone, 1)):
        page.goto(f"/g/{game}/season/{number}")
        expect(on).to_be_visible()
        # The heading has the focus for screen readers, and no ring around it.
        page.locator("h1").focus()
        expect(page.locator("h1")).to_have_css("outline-style", "none")
        parts = {str(one): page.locator("[data-part=scored] button").nth(one) for one in range(4)}
        needed = {"total": page.locator("[data-part=season-total]"), "map": page.locator("[data-part=map]")}
        assert hidden_at(page, sizes, {**needed, **parts, "on": on}) == {}
    for game in (games.over, games.alone):
        page.goto(f"/g/{game}/end")
        again = page.get_by_role("button", name=say("final-play-again"))
        expect(again).to_be_visible()
        needed = {
            "stars": page.get_by_role("heading", level=1),
            "again": again,
            "map": page.locator("figure"),
        }
        assert hidden_at(page, sizes, {**needed, "share": page.locator("button.share")}) == {}


@pytest.mark.long
def test_a_clock_is_seen_beside_a_season_and_the_page_gives_way_to_the_turn(person: NewPerson) -> None:
    host, guest = person(), person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = host.device.create(seats=seats, seed=4, pace="live", absence=None, move_clock=MOVE)
    game = made["id"]
    guest.device.post("/api/join", json={"code": made["invites"]["1"], "name": "Ben"})
    clients = [RandomClient(one.device, boldness=0) for one in (host, guest)]
    while not scored(1)(host.device.state(game)):
        for client in clients:
            state = client.client.state(game)
            for mine in state["mine"]:
                if mine["must_decide"]:
                    client.decide(state, mine)

    # The season has just been scored, whenever the page asks.
    state = host.device.state(game) | {"now": 1000, "due": 1000 + MOVE + SEASON_LOOK}
    page = host.page
    page.route(f"**/api/games/{game}", lambda route: route.fulfill(json=state))
    page.route_web_socket("**/events*", lambda _: None)
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=60))
    begin(page, f"/g/{game}", page.locator("[data-part=ledger]"))
    # Where the page has a clock in sight, there is no other.
    page.clock.run_for(600)
    expect(page.get_by_role("timer")).to_have_count(1)
    page.clock.fast_forward(1000 * (SEASON_LOOK + 1))
    page.wait_for_url(f"**/g/{game}")
    # Who comes back to read on is called when the time is nearly up.
    begin(page, f"/g/{game}/season/0", page.get_by_role("timer").first)
    page.clock.fast_forward(1000 * MOVE)
    page.wait_for_url(f"**/g/{game}")


def equal_stars(page: Page, game: str, lost: tuple[int, int]) -> None:
    """Let the first two of a game have as many stars, and so many lost to monsters."""
    state = page.request.get(f"/api/games/{game}").json()
    first, second, *_ = state["ending"]["places"]
    second["stars"] = first["stars"]
    first["lost"], second["lost"] = lost
    second["place"] = first["place"] = 1
    if lost[0] < lost[1]:
        second["place"] = 2
    page.route(f"**/api/games/{game}", lambda route: route.fulfill(json=state))


def test_the_end_with_others_says_who_is_ahead_and_what_decided(person: NewPerson) -> None:
    me = person()
    page = me.page
    game = finished(me.device, seats=PLAYERS, seed=1)
    ranks = me.device.state(game)["ending"]["places"]
    mine = next(one for one in ranks if one["seat"] == 0)
    page.goto(f"/g/{game}/end")
    heading = page.get_by_role("heading", level=1)
    place = f"Place {mine['place']} of 3" if mine["place"] > 1 else "You won!"
    expect(heading).to_contain_text(place)
    expect(page.get_by_role("list", name="Earned").get_by_role("listitem").first).to_be_visible()
    equal_stars(page, game, (1, 2))
    page.reload()
    expect(
        page.get_by_text(re.compile(r"^A tie on stars\. Ahead, with fewer lost to monsters: \w"))
    ).to_be_visible()
    equal_stars(page, game, (2, 2))
    page.reload()
    expect(page.get_by_text("Level on stars and on losses to monsters: the place is shared.")).to_be_visible()
    expect(heading).to_contain_text("A shared victory")
