"""The end of a club's game before the whole room: on the projector, with the host's phone and a player's."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import ALL, COLOURS, complaints
from browser.chromium import PHONE
from browser.in_window import hidden_at, resize
from browser.person import NewPerson
from server.random_client import RandomClient
from server.serving import Device

PROJECTORS = [(1280, 720), (1920, 1080)]
#: Milliseconds for which a part of the ceremony is shown, and the ranking once a player wants another game.
PART, FOLLOW = 12_000, 30_000
#: What waits for so long waits until the test lets the time pass; layouts are not held up.
WAITS = (
    f"""
    const LONG = [{PART}, {FOLLOW}];
"""
    + """
    const [begin, end, waiting] = [setTimeout, clearTimeout, new Map()];
    window.setTimeout = (done, time, ...more) => {
        if (!LONG.includes(time)) return begin(done, time, ...more);
        const id = -1 - waiting.size;
        waiting.set(id, { done, time });
        return id;
    };
    window.clearTimeout = (id) => (id < 0 ? waiting.set(id, null) : end(id));
    window.pass = (time) => {
        const due = [...waiting].filter(([, one]) => one?.time === time);
        for (const [id, one] of due) { waiting.set(id, null); one.done(); }
        return due.length;
    };
"""
)
#: With these cards and these drawings the first two have equal stars.
SEED = 10


def fits(shown: Page, map_of: str) -> None:
    """A place with its map, its stars and the button are on the screen, in both themes."""
    heading, next_part = shown.get_by_role("heading", level=1), shown.get_by_role("button", name="Next")
    needed = {"heading": heading, "map": shown.get_by_role("img", name=map_of), "next": next_part}
    assert hidden_at(shown, PROJECTORS, {**needed, "moment": shown.get_by_text("Best moment")}) == {}
    resize(shown, *PROJECTORS[0])


def play(game: str, *devices: Device) -> None:
    """Draw anything to the end, each player the same in each test."""
    players = [RandomClient(device, seed, boldness=0) for seed, device in enumerate(devices, 1)]
    while players[0].client.state(game)["phase"] != "over":
        for player in players:
            state = player.client.state(game)
            while waiting := [mine for mine in state["mine"] if mine["must_decide"]]:
                state = player.decide(state, waiting[0])


@pytest.mark.long
def test_a_ceremony_shows_who_was_third_second_and_first_and_the_projector_follows_to_the_next_game(
    person: NewPerson,
) -> None:
    host, projector, eva = person(PHONE), person(), person(PHONE)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}, {"kind": "open"}]
    wish = {"seats": seats, "seed": SEED, "hosted": True, "pace": "live", "absence": None}
    made = host.device.post("/api/games", json=wish).json()
    game = made["id"]
    eva.device.post("/api/join", json={"code": made["invite"], "name": "Eva"})
    shown = projector.page
    projector.context.add_init_script(WAITS)
    shown.goto(f"/g/{game}/projector?code={made['invite']}")
    expect(shown.get_by_role("main")).to_contain_text("Seats taken: 3 of 3")
    controls = host.open(f"/g/{game}/host")
    controls.get_by_role("button", name="Start with 3 players").click()
    expect(shown.get_by_text("Drawn: 0 of 3")).to_be_visible()
    phone = eva.open(f"/g/{game}")
    play(game, host.device, eva.device)

    # The key, the host's phone and the clock each go on by one part.
    heading = shown.get_by_role("heading", level=1)
    expect(heading).to_have_text("Place 3: Eva")
    fits(shown, "Eva’s map")
    shown.keyboard.press("ArrowRight")
    expect(heading).to_have_text("Place 2: Ann")
    fits(shown, "Ann’s map")
    controls.get_by_role("button", name="Next part of the ceremony").click()
    expect(heading).to_have_text("Ben won!")
    tie_break = shown.get_by_text("A tie on stars. Ahead, with fewer lost to monsters: Ben")
    expect(tie_break).to_be_visible()
    fits(shown, "Ben’s map")
    assert hidden_at(shown, PROJECTORS, {"tie-break": tie_break}) == {}
    assert complaints(shown, ALL) == []
    shown.emulate_media(color_scheme="dark")
    assert complaints(shown, COLOURS) == []
    assert shown.evaluate("time => pass(time)", PART) == 1
    expect(heading).to_have_text("Best moments")
    moments = shown.get_by_role("main").get_by_role("listitem")
    expect(moments).to_have_count(3)
    for at, name in enumerate(("Ben", "Ann", "Eva")):
        expect(moments.nth(at)).to_contain_text(name)
        expect(moments.nth(at)).to_contain_text(re.compile(r" \((Spring|Summer|Fall|Winter)\): \d.*★"))
    shown.get_by_role("button", name="Next").click()
    expect(shown.get_by_role("row").nth(1)).to_contain_text("Ben")
    expect(shown.get_by_role("row")).to_have_count(4)
    expect(shown.get_by_role("button", name="Next")).to_have_count(0)

    # The host offers another game: a player is told, and the projector goes there by itself.
    controls.get_by_role("button", name="Another game").click()
    expect(controls).not_to_have_url(re.compile(game))
    phone.goto(f"/g/{game}/end")
    expect(phone.get_by_role("main").get_by_text("Ann wants a rematch.")).to_be_visible()
    expect(shown.get_by_role("link", name="To the next game")).to_be_visible()
    assert shown.evaluate("time => pass(time)", FOLLOW) == 1
    shown.wait_for_url(f"**/g/{host.game}/projector")
    expect(shown.get_by_role("main")).to_contain_text("Seats taken: 3 of 3")
