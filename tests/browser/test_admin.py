"""The host's page, and what everybody sees of what the host has set."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import ALL, complaints
from browser.chromium import PHONE
from browser.person import NewPerson
from browser.serving import Serving
from cartographers.server.features.admin.command import new_link

FORBIDDEN = "status of 403"


@pytest.mark.long
def test_a_host_finds_a_game_hides_a_name_deletes_and_puts_back(
    person: NewPerson, own_serving: Serving
) -> None:
    own_serving.start()
    ann, host = person(at=own_serving), person(PHONE, at=own_serving)
    game = ann.device.create("me", "open")
    invite = game["invites"]["1"]
    assert own_serving.device().post("/api/join", json={"code": invite, "name": "Rude"}).status_code == 200

    link = new_link(own_serving.data, own_serving.address)
    page = host.open(link)
    expect(page.get_by_role("heading", name="Host’s tools")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/admin$"))
    page.get_by_label("Name, id, day or link").fill("rude")
    page.get_by_role("button", name="Find").last.click()
    expect(page.get_by_text("Rude", exact=True).first).to_be_visible()
    assert complaints(page, ALL) == []

    page.get_by_role("button", name="Rename…").click()
    expect(page.get_by_text("The name appears here: games: 1.")).to_be_visible()
    page.get_by_role("button", name="Do it").click()
    expect(page.get_by_text("The name is changed here: games: 1.")).to_be_visible()
    assert ann.device.state(game["id"])["seats"][1]["name"] == "—"
    page.get_by_role("button", name="Undo").first.click()
    expect(page.get_by_text("The name is changed here: games: 1.")).to_have_count(0)
    assert ann.device.state(game["id"])["seats"][1]["name"] == "Rude"

    page.get_by_role("button", name="Delete").click()
    page.get_by_label("Reason, for the log").fill("Spam")
    page.get_by_role("button", name="Do it").click()
    expect(page.get_by_text("Can still be undone")).to_be_visible()
    assert ann.device.get(f"/api/games/{game['id']}").status_code == 404
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_text(f"deleted the game {game['id']}")).to_be_visible()
    expect(page.get_by_text("Spam")).to_be_visible()
    for tab in ("Reports", "Site", "Bans"):
        page.get_by_role("button", name=tab).click()
        assert complaints(page, ALL) == []

    page.get_by_role("button", name="Leave").click()
    expect(
        page.get_by_text("You have left the host’s page. Thanks for looking after the server.")
    ).to_be_visible()
    # The link was used, and a stranger has none.
    for address in (link, "/admin"):
        stranger = person(at=own_serving).expect(FORBIDDEN).open(address)
        expect(stranger.get_by_text("Only the host of this server can open this page.")).to_be_visible()


@pytest.mark.long
def test_a_notice_and_the_contact_are_on_every_page_and_switched_off_entries_are_gone(
    person: NewPerson, own_serving: Serving
) -> None:
    own_serving.start()
    ann, host = person(at=own_serving), person(at=own_serving)
    table = ann.open("/").context.new_page()
    table.goto(f"/g/{ann.device.create()['id']}")
    expect(table.get_by_role("button", name="Menu")).to_be_visible()

    page = host.open(new_link(own_serving.data, own_serving.address))
    page.get_by_role("button", name="Site").click()
    # Another host, who opened the page before anything was changed.
    beside = host.new_page()
    beside.goto("/admin")
    beside.get_by_role("button", name="Site").click()
    page.get_by_label("English").fill("Back at nine.")
    page.get_by_role("button", name="Save").nth(1).click()
    # At once where a game is open.
    expect(table.get_by_text("Back at nine.")).to_be_visible()
    page.get_by_label("Contact: an address or a link").fill("host@example.org")
    page.get_by_role("button", name="Save").last.click()
    expect(page.get_by_role("link", name="Contact")).to_be_visible()
    beside.get_by_label("Legal notice: a text or a link").fill("Run by Ann")
    beside.get_by_role("button", name="Save").last.click()
    expect(beside.get_by_role("link", name="Contact")).to_be_visible()
    expect(beside.get_by_text("Legal notice", exact=True)).to_be_visible()
    page.get_by_role("checkbox", name="Tournaments").uncheck()
    page.get_by_label("whoever knows the password").check()
    page.get_by_role("textbox", name="Password").fill("meadow lark")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("Done.").first).to_be_visible()

    home = ann.page
    home.reload()
    expect(home.get_by_text("Back at nine.")).to_be_visible()
    contact = home.get_by_role("link", name="Contact")
    expect(contact).to_have_attribute("href", "mailto:host@example.org")
    home.get_by_text("Legal notice").click()
    expect(home.get_by_text("Run by Ann")).to_be_visible()
    expect(home.get_by_text("Make a tournament")).to_have_count(0)
    assert complaints(home, ALL) == []
    home.get_by_role("button", name="Close the notice").click()
    expect(home.get_by_text("Back at nine.")).to_have_count(0)
    home.reload()
    expect(home.get_by_role("link", name="Contact")).to_be_visible()
    expect(home.get_by_text("Back at nine.")).to_have_count(0)

    ann.expect(FORBIDDEN)
    home.get_by_label("The host’s password").fill("meadow larks")
    home.get_by_role("button", name="Continue").click()
    expect(home.get_by_text("That’s not the password.")).to_be_visible()
    home.get_by_label("The host’s password").fill("meadow lark")
    home.get_by_role("button", name="Continue").click()
    expect(home.get_by_role("button", name="Against bots")).to_be_visible()
    assert ann.complaints == []
