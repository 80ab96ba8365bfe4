"""The scenes: every page and every step at the table, opened from prepared games, in any language."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, expect

from browser.journey import (
    asked_in,
    can_use,
    finished,
    over,
    play_on,
    reach,
    scored,
    told_of_ruins_and_ambush,
)
from browser.table import sit_down
from browser.texts import Texts
from server.serving import Device, Json

#: Seeds of deals in which something comes up early.
AMBUSH, HERO, SEARCH, DECLARE, RUINS_AND_AMBUSH = 0, 7, 0, 19, 3
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
    crowded: str
    sealed: str
    scored: str
    over: str
    alone: str
    invite: str
    #: A day whose deal has been played.
    day: str
    #: A tournament that this device hosts, with a deal that is closed and one that is open.
    tournament: str


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
        crowded=reach(device, told_of_ruins_and_ambush, seed=RUINS_AND_AMBUSH, skills=SKILLS),
        sealed=apart["id"],
        scored=reach(device, scored(1), seats=PAIR, seed=1),
        over=finished(device, seats=PAIR, seed=1),
        alone=finished(device, seed=3),
        invite=apart["invites"]["1"],
        day=day_played(device),
        tournament=tournament_held(device),
    )


def day_played(device: Device) -> str:
    """Today, after its deal was played to the end."""
    day: str = device.get("/api/daily").json()["day"]["day"]
    play_on(device, device.post(f"/api/daily/{day}/try", json={"name": "Ann"}).json()["id"], over)
    return day


def tournament_held(device: Device) -> str:
    """A tournament of which one deal has been played and a result been struck."""
    path = "/api/tournaments"
    id: str = device.post(path, json={"name": "Ann", "deals": 3}).json()["id"]

    def send(what: str, **body: object) -> Json:
        answer: Json = device.post(f"{path}/{id}/{what}", json=body).json()
        return answer

    send("join", name="Ann")
    for deal in (1, 2):
        send("host", action="open", deal=deal)
        if deal == 1:
            play_on(device, send("deals/1/try")["id"], over)
            send("host", action="close", deal=1)
    send("corrections", kind="strike", player=1, deal=1)
    return id


def home(page: Page, games: Games, say: Texts) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name=say("today-title"))).to_be_visible()


def setup(page: Page, games: Games, say: Texts) -> None:
    page.goto("/new")
    expect(page.get_by_text(say("plan-legal"))).to_be_visible()
    for word in sorted({say("setup-chosen"), say("setup-skills-chosen")}):
        for chosen in page.get_by_text(word, exact=True).all():
            chosen.click()
    page.get_by_role("button", name=say("setup-add-open")).click()
    for name in (say("setup-ambush-cards"), say("ogre-charge")):
        page.get_by_role("group", name=say("setup-ambushes")).locator("label").filter(has_text=name).click()
    expect(page.get_by_text(say("plan-illegal"))).to_be_visible()


def drawing(page: Page, games: Games, say: Texts) -> None:
    page.goto("/new?sheet=11/3^6r/2r8/5^5/1%23%236^1/11/11/11/11/11/11")
    expect(page.get_by_label(say("own-sheet-link"))).to_be_visible()
    page.get_by_text(say("own-sheet-text"), exact=True).click()
    page.get_by_label(say("own-sheet-text-about")).fill("..q")
    page.get_by_role("button", name=say("own-sheet-text-use")).click()
    expect(page.get_by_role("alert")).to_be_visible()


def join(page: Page, games: Games, say: Texts) -> None:
    # A device that has a seat would be shown the table instead of the invitation.
    page.context.clear_cookies()
    page.goto(f"/j/{games.invite}")
    expect(page.get_by_role("button", name=say("join-go"))).to_be_visible()


def draw(page: Page, games: Games, say: Texts) -> None:
    sit_down(page, games.draw, say.language)


def fitting(page: Page, games: Games, say: Texts) -> None:
    table = sit_down(page, games.draw, say.language)
    table.put_down()
    expect(table.say).to_contain_text(say("say-fits"))


def misfit(page: Page, games: Games, say: Texts) -> None:
    table = sit_down(page, games.draw, say.language)
    table.press(table.map.get_by_role("gridcell", name=say.pattern("cell-fits-not")).first)
    expect(table.say).to_contain_text(say("say-not"))


def edict(page: Page, games: Games, say: Texts) -> None:
    sit_down(page, games.draw, say.language)
    page.get_by_role("button", name=say.beginning(say("letter-A") + " ")).first.click()


def slips(page: Page, games: Games, say: Texts) -> None:
    """A panel that a phone opens over the table."""
    sit_down(page, games.draw, say.language)
    players = page.get_by_role("button", name=say("tab-players"))
    if players.count():
        players.click()


def hint(page: Page, games: Games, say: Texts) -> None:
    table = sit_down(page, games.draw, say.language)
    table.hint.click()
    expect(table.card.get_by_role("button", name=say("hint-where"))).to_be_visible()


def hint_where(page: Page, games: Games, say: Texts) -> None:
    hint(page, games, say)
    page.get_by_role("button", name=say("hint-where")).click()
    expect(page.get_by_role("button", name=say("hint-which"))).to_be_visible()


def hint_move(page: Page, games: Games, say: Texts) -> None:
    hint_where(page, games, say)
    page.get_by_role("button", name=say("hint-which")).click()
    expect(page.get_by_role("button", name=say("hint-take"), exact=True)).to_be_visible()


def menu(page: Page, games: Games, say: Texts) -> None:
    sit_down(page, games.draw, say.language)
    page.get_by_role("button", name=say("menu")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def ambush(page: Page, games: Games, say: Texts) -> None:
    sit_down(page, games.ambush, say.language).put_down()
    expect(page.get_by_text(say("band-ambush", name="Ben"))).to_be_visible()


def hero(page: Page, games: Games, say: Texts) -> None:
    table = sit_down(page, games.hero, say.language)
    table.put_down()
    table.go.click()
    expect(table.card).to_contain_text(say("step-of", step=2, steps=2))


def skill(page: Page, games: Games, say: Texts) -> None:
    table = sit_down(page, games.skill, say.language)
    table.show_skills()
    table.skills.filter(has_text=say("search")).click()
    table.put_down()
    table.go.click()
    expect(table.card).to_contain_text(say("extra-search"))


def declare(page: Page, games: Games, say: Texts) -> None:
    sit_down(page, games.declare, say.language)
    page.get_by_role("button", name=say.beginning(say("acrobatics"))).click()


def crowded(page: Page, games: Games, say: Texts) -> None:
    """Ruins to cover, an ambush that has come, and skills."""
    table = sit_down(page, games.crowded, say.language)
    # A phone tells the most urgent one.
    expect(table.card.locator("[data-part=notice]").first).to_be_visible()


def sealed(page: Page, games: Games, say: Texts) -> None:
    table = sit_down(page, games.sealed, say.language)
    expect(page.get_by_text(say("sealed"), exact=True)).to_be_visible()
    expect(table.undo).to_be_visible()


def cover(page: Page, games: Games, say: Texts) -> None:
    page.goto(f"/g/{games.ambush}")
    expect(page.get_by_role("heading", name=say("cover-pass", name="Ann"))).to_be_visible()


def season(page: Page, games: Games, say: Texts) -> None:
    page.goto(f"/g/{games.scored}/season/0")
    expect(page.get_by_role("heading", level=1, name=say("spring"))).to_be_visible()
    page.get_by_role("group", name=say("edicts")).get_by_role("button").first.click()


def monsters(page: Page, games: Games, say: Texts) -> None:
    season(page, games, say)
    page.get_by_role("group", name=say("edicts")).get_by_role("button", name=say("monsters")).click()


def final(page: Page, games: Games, say: Texts) -> None:
    page.goto(f"/g/{games.over}/end")
    expect(page.get_by_role("button", name=say("final-play-again"))).to_be_visible()


def par(page: Page, games: Games, say: Texts) -> None:
    page.goto(f"/g/{games.alone}/end")
    expect(page.get_by_role("button", name=say("final-play-again"))).to_be_visible()
    page.get_by_text(say("final-details"), exact=True).click()
    ask = page.get_by_role("button", name=say("par-ask"))
    done = page.locator("[data-part=par]")
    expect(ask.or_(done)).to_be_visible(timeout=PATIENCE)
    if ask.count():
        ask.click()
    expect(done).to_be_visible(timeout=PATIENCE)


def analysis(page: Page, games: Games, say: Texts) -> None:
    page.goto(f"/g/{games.over}/analysis?seat=1")
    expect(page.get_by_role("heading", name=say("analysis"))).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.get_by_role("list", name=say("turn-drawings")).get_by_role("button").last.click()


def replay(page: Page, games: Games, say: Texts) -> None:
    page.goto(f"/g/{games.over}/replay?move=5")
    expect(page.get_by_role("slider")).to_be_visible()


def rules(page: Page, games: Games, say: Texts) -> None:
    page.goto("/rules/treetower")
    expect(page.get_by_role("img", name=say("rules-example", name=say("treetower")))).to_be_visible()


def missing(page: Page, games: Games, say: Texts) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name=say("missing"))).to_be_visible()


def day(page: Page, games: Games, say: Texts) -> None:
    page.goto(f"/daily/{games.day}")
    expect(page.get_by_role("heading", name=say("daily-best"))).to_be_visible()
    expect(page.get_by_role("img", name=say("daily-picture"))).to_be_visible()
    page.get_by_text(say("daily-fair"), exact=True).click()


def days(page: Page, games: Games, say: Texts) -> None:
    page.goto("/daily")
    expect(page.get_by_role("heading", name=say("daily-coming"))).to_be_visible()


def tournament(page: Page, games: Games, say: Texts) -> None:
    page.goto(f"/tournaments/{games.tournament}")
    expect(page.get_by_role("heading", name=say("tournament-corrections"))).to_be_visible()
    page.get_by_text(say("tournament-by-points"), exact=True).click()
    page.get_by_text(say("tournament-correct"), exact=True).click()
    expect(page.get_by_role("button", name=say("tournament-do"))).to_be_visible()


def you(page: Page, games: Games, say: Texts) -> None:
    page.goto("/you")
    expect(page.get_by_role("heading", name=say("yours-by-edict"), exact=True)).to_be_visible()
    for name in (say("yours-link"), say("yours-delete")):
        page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_label(say("yours-link-label"))).to_be_visible()


def printing(page: Page, games: Games, say: Texts) -> None:
    page.goto("/print")
    page.get_by_role("checkbox", name=say("print-edicts-with")).check()
    expect(page.get_by_role("link", name=say("print-open"))).to_be_visible()


def checking(page: Page, games: Games, say: Texts) -> None:
    page.goto("/check")
    page.get_by_text(say("check-text"), exact=True).click()
    page.get_by_label(say("check-text-about")).fill("ff9/3^1r5/1F6^r1/11/5m5/5^5/11/aa9/1r^6r1/5r1^3/11")
    page.get_by_role("button", name=say("own-sheet-text-use")).click()
    page.get_by_role("button", name=say("check-add-player")).click()
    page.locator("[data-part=scored]").get_by_role("button").last.click()
    expect(page.get_by_text(say("monsters-rule"))).to_be_visible()


Scene = Callable[[Page, Games, Texts], None]
SCENES: list[Scene] = [
    home, setup, drawing, join, draw, fitting, misfit, edict, slips, hint, hint_where, hint_move, menu,
    ambush, hero, skill, declare, sealed, cover, season, monsters, final, par, analysis, replay, missing,
    rules, you, day, days, tournament, printing, checking,
]  # fmt: skip
