"""R9.1: one of the open skills, once a season, never forced."""

import pytest

from cartographers.boxes import shelf
from testkit import sheet, tell, why_not
from testkit.situations import because, seated, solo, track

#: A use of each skill on an empty map beside a monster in A1, on a turn where it can be used.
USES = {
    "acrobatics": ("goblin-attack", "+acrobatics"),
    "concentration": ("orchard", "f C1-C3,D3 +concentration f F1-F3,G3"),
    "cure-wounds": ("orchard", "f C1-C3,D3 +cure-wounds a A2-A3"),
    "diplomacy": ("orchard", "f C1-C3,D3 +diplomacy d K1"),
    "secret-lore": ("orchard", "v C1-C3,D3 +secret-lore"),
    "stealth": ("orchard", "f C10-C11 +stealth"),
    "negotiation": ("orchard", "a C1-C2,D1-D2 +negotiation"),
    "search": ("orchard", "f C1-C3,D3 +search f B1"),
}


def test_all_eight_skills_are_used_here() -> None:
    """R2.6, R9.1"""
    assert set(USES) == set(shelf().skills)


@pytest.mark.parametrize("skill", USES)
def test_an_open_skill_may_be_used(skill: str) -> None:
    """R9.1"""
    card, words = USES[skill]
    game = tell(tell(solo(sheet("m"), skill, coins=3), card), f"| {words}")
    assert game.seats[0].skill == skill


@pytest.mark.parametrize("skill", USES)
def test_a_skill_that_does_not_lie_open_cannot_be_used(skill: str) -> None:
    """R9.1"""
    others = [key for key in ("diplomacy", "negotiation", "search", "acrobatics") if key != skill][:3]
    card, words = USES[skill]
    game = tell(solo(sheet("m"), " ".join(others), coins=3), card)
    assert why_not(game, 0, words) == "skill"
    assert because(game, 0, words) == "this skill is not on the table"


@pytest.mark.parametrize("skill", [skill for skill in USES if skill != "acrobatics"])
def test_the_same_skill_cannot_be_used_twice_in_a_season(skill: str) -> None:
    """R9.1"""
    card, words = USES[skill]
    game = tell(solo(sheet("m"), skill, coins=9), f"{card} | {words}\nhomestead")
    assert why_not(game, 0, f"v H1,I1-I2,J1 +{skill}") == "skill-used"


def test_who_has_used_a_skill_is_not_asked_to_declare_one() -> None:
    """R9.1"""
    game = seated(sheet(), sheet(), skills="diplomacy acrobatics", coins=9)
    game = tell(game, "orchard | f C1-C3,D3 +diplomacy d K1 | f C1-C3,D3\ngoblin-attack")
    assert game.waiting == [1]


def test_another_skill_cannot_be_used_in_the_same_season_either() -> None:
    """R9.1: one of the three"""
    game = tell(solo(sheet(), "search stealth"), "orchard | f C1-C3,D3 +search f B1\nfishing-village")
    assert why_not(game, 0, "w A10-A11 +stealth") == "skill-used"
    assert because(game, 0, "w A10-A11 +stealth") == "one skill a season, and this season's is used"


def test_a_skill_used_against_an_ambush_is_the_seasons_skill() -> None:
    """R9.1"""
    game = tell(solo(sheet(), "acrobatics search", coins=2), "goblin-attack | +acrobatics\norchard")
    assert why_not(game, 0, "f C1-C3,D3 +search f B1") == "skill-used"


def test_a_skill_used_with_a_hero_is_the_seasons_skill() -> None:
    """R9.1"""
    game = tell(
        solo(sheet(), "diplomacy search", coins=1), "dal-of-jolev | h K1 ! J2 +diplomacy d A1\norchard"
    )
    assert why_not(game, 0, "f C1-C3,D3 +search f B1") == "skill-used"


def test_using_a_skill_is_never_forced_with_a_drawing() -> None:
    """R9.1"""
    assert why_not(tell(solo(sheet(), "search"), "orchard"), 0, "f C1-C3,D3") is None


def test_using_a_skill_is_never_forced_with_a_hero() -> None:
    """R9.1"""
    assert why_not(tell(solo(sheet(), "diplomacy", coins=1), "dal-of-jolev"), 0, "h K1 ! J2") is None


def test_using_a_skill_is_never_forced_at_an_ambush() -> None:
    """R9.1"""
    game = tell(solo(sheet(), "acrobatics", coins=2), "goblin-attack | no")
    assert (game.seats[0].skill, track(game)) == ("", (2, 0))


def test_the_same_skill_may_be_used_again_in_a_later_season() -> None:
    """R9.1"""
    game = tell(solo(sheet(), "search", clock=6), "orchard | f C1-C3,D3 +search f B1")
    assert game.season == 1
    game = tell(game, "orchard | f F1-F3,G3 +search f E1")
    assert game.seats[0].skill == "search"


def test_the_same_skill_may_be_used_by_several_players_in_the_same_turn() -> None:
    """R9.1"""
    game = seated(sheet(), sheet(), sheet(), skills="search")
    game = tell(game, "orchard | f C1-C3,D3 +search f B1 | f C1-C3,D3 | f C1-C3,D3 +search f B1")
    assert [seat.skill for seat in game.seats] == ["search", "", "search"]


def test_the_same_skill_may_be_used_by_several_players_in_different_turns() -> None:
    """R9.1"""
    game = seated(sheet(), sheet(), skills="search")
    game = tell(
        game,
        """
        orchard   | f C1-C3,D3 +search f B1 | f C1-C3,D3
        homestead | v G1,H1-H2,I1           | v G1,H1-H2,I1 +search v F1
        """,
    )
    assert [seat.skill for seat in game.seats] == ["search", "search"]


def test_each_player_may_use_another_skill() -> None:
    """R9.1"""
    game = seated(sheet(), sheet(), skills="search stealth")
    game = tell(game, "orchard | f C1-C3,D3 +search f B1 | f C10-C11 +stealth")
    assert [seat.skill for seat in game.seats] == ["search", "stealth"]


def test_without_the_skill_cards_there_are_no_skills() -> None:
    """R2.6, R9.1"""
    assert why_not(tell(solo(sheet()), "orchard"), 0, "f C1-C3,D3 +search f B1") == "skill"
