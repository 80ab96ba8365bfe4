"""Bots by strength, hints in three steps, analysis and par."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.axe import ALL, complaints
from browser.in_window import hidden_at
from browser.journey import asked_in, finished, reach
from browser.person import NewPerson, Person
from browser.scenes import PATIENCE
from browser.table import Table, sit_down
from cartographers.words.book import words
from server.serving import Json

#: A deal that begins with an explore card, and one in which a hero comes early.
QUIET, HERO = 8, 7
PAIR = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]


def begin(me: Person, press: str) -> Json:
    """Press a button that begins a game; that game."""
    me.page.get_by_role("button", name=press).click()
    me.page.wait_for_url("**/g/*")
    return me.state


# --- bots ---------------------------------------------------------------------------------------------------


def named(page: Page, seats: list[Json]) -> None:
    """Is every bot at the table called after its character, and has its face?"""
    assert len({seat["character"] for seat in seats}) == len(seats)
    for key in (seat["character"] for seat in seats):
        bot = page.get_by_role("button", name=re.compile("^" + words()(f"character-{key}")))
        expect(bot).to_be_visible()
        expect(bot.locator(f'use[href="#g-face-{key}"]')).to_have_count(1)


@pytest.mark.long
def test_bots_are_chosen_by_strength_and_remembered(person: NewPerson) -> None:
    me = person()
    page = me.open("/")
    page.get_by_role("button", name="Against bots").click()
    strength = page.get_by_role("group", name="Strength")
    expect(strength.get_by_role("radio")).to_have_count(7)
    expect(strength.get_by_role("radio", checked=True)).to_have_accessible_name(re.compile("strength 2 of 7"))
    expect(page.get_by_text("Tax collector")).to_be_visible()
    strength.get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Draws wherever the pen happens to land.")).to_be_visible()
    seats = begin(me, "Play against bots")["seats"]
    assert [seat["bot"] for seat in seats[1:]] == ["chance", "chance"]
    named(page, seats[1:])
    me.open("/")
    page.get_by_role("button", name="Against bots").click()
    expect(page.get_by_text("Ink bearer")).to_be_visible()


@pytest.mark.long
def test_a_set_up_shows_all_bots_and_seats_the_chosen_one(person: NewPerson) -> None:
    me = person()
    page = me.open("/new")
    bots = page.get_by_role("radiogroup", name="Add bots by strength")
    expect(bots.get_by_role("radio")).to_have_count(7)
    bots.locator("label").filter(has_text="Ink bearer").click()
    page.get_by_role("button", name="Add a bot").click()
    bots.locator("label").filter(has_text="Tax collector").click()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_label("Character for seat 3").select_option(label="Frida")
    seats = begin(me, "Start the game")["seats"]
    assert [seat["bot"] for seat in seats[1:]] == ["chance", "greedy"]
    assert seats[2]["character"] == "frida" != seats[1]["character"]
    named(page, seats[1:])
    page.get_by_role("button", name=re.compile("^Frida")).click()
    expect(page.get_by_text("Guards the north and shuts monsters in at once.")).to_be_visible()


# --- hints --------------------------------------------------------------------------------------------------


def advised(me: Person, game: str) -> Json:
    """What the server advises now, as a decision."""
    wish = {"step": me.device.state(game)["step"], "level": 3}
    decision: Json = me.device.post(f"/api/games/{game}/seats/0/hint", json=wish).json()["decision"]
    return decision


def test_a_hint_comes_in_three_steps_and_its_move_can_be_confirmed(person: NewPerson) -> None:
    me = person()
    game = reach(me.device, asked_in("draw"), seed=QUIET)
    table = sit_down(me.page, game)
    glow, shown = me.page.locator(".sheet .glow"), me.page.locator(".sheet .advised")
    live = me.page.locator("[aria-live=polite] .news")

    table.hint.click()
    expect(table.card).to_contain_text(re.compile("Look at|Keep your options"))
    expect(live.filter(has_text=re.compile("^Hint: ")).first).to_be_attached()
    expect(glow).to_have_count(0)
    where = table.card.get_by_role("button", name="Where?")
    assert hidden_at(me.page, [(360, 740), (1440, 900)], {"where": where}) == {}
    where.click()
    expect(table.card).to_contain_text(re.compile(r"Between [A-K]\d+ and [A-K]\d+"))
    expect(glow).to_have_count(1)
    expect(shown).to_have_count(0)
    table.card.get_by_role("button", name="Which move?").click()
    expect(table.card).to_contain_text("stars expected at the end")
    expect(shown).to_have_count(1)
    expect(glow).to_have_count(0)
    expect(table.go).to_be_disabled()

    table.card.get_by_role("button", name="Show it on my map", exact=True).click()
    expect(shown).to_have_count(0)
    expect(table.say).to_contain_text("Fits.")
    wanted = advised(me, game)
    table.go.click()
    table.settle()
    drawing = next(line["drawn"][0] for line in me.state["log"] if line["drawn"])
    assert drawing["strokes"] == [[wanted["terrain"], sorted_cells(wanted["cells"])]]


def sorted_cells(cells: list[str]) -> list[str]:
    """In reading order."""
    return sorted(cells, key=lambda cell: (cell[0], int(cell[1:])))


def test_the_key_h_does_the_same_and_fills_in_every_step_of_a_decision(person: NewPerson) -> None:
    me = person()
    game = reach(me.device, asked_in("hero"), seed=HERO, sheet="C")
    table = sit_down(me.page, game)
    wanted = advised(me, game)
    for step in ("Where?", "Which move?", "Show it on my map"):
        table.keys("h")
        expect(table.card.get_by_role("button", name=step, exact=True)).to_be_visible()
    table.keys("h")
    expect(table.go).to_be_enabled()
    while not table.go.inner_text().startswith("Confirm"):
        table.keys("Enter")
        expect(table.card).to_contain_text("step 2 of 2")
    table.keys("Enter")
    table.settle()
    drawing = next(line["drawn"][0] for line in reversed(me.state["log"]) if line["drawn"])
    assert drawing["strokes"] == [["hero", [wanted["cell"]]]]
    assert sorted(drawing["marks"]) == sorted(wanted["marks"])


@pytest.mark.long
def test_a_hint_is_put_away_and_a_new_turn_begins_without_one(person: NewPerson) -> None:
    me = person()
    table = sit_down(me.page, reach(me.device, asked_in("draw"), seed=QUIET))
    table.keys("h")
    table.card.get_by_role("button", name="Close the hint").click()
    expect(table.card.get_by_role("button", name="Where?")).to_have_count(0)
    table.keys("h")
    expect(table.card.get_by_role("button", name="Where?")).to_be_visible()
    table.decide()
    table.go.wait_for()
    expect(table.card.get_by_role("button", name="Where?")).to_have_count(0)


def test_a_game_set_up_without_hints_has_none_and_says_why(person: NewPerson) -> None:
    me = person()
    page = me.open("/new")
    page.get_by_role("group", name="Hints").get_by_role("checkbox").uncheck()
    assert not begin(me, "Start the game")["hints"]
    table = Table(page)
    table.settle()
    asked: list[Any] = []
    page.on("request", lambda request: asked.append(request) if request.url.endswith("hint") else None)
    expect(table.hint).to_have_count(0)
    table.keys("h")
    expect(table.card).to_contain_text("This game is played without hints.")
    expect(page.get_by_text("no hints", exact=False).first).to_be_visible()
    assert asked == []


# --- analysis -----------------------------------------------------------------------------------------------


def turns(page: Page) -> Locator:
    """The turns in the list."""
    return page.get_by_role("region", name="Turns").get_by_role("button")


def analysed(page: Page) -> Page:
    """The analysis page, when the analysis is done."""
    expect(page.get_by_role("heading", level=1)).to_have_text("Analysis")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    return page


def test_an_analysis_shows_its_progress_and_then_every_turn(person: NewPerson) -> None:
    me = person()
    game = finished(me.device, seed=3)
    page = me.open(f"/g/{game}/end")
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("progressbar", name="Turns analysed")).to_be_visible()
    analysed(page)
    told = me.device.get(f"/api/games/{game}/analysis?seat=0").json()
    assert told["state"] == "done"
    expect(turns(page)).to_have_count(told["total"])
    expect(page.get_by_role("region", name="Turns").get_by_text(re.compile("costliest turn$"))).to_have_count(
        3
    )
    # The costliest is shown first.
    costliest = told["moves"][told["costliest"][0]]
    expect(turns(page).and_(page.locator("[aria-current]"))).to_contain_text(f"{costliest['number'] + 1}")
    expect(page.get_by_text(f"{costliest['lost']:.1f} stars lost")).to_be_visible()
    skill, luck = (page.get_by_role("definition").nth(index) for index in (0, 2))
    expect(skill).to_have_text(f"{told['skill']:+.1f}".replace("-", "−"))
    expect(
        page.get_by_text(f"The best drawings found were worth {told['lost']:.1f} more stars.")
    ).to_be_visible()
    expect(luck).to_have_text(f"{told['luck']:+.1f}".replace("-", "−"))
    # The games of a strong bot are loaded when they are asked for.
    drawn_first = page.locator("summary").filter(has_text="What a strong bot drew first")
    with page.expect_request(re.compile("/assets/[A-D]-[^/]*txt$")):
        drawn_first.press("Enter")
    expect(page.get_by_text(re.compile("^Most often: [A-K][0-9]+ ")).first).to_be_visible()
    assert complaints(page, ALL) == []
    # During a game they would be help.
    running = me.device.create(seed=4)["id"]
    page = me.expect("status of 409").open(f"/g/{running}/analysis")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(drawn_first).to_have_count(0)


@pytest.mark.long
def test_a_turn_is_chosen_in_the_list_by_keys_and_on_the_slider(person: NewPerson) -> None:
    me = person()
    game = finished(me.device, seed=3)
    page = analysed(me.open(f"/g/{game}/analysis"))
    moves = me.device.get(f"/api/games/{game}/analysis?seat=0").json()["moves"]
    title = page.get_by_text(re.compile(r"turn \d+ of \d+$"))
    turns(page).nth(4).click()
    expect(title).to_contain_text("turn 5 of")
    expect(page).to_have_url(re.compile("turn=4$"))
    drawings = page.get_by_role("list", name="Drawings, best first").get_by_role("button")
    expect(drawings).to_have_count(len(moves[4]["best"]))
    expect(drawings.first).to_have_attribute("aria-pressed", "true")
    expect(drawings.filter(has_text="a solid player’s")).to_have_count(1)
    page.keyboard.press("2")
    expect(drawings.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(title).to_contain_text("turn 6 of")
    page.get_by_role("button", name="Previous turn").click()
    expect(title).to_contain_text("turn 5 of")
    slider = page.get_by_role("slider", name="Turn")
    slider.focus()
    page.keyboard.press("Home")
    expect(title).to_contain_text("turn 1 of")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Turn 1 of"))
    # A link to the turn opens it for anyone.
    stranger = person()
    stranger.open(page.url)
    expect(stranger.page.get_by_text(re.compile(r"turn 1 of \d+$"))).to_be_visible()


def one_too_many(route: Route) -> None:
    """Answer as if the device had kept as many "what if" games as it may."""
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json() | {"removed": 1})


@pytest.mark.long
def test_a_turn_leads_to_the_replay_and_to_what_if(person: NewPerson) -> None:
    me = person()
    game = finished(me.device, seed=3)
    page = analysed(me.open(f"/g/{game}/analysis?seat=0&turn=6"))
    move = me.device.get(f"/api/games/{game}/analysis?seat=0").json()["moves"][6]
    headings = page.get_by_role("heading", level=2, name=re.compile("."))
    card = headings.filter(has_not_text="What a strong bot drew first").last.inner_text()
    page.get_by_role("link", name="See this turn in the replay").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay")
    expect(page.get_by_role("heading", level=2).first).to_have_text(card)
    page.get_by_role("link", name="Analysis").click()
    turns(page).nth(6).click()
    page.route("**/what-if", one_too_many)
    page.get_by_role("button", name="Same cards").click()
    page.wait_for_url(lambda address: game not in address)
    assert Table(page).settle() == "turn"
    told = page.get_by_role("status").filter(has_text="Your oldest “What if” game was removed")
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_hidden()
    state = me.state
    assert state["what_if_of"] == game
    assert (state["card"], state["season"], state["phase"]) == (move["card"], move["season"], move["phase"])
    assert state["seats"][0]["rows"] == move["rows"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="The original game").click()
    assert me.game == game


@pytest.mark.long
def test_everyone_s_game_can_be_looked_at_again_from_the_finished_games(person: NewPerson) -> None:
    me = person()
    game = finished(me.device, seats=PAIR, seed=1)
    page = me.open("/you")
    page.get_by_role("link", name=re.compile("^Ann, Ben")).click()
    page.get_by_role("link", name="Analysis").first.click()
    assert me.game == game
    whose = page.get_by_role("group", name="Whose map")
    whose.get_by_role("button", name=re.compile("^Ben")).click()
    expect(page).to_have_url(re.compile("seat=1$"))
    expect(page.get_by_role("heading", level=2, name="Ben")).to_be_visible()
    analysed(page)
    assert me.device.get(f"/api/games/{game}/analysis?seat=1").json()["state"] == "done"


# --- par ----------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_par_is_told_when_it_is_asked_for_and_kept(person: NewPerson) -> None:
    me = person()
    game = finished(me.device, seed=3)
    page = me.open(f"/g/{game}/end")
    page.get_by_text("Details", exact=True).click()
    page.get_by_role("button", name="Show par").click()
    expect(page.get_by_text("Par for this deal.")).to_be_visible(timeout=PATIENCE)
    par = me.device.get(f"/api/games/{game}/par").json()
    expect(page.get_by_role("main")).to_contain_text(f"{par['stars']}")
    expect(page.get_by_text("Tax collector", exact=True)).to_be_visible()
    page.reload()
    page.get_by_text("Details", exact=True).click()
    expect(page.get_by_text("Par for this deal.")).to_be_visible()


@pytest.mark.long
def test_a_share_of_what_was_possible_is_told_where_it_is_known(person: NewPerson) -> None:
    me = person()
    game = finished(me.device, seed=3)
    known = {"state": "done", "stars": 82, "rating": 1, "title": "apprentice-surveyor", "bound": 100}
    par = me.device.get(f"/api/games/{game}/par").json() | known
    me.page.route("**/api/games/*/par", lambda route: route.fulfill(json=par))
    page = me.open(f"/g/{game}/end")
    mine = me.device.state(game)["ending"]["places"][0]["stars"]
    page.get_by_text("Details", exact=True).click()
    expect(page.get_by_text(f"{mine}% of the 100 stars")).to_be_visible()
