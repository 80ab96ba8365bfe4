"""Every page and every state of the table, each reached by its own short way."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.journey import asked_in, can_use, finished, reach, scored
from browser.person import Person
from browser.table import Table

Way = Callable[[Person], None]

ANN_AND_BEN = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
ANN_AND_BOTS = [{"kind": "me", "name": "Ann"}] + [{"kind": "bot", "name": f"Bot {n}"} for n in (1, 2, 3)]


def home(me: Person) -> None:
    """With a running and a finished game in the lists."""
    reach(me.device, asked_in("draw"), seats=ANN_AND_BEN)
    finished(me.device, seed=3)
    me.open("/")
    expect(me.page.get_by_text("your turn")).to_be_visible()


def set_up(me: Person) -> None:
    """With everything unfolded, and not legal."""
    page = me.open("/new")
    for legend, name in (("Edicts", "Chosen"), ("Ambushes", "Four cards"), ("Skills", "Chosen")):
        page.get_by_role("group", name=legend).locator("label").filter(has_text=name).click()
    page.get_by_role("button", name="Add a seat with a link").click()
    expect(page.get_by_role("status")).to_contain_text("This does not go together.")


def join(me: Person) -> None:
    """An invitation."""
    made = me.device.create(seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    me.open(f"/j/{made['invites']['1']}")
    expect(me.page.get_by_role("button", name="Take the seat")).to_be_visible()


def sit_down(me: Person, game: str) -> Table:
    """Open a game and go on to where a decision is due."""
    me.open(f"/g/{game}")
    table = Table(me.page)
    while (found := table.settle()) in ("season", "cover"):
        if found == "season":
            table.onwards()
        else:
            table.lift.click()
    return table


def drawing(me: Person) -> None:
    """A shape held over the map in the second season, with bots at the table."""
    table = sit_down(
        me,
        reach(
            me.device, lambda s: scored(1)(s) and asked_in("draw")(s), seed=1, seats=ANN_AND_BOTS, most=4000
        ),
    )
    table.put_down()
    expect(table.say).to_contain_text("Fits.")


def illegal(me: Person) -> None:
    """A shape held where it does not fit."""
    table = sit_down(me, reach(me.device, asked_in("draw"), seed=8))
    table.page.mouse.click(*table.middle(table.cell("B4")))
    expect(table.say).to_contain_text("Does not fit.")


def ambush(me: Person) -> None:
    """Monsters held over the neighbour's map."""
    table = sit_down(me, reach(me.device, asked_in("ambush"), seats=ANN_AND_BEN))
    table.put_down()


def cover(me: Person) -> None:
    """Between two players."""
    me.open(f"/g/{reach(me.device, asked_in('draw'), seats=ANN_AND_BEN)}")
    Table(me.page).lift.wait_for()


def hero(me: Person) -> None:
    """A hero that aims."""
    table = sit_down(me, reach(me.device, asked_in("hero"), seed=7, sheet="C"))
    table.put_down()
    table.go.click()
    expect(table.card).to_contain_text("step 2 of 2")


def skill(me: Person) -> None:
    """The second step of a skill."""
    skills = ["search", "acrobatics", "stealth"]
    table = sit_down(me, reach(me.device, can_use("search"), seed=0, skills=skills))
    table.skills.filter(has_text="Search").click()
    table.put_down()
    table.go.click()
    table.put_down()


def declare(me: Person) -> None:
    """An ambush that may be answered."""
    skills = ["acrobatics", "diplomacy", "search"]
    table = sit_down(me, reach(me.device, can_use("acrobatics", "declare"), seed=19, skills=skills))
    me.page.get_by_role("button", name=re.compile("^Acrobatics")).click()
    expect(table.go).to_be_enabled()


def sealed(me: Person) -> None:
    """A sealed drawing while somebody else is waited for."""
    table = sit_down(
        me, me.device.create(seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}], seed=1)["id"]
    )
    table.decide()
    expect(me.page.get_by_text("Your drawing is sealed")).to_be_visible()


def menu(me: Person) -> None:
    """The menu of a table with an open seat."""
    sit_down(me, me.device.create(seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}], seed=1)["id"])
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def explained(me: Person) -> None:
    """A season's end."""
    me.open(f"/g/{reach(me.device, scored(2), seed=7, seats=ANN_AND_BEN, most=400)}/season/1")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Summer, explained")


def end(me: Person) -> None:
    """The final table of two."""
    me.open(f"/g/{finished(me.device, seed=6, seats=ANN_AND_BEN)}/end")
    expect(me.page.get_by_role("heading", name="Final table")).to_be_visible()


def end_alone(me: Person) -> None:
    """A title."""
    me.open(f"/g/{finished(me.device, seed=3)}/end")
    expect(me.page.get_by_role("heading", name="Share")).to_be_visible()


def replay(me: Person) -> None:
    """In the middle of a replay."""
    me.open(f"/g/{finished(me.device, seed=6, seats=ANN_AND_BEN)}/replay?move=12")
    expect(me.page.get_by_role("slider")).to_be_visible()


def missing(me: Person) -> None:
    """No such page."""
    me.open("/nowhere")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()


def refused(me: Person) -> None:
    """No such game."""
    me.expect("status of 404").open("/g/nosuchgame")
    expect(me.page.get_by_role("alert")).to_be_visible()


WAYS: list[Way] = [
    home,
    set_up,
    join,
    drawing,
    illegal,
    ambush,
    cover,
    hero,
    skill,
    declare,
    sealed,
    menu,
    explained,
    end,
    end_alone,
    replay,
    missing,
    refused,
]
