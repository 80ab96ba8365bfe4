"""A game on paper: set up, turned up card by card, taken back, reloaded, scored, ended."""

import re
from itertools import pairwise
from json import loads
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Request, expect

from browser.axe import ALL, COLOURS, complaints
from browser.chromium import DESKTOP
from browser.in_window import hidden_at
from browser.left_in_english import left_in_english
from browser.person import LINE_CUT, NewPerson
from browser.table import sideways
from browser.texts import LANGUAGES, texts
from server.serving import Json

SIZES = [(320, 640), (360, 740), (740, 360), (820, 1180), (1366, 768), (1440, 900), (1920, 1080)]
#: A screen that notes how often it was asked to stay on; it goes off whenever it may.
SCREEN = """() => Object.defineProperty(navigator, "wakeLock", { value: {
    request: () => {
        window.asked = (window.asked ?? 0) + 1;
        return Promise.resolve({ released: true, release: () => Promise.resolve() });
    },
} })"""


class Companion:
    """The page of a game on paper, and what it has asked the server for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: list[Json] = []
        page.on("request", self._note)
        self.on = page.locator(".foot .go")

    def _note(self, request: Request) -> None:
        if request.url.endswith("/api/companion"):
            self.asked.append(loads(request.post_data or ""))

    @property
    def now(self) -> Json:
        """What the server answers to the last request: the same whenever it is asked."""
        answer: Json = self.page.request.post("/api/companion", data=self.asked[-1]).json()
        return answer

    def go_on(self, key: str = "Space") -> Json:
        """Continue with a key; the step that is shown then."""
        before = self.now["step"]
        with self.page.expect_response("**/api/companion"):
            self.page.keyboard.press(key)
        expect(self.page).to_have_url(re.compile(rf"step={before + 1}$"))
        self.shows()
        return self.now

    def shows(self) -> None:
        """Wait until the page shows what was told last."""
        step = self.now
        say = texts()
        heading = {
            "start": lambda: say("companion-title"),
            "card": lambda: say(step["card"]),
            "season": lambda: say.of_season("companion-season", step["seasons"][step["season"]]["key"]),
            "end": lambda: say("over"),
        }[step["kind"]]()
        expect(self.page.get_by_role("heading", level=1)).to_have_text(heading)

    def fits(self) -> None:
        """The heading and the way on are on the screen at every size, and nothing scrolls sideways."""
        needed: dict[str, Any] = {"on": self.on, "heading": self.page.get_by_role("heading", level=1)}
        for size in SIZES:
            assert hidden_at(self.page, [size], needed) == {}, self.asked[-1]
            assert sideways(self.page) <= 0, (self.asked[-1], size)
        self.page.set_viewport_size(DESKTOP["viewport"])


def accessible(page: Page) -> None:
    """Axe finds nothing in both themes."""
    assert complaints(page, ALL) == []
    page.emulate_media(color_scheme="dark")
    assert complaints(page, COLOURS) == []
    page.emulate_media(color_scheme="light")


def check_sheets(game: Companion) -> None:
    """From the end of a season to the score checker, which knows the game, and back; twice."""
    page, step, address = game.page, game.now, game.page.url
    for players in (1, 2):
        page.get_by_role("link", name="Check the sheets").click()
        expect(page.locator("[data-part=scored] h2")).to_have_text(re.compile("^Spring"))
        for letter, edict in zip("ABCD", step["edicts"], strict=True):
            expect(page.get_by_role("combobox", name=f"Edict {letter}")).to_have_value(edict)
        expect(page.get_by_role("group", name="Whose map").get_by_role("button")).to_have_count(
            players if players > 1 else 0
        )
        assert complaints(page, ALL) == []
        if players == 1:
            page.get_by_role("button", name="Add a player").click()
        page.get_by_role("link", name="Back to the cards").click()
        game.shows()
        assert page.url == address and game.now == step


def other_screens(game: Companion, person: NewPerson) -> tuple[Page, Page]:
    """Two more screens of a game that has not begun: one that only shows it, and one that goes on as well."""
    game.page.get_by_role("button", name="Get the links").click()
    shows, controls = person(), person()
    screen = game.page.get_by_label("Only shows them").input_value()
    shows.expect(LINE_CUT).page.goto(screen)
    controls.expect(LINE_CUT).page.goto(game.page.get_by_label("Can also deal cards").input_value())
    expect(shows.page.get_by_role("main")).to_contain_text("This screen follows another one.")
    expect(shows.page.get_by_role("button", name="First card")).to_have_count(0)
    assert parse_qs(urlsplit(game.page.url).query)["key"][0] not in screen
    return shows.page, controls.page


@pytest.mark.long
def test_a_game_on_paper_goes_from_its_set_up_to_its_end(person: NewPerson) -> None:
    me = person()
    me.page.add_init_script(f"({SCREEN})()")
    page = me.open("/more")
    page.get_by_role("link", name="Deal the cards").click()
    page.get_by_role("button", name="All boxes combined").click()
    expect(page.get_by_role("complementary").get_by_role("status")).to_contain_text("Ready to play")
    accessible(page)
    game = Companion(page)
    with page.expect_response("**/api/companion"):
        page.get_by_role("button", name="Start the game").click()
    game.shows()
    assert page.evaluate("window.asked") == 1
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("window.asked === 2")
    game.fits()
    accessible(page)

    shows, controls = other_screens(game, person)
    accessible(page)
    # On with each key, back, and forth again: the same card. Another screen goes on as well, and one follows.
    first = game.go_on()
    for one in (shows, controls):
        expect(one.get_by_role("heading", level=1)).to_have_text(texts()(first["card"]))
    shows.keyboard.press("Space")
    controls.get_by_role("button", name="Next card").click()
    expect(page).to_have_url(re.compile("step=2$"))
    game.shows()
    second = game.now
    expect(shows.get_by_role("heading", level=1)).to_have_text(texts()(second["card"]))
    shows.goto("about:blank")
    with page.expect_response("**/api/companion"):
        page.keyboard.press("ArrowLeft")
    game.shows()
    assert game.now == first
    with page.expect_response("**/api/companion"):
        page.reload()
    game.shows()
    assert game.now == first
    assert game.go_on() == second
    with page.expect_response("**/api/companion"):
        page.go_back()
    expect(page).to_have_url(re.compile("step=1$"))
    game.shows()
    # The back button of the browser goes back for all.
    expect(controls.get_by_role("heading", level=1)).to_have_text(texts()(first["card"]))
    controls.goto("about:blank")

    # To the end of the season; every kind of card fits the screen.
    seen = set()
    while game.now["kind"] == "card":
        kind = page.locator("section.card").get_attribute("class")
        if kind not in seen:
            game.fits()
        seen.add(kind)
        left = game.now["deck"], game.now["ambushes_in_deck"], game.now["heroes_in_deck"]
        expect(page.locator("details.deck li")).to_have_count(len(left[0]) + left[1] + left[2])
        game.go_on()
    assert game.now["season"] == 0
    game.fits()
    accessible(page)
    # No step was asked for before it was to be shown.
    steps = [step["step"] for step in game.asked]
    assert all(step <= before + 1 for before, step in pairwise(steps))
    for language in (*LANGUAGES[1:], "en"):
        page.get_by_role("combobox").select_option(language)
        expect(page.locator(f"html[lang={language}]")).to_have_count(1)
        page.reload()
        heading = texts(language).of_season("companion-season", "spring")
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        # It is also what a screen reader is told.
        expect(page.locator(".news").filter(has_text=heading)).to_have_count(1)
        if language != "en":
            assert left_in_english(page, language) == []

    check_sheets(game)

    # Another game asks first.
    page.goto("/companion")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("will be forgotten")
    with page.expect_response("**/api/companion"):
        page.get_by_role("link", name="Continue it").click()
    game.shows()
    assert game.now["kind"] == "season"

    # After the last step there are no more.
    page.goto(re.sub("key=.*", "step=400", page.url))
    expect(page.get_by_role("heading", level=1)).to_have_text("The game is over")
    game.fits()
    accessible(page)
    expect(page.get_by_role("main")).to_contain_text("Whoever has the most stars wins.")
    page.get_by_role("link", name="New game").click()
    expect(page.get_by_role("link", name="Continue it")).to_have_count(0)


def test_who_plays_alone_sees_where_monsters_come_from_and_may_end_early(person: NewPerson) -> None:
    me = person()
    game = Companion(me.page)
    with me.page.expect_response("**/api/companion"):
        me.open("/companion/game?seed=3&solo=yes&step=1")
    game.shows()
    while me.page.locator("section.ambush").count() == 0:
        game.go_on()
    expect(me.page.get_by_role("main")).to_contain_text(re.compile("From the .+ corner, "))
    game.fits()
    with me.page.expect_response("**/api/companion"):
        me.page.get_by_role("button", name="The map is full").click()
    game.shows()
    assert (game.now["kind"], game.now["last"]) == ("season", True)
    game.go_on()
    expect(me.page.get_by_role("row", name=re.compile("Legendary Cartographer"))).to_be_visible()
