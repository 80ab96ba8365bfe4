"""R8.1: a hero card brings one hero cell and its attack marks."""

import pytest

from cartographers.boxes import shelf
from cartographers.rules.card import HeroCard
from cartographers.rules.decision import Sealed
from cartographers.rules.game import reveal
from cartographers.rules.legal import attack_marks
from cartographers.rules.reason import Illegal
from cartographers.rules.view import view
from testkit import area, at, cells, offered, sheet, tell, why_not
from testkit.situations import because, mine, seated, solo, track

ATTACKS = {
    "dobrik-of-lorkheim": {"E6,F5,F7,G6"},
    "wren-the-lioness": {"E8,F8,G8", "E4,F4,G4", "D5-D7", "H5-H7"},
    "freyla-the-true": {"F7-F9", "F3-F5", "C6,D6,E6", "G6,H6,I6"},
    "dal-of-jolev": {"E5,E7,G5,G7"},
}


def attacks_from(key: str, where: str) -> set[str]:
    card = shelf().cards[key]
    assert isinstance(card, HeroCard)
    return {cells(marks) for marks in attack_marks(card, area(where))}


def test_a_hero_may_be_put_on_any_empty_cell() -> None:
    """R8.1"""
    game = tell(solo(sheet("..f.r", rest="f")), "dal-of-jolev")
    assert offered(game) == {"h A1", "h A2", "h A4", "h A5"}


def test_a_hero_is_one_single_cell() -> None:
    """R8.1"""
    game = tell(solo(sheet()), "dal-of-jolev")
    assert why_not(game, 0, "h A1-A2 ! B2-B3") == "hero"


def test_each_player_with_room_must_draw_a_hero() -> None:
    """R8.1"""
    game = tell(seated(sheet(), sheet()), "freyla-the-true")
    assert (game.phase, game.waiting) == ("hero", [0, 1])


@pytest.mark.parametrize("mark", "fvawmhxd^#")
def test_a_hero_cannot_be_put_on_a_filled_cell(mark: str) -> None:
    """R8.1"""
    game = tell(solo(sheet(mark)), "freyla-the-true")
    assert why_not(game, 0, "h A1 ! A2-A4") == "hero"
    assert because(game, 0, "h A1 ! A2-A4") == "a hero takes exactly one empty cell"


def test_an_empty_ruins_cell_will_do_for_a_hero() -> None:
    """R8.1"""
    game = tell(solo(sheet("r")), "freyla-the-true | h A1 ! A2-A4")
    assert at(mine(game), "A1") == "H"


def test_a_hero_may_be_put_on_an_attack_mark() -> None:
    """R8.1, R8.2"""
    game = tell(solo(sheet(marks="A1")), "freyla-the-true | h A1 ! A2-A4")
    assert at(mine(game), "A1") == "h"


@pytest.mark.parametrize("key", ATTACKS)
def test_a_hero_attacks_in_any_orientation_of_its_card(key: str) -> None:
    """R8.1: of the eight orientations Dobrik and Dal have one, Wren and Freyla have four."""
    assert attacks_from(key, "F6") == ATTACKS[key]


@pytest.mark.parametrize(("key", "marks"), [(key, one) for key in ATTACKS for one in sorted(ATTACKS[key])])
def test_every_orientation_may_be_chosen(key: str, marks: str) -> None:
    """R8.1"""
    game = tell(solo(sheet()), f"{key} | h F6 ! {marks}")
    assert mine(game).marks == area(marks)


@pytest.mark.parametrize(
    "marks",
    ["F7-F8", "F7-F9,F3-F5", "F8-F10", "G7-G9", ""],
    ids=["too few", "both ways", "moved on", "beside", "none"],
)
def test_a_hero_attacks_nothing_but_an_orientation_of_its_card(marks: str) -> None:
    """R8.1"""
    game = tell(solo(sheet()), "freyla-the-true")
    assert why_not(game, 0, f"h F6 ! {marks}" if marks else "h F6") == "marks"
    assert because(game, 0, "h F6") == "these are not the attack marks of this hero"


def test_marks_off_the_map_are_lost() -> None:
    """R8.1"""
    assert attacks_from("dobrik-of-lorkheim", "A1") == {"A2,B1"}
    assert attacks_from("dal-of-jolev", "F11") == {"E10,G10"}
    assert attacks_from("wren-the-lioness", "A1") == {"A3,B3", "C1-C2", ""}


def test_marks_lost_over_one_side_do_not_come_in_at_the_other() -> None:
    """R8.1"""
    assert attacks_from("freyla-the-true", "F10") == {"F11", "F7-F9", "C10,D10,E10", "G10,H10,I10"}


def test_a_hero_turned_off_the_map_attacks_nothing() -> None:
    """R8.1"""
    game = tell(solo(sheet()), "freyla-the-true | h A1")
    assert (at(mine(game), "A1"), mine(game).marks) == ("h", area(""))


def test_a_mark_that_falls_on_the_map_cannot_be_left_out() -> None:
    """R8.1"""
    game = tell(solo(sheet()), "freyla-the-true")
    assert why_not(game, 0, "h A3 ! A2") == "marks"
    assert why_not(game, 0, "h A3 ! A1-A2") is None


def test_marks_may_fall_on_filled_cells() -> None:
    """R8.1"""
    game = tell(solo(sheet(".f^#")), "freyla-the-true | h A1 ! A2-A4")
    assert mine(game).marks == area("A2-A4")


def test_marks_do_not_fill_a_cell() -> None:
    """R8.1, R1.3"""
    game = tell(solo(sheet()), "freyla-the-true | h A1 ! A2-A4")
    assert mine(game).filled == area("A1")


def test_marks_of_several_heroes_all_stay() -> None:
    """R8.1, R8.2"""
    game = tell(
        solo(sheet(), season=1),
        """
        freyla-the-true    | h A1 ! A2-A4
        dobrik-of-lorkheim | h K1 ! J1,K2
        """,
    )
    assert mine(game).marks == area("A2-A4,J1,K2")


def test_heroes_are_drawn_at_once_and_in_secret() -> None:
    """R8.1, R3.3"""
    game = tell(seated(sheet(), sheet()), "dal-of-jolev | h A1 ! B2")
    assert mine(game) == sheet()
    assert view(game, 1).game.sealed == (Sealed.SEALED, None)
    game = tell(game, " | | h K1 ! J2")
    assert (at(mine(game, 0), "A1"), at(mine(game, 1), "K1")) == ("h", "h")


def test_everyone_draws_the_hero_on_the_own_map() -> None:
    """R8.1"""
    game = tell(seated(sheet(), sheet(), sheet()), "dal-of-jolev | h A1 ! B2 | h A2 ! B1,B3 | h A11 ! B10")
    assert [cells(seat.sheet.hero) for seat in game.seats] == ["A1", "A2", "A11"]


def test_pending_ruins_do_not_bind_a_hero_and_stay_pending() -> None:
    """R8.1, R3.2"""
    game = tell(solo(sheet("r")), "temple-ruins")
    game = tell(game, "dal-of-jolev | h K1 ! J2")
    assert game.pending
    assert why_not(tell(game, "farmland"), 0, "a D1-D2") == "ruin"


def test_a_hero_on_the_last_ruin_leaves_the_next_explore_card_to_the_fallback() -> None:
    """R8.1, R3.7"""
    game = tell(solo(sheet("r"), pending=True), "dal-of-jolev | h A1 ! B2")
    assert why_not(tell(game, "farmland"), 0, "a D1-D2") == "single"


def test_a_hero_card_carries_no_time() -> None:
    """R8.1, R3.2"""
    game = tell(solo(sheet(), clock=7), "dal-of-jolev | h A1 ! B2")
    assert (game.season, game.clock) == (0, 7)


def test_a_hero_card_leaves_the_game() -> None:
    """R8.1, R4.3"""
    game = tell(solo(sheet(), season=1), "dal-of-jolev | h A1 ! B2")
    with pytest.raises(Illegal, match="cannot be in the deck"):
        reveal(game, "dal-of-jolev")
    assert game.display == ()


def test_a_hero_card_does_not_come_back_in_a_later_season() -> None:
    """R8.1, R5.3"""
    game = tell(solo(sheet(), clock=7), "dal-of-jolev | h A1 ! B2")
    game = tell(game, "farmland | a K1-K2")
    assert game.season == 1
    with pytest.raises(Illegal, match="cannot be in the deck"):
        reveal(game, "dal-of-jolev")


def test_a_full_map_gets_no_hero() -> None:
    """R8.1, R3.10"""
    game = tell(seated(sheet(rest="f"), sheet("....", rest="f")), "freyla-the-true")
    assert game.waiting == [1]
    assert why_not(game, 0, "h A1 ! A2-A4") == "not-asked"
    game = tell(game, "| | h A1 ! A2-A4")
    assert (mine(game, 0).hero, mine(game, 0).marks) == (0, 0)


def test_a_hero_card_is_passed_over_when_all_maps_are_full() -> None:
    """R8.1, R3.10"""
    game = tell(seated(sheet(rest="f"), sheet(rest="f")), "freyla-the-true")
    assert (game.phase, game.waiting) == ("reveal", [])


def test_a_hero_that_closes_a_mountain_earns_its_coin() -> None:
    """R8.1, R3.11"""
    game = tell(solo(sheet("^.\nf")), "dal-of-jolev | h A2 ! B1,B3")
    assert track(game) == (1, 0)
