"""The deal of the day: from the home page through the counted try to the results and the shared picture."""

import re
from datetime import datetime
from zoneinfo import ZoneInfo

from playwright.sync_api import expect

from browser.axe import ALL, complaints
from browser.chromium import PHONE
from browser.journey import over, play_on
from browser.person import NewPerson

ZONE = "America/New_York"
PNG = b"\x89PNG\r\n\x1a\n"


def test_a_deal_is_played_from_the_home_page_and_its_result_shared(person: NewPerson) -> None:
    ann, ben = person(timezone_id=ZONE), person(PHONE)
    page = ann.open("/")
    page.get_by_role("link", name="Today’s map").click()
    page.get_by_label("Your name").fill("Annika")
    card = page.get_by_role("main")
    today = ann.device.get("/api/daily").json()["day"]
    # The time at which it ends, by the clock of the reader.
    ends = datetime.fromtimestamp(today["ends"], ZoneInfo(ZONE))
    expect(card).to_contain_text(re.compile(rf"Counts until .*{ends.hour % 12}:00\sPM"))
    assert complaints(page, ALL) == []
    card.get_by_role("button", name="Draw today’s map").click()
    page.wait_for_url("**/g/*")
    game = page.url.rpartition("/")[2]
    expect(page.get_by_role("button", name=re.compile("^Hint"))).to_have_count(0)
    expect(page.get_by_role("button", name="This try counts")).to_be_visible()
    play_on(ann.device, game, over)
    page.goto(f"/g/{game}/end")
    # While others may play it, the picture shows no map.
    page.get_by_role("button", name="Share the map").click()
    expect(
        page.get_by_text("Others are still playing this deal, so the picture shows no map.")
    ).to_be_visible()
    expect(page.get_by_role("dialog").locator(".sheet")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Results of this deal").click()
    expect(page.get_by_role("row").filter(has_text="(you)")).to_contain_text("Annika")
    expect(page.get_by_role("heading", name="Best maps")).to_be_visible()
    assert complaints(page, ALL) == []
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as PNG").click()
    assert saved.value.path().read_bytes().startswith(PNG)
    assert ann.complaints == []

    # Who has not played yet sees neither the results nor somebody else's game, and then plays.
    other = ben.expect("status of 403").open(f"/g/{game}")
    expect(other.get_by_text("Play your counted try first")).to_be_visible()
    other.goto(f"/daily/{today['day']}")
    expect(other.get_by_text("has started.").or_(other.get_by_text("have started."))).to_be_visible()
    expect(other.get_by_text("Annika")).to_have_count(0)
    assert complaints(other, ALL) == []
    other.get_by_role("button", name="Play").click()
    other.wait_for_url("**/g/*")
    other.goto("/")
    expect(other.get_by_role("button", name="Continue")).to_be_visible()
    assert complaints(other, ALL) == []
