"""R8.8: the gorgon destroys one cell beside it as soon as it is drawn."""

import pytest

from testkit import area, at, offered, sheet, tell, why_not
from testkit.situations import because, mine, seated, solo, track

#: The gorgon on the other map, where it does not matter.
ELSEWHERE = "m K1,K3,J2 x K2"


def test_the_gorgon_destroys_a_cell_beside_it() -> None:
    """R8.8"""
    game = tell(seated(sheet(), sheet()), f"gorgon-gaze | {ELSEWHERE} | m A1,A3,B2 x A2")
    assert (mine(game).monster, mine(game).destroyed) == (area("A1,A3,B2"), area("A2"))


@pytest.mark.parametrize("mark", [".", "r", *"fvawmhd", *"FVAWMHD"])
def test_the_gorgon_may_destroy_any_of_these(mark: str) -> None:
    """R8.8: an empty cell, ruins, terrain, a hero, another monster"""
    game = tell(seated(sheet(f".{mark}"), sheet()), f"gorgon-gaze | {ELSEWHERE} | m A1,A3,B2 x A2")
    assert at(mine(game), "A2") in "xX"


@pytest.mark.parametrize("mark", "^#x")
def test_the_gorgon_cannot_destroy_a_mountain_wasteland_or_destroyed_cell(mark: str) -> None:
    """R8.8"""
    game = tell(seated(sheet(f".{mark}"), sheet()), "gorgon-gaze")
    assert why_not(game, 1, "m A1,A3,B2 x A2") == "target"
    assert because(game, 1, "m A1,A3,B2 x A2") == "must destroy one cell beside it that can be destroyed"


@pytest.mark.parametrize("where", ["C1", "A5", "K11"], ids=["diagonal", "two off", "far"])
def test_the_gorgon_destroys_only_beside_itself(where: str) -> None:
    """R8.8"""
    game = tell(seated(sheet(), sheet()), "gorgon-gaze")
    assert why_not(game, 1, f"m A1,A3,B2 x {where}") == "target"


def test_the_gorgon_destroys_one_cell_and_no_more() -> None:
    """R8.8"""
    game = tell(seated(sheet(), sheet()), "gorgon-gaze")
    assert why_not(game, 1, "m A1,A3,B2 x A2,B1") == "target"


def test_the_gorgon_must_destroy_while_it_can() -> None:
    """R8.8: obligatory"""
    game = tell(seated(sheet(), sheet()), "gorgon-gaze")
    assert why_not(game, 1, "m A1,A3,B2") == "target"


def test_the_gorgon_does_not_destroy_itself() -> None:
    """R8.8: its cells do not lie side by side"""
    game = tell(seated(sheet(), sheet()), "gorgon-gaze")
    assert why_not(game, 1, "m A1,A3,B2 x B2") == "target"


def test_a_gorgon_with_nothing_to_destroy_destroys_nothing() -> None:
    """R8.8"""
    walled = sheet(
        """
        .^.#
        ^.x
        .#
        """
    )
    game = tell(seated(walled, sheet()), "gorgon-gaze")
    assert why_not(game, 1, "m A1,A3,B2 x A2") == "no-target"
    assert because(game, 1, "m A1,A3,B2 x A2") == "there is nothing to destroy"
    assert why_not(game, 1, "m A1,A3,B2") is None


def test_whoever_drew_the_gorgon_chooses_its_target() -> None:
    """R8.8"""
    game = tell(
        seated(sheet(), sheet(), sheet()),
        "gorgon-gaze | m A1,A3,B2 x A2 | m C1,C3,D2 x C2 | m E1,E3,F2 x E2",
    )
    assert [seat.sheet.destroyed for seat in game.seats] == [area("C2"), area("E2"), area("A2")]


def test_the_target_is_sealed_with_the_placement() -> None:
    """R8.8: committed with it"""
    game = tell(seated(sheet(), sheet()), "gorgon-gaze | m A1,A3,B2 x A2")
    assert mine(game, 1) == sheet()
    game = tell(game, f"| | {ELSEWHERE}")
    assert at(mine(game, 1), "A2") == "x"


def test_attack_marks_work_before_the_gorgon_gazes() -> None:
    """R8.8: beside a living gorgon cell"""
    game = tell(seated(sheet(marks="A3,B2"), sheet()), "gorgon-gaze")
    assert why_not(game, 1, "m A1,A3,B2 x A4") == "target"
    assert why_not(game, 1, "m A1,A3,B2 x A2") is None


def test_a_gorgon_cell_destroyed_by_a_mark_is_no_target() -> None:
    """R8.8: an already destroyed cell"""
    game = tell(seated(sheet("m", marks="A2"), sheet()), "gorgon-gaze")
    assert why_not(game, 1, "m A2,B3,A4 x A2") == "target"


def test_a_gorgon_of_which_nothing_lives_destroys_nothing() -> None:
    """R8.8"""
    game = tell(seated(sheet(marks="A1,A3,B2"), sheet()), "gorgon-gaze")
    assert why_not(game, 1, "m A1,A3,B2 x A2") == "no-target"
    assert why_not(game, 1, "m A1,A3,B2") is None


def test_a_single_cell_in_the_gorgons_place_destroys_nothing() -> None:
    """R8.8: no named gorgon cell was drawn"""
    crowded = sheet(".f", rest="f")
    game = tell(seated(crowded, crowded), "gorgon-gaze")
    assert why_not(game, 1, "m A1 x A2") == "no-target"
    assert why_not(game, 1, "m A1") is None


def test_the_two_cells_of_acrobatics_destroy_nothing() -> None:
    """R8.8, R9.4"""
    game = tell(seated(sheet(), sheet(), skills="acrobatics", coins=[2, 0]), "gorgon-gaze | +acrobatics")
    assert why_not(game, 1, "m A1-A2 x A3") == "no-target"
    assert why_not(game, 1, "m A1-A2") is None


def test_no_other_ambush_has_a_target() -> None:
    """R8.8"""
    game = tell(seated(sheet(), sheet()), "goblin-attack")
    assert why_not(game, 1, "m A1,B2,C3 x A2") == "no-target"


def test_in_solo_the_player_chooses_the_target_after_the_walk() -> None:
    """R8.8"""
    game = tell(solo(sheet()), "gorgon-gaze")
    assert (game.phase, mine(game).monster) == ("gaze", area("J9,J11,K10"))
    assert offered(game) == {"x I9", "x J8", "x K9", "x J10", "x I11", "x K11"}
    game = tell(game, "| x J10")
    assert (game.phase, at(mine(game), "J10")) == ("reveal", "x")


def test_in_solo_the_target_is_obligatory_too() -> None:
    """R8.8"""
    game = tell(solo(sheet()), "gorgon-gaze")
    assert game.waiting == [0]
    assert why_not(game, 0, "x A1") == "target"


def test_in_solo_no_target_is_asked_for_when_no_gorgon_lives() -> None:
    """R8.8"""
    game = tell(solo(sheet(marks="J9,J11,K10")), "gorgon-gaze")
    assert (game.phase, mine(game).destroyed) == ("reveal", area("J9,J11,K10"))


def test_in_solo_no_target_is_asked_for_when_the_gorgon_finds_no_place() -> None:
    """R8.8, R11.2"""
    game = tell(solo(sheet(".f", rest="f")), "gorgon-gaze")
    assert (game.phase, mine(game).destroyed) == ("reveal", 0)


def test_in_solo_no_target_is_asked_for_with_acrobatics() -> None:
    """R8.8, R9.4"""
    game = tell(solo(sheet(), "acrobatics", coins=2), "gorgon-gaze | +acrobatics")
    assert (game.phase, mine(game).destroyed) == ("reveal", 0)


def test_the_owner_of_the_map_gets_the_coin_for_a_mountain_the_gorgon_closes() -> None:
    """R8.8, R3.11"""
    game = tell(seated(sheet("^.\nf"), sheet()), f"gorgon-gaze | {ELSEWHERE} | m A3,B2,B4 x A2")
    assert [track(game, 0), track(game, 1)] == [(1, 0), (0, 0)]


def test_a_zombie_the_gorgon_destroys_spreads_no_more() -> None:
    """R8.8, R8.4"""
    game = seated(sheet(".m", zombie="A2"), sheet(), display=("zombie-plague",), season=1, clock=7)
    game = tell(game, f"gorgon-gaze | {ELSEWHERE} | m A1,A3,B2 x A2\nfarmland | a J9-J10 | a J9-J10")
    assert mine(game).monster == area("A1,A3,B2")


def test_the_gorgon_acts_once_and_its_card_leaves_the_game() -> None:
    """R8.8, R4.3"""
    game = tell(seated(sheet(), sheet(), clock=7), f"gorgon-gaze | {ELSEWHERE} | m A1,A3,B2 x A2")
    assert game.display == ()
    game = tell(game, "farmland | a J9-J10 | a J9-J10")
    assert (game.season, mine(game).destroyed) == (1, area("A2"))
