"""The scenes: every page and every step at the table, opened from prepared games."""

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, expect

from browser.journey import asked_in, can_use, finished, play_on, reach, scored
from browser.table import sit_down
from server.serving import Device

#: Seeds of deals in which something comes up early.
AMBUSH, HERO, SEARCH, DECLARE = 0, 7, 0, 19
#: Milliseconds for a first run, in which code is compiled.
PATIENCE = 120_000
PAIR = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
PLAYERS = [
    {"kind": "me", "name": "Ann"},
    *({"kind": "bot", "bot": "chance", "name": f"Bot {n}"} for n in (1, 2)),
]
APART = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
SKILLS = ["acrobatics", "diplomacy", "search"]


class Games(NamedTuple):
    """Games of one device, each played to a certain state."""

    token: str
    draw: str
    ambush: str
    hero: str
    skill: str
    declare: str
    sealed: str
    scored: str
    over: str
    alone: str
    invite: str


def staged(device: Device) -> Games:
    """Play all games that the scenes need."""
    device.get("/api/games")
    apart = device.create(seats=APART, seed=AMBUSH)
    play_on(device, apart["id"], lambda state: bool(state["mine"][0]["sealed"]))
    return Games(
        token=device.token,
        draw=reach(device, asked_in("draw"), seats=PLAYERS, seed=1),
        ambush=reach(device, asked_in("ambush"), seats=PAIR, seed=AMBUSH),
        hero=reach(device, asked_in("hero"), seed=HERO, sheet="C"),
        skill=reach(device, can_use("search"), seed=SEARCH, skills=SKILLS),
        declare=reach(device, can_use("acrobatics", "declare"), seed=DECLARE, skills=SKILLS),
        sealed=apart["id"],
        scored=reach(device, scored(1), seats=PAIR, seed=1),
        over=finished(device, seats=PAIR, seed=1),
        alone=finished(device, seed=3),
        invite=apart["invites"]["1"],
    )


def home(page: Page, games: Games) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Recent results")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Finished")).first).to_be_visible()


def setup(page: Page, games: Games) -> None:
    page.goto("/new")
    expect(page.get_by_text("Ready to play")).to_be_visible()
    for chosen in page.get_by_text("Chosen", exact=True).all():
        chosen.click()
    page.get_by_role("button", name="Add an invited player").click()
    for name in ("Four chosen cards", "Ogre Charge"):
        page.get_by_role("group", name="Ambushes").locator("label").filter(has_text=name).click()
    expect(page.get_by_text("These choices don’t go together.")).to_be_visible()


def drawing(page: Page, games: Games) -> None:
    page.goto("/new?sheet=11/3^6r/2r8/5^5/1%23%236^1/11/11/11/11/11/11")
    expect(page.get_by_label("Link to this sheet")).to_be_visible()
    page.get_by_text("The sheet as text").click()
    page.get_by_label("Eleven rows of eleven").fill("..q")
    page.get_by_role("button", name="Draw this text").click()
    expect(page.get_by_role("alert")).to_be_visible()


def join(page: Page, games: Games) -> None:
    # A device that has a seat would be shown the table instead of the invitation.
    page.context.clear_cookies()
    page.goto(f"/j/{games.invite}")
    expect(page.get_by_role("button", name="Take your seat")).to_be_visible()


def draw(page: Page, games: Games) -> None:
    sit_down(page, games.draw)


def fitting(page: Page, games: Games) -> None:
    table = sit_down(page, games.draw)
    table.put_down()
    expect(table.say).to_contain_text("Fits.")


def misfit(page: Page, games: Games) -> None:
    table = sit_down(page, games.draw)
    table.press(table.map.get_by_role("gridcell", name=re.compile("does not fit here$")).first)
    expect(table.say).to_contain_text("Doesn’t fit.")


def edict(page: Page, games: Games) -> None:
    sit_down(page, games.draw)
    page.get_by_role("button", name=re.compile("^A\\b")).first.click()


def slips(page: Page, games: Games) -> None:
    """The panels that a phone has behind tabs."""
    sit_down(page, games.draw)
    players = page.get_by_role("button", name="Players")
    if players.count():
        players.click()


def hint(page: Page, games: Games) -> None:
    table = sit_down(page, games.draw)
    table.hint.click()
    expect(table.card.get_by_role("button", name="Where?")).to_be_visible()


def hint_where(page: Page, games: Games) -> None:
    hint(page, games)
    page.get_by_role("button", name="Where?").click()
    expect(page.get_by_role("button", name="Which move?")).to_be_visible()


def hint_move(page: Page, games: Games) -> None:
    hint_where(page, games)
    page.get_by_role("button", name="Which move?").click()
    expect(page.get_by_role("button", name="Show it on my map", exact=True)).to_be_visible()


def menu(page: Page, games: Games) -> None:
    sit_down(page, games.draw)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def ambush(page: Page, games: Games) -> None:
    sit_down(page, games.ambush).put_down()
    expect(page.get_by_text("Ben’s map: you draw the monsters here")).to_be_visible()


def hero(page: Page, games: Games) -> None:
    table = sit_down(page, games.hero)
    table.put_down()
    table.go.click()
    expect(table.card).to_contain_text("step 2 of 2")


def skill(page: Page, games: Games) -> None:
    table = sit_down(page, games.skill)
    table.skills.filter(has_text="Search").click()
    table.put_down()
    table.go.click()
    expect(table.card).to_contain_text("Now draw one more space")


def declare(page: Page, games: Games) -> None:
    expect(sit_down(page, games.declare).card).to_contain_text("An ambush is coming")
    page.get_by_role("button", name=re.compile("^Acrobatics")).click()


def sealed(page: Page, games: Games) -> None:
    table = sit_down(page, games.sealed)
    expect(page.get_by_text("Your drawing is in")).to_be_visible()
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
    expect(page.get_by_role("button", name="New game")).to_be_visible()


def par(page: Page, games: Games) -> None:
    page.goto(f"/g/{games.alone}/end")
    expect(page.get_by_role("button", name="New game")).to_be_visible()
    ask = page.get_by_role("button", name="Show par")
    done = page.get_by_text("Par for this deal.")
    expect(ask.or_(done)).to_be_visible(timeout=PATIENCE)
    if ask.count():
        ask.click()
    expect(done).to_be_visible(timeout=PATIENCE)


def analysis(page: Page, games: Games) -> None:
    page.goto(f"/g/{games.over}/analysis?seat=1")
    expect(page.get_by_role("heading", name="Analysis")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.get_by_role("list", name="Drawings, best first").get_by_role("button").last.click()


def replay(page: Page, games: Games) -> None:
    page.goto(f"/g/{games.over}/replay?move=5")
    expect(page.get_by_role("slider")).to_be_visible()


def rules(page: Page, games: Games) -> None:
    page.goto("/rules/treetower")
    expect(page.get_by_role("img", name="Example: Treetower")).to_be_visible()


def missing(page: Page, games: Games) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


Scene = Callable[[Page, Games], None]
SCENES: list[Scene] = [
    home, setup, drawing, join, draw, fitting, misfit, edict, slips, hint, hint_where, hint_move, menu,
    ambush, hero, skill, declare, sealed, cover, season, monsters, final, par, analysis, replay, missing,
    rules,
]  # fmt: skip
