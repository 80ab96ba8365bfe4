"""The steps for heroes, named monsters, ruins, fallbacks and every skill."""

import re

import pytest
from playwright.sync_api import expect

from browser.in_window import hidden_at
from browser.journey import asked_in, can_use, reach
from browser.person import NewPerson
from browser.table import cell_name, sit_down
from server.serving import Json
from testkit.long_forms import every

#: Seeds of deals in which something comes up early.
HERO, GORGON, GORGON_IN_TWO, TROLL, ZOMBIE, RUINS, FALLBACK, WALK = 7, 10, 10, 15, 7, 2, 5, 3
HEROES: Json = {"sheet": "C"}
MONSTERS = ["gorgon-gaze", "dragon-inferno", "zombie-plague", "giant-troll-ravage"]


def test_a_hero_is_placed_and_then_aimed(person: NewPerson) -> None:
    me = person()
    table = sit_down(me.page, reach(me.device, asked_in("hero"), seed=HERO, **HEROES))
    expect(table.card).to_contain_text("A hero joins you")
    table.press(table.cell("E5"))
    expect(table.card).to_contain_text("step 1 of 2")
    expect(table.go).to_have_text(re.compile("Then aim"))
    # The notice leaves room for the red button, also on a small phone.
    assert hidden_at(me.page, [(320, 640), (360, 740), (1440, 900)], {"go": table.go}) == {}
    table.go.click()
    expect(table.card).to_contain_text("step 2 of 2")
    expect(table.card).to_contain_text("1 of ")
    table.keys("r")
    expect(table.card).to_contain_text("2 of ")
    # Pressing a cell aims towards it, Escape goes back to placing.
    table.press(table.cell("H5"))
    table.keys("Escape")
    expect(table.card).to_contain_text("step 1 of 2")
    table.go.click()
    table.press(table.cell("B5"))
    table.go.click()
    table.settle()
    seat = me.state["seats"][0]
    assert seat["rows"][4][4] == "h" and seat["marks"]
    expect(table.cell("E5")).to_have_accessible_name(re.compile("hero"))
    expect(table.cell(seat["marks"][0])).to_have_accessible_name(re.compile("under attack"))


@pytest.mark.long
def test_a_gorgon_s_victim_is_chosen_with_its_place_on_the_neighbour_s_map(person: NewPerson) -> None:
    me = person()
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Ben")]
    game = reach(
        me.device,
        asked_in("ambush", "gorgon-gaze"),
        seats=seats,
        seed=GORGON_IN_TWO,
        ambushes=MONSTERS,
        **HEROES,
    )
    table = sit_down(me.page, game)
    expect(me.page.get_by_text("Ben’s map: you draw the monsters here")).to_be_visible()
    table.put_down()
    expect(table.go).to_have_text(re.compile("Then choose"))
    table.go.click()
    expect(table.card).to_contain_text("Choose one of the marked spaces: the gorgon destroys it.")
    expect(table.go).to_be_disabled()
    victim = table.fitting.first
    name = cell_name(victim)
    table.press(victim)
    table.go.click()
    table.lift.wait_for()
    assert me.state["mine"][0]["sealed"]["target"] == name


@pytest.mark.parametrize(
    ("phase", "seed", "words"),
    [
        ("gaze", GORGON, "The gorgon strikes"),
        pytest.param("ravage", TROLL, "The troll is hungry", marks=pytest.mark.long),
    ],
)
def test_alone_the_player_chooses_what_a_monster_destroys(
    person: NewPerson, phase: str, seed: int, words: str
) -> None:
    me = person()
    table = sit_down(me.page, reach(me.device, asked_in(phase), seed=seed, **HEROES))
    expect(table.card).to_contain_text(words)
    expect(table.go).to_be_disabled()
    name = cell_name(table.fitting.first)
    table.press(table.fitting.first)
    table.go.click()
    table.settle()
    expect(table.cell(name)).to_have_accessible_name(re.compile("destroyed"))


@pytest.mark.long
def test_what_a_zombie_has_infected_is_told_at_the_next_card(person: NewPerson) -> None:
    me = person()

    def spread(state: Json) -> bool:
        return any(line["kind"] == "after" and line["drawn"][0]["strokes"] for line in state["log"])

    table = sit_down(me.page, reach(me.device, spread, seed=ZOMBIE, **HEROES))
    expect(table.card).to_contain_text("Zombie Plague")
    expect(table.card).to_contain_text("Spread to")
    cells = next(line for line in me.state["log"] if line["kind"] == "after")["drawn"][0]["strokes"][0][1]
    expect(table.cell(cells[0])).to_have_accessible_name(re.compile("zombie"))


@pytest.mark.long
def test_a_solo_ambush_tells_where_it_walked_in(person: NewPerson) -> None:
    me = person()

    def walked(state: Json) -> bool:
        return asked_in("draw")(state) and any(
            one["by"] is None for line in state["log"] for one in line["drawn"]
        )

    table = sit_down(me.page, reach(me.device, walked, seed=WALK))
    expect(table.card).to_contain_text(re.compile("Came in from the (top|bottom) (left|right) corner"))


def test_ruins_duty_and_fallback_are_said_before_the_shape_is_placed(person: NewPerson) -> None:
    me = person()
    table = sit_down(me.page, reach(me.device, lambda state: bool(cover(state)), seed=RUINS))
    expect(table.card).to_contain_text("Cover at least one empty ruins space.")
    ruins = set(cover(me.state))
    outside = [cell for cell in ("D4", "E5", "G7", "H3") if cell not in ruins]
    table.press(table.cell(outside[0]))
    expect(table.go).to_be_disabled()
    expect(table.say).to_contain_text("must cover an empty ruins space", ignore_case=True)
    table.put_down()
    expect(table.say).to_contain_text("Covers the ruins at")

    table = sit_down(me.page, reach(me.device, lambda state: fallback(state), seed=FALLBACK))
    expect(table.card).to_contain_text("Nothing fits")
    expect(table.terrains).to_have_count(5)
    table.decide()
    table.settle()


def cover(state: Json) -> list[str]:
    return [cell for mine in state["mine"] for cell in mine["offer"]["cover"] if mine["must_decide"]]


def fallback(state: Json) -> bool:
    return any(mine["offer"]["fallback"] for mine in state["mine"] if mine["must_decide"])


#: Each skill with a deal in which it can soon be paid, and what its own step says.
SKILLS = {
    "concentration": (20, "Now draw the shape a second time."),
    "cure-wounds": (20, "Now draw the 1×2 beside a monster."),
    "diplomacy": (2, "Now draw the space that counts as both farm and village."),
    "search": (0, "Now draw one more space beside the shape."),
    "secret-lore": (0, ""),
    "stealth": (0, ""),
    "negotiation": (2, ""),
}


@pytest.mark.parametrize("skill", every(SKILLS, short=("concentration", "stealth")))
def test_a_skill_is_used_with_a_drawing(person: NewPerson, skill: str) -> None:
    seed, step = SKILLS[skill]
    others = [one for one in ("acrobatics", "stealth", "search", "secret-lore") if one != skill][:2]
    me = person()
    usable = can_use(skill)

    def wanted(state: Json) -> bool:
        # There is something to cure only beside a monster.
        monster = "m" in "".join(state["seats"][0]["rows"])
        return usable(state) and (monster or skill != "cure-wounds")

    game = reach(me.device, wanted, seed=seed, skills=[skill, *others])
    table = sit_down(me.page, game)
    before = me.state["seats"][0]
    button = table.skills.filter(has_text=re.compile(f"^{skill.replace('-', ' ')}", re.IGNORECASE))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    if skill == "stealth":
        # The places over the edge come last.
        table.keys("Shift+N")
    else:
        table.put_down()
    if step:
        expect(table.go).to_have_text(re.compile("Then draw"))
        table.go.click()
        expect(table.card).to_contain_text(step)
        table.put_down()
    table.go.click()
    table.settle()
    drawn = [drawing for line in me.state["log"] for drawing in line["drawn"] if drawing["skill"]]
    assert [one["skill"] for one in drawn] == [skill]
    after = me.state["seats"][0]
    cost = next(
        one["cost"] for one in me.device.get("/api/catalogue").json()["skills"] if one["key"] == skill
    )
    assert after["crossed"] - before["crossed"] == cost
    # One skill a season: the others say why not.
    if me.state["season"] == 0 and me.state["phase"] == "draw":
        expect(table.skills.first).to_have_attribute("aria-disabled", "true")
        table.skills.first.click(force=True)
        expect(table.card).to_contain_text("already used a skill this season")


@pytest.mark.long
def test_acrobatics_answers_an_ambush_before_it_strikes(person: NewPerson) -> None:
    me = person()
    skills = ["acrobatics", "diplomacy", "search"]
    table = sit_down(me.page, reach(me.device, can_use("acrobatics", "declare"), seed=19, skills=skills))
    expect(table.card).to_contain_text("An ambush is coming")
    expect(table.go).to_have_text(re.compile("Continue"))
    answers = re.compile("^(No skill|Acrobatics|Diplomacy|Search)")
    # They come a moment after the rest of the table.
    expect(me.page.get_by_role("button", name=answers)).to_have_count(4)
    needed = {one.inner_text(): one for one in me.page.get_by_role("button", name=answers).all()}
    assert len(needed) == 4
    assert hidden_at(me.page, [(1366, 768), (1440, 900)], needed) == {}
    me.page.get_by_role("button", name=re.compile("^Acrobatics")).click()
    me.page.get_by_role("button", name="Vertical").click()
    expect(table.go).to_have_text(re.compile("Confirm"))
    table.go.click()
    table.settle()
    line = next(line for line in reversed(me.state["log"]) if line["drawn"])
    cells = [cell for one in line["drawn"] for _, stroke in one["strokes"] for cell in stroke]
    # Two cells, one above the other.
    assert len(cells) == 2 and cells[0][1:] == cells[1][1:]


@pytest.mark.long
def test_diplomacy_may_be_declared_in_an_ambush_too(person: NewPerson) -> None:
    me = person()
    skills = ["acrobatics", "diplomacy", "search"]
    table = sit_down(me.page, reach(me.device, can_use("diplomacy", "declare"), seed=10, skills=skills))
    me.page.get_by_role("button", name=re.compile("^Diplomacy")).click()
    expect(table.go).to_have_text(re.compile("Then draw"))
    table.go.click()
    expect(table.card).to_contain_text("Now draw the space that counts as both farm and village.")
    table.put_down()
    table.go.click()
    table.settle()
    rows = "".join(me.state["seats"][0]["rows"])
    assert "d" in rows.lower()


@pytest.mark.long
def test_an_ambush_may_come_without_an_answer(person: NewPerson) -> None:
    me = person()
    skills = ["acrobatics", "diplomacy", "search"]
    table = sit_down(me.page, reach(me.device, asked_in("declare"), seed=10, skills=skills))
    table.go.click()
    table.settle()
    assert "m" in "".join(me.state["seats"][0]["rows"]).lower()
