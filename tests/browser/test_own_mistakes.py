"""Own mistakes: from the analysis of a game to the page on which they come back."""

import re
from json import loads

import pytest
from playwright.sync_api import expect

from browser.axe import ALL, COLOURS, complaints
from browser.holding import draw
from browser.in_window import hidden_at
from browser.journey import finished
from browser.person import NewPerson
from browser.table import Table
from cartographers.boxes import shelf
from cartographers.notation.game_json import read_game
from cartographers.notation.wire import write_decision
from cartographers.puzzles.position import drawings_of
from cartographers.rules.view import view
from server.serving import Device, Json

SIZES = ((1440, 900), (820, 1180), (740, 360), (390, 664), (360, 640), (320, 568))


def drawings_at(device: Device, game: str, seq: int) -> list[Json]:
    """The drawings of a turn; for quick workers the first is right, and all others lose three stars."""
    job = device.post(f"/api/games/{game}/seats/0/mistakes/job", json={"turns": [seq]}).json()
    position = read_game(shelf(), loads(job["request"])["turns"][0]["game"])
    return [write_decision(one) for one in drawings_of(view(position, 0))]


@pytest.mark.long
def test_a_costly_turn_is_practised_until_it_is_let_be(person: NewPerson) -> None:
    ann = person()
    game = finished(ann.device, seed=6)
    page = ann.open(f"/g/{game}/analysis")
    page.get_by_role("button", name=re.compile("^Practise")).click()
    expect(page.get_by_text(re.compile("to practise"))).to_be_visible()
    found = ann.device.get("/api/mistakes").json()["due"]
    page.get_by_role("link", name="Practise").click()
    page.wait_for_url("**/puzzles/own-*")
    id = page.url.rpartition("/")[2].partition("?")[0]
    assert id in [line["id"] for line in found]
    state: Json = ann.device.get(f"/api/puzzles/{id}").json()["state"]
    source = ann.device.get(f"/api/games/{game}/analysis?seat=0").json()["moves"]
    seq = next(
        one["seq"] for one in source if (one["card"], one["season"]) == (state["card"], state["season"])
    )
    table = Table(page)
    expect(table.go).to_be_disabled()
    right, *others = drawings_at(ann.device, game, seq)

    draw(page, state, others[-1])
    table.go.click()
    expect(page.get_by_role("heading", name=re.compile("Not this one|Close"))).to_be_visible()
    expect(page.get_by_text("It was about:")).to_be_visible()
    expect(page.get_by_text("You’ll see it again on")).to_be_visible()
    verdict = {"the verdict": page.locator("h1"), "the way on": page.locator(".sticky .go")}
    assert hidden_at(page, SIZES, verdict) == {}
    page.set_viewport_size({"width": 1440, "height": 900})
    assert complaints(page, ALL) == []
    page.reload()
    expect(table.go).to_be_disabled()
    draw(page, state, right)
    table.go.click()
    expect(page.get_by_role("heading", name="That’s the best")).to_be_visible()
    page.get_by_role("button", name="Don’t show it again").click()
    expect(page.get_by_text("It won’t come back")).to_be_visible()

    page.get_by_role("link", name="Back").or_(page.locator(".bar .quiet")).first.click()
    page.wait_for_url("**/mistakes")
    left = ann.device.get("/api/mistakes").json()
    assert id not in [line["id"] for line in left["due"]] and left["mistakes"] == len(found) - 1
    assert ann.complaints == []


@pytest.mark.long
def test_older_games_are_looked_through_on_the_page_of_mistakes(person: NewPerson) -> None:
    ann = person()
    finished(ann.device, seed=7)
    page = ann.open("/learn")
    page.get_by_role("link", name=re.compile("^Your mistakes")).click()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    page.get_by_role("button", name="Look through one game").click()
    expect(page.get_by_role("table")).to_be_visible()
    practise = page.get_by_role("link", name="Practise")
    assert hidden_at(page, SIZES, {"the way on": practise}) == {}
    page.set_viewport_size({"width": 390, "height": 664})
    assert complaints(page, ALL) == []
    page.emulate_media(color_scheme="dark")
    assert complaints(page, COLOURS) == []
    expect(page.get_by_role("button", name=re.compile("^Look through"))).to_have_count(0)
    page.goto(page.url.replace("/mistakes", "/today"))
    expect(page.get_by_role("link", name=re.compile("^Your mistakes"))).to_be_visible()
    assert ann.complaints == []
