"""A tournament: a host makes it, a friend joins with the link, standings change while one looks at them."""

import csv
import re
from io import StringIO

from playwright.sync_api import expect

from browser.axe import ALL, complaints
from browser.chromium import PHONE
from browser.journey import over, play_on
from browser.person import NewPerson


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
    expect(phone.get_by_role("heading", name="You are the host")).to_have_count(0)
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
    phone.get_by_role("link", name="Results of this deal").click()
    row = phone.get_by_role("table").first.get_by_role("row").filter(has_text="Fred")
    # The results are told when the host closes the deal.
    expect(row).to_contain_text("finished")
    page.get_by_role("button", name=re.compile("^Close deal 1")).click()
    expect(row).to_contain_text(str(stars["Fred"]).replace("-", "\N{MINUS SIGN}"))
    phone.get_by_text("By match points").click()
    points = 100 if stars["Fred"] > stars["Hanna"] else 50 if stars["Fred"] == stars["Hanna"] else 0
    expect(row).to_contain_text(f"{points}.0%")

    page.get_by_role("button", name="Results", exact=True).click()
    expect(page.get_by_role("heading", name="Best maps")).to_be_visible()
    page.get_by_text("Correct something").click()
    form = page.locator("form").filter(has_text="Do it")
    form.get_by_role("combobox", name="Player", exact=True).select_option("Fred")
    form.get_by_role("button", name="Do it").click()
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
    page.goto("/more")
    expect(page.get_by_role("link", name="Club evening")).to_be_visible()
    assert host.complaints == [] == friend.complaints
