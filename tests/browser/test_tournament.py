"""A tournament: a host makes it, a friend joins with the link, standings change while one looks at them."""

import csv
import re
from io import StringIO
from json import loads
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.axe import ALL, complaints
from browser.chromium import PHONE
from browser.in_window import hidden_at
from browser.journey import over, play_on
from browser.person import NewPerson

SIZES = [(390, 664), (360, 640), (320, 568), (844, 390), (820, 1180), (1920, 1080), (1280, 720)]


def compare(page: Page, stars: dict[str, int]) -> None:
    """Both maps of a deal side by side, turn by turn, and back to the tournament."""
    page.get_by_role("link", name="Maps side by side").click()
    maps = [page.get_by_role("img", name=f"{name}’s map") for name in ("Hanna", "Fred")]
    gained = page.get_by_text(re.compile("^This drawing: [+\N{MINUS SIGN}]?\\d+ ★$"))
    forward = page.get_by_role("button", name="One move forward")
    expect(maps[0]).to_be_visible()
    expect(gained).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(gained).to_have_count(2)
    needed = {"one": maps[0], "other": maps[1], "gained": gained.last, "on": forward}
    assert hidden_at(page, SIZES, needed) == {}
    assert complaints(page, ALL) == []
    page.keyboard.press("End")
    for name, one in zip(("Hanna", "Fred"), maps, strict=True):
        whole = str(stars[name]).replace("-", "\N{MINUS SIGN}")
        expect(page.locator("article").filter(has=one)).to_contain_text(re.compile(rf"{whole} ★\s*$"))
    page.get_by_role("link", name="Standings").click()
    page.get_by_role("button", name="Results", exact=True).click()


def follow(page: Page, phone: Page) -> None:
    """The host closes the tournament, makes the next one of a series, and both see its table of points."""
    page.get_by_role("button", name="Close the tournament").click()
    page.get_by_role("button", name="Yes, close").click()
    page.get_by_role("link", name="Next in a series").click()
    expect(page.get_by_text("The next tournament in the series “Club evening”.")).to_be_visible()
    page.get_by_label("Name of the tournament").fill("The week after")
    page.get_by_role("button", name="Create the tournament").click()
    expect(page.get_by_role("heading", name="The week after")).to_be_visible()
    page.get_by_role("link", name="Series points").click()
    expect(page.get_by_role("heading", name="Series: Club evening")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="Hanna")).to_contain_text("25")
    page.get_by_label("Points by place").fill("3, 1")
    page.get_by_role("button", name="Change").click()
    expect(page.get_by_text("Points for the places in each tournament: 3 · 1.")).to_be_visible()
    assert complaints(page, ALL) == []
    with page.expect_download() as saved:
        page.get_by_role("link", name="Results as CSV").click()
    (row,) = csv.DictReader(StringIO(saved.value.path().read_text(encoding="utf-8-sig")))
    assert (row["name"], row["points"], row["tournament_1_place"]) == ("Hanna", "3", "1")
    # The friend finds it from the page of the first tournament, without what only the host may do.
    phone.get_by_role("link", name="Series points").click()
    expect(phone.get_by_role("row").filter(has_text="Hanna")).to_contain_text("3")
    expect(phone.get_by_role("button", name="Change")).to_have_count(0)
    assert hidden_at(phone, SIZES, {"points": phone.get_by_role("row").filter(has_text="Hanna")}) == {}
    # It was the wrong one: the host is asked, and then the next one stands by itself.
    expect(phone.get_by_role("button", name="Take it out")).to_have_count(0)
    page.get_by_role("listitem").filter(has_text="The week after").get_by_role("button").click()
    expect(page.get_by_role("alert")).to_contain_text("Take “The week after” out of the series?")
    page.get_by_role("button", name="Yes, take it out").click()
    expect(page.get_by_role("link", name="The week after")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Take it out"))).to_have_count(0)


@pytest.mark.long
def test_a_host_and_a_friend_play_a_deal_and_see_the_standings_change(person: NewPerson) -> None:
    host, friend = person(), person(PHONE)
    page = host.open("/more")
    page.get_by_role("link", name="Make a tournament").click()
    page.get_by_label("Name of the tournament").fill("Club evening")
    page.get_by_role("combobox", name="Deals").select_option("2")
    assert complaints(page, ALL) == []
    page.get_by_role("button", name="Create the tournament").click()
    expect(page.get_by_role("heading", name="Club evening")).to_be_visible()
    id = page.url.rpartition("/")[2]
    page.get_by_label("Your name").fill("Hanna")
    page.get_by_role("button", name="Join").click()
    standings = page.get_by_role("table").first
    expect(standings.get_by_role("row")).to_have_count(2)

    phone = friend.open(f"/tournaments/{id}")
    expect(phone.get_by_role("heading", name="You’re the host")).to_have_count(0)
    phone.get_by_label("Your name").fill("Fred")
    phone.get_by_role("button", name="Join").click()
    # Without a reload.
    expect(standings.get_by_role("row")).to_have_count(3)

    page.get_by_role("button", name="Open deal 1").click()
    phone.get_by_role("button", name="Play").click()
    phone.wait_for_url("**/g/*")
    games = {
        "Fred": phone.url.rpartition("/")[2],
        "Hanna": host.device.post(f"/api/tournaments/{id}/deals/1/try", json={}).json()["id"],
    }
    # Closing a deal asks while somebody draws, and says who.
    expect(standings.get_by_text("playing", exact=True)).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Close deal 1")).click()
    asked = page.get_by_role("alert")
    expect(asked).to_contain_text("2 players are still drawing.")
    expect(asked).to_contain_text("Fred")
    expect(asked).to_contain_text("Hanna")
    page.get_by_role("button", name="No", exact=True).click()
    expect(asked).to_have_count(0)
    stars = {
        name: play_on(one.device, games[name], over, seed)["seats"][0]["stars"]
        for seed, (name, one) in enumerate((("Fred", friend), ("Hanna", host)))
    }
    expect(page.get_by_text("Finished: 2 of 2")).to_be_visible()
    phone.goto(f"/g/{games['Fred']}/end")
    # What others keep of a game is offered below what they need first.
    phone.get_by_text("Details", exact=True).click()
    recorded = phone.get_by_role("link", name="Record in BG Stats").get_attribute("href") or ""
    assert loads(parse_qs(urlsplit(recorded).query)["data"][0])["players"][0]["score"] == stars["Fred"]
    phone.get_by_role("link", name="Results of this deal").click()
    row = phone.get_by_role("table").first.get_by_role("row").filter(has_text="Fred")
    # The results are told when the host closes the deal.
    expect(row).to_contain_text("finished")
    page.get_by_role("button", name=re.compile("^Close deal 1")).click()
    expect(row).to_contain_text(str(stars["Fred"]).replace("-", "\N{MINUS SIGN}"))
    phone.get_by_text("By match points").click()
    points = 100 if stars["Fred"] > stars["Hanna"] else 50 if stars["Fred"] == stars["Hanna"] else 0
    expect(row).to_contain_text(f"{points}.0%")

    # Who does not play reads nothing about a stage of their own.
    stranger = person().open(f"/tournaments/{id}")
    expect(stranger.get_by_text("Finished: 2 of 2", exact=True)).to_be_visible()
    page.get_by_role("button", name="Results", exact=True).click()
    expect(page.get_by_role("heading", name="Best maps")).to_be_visible()
    compare(page, stars)
    page.get_by_text("Correct something").click()
    form = page.locator("form").filter(has_text="Correct it")
    form.get_by_role("combobox", name="Player", exact=True).select_option("Fred")
    form.get_by_role("button", name="Correct it").click()
    expect(page.get_by_text("Fred, deal 1: result struck")).to_be_visible()
    expect(phone.get_by_text("Fred, deal 1: result struck")).to_be_visible()
    expect(row).to_contain_text("struck")
    assert complaints(page, ALL) == []
    with page.expect_download() as saved:
        page.get_by_role("link", name="Results as CSV").click()
    rows = list(csv.DictReader(StringIO(saved.value.path().read_text(encoding="utf-8-sig"))))
    assert [(one["name"], one["stars"], one["deal_1_mark"]) for one in rows] == [
        ("Hanna", str(stars["Hanna"]), ""),
        ("Fred", "0", "struck"),
    ]
    follow(page, phone)
    page.goto("/more")
    expect(page.get_by_role("link", name="The week after")).to_be_visible()
    assert host.complaints == [] == friend.complaints
