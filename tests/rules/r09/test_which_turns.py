"""R9.2: which turns a skill goes with, and that it is sealed with the drawing."""

import pytest

from cartographers.rules.decision import Sealed
from cartographers.rules.view import view
from testkit import at, sheet, tell, why_not
from testkit.situations import because, mine, seated, solo

WITH_A_DRAWING = {
    "concentration": "f C5 +concentration f K1",
    "cure-wounds": "f C5 +cure-wounds w A2-A3",
    "diplomacy": "f C5 +diplomacy d K1",
    "secret-lore": "v C5 +secret-lore",
    "stealth": "f C5 +stealth",
    "negotiation": "f C5-C6,D5-D6 +negotiation",
    "search": "f C5 +search f C6",
}
ONLY_WITH_A_DRAWING = [skill for skill in WITH_A_DRAWING if skill != "diplomacy"]


@pytest.mark.parametrize(("card", "box"), [("rift-lands", "base"), ("kethras-gates", "heroes")])
@pytest.mark.parametrize("skill", WITH_A_DRAWING)
def test_skills_go_with_rift_lands_and_kethras_gates_too(skill: str, card: str, box: str) -> None:
    """R9.2"""
    game = tell(solo(sheet("m"), skill, explore=box, coins=3), card)
    assert why_not(game, 0, WITH_A_DRAWING[skill]) is None


@pytest.mark.parametrize("skill", ONLY_WITH_A_DRAWING)
def test_skills_of_the_own_drawing_do_not_go_with_a_hero(skill: str) -> None:
    """R9.2"""
    game = tell(solo(sheet("m"), skill, coins=3), "dal-of-jolev")
    assert why_not(game, 0, f"h K1 ! J2 +{skill}") == "skill-turn"
    assert because(game, 0, f"h K1 ! J2 +{skill}") == "this skill cannot be used in this turn"


@pytest.mark.parametrize("skill", ONLY_WITH_A_DRAWING)
def test_skills_of_the_own_drawing_do_not_go_with_an_ambush(skill: str) -> None:
    """R9.2"""
    game = tell(solo(sheet("m"), f"{skill} acrobatics", coins=3), "goblin-attack")
    assert why_not(game, 0, f"+{skill}") == "skill-turn"


@pytest.mark.parametrize("skill", ONLY_WITH_A_DRAWING)
def test_nobody_is_asked_to_declare_a_skill_of_the_own_drawing(skill: str) -> None:
    """R9.2"""
    game = tell(seated(sheet("m"), sheet("m"), skills=skill, coins=3), "goblin-attack")
    assert game.phase == "ambush"


def test_acrobatics_does_not_go_with_an_explore_card() -> None:
    """R9.2, R9.4"""
    game = tell(solo(sheet(), "acrobatics", coins=2), "orchard")
    assert why_not(game, 0, "f C1-C3,D3 +acrobatics") == "skill-turn"


def test_a_skill_is_sealed_with_the_drawing_it_goes_with() -> None:
    """R9.2, R3.3"""
    game = tell(seated(sheet(), sheet(), skills="search"), "orchard | f C1-C3,D3 +search f B1")
    assert view(game, 1).game.sealed == (Sealed.SEALED, None)
    assert view(game, 1).game.seats[0].skill == ""
    game = tell(game, "| | f C1-C3,D3")
    assert (game.seats[0].skill, at(mine(game), "B1")) == ("search", "f")


@pytest.mark.parametrize("skill", ["concentration", "cure-wounds", "diplomacy", "search"])
def test_a_skill_that_draws_more_needs_its_second_drawing(skill: str) -> None:
    """R9.2"""
    game = tell(solo(sheet("m"), skill, coins=3), "rift-lands")
    assert why_not(game, 0, f"f C5 +{skill}") == "missing"
    assert because(game, 0, f"f C5 +{skill}") == "this skill needs a second drawing"


@pytest.mark.parametrize("words", ["v C5 +secret-lore v C6", "f C5 +stealth f C6"])
def test_a_skill_that_draws_no_more_takes_no_second_drawing(words: str) -> None:
    """R9.2"""
    game = tell(solo(sheet("m"), "secret-lore stealth"), "rift-lands")
    assert why_not(game, 0, words) == "unasked"
    assert because(game, 0, words) == "nothing more may be drawn with this"


@pytest.mark.parametrize("skill", ["negotiation", "stealth", "acrobatics"])
def test_what_a_skill_offers_is_not_the_single_cell_that_is_drawn_when_nothing_fits(skill: str) -> None:
    """R9.2: and R3.8."""
    game = tell(solo(sheet(), skill, coins=9), "orchard")
    assert not view(game, 0).offer(skill).fallback
