"""R9.2 (c), (d): what is drawn first, and which drawing must cover a pending ruin."""

import pytest

from testkit import area, at, sheet, tell, why_not
from testkit.situations import because, mine, solo


def test_what_is_drawn_besides_comes_after_the_shape() -> None:
    """R9.2 (c): on the map as it then is"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "orchard")
    assert why_not(game, 0, "f C1-C3,D3 +diplomacy d C1") == "second"
    assert because(game, 0, "f C1-C3,D3 +diplomacy d C1") == (
        "the second drawing of this skill is not possible there"
    )


def test_the_second_copy_of_concentration_cannot_overlap_the_first() -> None:
    """R9.2 (c)"""
    game = tell(solo(sheet(), "concentration", coins=3), "orchard")
    assert why_not(game, 0, "f C1-C3,D3 +concentration f C3-C5,D5") == "second"


def test_attack_marks_work_before_the_extra_cells_are_drawn() -> None:
    """R9.2 (c): a monster destroyed by a mark is no monster for Cure Wounds to touch"""
    game = tell(solo(sheet(marks="A1"), "cure-wounds", coins=1), "rift-lands")
    assert why_not(game, 0, "m A1 +cure-wounds f A2-A3") == "second"
    assert why_not(game, 0, "m C1 +cure-wounds f C2-C3") is None


def test_a_shape_destroyed_by_a_mark_is_still_touched_by_search() -> None:
    """R9.2 (c), (e): next to any cell of the shape"""
    game = tell(solo(sheet(marks="A1"), "search"), "rift-lands | m A1 +search m A2")
    assert (at(mine(game), "A1"), at(mine(game), "A2")) == ("x", "m")


@pytest.mark.parametrize(
    ("skill", "words"),
    [
        ("concentration", "w A1-A4 +concentration w A1-A4"),
        ("search", "w A1-A4 +search w A5"),
        ("diplomacy", "w A1-A4 +diplomacy d A5"),
        ("cure-wounds", "w A1-A4 +cure-wounds w A5-A6"),
    ],
)
def test_a_skill_that_cannot_be_completed_cannot_be_used(skill: str, words: str) -> None:
    """R9.2 (c): the first drawing leaves no room for the second"""
    game = tell(solo(sheet("....m", rest="f"), skill, coins=3), "fishing-village")
    assert why_not(game, 0, words) == "second"
    assert why_not(game, 0, "w A1-A4") is None


def test_cure_wounds_cannot_be_used_without_a_living_monster() -> None:
    """R9.2 (c)"""
    game = tell(solo(sheet("x"), "cure-wounds", coins=1), "orchard")
    assert why_not(game, 0, "f C1-C3,D3 +cure-wounds f A2-A3") == "second"


def test_with_ruins_pending_negotiations_square_must_cover_a_ruin() -> None:
    """R9.2 (d)"""
    game = tell(solo(sheet("r"), "negotiation", coins=1, pending=True), "orchard")
    assert why_not(game, 0, "f A1-A2,B1-B2 +negotiation") is None
    assert why_not(game, 0, "f C1-C2,D1-D2 +negotiation") == "ruin"
    assert because(game, 0, "f C1-C2,D1-D2 +negotiation") == "must cover a ruin"


def test_negotiation_cannot_be_used_when_its_square_covers_no_ruin() -> None:
    """R9.2 (d): although the card's own shape does"""
    game = tell(solo(sheet("r...\nfff"), "negotiation", coins=1, pending=True), "fishing-village")
    assert why_not(game, 0, "w A1-A4") is None
    assert why_not(game, 0, "w C1-C2,D1-D2 +negotiation") == "skill-turn"


def test_with_ruins_pending_a_shape_drawn_by_stealth_must_cover_a_ruin() -> None:
    """R9.2 (d)"""
    game = tell(solo(sheet("r"), "stealth", pending=True), "fishing-village")
    assert why_not(game, 0, "w A1-A2 +stealth") is None
    assert why_not(game, 0, "w C1-C2 +stealth") == "ruin"


def test_with_ruins_pending_a_shape_drawn_with_secret_lore_must_cover_a_ruin() -> None:
    """R9.2 (d)"""
    game = tell(solo(sheet("r"), "secret-lore", pending=True), "orchard")
    assert why_not(game, 0, "v A1-A3,B3 +secret-lore") is None
    assert why_not(game, 0, "v C1-C3,D3 +secret-lore") == "ruin"


@pytest.mark.parametrize(
    ("skill", "extra"), [("search", "f D1"), ("diplomacy", "d A1"), ("cure-wounds", "f A1-A2")]
)
def test_with_ruins_pending_an_extra_cell_on_a_ruin_does_not_do_for_the_shape(skill: str, extra: str) -> None:
    """R9.2 (d): the shape itself must cover one"""
    game = tell(solo(sheet("r\nm"), skill, coins=1, pending=True), "orchard")
    assert why_not(game, 0, f"f C1-C3,D3 +{skill} {extra}") == "ruin"


@pytest.mark.parametrize(
    ("skill", "extra"), [("search", "f B2"), ("diplomacy", "d K1"), ("cure-wounds", "f C1-C2")]
)
def test_with_ruins_pending_extra_cells_need_not_cover_a_ruin(skill: str, extra: str) -> None:
    """R9.2 (d)"""
    game = tell(solo(sheet("r\nm"), skill, coins=1, pending=True), "orchard")
    assert why_not(game, 0, f"f A1-A3,B3 +{skill} {extra}") is None


def test_of_concentrations_two_copies_the_first_may_cover_the_ruin() -> None:
    """R9.2 (d)"""
    game = tell(solo(sheet("r"), "concentration", coins=3, pending=True), "fishing-village")
    assert why_not(game, 0, "w A1-A4 +concentration w C1-C4") is None


def test_of_concentrations_two_copies_the_second_may_cover_the_ruin() -> None:
    """R9.2 (d)"""
    game = tell(solo(sheet("r"), "concentration", coins=3, pending=True), "fishing-village")
    assert why_not(game, 0, "w C1-C4 +concentration w A1-A4") is None


def test_both_copies_of_concentration_may_cover_ruins() -> None:
    """R9.2 (d)"""
    game = tell(solo(sheet("r\n.\nr"), "concentration", coins=3, pending=True), "fishing-village")
    assert why_not(game, 0, "w C1-C4 +concentration w A1-A4") is None


def test_one_of_concentrations_two_copies_must_cover_a_ruin() -> None:
    """R9.2 (d)"""
    game = tell(solo(sheet("r"), "concentration", coins=3, pending=True), "fishing-village")
    assert why_not(game, 0, "w C1-C4 +concentration w D1-D4") == "second"


def test_the_ruin_must_be_empty_when_it_is_covered() -> None:
    """R9.2 (d), R3.7"""
    game = tell(solo(sheet("Fr"), "negotiation", coins=1, pending=True), "orchard")
    assert why_not(game, 0, "f A2-A3,B2-B3 +negotiation") is None
    assert why_not(game, 0, "f B1-B2,C1-C2 +negotiation") == "ruin"


def test_a_skill_drawing_uses_up_the_pending_ruins() -> None:
    """R9.2 (d), R3.2"""
    game = solo(sheet("r"), "negotiation", coins=1, pending=True)
    game = tell(game, "orchard | f A1-A2,B1-B2 +negotiation")
    assert (game.pending, mine(game).free_ruins) == (False, area(""))
