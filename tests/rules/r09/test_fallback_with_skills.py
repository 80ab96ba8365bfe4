"""R9.2 (a), (b): skills where no shape of the card can be drawn."""

import pytest

from cartographers.rules.view import view
from testkit import area, at, offered, sheet, tell, why_not
from testkit.situations import because, mine, solo, track

#: Only a 2×2 and a single cell are free: the Orchard fits nowhere.
SQUARE_LEFT = """
    ..f.
    ..f
"""
#: A ruin is free, but no shape reaches it: with ruins pending the fallback applies.
RUIN_APART = """
    rf...
    ff...
    .....
"""


def test_a_skill_does_not_free_from_the_fallback() -> None:
    """R9.2 (a): tested as if there were no skills; Negotiation's square would fit"""
    game = tell(solo(sheet(SQUARE_LEFT, rest="f"), "negotiation", coins=1), "orchard")
    assert why_not(game, 0, "m A4") is None


def test_a_skill_does_not_bring_the_fallback() -> None:
    """R9.2 (a): a single cell is not allowed while a shape fits, whatever the skill"""
    game = tell(solo(sheet(), "search"), "orchard")
    assert why_not(game, 0, "f A1 +search f A2") == "fits"


def test_who_must_draw_the_fallback_may_draw_by_negotiation_instead() -> None:
    """R9.2 (a)"""
    game = tell(
        solo(sheet(SQUARE_LEFT, rest="f"), "negotiation", coins=1), "orchard | a A1-A2,B1-B2 +negotiation"
    )
    assert mine(game).farm == area("A1-A2,B1-B2")


def test_who_must_draw_the_fallback_may_draw_by_stealth_instead() -> None:
    """R9.2 (a): two cells of the Orchard stick out at the top"""
    game = tell(solo(sheet("...f", rest="f"), "stealth"), "orchard | f A1-A3 +stealth")
    assert mine(game).forest & area("A1-A3") == area("A1-A3")


def test_negotiation_in_place_of_the_fallback_must_be_legal() -> None:
    """R9.2 (a): if that is legal"""
    game = tell(solo(sheet("...f", rest="f"), "negotiation", coins=1), "orchard")
    assert why_not(game, 0, "f A1-A2,B1-B2 +negotiation") == "skill-fallback"


def test_negotiation_in_place_of_the_fallback_draws_a_terrain_of_the_card() -> None:
    """R9.2 (a): the fallback's five terrains are not its own"""
    game = tell(solo(sheet(SQUARE_LEFT, rest="f"), "negotiation", coins=1), "orchard")
    assert why_not(game, 0, "w A1-A2,B1-B2 +negotiation") == "terrain"


def test_stealth_in_place_of_the_fallback_draws_a_terrain_of_the_card() -> None:
    """R9.2 (a)"""
    game = tell(solo(sheet("...f", rest="f"), "stealth"), "orchard")
    assert why_not(game, 0, "m A1-A3 +stealth") == "terrain"


def test_stealth_cannot_go_with_the_fallbacks_cell_itself() -> None:
    """R9.2 (b): in the middle of the map nothing sticks out"""
    game = tell(solo(sheet("\n\n".join(["ff", "ff", "f."]), rest="f"), "stealth"), "orchard")
    assert why_not(game, 0, "f C2 +stealth") == "skill-fallback"
    assert because(game, 0, "f C2 +stealth") == (
        "this skill cannot go with a single cell drawn for want of room"
    )


@pytest.mark.parametrize(
    ("skill", "coins"), [("concentration", 3), ("secret-lore", 0), ("negotiation", 1), ("stealth", 0)]
)
def test_these_skills_do_not_go_with_the_fallback(skill: str, coins: int) -> None:
    """R9.2 (b)"""
    middle = sheet("fff\nf.f.\nfff", rest="f")
    extra = " v B4" if skill == "concentration" else ""
    game = tell(solo(middle, skill, coins=coins), "orchard")
    assert why_not(game, 0, f"v B2 +{skill}{extra}") == "skill-fallback"


def test_cure_wounds_goes_with_the_fallback() -> None:
    """R9.2 (b)"""
    game = solo(sheet(".f..m", rest="f"), "cure-wounds", coins=1)
    game = tell(game, "orchard | w A1 +cure-wounds a A3-A4")
    assert (at(mine(game), "A1"), mine(game).farm) == ("w", area("A3-A4"))


def test_cure_wounds_with_the_fallback_draws_a_terrain_of_the_card() -> None:
    """R9.2 (b), (e): the five terrains are only the fallback cell's"""
    game = tell(solo(sheet(".f..m", rest="f"), "cure-wounds", coins=1), "orchard")
    assert why_not(game, 0, "w A1 +cure-wounds w A3-A4") == "second"


def test_cure_wounds_may_touch_the_monster_of_the_fallback() -> None:
    """R9.2 (b), (e): also one drawn this turn"""
    game = tell(solo(sheet("...", rest="f"), "cure-wounds", coins=1), "orchard")
    assert why_not(game, 0, "m A1 +cure-wounds a A2-A3") is None
    assert why_not(game, 0, "w A1 +cure-wounds a A2-A3") == "second"


def test_diplomacy_goes_with_the_fallback() -> None:
    """R9.2 (b)"""
    game = tell(solo(sheet(".f.", rest="f"), "diplomacy", coins=1), "orchard | w A1 +diplomacy d A3")
    assert (at(mine(game), "A1"), at(mine(game), "A3")) == ("w", "d")


def test_search_goes_with_the_fallback_and_touches_its_cell() -> None:
    """R9.2 (b): its cell is the shape that Search touches"""
    game = tell(solo(sheet("...", rest="f"), "search"), "orchard")
    assert why_not(game, 0, "w A1 +search w A2") is None
    assert why_not(game, 0, "w A1 +search w A3") == "second"


def test_search_with_the_fallback_draws_the_fallbacks_terrain() -> None:
    """R9.2 (b), (e)"""
    game = tell(solo(sheet("...", rest="f"), "search"), "orchard")
    assert why_not(game, 0, "w A1 +search f A2") == "second"


def test_a_fallback_that_fills_the_last_cell_takes_no_skill() -> None:
    """R9.2 (b), (c): the extra cell has no room"""
    game = tell(solo(sheet(".", rest="f"), "diplomacy search", coins=1), "orchard")
    assert why_not(game, 0, "w A1 +diplomacy d A1") == "second"
    assert why_not(game, 0, "w A1 +search w A1") == "second"


def test_with_ruins_pending_the_fallback_is_tested_without_skills_too() -> None:
    """R9.2 (a), R3.7: no shape covers the ruin, so the single cell is drawn"""
    game = tell(solo(sheet(RUIN_APART, rest="f"), "search", pending=True), "orchard")
    assert why_not(game, 0, "f A3-A5,B5 +search f B4") == "single"
    assert why_not(game, 0, "f A3 +search f A4") is None


def test_with_ruins_pending_and_no_shape_over_them_concentration_cannot_be_used() -> None:
    """R9.2 (b): the fallback applies although the shape fits twice elsewhere"""
    game = tell(solo(sheet(RUIN_APART), "concentration", coins=3, pending=True), "orchard")
    assert why_not(game, 0, "f E1-E3,F3 +concentration f G1-G3,H3") == "skill-fallback"


@pytest.mark.parametrize("skill", ["concentration", "secret-lore"])
def test_a_skill_that_cannot_go_with_the_fallback_is_not_offered(skill: str) -> None:
    """R9.2 (b): neither the skill nor a first drawing with it"""
    game = tell(solo(sheet(RUIN_APART), skill, coins=3, pending=True), "orchard")
    assert offered(game, skill=skill) == set()
    assert skill not in [card.key for card in view(game, 0).skills]


def test_stealth_may_cover_the_ruin_that_no_shape_reaches() -> None:
    """R9.2 (a), (d)"""
    game = tell(solo(sheet(RUIN_APART), "stealth", pending=True), "orchard")
    assert why_not(game, 0, "f A1 +stealth") is None


def test_stealth_in_place_of_the_fallback_keeps_the_coin() -> None:
    """R9.2 (a), (f)"""
    game = tell(solo(sheet("..f.", rest="f"), "stealth"), "great-river | w A1-A2 +stealth")
    assert track(game) == (1, 0)


def test_the_fallback_with_a_skill_gives_no_coin() -> None:
    """R9.2 (b), R3.5"""
    game = tell(solo(sheet("..f.", rest="f"), "search"), "great-river | w A1 +search w A2")
    assert track(game) == (0, 0)
