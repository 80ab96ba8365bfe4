"""For everyone: no page is out of reach of a screen reader, a keyboard or weak eyes, in either theme."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import DESKTOP, PHONE
from browser.journey import asked_in, can_use, finished, play_on, reach, scored
from browser.person import Person
from browser.serving import Serving
from browser.table import Table
from cartographers.server.doors import COOKIE
from server.house import Json

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: What axe is asked; in the second theme only what depends on it.
ALL: Json = {"resultTypes": ["violations"]}
COLOURS: Json = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}

#: Deals in which something comes up early, by what is to come up.
AMBUSH, HERO, SEARCH, DECLARE = 0, 4, 0, 10
PAIR = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
PLAYERS = "me", "chance", "chance"
SKILLS = ["acrobatics", "diplomacy", "search"]


class Games(NamedTuple):
    """Games of one device, each played to where something is to be seen."""

    token: str
    draw: str
    ambush: str
    hero: str
    skill: str
    declare: str
    sealed: str
    scored: str
    over: str
    invite: str


@pytest.fixture(scope="module")
def games(serving: Serving) -> Games:
    device = serving.device()
    device.get("/api/games")
    apart = device.create("me", "open", seed=AMBUSH)
    play_on(device, apart["id"], lambda state: bool(state["mine"][0]["sealed"]))
    invite = next(seat["invite"] for seat in device.state(apart["id"])["seats"] if seat["invite"])
    return Games(
        token=device.token,
        draw=reach(device, asked_in("draw"), *PLAYERS, seed=1),
        ambush=reach(device, asked_in("ambush"), seats=PAIR, seed=AMBUSH),
        hero=reach(device, asked_in("hero"), seed=HERO, sheet="C"),
        skill=reach(device, can_use("search"), seed=SEARCH, skills=SKILLS),
        declare=reach(device, asked_in("declare"), seed=DECLARE, skills=SKILLS),
        sealed=apart["id"],
        scored=reach(device, scored(1), *PLAYERS, seed=1, most=400),
        over=finished(device, *PLAYERS, seed=1),
        invite=invite,
    )


@pytest.fixture
def visit(person: Callable[..., Person], serving: Serving, games: Games) -> Callable[..., Person]:
    """The device of these games, with a screen of its own."""

    def come(screen: dict[str, Any] = DESKTOP) -> Person:
        one = person(screen)
        one.context.add_cookies([{"name": COOKIE, "value": games.token, "url": serving.address}])
        return one

    return come


# --- the scenes: every page, and every step at the table ---------------------------------------------------


def home(page: Page, games: Games) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Recent results")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Finished"))).to_be_visible()


def setup(page: Page, games: Games) -> None:
    page.goto("/new")
    expect(page.get_by_text("This is a legal game")).to_be_visible()
    for chosen in page.get_by_text("Chosen", exact=True).all():
        chosen.click()
    page.get_by_role("button", name="Add a seat with a link").click()


def join(page: Page, games: Games) -> None:
    # Whoever sits there already is shown the table; the invitation is for somebody else.
    page.context.clear_cookies()
    page.goto(f"/j/{games.invite}")
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()


def laid(page: Page, game: str) -> Table:
    page.goto(f"/g/{game}")
    table = Table(page)
    if table.settle() == "cover":
        table.lift.click()
        table.settle()
    return table


def draw(page: Page, games: Games) -> None:
    laid(page, games.draw)


def fitting(page: Page, games: Games) -> None:
    table = laid(page, games.draw)
    table.put_down()
    expect(table.say).to_contain_text("Fits.")


def misfit(page: Page, games: Games) -> None:
    table = laid(page, games.draw)
    table.press(table.map.get_by_role("gridcell", name=re.compile("does not fit here$")).first)
    expect(table.say).to_contain_text("Does not fit.")


def edict(page: Page, games: Games) -> None:
    laid(page, games.draw)
    page.get_by_role("button", name=re.compile("^A")).first.click()


def slips(page: Page, games: Games) -> None:
    """What a phone keeps under the map; a desktop shows it all the time."""
    laid(page, games.draw)
    players = page.get_by_role("button", name="Players")
    if players.count():
        players.click()


def menu(page: Page, games: Games) -> None:
    laid(page, games.draw)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def ambush(page: Page, games: Games) -> None:
    laid(page, games.ambush).put_down()
    expect(page.get_by_text("Ben’s map: you draw the monsters")).to_be_visible()


def hero(page: Page, games: Games) -> None:
    table = laid(page, games.hero)
    table.put_down()
    table.go.click()
    expect(table.card).to_contain_text("step 2 of 2")


def skill(page: Page, games: Games) -> None:
    table = laid(page, games.skill)
    table.skills.filter(has_text="Search").click()
    table.put_down()
    table.go.click()
    expect(table.card).to_contain_text("Now draw one more space")


def declare(page: Page, games: Games) -> None:
    expect(laid(page, games.declare).card).to_contain_text("An ambush is coming")


def sealed(page: Page, games: Games) -> None:
    table = laid(page, games.sealed)
    expect(page.get_by_text("Your drawing is sealed")).to_be_visible()
    expect(table.undo).to_be_visible()


def cover(page: Page, games: Games) -> None:
    page.goto(f"/g/{games.ambush}")
    expect(page.get_by_role("heading", name="Pass the device to Ann")).to_be_visible()


def season(page: Page, games: Games) -> None:
    page.goto(f"/g/{games.scored}/season/0")
    expect(page.get_by_role("heading", name="Spring, explained")).to_be_visible()
    page.get_by_role("group", name="Edicts").get_by_role("button").first.click()


def monsters(page: Page, games: Games) -> None:
    season(page, games)
    page.get_by_role("group", name="Edicts").get_by_role("button", name=re.compile("Monsters")).click()


def final(page: Page, games: Games) -> None:
    page.goto(f"/g/{games.over}/end")
    expect(page.get_by_role("button", name="New game, new deal")).to_be_visible()


def replay(page: Page, games: Games) -> None:
    page.goto(f"/g/{games.over}/replay?move=5")
    expect(page.get_by_role("slider")).to_be_visible()


def missing(page: Page, games: Games) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()


SCENES = [
    home, setup, join, draw, fitting, misfit, edict, slips, menu, ambush, hero, skill, declare, sealed, cover,
    season, monsters, final, replay, missing,
]  # fmt: skip


@pytest.mark.parametrize("screen", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_axe_finds_nothing_in_either_theme(visit, games, scene, screen):
    page = visit(screen).page
    page.emulate_media(color_scheme="light")
    scene(page, games)
    found = {"light": complaints(page, ALL)}
    page.emulate_media(color_scheme="dark")
    found["dark"] = complaints(page, COLOURS)
    assert found == {"light": [], "dark": []}


def complaints(page: Page, how: Json) -> list[str]:
    """What axe finds wrong: how badly, which of its rules, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("(how) => axe.run(document, how)", how)
    return [
        f"{one['impact']}: {one['help']} ({one['id']}): {node['target'][0]}: {node['failureSummary']}"
        for one in result["violations"]
        for node in one["nodes"]
    ]
