"""What is yours: statistics, another device, removed games, export, deletion, a replay by itself."""

import re
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from browser.axe import ALL, complaints
from browser.chromium import PHONE
from browser.journey import finished
from browser.person import NewPerson

ANN = [{"kind": "me", "name": "Ann"}]
PAIR = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]


def lines(page: Page, heading: str) -> int:
    """How many games a list has."""
    panel = page.locator("section").filter(has=page.get_by_role("heading", name=heading))
    return panel.get_by_role("button", name=re.compile("^Remove from the list")).count()


def own_bot(page: Page) -> None:
    """Make a bot account, look at what is told of it, delete it."""
    page.get_by_role("button", name="Make a bot account").click()
    page.get_by_label("Name of the bot").fill("Snug")
    page.get_by_label("Your name, as others see it").fill("Ann")
    page.get_by_label("Anyone may invite it").check()
    page.get_by_role("button", name="Make the account").click()
    token = page.get_by_label("Token for Snug").input_value()
    assert len(token) > 40
    page.get_by_role("button", name="New token: Snug").click()
    page.get_by_label("Its token is valid for").select_option("30 days")
    page.get_by_role("button", name="Make the token").click()
    expect(page.get_by_label("Token for Snug")).not_to_have_value(token)
    token = page.get_by_label("Token for Snug").input_value()
    command = page.get_by_label("This connects your program:").input_value()
    assert command == f"CARTOGRAPHERS_TOKEN={token} cartographers bot ./mybot --server {page.url[:-4]}"
    expect(page.get_by_role("listitem").filter(has_text="Snug")).to_contain_text("not connected")
    assert complaints(page, ALL) == []
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text="Snug")).to_contain_text("anyone may invite it")
    expect(page.get_by_label("Token for Snug")).to_have_count(0)
    page.get_by_role("button", name="Delete: Snug").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("listitem").filter(has_text="Snug")).to_have_count(0)


def public_page(page: Page, stranger: Page) -> None:
    """Make a public page with the keys alone, without the firsts; a stranger sees it until it is gone."""
    page.get_by_role("button", name="Make a public page").press("Enter")
    page.get_by_label("Name", exact=True).fill("Ann of the maps")
    page.get_by_label("Firsts and medals").press("Space")
    page.get_by_role("button", name="Make the page").press("Enter")
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert complaints(page, ALL) == []
    stranger.goto(page.get_by_label("Address of your page").input_value())
    expect(stranger.get_by_role("heading", name="Ann of the maps")).to_be_visible()
    expect(stranger.get_by_role("heading", name="Strengths by edict")).to_be_visible()
    expect(stranger.get_by_text(re.compile("^only (one game|\\d games)")).first).to_be_visible()
    expect(stranger.get_by_role("heading", name="Firsts")).to_have_count(0)
    expect(stranger.get_by_role("main").get_by_role("link")).to_have_count(0)
    assert complaints(stranger, ALL) == []
    stranger.get_by_role("button", name="Report").press("Enter")
    expect(stranger.get_by_text("The public page of “Ann of the maps”")).to_have_count(1)
    page.get_by_role("button", name="Take it down").press("Enter")
    page.get_by_role("button", name="Take it down").last.press("Enter")
    expect(page.get_by_role("button", name="Make a public page")).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_role("alert")).to_contain_text("There is no page here")


def lost_phrase(page: Page, other: Page) -> None:
    """Say that the phrase is lost; the other device is told and objects."""
    page.get_by_role("button", name="Make a new phrase").click()
    page.get_by_text("I no longer have it").click()
    page.get_by_role("button", name="The phrase is lost").click()
    expect(page.get_by_text("You said on this device")).to_be_visible()
    other.reload()
    expect(other.get_by_text("said the recovery phrase is lost")).to_be_visible()
    assert complaints(other, ALL) == []
    other.get_by_role("button", name="Object").click()
    expect(other.get_by_text("said the recovery phrase is lost")).to_have_count(0)


@pytest.mark.long
def test_one_person_on_two_devices_until_everything_is_deleted(person: NewPerson, tmp_path: Path) -> None:
    laptop, phone, friend = person(), person(PHONE), person()
    games = [finished(laptop.device, seats=ANN, seed=seed) for seed in (1, 2)]
    own = finished(phone.device, seats=ANN, seed=3)
    page = laptop.open("/")
    page.get_by_role("navigation").get_by_role("link", name="You").click()
    expect(page.get_by_role("heading", name="You", exact=True)).to_be_visible()
    for heading in ("Best map", "Best maps", "Strengths by edict", "Firsts"):
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    # What one likes to look at comes before the tables.
    first = page.locator("main > *").first
    expect(first.get_by_role("heading")).to_have_text("Best map")
    expect(first.get_by_role("link").locator("svg").first).to_be_visible()
    assert lines(page, "Finished games") == 2

    friend.expect("status of 404")
    public_page(page, friend.open("/"))

    # The phrase, told once, is typed in the other alphabet on the phone.
    page.get_by_role("button", name="Make a recovery phrase").click()
    told = page.get_by_role("status").locator("[lang=uk]").inner_text()
    expect(page.get_by_role("status").get_by_role("button", name="Copy")).to_be_visible()
    assert complaints(page, ALL) == []
    other = phone.open("/you")
    phone.expect("status of 422")
    other.get_by_role("button", name="I have a phrase").click()
    other.get_by_label("Recovery phrase").fill(told[:-2])
    other.keyboard.press("Enter")
    expect(other.get_by_role("alert")).to_contain_text("a syllable is missing")
    other.get_by_label("Recovery phrase").fill(told.upper())
    other.get_by_role("button", name="Link this device").click()
    expect(other.get_by_role("main").get_by_text("This device is linked.")).to_be_visible()
    expect(other.get_by_role("button", name=re.compile("^Unlink"))).to_have_count(2)
    expect(other.get_by_role("button", name=re.compile("^Remove from the list"))).to_have_count(3)
    assert complaints(other, ALL) == []
    # Whoever is unlinked can link again as long as the phrase works, and the page says so.
    friend.device.post("/api/you/link", json={"phrase": told, "device": "Borrowed"})
    page.reload()
    page.get_by_role("button", name="Unlink: Borrowed").click()
    page.get_by_label("Your recovery phrase").fill(told)
    assert complaints(page, ALL) == []
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("The recovery phrase still works")).to_be_visible()
    expect(page.get_by_role("button", name="Make a new phrase")).to_have_count(1)
    # The best one hangs in the frame.
    expect(page.get_by_role("link", name=re.compile(r"^Wilderness −?\d+ stars?"))).to_have_count(2)
    lost_phrase(page, other)

    # A game that is removed can be brought back; whoever leaves the page has meant it.
    page.get_by_role("button", name=re.compile("^Remove from the list")).first.click()
    assert lines(page, "Finished games") == 2
    page.get_by_role("button", name="Bring back").click()
    assert lines(page, "Finished games") == 3
    counted = page.get_by_role("heading", name=re.compile("^Finished games"))
    expect(counted).to_contain_text("3")
    with page.expect_response(lambda one: one.request.method == "DELETE") as removed:
        page.get_by_role("button", name=re.compile("^Remove from the list")).first.click()
        expect(counted).to_contain_text("2")
        page.get_by_role("link", name="Home").click()
    assert removed.value.json() == {"id": own, "deleted": True}
    expect(page.get_by_role("heading", name="Today’s map")).to_be_visible()
    assert laptop.device.get(f"/api/games/{own}").status_code == 404

    # Leaving a game with others is asked first.
    made = laptop.device.create(seats=PAIR, seed=4)
    friend.device.post("/api/join", json={"code": made["invites"]["1"], "name": "Ben"})
    page.reload()
    page.get_by_role("button", name=re.compile("^All games")).click()
    page.get_by_role("button", name="Remove from the list: Ann, Ben").click()
    expect(page.get_by_role("dialog")).to_contain_text("a bot takes your seat")
    page.get_by_role("button", name="Stay").click()
    assert lines(page, "Games in progress") == 1
    # Its maker may end it for all instead.
    unwanted = laptop.device.create(seats=[ANN[0], {"kind": "open"}], seed=5)
    friend.device.post("/api/join", json={"code": unwanted["invites"]["1"], "name": "Cid"})
    page.reload()
    page.get_by_role("button", name=re.compile("^All games")).click()
    page.get_by_role("button", name="Remove from the list: Ann, Cid").click()
    page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(page.get_by_text("Removed from the list.")).to_be_visible()
    assert friend.device.state(unwanted["id"])["ended"]

    # A program of one's own gets an account, whose token is told once.
    page.goto("/you")
    own_bot(page)

    # Everything is downloaded, then deleted by typing a word.
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything").click()
    saved = tmp_path / "everything.zip"
    download.value.save_as(saved)
    with ZipFile(BytesIO(saved.read_bytes())) as archive:
        assert {f"games/{game}.txt" for game in games} <= set(archive.namelist())
        assert b"statistics.json" in archive.read("README.txt")
        assert b"cartographers.tips.off" in archive.read("settings.json")
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("button", name="Delete for good")).to_be_disabled()
    expect(page.get_by_role("button", name="Delete for good")).to_be_in_viewport(ratio=0.9)
    page.get_by_label(re.compile("type “delete”")).fill("Delete")
    with page.expect_response("**/api/games") as listed:
        page.get_by_role("button", name="Delete for good").click()
        # The sentence stays until it is read.
        page.get_by_role("dialog", name="Everything has been deleted.").get_by_role("button").click()
        page.wait_for_url("/")
    assert listed.value.json() == {"running": [], "recent": []}
    expect(page.get_by_role("heading", name="Today’s map")).to_be_visible()
    expect(page.get_by_role("heading", name="Recent results")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^All games"))).to_have_count(0)
    other.reload()
    expect(other.get_by_text("Finish a game and it shows up here")).to_be_visible()
    seats = friend.device.state(made["id"])["seats"]
    assert [seat["name"] for seat in seats] == ["—", "Ben"] and seats[0]["minded"]


def test_no_way_back_leads_to_the_page_of_a_person_who_had_everything_deleted(person: NewPerson) -> None:
    page = person().open("/more")
    page.goto("/you")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_label(re.compile("type “delete”")).fill("delete")
    page.get_by_role("button", name="Delete for good").click()
    page.get_by_role("dialog", name="Everything has been deleted.").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_url("/")
    # The browser would show it as it was, without asking the server.
    page.go_back()
    expect(page).to_have_url(re.compile("/more$"))


@pytest.mark.long
def test_a_replay_plays_by_itself_until_something_is_pressed_or_it_ends(person: NewPerson) -> None:
    me = person()
    game = finished(me.device, seats=ANN, seed=1)
    me.page.clock.install(time=0)
    page = me.open(f"/g/{game}/replay?move=0")
    shown = page.get_by_text(re.compile(r"^\d+ of \d+$"))
    expect(shown).to_have_text(re.compile("^0 of"))
    # From here on time passes only where the test says so.
    page.clock.pause_at(3600)
    last = int(shown.inner_text().split()[-1])
    page.get_by_role("group", name="Speed").get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(shown).to_have_text(f"1 of {last}")
    for move in (2, 3):
        page.clock.run_for(500)
        expect(shown).to_have_text(f"{move} of {last}")
    page.get_by_role("button", name="One move forward").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.clock.run_for(5000)
    expect(shown).to_have_text(f"4 of {last}")
    page.get_by_role("group", name="Speed").get_by_role("button", name="0.5×").click()
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("Space")
    page.clock.run_for(3900)
    expect(shown).to_have_text(f"5 of {last}")
    page.clock.run_for(200)
    expect(shown).to_have_text(f"6 of {last}")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.clock.resume()
    page.goto(f"/g/{game}/replay?move={last - 2}")
    expect(shown).to_have_text(f"{last - 2} of {last}")
    page.clock.pause_at(7200)
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(4100)
    expect(shown).to_have_text(f"{last} of {last}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
