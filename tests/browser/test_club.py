"""A club's table: the host with a phone, the projector, two players at screens and one on paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import ALL, COLOURS, complaints
from browser.chromium import PHONE
from browser.in_window import hidden_at, resize
from browser.left_in_english import left_in_english
from browser.person import NewPerson, Person
from browser.table import sideways
from server.random_client import RandomClient

PROJECTORS = [(1280, 720), (1920, 1080), (2560, 1440)]
PHONES = [(360, 740), (740, 360)]

#: What a server says that others in its network can reach.
IN_NETWORK = {"loopback": True, "network": ["http://192.0.2.7:8000"]}
NOT_REACHED = re.compile("^So far this link works only on this computer")


def accessible(page: Page) -> None:
    """Axe finds nothing in both themes."""
    assert complaints(page, ALL) == []
    page.emulate_media(color_scheme="dark")
    assert complaints(page, COLOURS) == []
    page.emulate_media(color_scheme="light")


def sit(player: Person, invitation: str, name: str) -> None:
    """Take a seat through the code on the projector."""
    page = player.open(invitation)
    page.get_by_role("textbox").first.fill(name)
    page.get_by_role("button", name=re.compile("seat", re.IGNORECASE)).first.click()
    expect(page.get_by_text("The game starts when the host says so.")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)  # whoever came by a link is not shown it


def draw(player: Person) -> None:
    """Draw anything, without the page."""
    state = player.state
    RandomClient(player.device, boldness=0).decide(state, state["mine"][0])


@pytest.mark.long
def test_a_host_runs_a_table_with_a_projector_for_screens_and_paper(person: NewPerson) -> None:
    host, projector, ann, ben = person(PHONE), person(), person(PHONE), person()
    controls = host.open("/new")
    controls.get_by_role("checkbox", name="Many players").check()
    controls.get_by_role("spinbutton", name="Maximum players").fill("12")
    controls.get_by_role("checkbox", name="Some draw on paper").check()
    controls.get_by_role("button", name="Start the game").click()
    expect(controls.get_by_role("button", name="Start with 0 players")).to_be_disabled()
    accessible(controls)

    # The projector invites, and shows who has come.
    projector.context.route("**/api/addresses", lambda route: route.fulfill(json=IN_NETWORK))
    shown = projector.open(controls.get_by_role("link", name="Projector").get_attribute("href") or "")
    expect(shown.get_by_role("img", name="QR code")).to_be_visible()
    expect(shown.get_by_role("main")).to_contain_text("192.0.2.7:8000/j/")
    # Where others cannot open the link, the host is told so, and nobody scans it in vain.
    expect(controls.get_by_text(NOT_REACHED)).to_be_visible()
    # On the host's own device also without the code in the address, as from the home page.
    controls.goto("/")
    controls.get_by_role("button", name=re.compile("^All games")).click()
    controls.get_by_role("link", name="Projector of the table: Club table").click()
    expect(controls.get_by_text(NOT_REACHED)).to_be_visible()
    expect(controls.get_by_role("img", name="QR code")).to_have_count(0)
    controls.go_back()
    controls.get_by_role("button", name=re.compile("^All games")).click()
    controls.get_by_role("link", name="Host controls of the table: Club table").click()
    expect(controls.get_by_role("button", name="Start with 0 players")).to_be_disabled()
    invitation = "/j/" + shown.url.split("code=")[1]
    # Six letters can be typed in place of the link.
    code = shown.locator("[data-part=code] b").inner_text()
    expect(shown.locator("[data-part=code]")).to_contain_text("192.0.2.7:8000/join")
    ann.expect("api/codes/BBBBBB")
    typing = ann.open("/join")
    typing.get_by_role("textbox").fill("BBBBBB")
    typing.get_by_role("button", name="Join").click()
    expect(typing.get_by_role("alert")).to_contain_text("No game or tournament has this code")
    accessible(typing)
    typing.get_by_role("textbox").fill(code.lower())
    typing.get_by_role("button", name="Join").click()
    expect(typing).to_have_url(re.compile(invitation))
    for player, name in ((ann, "Ann"), (ben, "Ben")):
        sit(player, invitation, name)
        expect(shown.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    expect(shown.get_by_role("main")).to_contain_text("Seats taken: 2 of 12")
    accessible(shown)
    controls.get_by_role("textbox", name="Name").fill("Pat")
    controls.get_by_role("button", name="Add").click()
    expect(controls.get_by_role("textbox", name="Stars of Pat")).to_be_visible()

    # The start leaves out the empty seats and takes everybody along.
    lobby = host.game
    expect(ann.page.get_by_role("main")).to_contain_text("Seats taken: 2 of 12")
    expect(ann.page.get_by_role("grid")).to_have_count(0)  # no card lies open, and no map
    controls.get_by_role("combobox", name="Seats kept for latecomers").select_option("0")
    controls.get_by_role("button", name="Start with 2 players").click()
    for one in (host, projector, ann, ben):
        expect(one.page).not_to_have_url(re.compile(f"/g/{lobby}"))
    expect(shown.get_by_text("Drawn: 0 of 2")).to_be_visible()
    card = ann.state["card"]
    heading = shown.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    for size in PROJECTORS:
        assert hidden_at(shown, [size], {"card": heading, "map": shown.locator(".mini").last}) == {}
        assert sideways(shown) <= 0, size
    accessible(shown)
    resize(shown, *PROJECTORS[0])

    # A pause is seen by all, and nobody can decide.
    controls.get_by_role("button", name="Pause").click()
    for page in (shown, ann.page, ben.page):
        expect(page.get_by_text("Paused by the host")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Confirm")).to_have_count(0)
    controls.get_by_role("button", name="Resume").click()
    expect(shown.get_by_text("Paused by the host")).to_have_count(0)

    # Who is missing stands out; the next card waits for the host. The maps of who has drawn stay whole.
    draw(ann)
    expect(shown.get_by_role("list", name="Still drawing")).to_have_text("Ben")
    maps = {"first map": shown.locator(".mini").first, "last map": shown.locator(".mini").last}
    assert hidden_at(shown, PROJECTORS, maps) == {}
    resize(shown, *PROJECTORS[0])
    controls.get_by_role("button", name="Finish this turn").click()
    expect(controls.get_by_text("A bot draws once for 1 player.")).to_be_visible()
    controls.get_by_role("button", name="Finish this turn").click()
    for page in (shown, ann.page):
        expect(page.get_by_text("The host turns up the next card.")).to_be_visible()
    assert ann.state["card"] == card
    for size in PHONES:
        resize(controls, *size)
        assert sideways(controls) <= 0, size
    accessible(controls)
    while not ann.state["seats"][0]["scores"]:
        controls.get_by_role("button", name="Next card").click()
        expect(controls.get_by_role("button", name="Next card")).to_have_count(0)
        for player in (ann, ben):
            while player.state["mine"][0]["must_decide"]:
                draw(player)

    # People on paper are told what to count; the season's places are beside it.
    expect(heading.first).to_have_text("Spring is over: count your stars")
    expect(shown.get_by_role("heading", name="Spring: ranking")).to_be_visible()
    accessible(shown)
    shown.get_by_role("combobox").select_option("uk")
    expect(shown.locator("html[lang=uk]")).to_have_count(1)
    expect(heading.last).to_have_text(re.compile("^Весна: "))
    expect(shown.get_by_text(re.compile("^Stars:"))).to_have_count(0)  # the examples come from the server
    assert left_in_english(shown, "uk") == []
    ann.page.goto(f"/g/{ann.game}")  # the card of the next season lies face down
    expect(ann.page.get_by_text("The host turns up the next card.")).to_be_visible()

    # Ben has gone home: his seat is free for somebody who comes late, and Pat tells her stars.
    controls.get_by_role("button", name="Free this seat: Ben").click()
    controls.get_by_role("button", name="Free the seat").click()
    expect(controls.get_by_role("textbox", name="Link for the players")).to_be_visible()
    expect(
        ben.page.get_by_text("You’re watching").or_(ben.page.locator("[data-part=ledger]")).first
    ).to_be_visible()
    controls.get_by_role("textbox", name="Stars of Pat").fill("40")
    controls.get_by_role("textbox", name="Stars of Pat").press("Tab")
    expect(shown.get_by_role("row").filter(has_text="Pat")).to_contain_text("40")
    expect(shown.get_by_role("rowheader", name=re.compile(r"^Pat \S"))).to_be_visible()

    # Her sheets are scored, season by season, and what they come to goes back into that field.
    controls.get_by_role("link", name="Check scores").click()
    total = controls.locator("[data-part=result]").get_by_role("row").filter(has_text="Pat")
    for season in ("Spring", "Summer", "Fall", "Winter"):
        controls.get_by_role("button", name=season).first.click()
    expect(total).not_to_contain_text("·")
    # Some edicts give stars for what is printed.
    stars = total.get_by_role("cell").last.inner_text()
    assert int(stars) < 40
    controls.get_by_role("link", name="To the club table").click()
    expect(controls.get_by_role("textbox", name="Stars of Pat")).to_have_value(stars)
    expect(shown.get_by_role("row").filter(has_text="Pat")).not_to_contain_text("40")

    # From the home page the host finds both pages again.
    controls.goto("/")
    controls.get_by_role("button", name=re.compile("^All games")).click()
    expect(controls.get_by_role("link", name="Projector of the table: Ann")).to_be_visible()
    accessible(controls)
    controls.get_by_role("link", name="Host controls of the table: Ann").click()
    expect(controls.get_by_role("textbox", name="Stars of Pat")).to_have_value(stars)

    # Another game with the same people, offered by a host who has no seat.
    controls.get_by_role("button", name="End the game").click()
    controls.get_by_role("button", name="End the game").click()
    controls.get_by_role("button", name="Another game").click()
    expect(controls.get_by_role("button", name="Start with 1 player")).to_be_visible()
    shown.get_by_role("combobox").select_option("en")
    # The projector follows by itself; Ben's seat is open again.
    expect(shown.get_by_role("main")).to_contain_text("Seats taken: 1 of 2")
    expect(ann.page.get_by_role("main").get_by_text("The host offers another game.")).to_be_visible()
