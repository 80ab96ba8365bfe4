"""Season pages, replays, links to a move, and the download and upload of records."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser import season
from browser.chromium import PHONE
from browser.in_window import hidden_at
from browser.journey import asked_in, finished, over, play_on, reach, scored
from browser.person import NewPerson
from browser.table import Table
from server.random_client import RandomClient
from testkit.long_forms import every

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
#: Heroes, skills and all ambushes at one table.
EVERYTHING = {"sheet": "C", "explore": "base", "heroes": True, "skills": True, "seats": SEATS}


def at(page: Page) -> str:
    """The move that a replay shows, like "3 of 29"."""
    return page.get_by_text(re.compile(r"^\d+ of \d+$")).inner_text()


@pytest.mark.long
def test_every_star_of_every_season_and_player_is_explained_by_parts_that_add_up(person: NewPerson) -> None:
    me = person()
    game = finished(me.device, seed=6, **EVERYTHING)
    state = me.device.state(game)
    page = me.open(f"/g/{game}/end")
    for number, name in enumerate(["Spring", "Summer", "Fall", "Winter"]):
        page.get_by_role("navigation", name="Every star explained").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        for seat, player in enumerate(["Ann", "Ben"]):
            page.get_by_role("group", name="Whose map").get_by_role("button", name=re.compile(player)).click()
            season.check(page)
            assert season.total(page) == state["seats"][seat]["scores"][number]["stars"]
        page.go_back()


def test_pointing_at_a_part_shows_its_cells_alone(person: NewPerson) -> None:
    me = person()
    game = reach(me.device, scored(1), seed=7)
    page = me.open(f"/g/{game}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Spring")
    page.get_by_role("group", name="Edicts").get_by_role("button", name=re.compile("^Monsters")).click()
    parts = page.get_by_role("listitem").filter(has_text=re.compile("^Total")).locator("xpath=..")
    line = parts.get_by_role("button").first
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    line.click()
    expect(line).to_have_attribute("aria-pressed", "false")


def test_an_edict_shows_at_any_time_what_counts(person: NewPerson) -> None:
    me = person()
    game = reach(me.device, scored(2), seed=7)
    page = me.open(f"/g/{game}")
    table = Table(page)
    table.settle()
    table.onwards()
    table.settle()
    edict = page.get_by_role("listitem").get_by_role("button", name=re.compile("^B "))
    edict.click()
    expect(edict).to_have_attribute("aria-pressed", "true")
    edict.click()
    expect(edict).to_have_attribute("aria-pressed", "false")


def test_a_replay_is_stepped_through_and_linked_to_at_a_move(person: NewPerson) -> None:
    me = person()
    game = finished(me.device, seed=6, **EVERYTHING)
    page = me.open(f"/g/{game}/replay")
    expect(page.get_by_role("heading", name="The empty map")).to_be_visible()
    first, last = map(int, at(page).split(" of "))
    assert first == 0
    page.get_by_role("button", name="One move forward").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="One move back").click()
    assert at(page) == f"2 of {last}"
    page.get_by_role("group", name="Jump to a season").get_by_role("button", name="Fall").click()
    assert int(at(page).split()[0]) > 10
    expect(page.get_by_role("main").get_by_text("Fall", exact=True).first).to_be_visible()
    moves = page.get_by_role("listitem").get_by_role("button")
    moves.filter(has_text=re.compile("Summer scored")).click()
    expect(page.get_by_role("heading", level=2, name="Summer scored")).to_be_visible()
    page.get_by_role("button", name=re.compile(r"^Ben\b")).click()
    expect(page.get_by_role("grid", name="Ben’s map")).to_be_visible()

    link = page.get_by_label("Link to this move").input_value()
    shown, sentence = at(page), page.get_by_role("heading", level=2).first.inner_text()
    stranger = person()
    stranger.open(link)
    expect(stranger.page.get_by_role("heading", level=2).first).to_have_text(sentence)
    assert at(stranger.page) == shown

    page.get_by_role("slider", name="Move").focus()
    page.keyboard.press("End")
    assert at(page) == f"{last} of {last}"


@pytest.mark.long
def test_the_share_link_of_a_finished_game_opens_for_anyone(person: NewPerson) -> None:
    me, stranger = person(), person(PHONE)
    game = finished(me.device, seed=3)
    page = me.open(f"/g/{game}/end")
    page.get_by_role("button", name="Share the map").click()
    dialog = page.get_by_role("dialog")
    # The picture is drawn here; the link says that only this machine can open it.
    picture = dialog.get_by_role("img", name="The picture: the map and its stars")
    expect(picture).to_be_visible()
    assert picture.evaluate("(one) => [one.naturalWidth, one.naturalHeight]") == [1200, 630]
    expect(dialog.get_by_role("note")).to_contain_text("works only on this computer")
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save the picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    link = dialog.get_by_label("Link to the replay").input_value()
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    stranger.open(link)
    expect(stranger.page.get_by_role("heading", level=1, name="Replay")).to_be_visible()
    stranger.page.get_by_role("button", name="To the end").tap()
    stranger.page.get_by_role("link", name="Final standings").tap()
    stars = me.device.state(game)["ending"]["places"][0]["stars"]
    expect(stranger.page.get_by_role("heading", level=1)).to_contain_text(f"{stars} star".replace("-", "−"))


@pytest.mark.parametrize("link", every(["Record", "Record (JSON)"], short=["Record"]))
def test_a_record_comes_down_and_goes_up_again(person: NewPerson, tmp_path: Path, link: str) -> None:
    me = person()
    game = finished(me.device, seed=6, **EVERYTHING)
    page = me.open(f"/g/{game}/replay")
    moves = at(page)
    with page.expect_download() as coming:
        page.get_by_role("link", name=link, exact=True).click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)

    page.goto("/more")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("heading", level=1, name="Replay")).to_be_visible()
    assert me.game != game and at(page) == moves
    expect(page.get_by_role("button", name=re.compile(r"^Ben\b"))).to_be_visible()


def test_a_record_that_is_not_true_is_refused_with_the_place_where_it_goes_wrong(
    person: NewPerson, tmp_path: Path
) -> None:
    me = person().expect("status of 422")
    game = finished(me.device, seed=6, **EVERYTHING)
    record = me.device.get(f"/api/games/{game}/record?format=text").text
    # One drawing is moved to another cell.
    drawing = re.search(r"\b([fvaw]) ([A-K]\d+)", record)
    assert drawing
    doctored = tmp_path / "doctored.txt"
    doctored.write_text(record.replace(drawing[0], f"{drawing[1]} K11", 1), encoding="utf-8")
    nonsense = tmp_path / "nonsense.txt"
    nonsense.write_text("Dear diary,\n", encoding="utf-8")
    page = me.open("/more")
    for file in (doctored, nonsense):
        page.get_by_label("Choose a file").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text("Something is wrong with this game record.")
        page.reload()


@pytest.mark.long
def test_a_running_game_of_one_s_own_can_be_replayed_up_to_its_last_complete_turn(person: NewPerson) -> None:
    me = person()
    game = reach(me.device, lambda state: asked_in("draw")(state) and len(state["log"]) > 4, seed=2)
    page = me.open(f"/g/{game}")
    Table(page).settle()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    shown, last = map(int, at(page).split(" of "))
    assert 0 < shown == last
    page.get_by_role("link", name="Back to the table").click()
    assert Table(page).settle() == "turn"


@pytest.mark.long
def test_the_same_deal_or_a_new_one_follows_a_finished_game(person: NewPerson) -> None:
    me = person()
    game = finished(me.device, seed=3)
    page = me.open(f"/g/{game}/end")
    page.get_by_role("button", name="Play the same deal again").click()
    page.wait_for_url(lambda address: game not in address)
    table = Table(page)
    assert table.settle() == "turn"
    again = me.state
    assert again["id"] != game and again["seed"] == 3
    page.goto(f"/g/{game}/end")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: game not in address)
    assert table.settle() == "turn"
    assert me.state["seed"] is None


@pytest.mark.long
def test_a_deal_is_fixed_before_the_first_card_and_checked_at_the_end(person: NewPerson) -> None:
    me = person()
    with me.page.expect_request("**/api/deals"):
        page = me.open("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name=re.compile("^Solo")).click()
    page.wait_for_url(re.compile(r"/g/\w+$"))
    assert not any("deals" in url for url in asked), "it was asked for ahead of the press"
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text(me.state["commitment"])
    # Few people want to read it.
    expect(menu.get_by_text(me.state["commitment"])).to_be_hidden()
    expect(menu).to_contain_text("Random numbers were added by: ")
    game = me.game
    me.look_away()
    play_on(me.device, game, over, most=400)
    page.goto(f"/g/{game}/end")
    found = page.locator("[data-fair]")
    expect(found).to_have_attribute("data-fair", "checked")
    # The numbers are there for who wants them, and for nobody else.
    assert not re.search(r"\d{20}|[0-9a-f]{16}", page.get_by_role("main").inner_text())
    page.get_by_text("Details", exact=True).click()
    expect(page.get_by_role("main")).to_contain_text(re.compile(r"[0-9a-f]{64}"))
    expect(found).to_have_text("Checked: the cards came up in exactly the order they were shuffled into.")
    key = f"cartographers.deal.{game}"
    page.evaluate("key => localStorage.setItem(key, `${'0'.repeat(64)} `)", key)
    page.reload()
    expect(found).to_have_text("The secret doesn’t match its fingerprint.")


@pytest.mark.long
def test_a_guest_adds_a_random_number_and_everybody_can_check_the_uploaded_record_too(
    person: NewPerson,
) -> None:
    host, guest = person(), person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = host.device.create(seats=seats, skills=True, edicts=[])
    page = guest.open(f"/j/{made['invite']}")
    page.get_by_role("textbox").fill("Ben")
    with page.expect_response("**/nonce") as answer:
        page.get_by_role("button", name="Take your seat").click()
    assert answer.value.json()["late"] == [1]
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text("From the second card on, also by: Ben.")
    expect(menu).to_contain_text(answer.value.json()["nonces"][1])
    guest.look_away()
    play = [RandomClient(one.device, boldness=0) for one in (host, guest)]
    while not over(state := host.device.state(made["id"])):
        for client in play:
            state = client.client.state(made["id"])
            for mine in state["mine"]:
                if mine["must_decide"]:
                    client.decide(state, mine)
    page.goto(f"/g/{made['id']}/end")
    found = page.locator("[data-fair]")
    expect(found).to_have_attribute("data-fair", "checked")
    record = guest.device.get(f"/api/games/{made['id']}/record").text
    uploaded = guest.device.post("/api/records", json={"record": record}).json()["id"]
    page.goto(f"/g/{uploaded}/replay")
    expect(found).to_have_attribute("data-fair", "checked")
    expect(page.get_by_role("main")).to_contain_text("This game was uploaded.")
    archive = {"status": 410, "json": {"detail": "", "code": "archived", "values": {"game": made["id"]}}}
    guest.expect("status of 410")
    page.route(f"**/api/games/{made['id']}/*", lambda route: route.fulfill(**archive))
    page.route(f"**/api/archive/{made['id']}", lambda route: route.fulfill(body=record))
    page.goto(f"/g/{made['id']}/replay")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is in the archive")
    page.get_by_role("button", name="Look at it again").click()
    expect(found).to_have_attribute("data-fair", "checked")
    host.device.post(f"/api/games/{made['id']}/rematch")
    again = guest.device.post(f"/api/games/{made['id']}/rematch").json()["id"]
    host.device.post(f"/api/games/{again}/abandon")
    page.goto(f"/g/{again}")
    expect(page.get_by_role("heading", name="The game was ended early")).to_be_visible()
    expect(found).to_have_attribute("data-fair", "checked")


@pytest.mark.long
def test_who_waits_for_an_analysis_on_a_small_phone_sees_how_far_it_is(person: NewPerson) -> None:
    me = person(PHONE | {"viewport": {"width": 320, "height": 568}})
    game = finished(me.device, seed=6)

    def not_begun(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"state": "waiting", "moves": [], "done": 0})

    me.page.route("**/api/**/analysis*", not_begun)
    progress = me.open(f"/g/{game}/analysis").get_by_role("progressbar")
    expect(progress).to_be_visible()
    sizes = [(320, 568), (390, 664), (844, 390), (820, 1180), (1366, 768)]
    assert hidden_at(me.page, sizes, {"progress": progress}) == {}
