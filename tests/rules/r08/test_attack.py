"""R8.2: monsters on attack marks are destroyed, at once and for the rest of the game."""

import pytest

from testkit import area, at, sheet, tell
from testkit.situations import mine, seated, solo


def test_monsters_on_the_marks_are_destroyed_at_once() -> None:
    """R8.2"""
    game = tell(solo(sheet(".mm.m")), "freyla-the-true | h A1 ! A2-A4")
    assert (mine(game).destroyed, mine(game).monster) == (area("A2-A3"), area("A5"))


@pytest.mark.parametrize("name", ["dragon", "zombie", "troll", "gorgon"])
def test_named_monsters_on_the_marks_are_destroyed_too(name: str) -> None:
    """R8.2"""
    game = tell(solo(sheet(".m.", **{name: "A2"})), "freyla-the-true | h A1 ! A2-A4")
    assert at(mine(game), "A2") == "x"


def test_a_monster_on_a_ruin_can_be_destroyed_and_the_ruin_stays() -> None:
    """R8.2, R1.3"""
    game = tell(solo(sheet(".M")), "freyla-the-true | h A1 ! A2-A4")
    assert at(mine(game), "A2") == "X"


def test_a_monster_beside_the_marks_is_not_harmed() -> None:
    """R8.2"""
    game = tell(solo(sheet(".\nm....")), "freyla-the-true | h A1 ! A2-A4")
    assert at(mine(game), "B1") == "m"


def test_a_monster_of_a_later_ambush_is_destroyed_on_the_marks() -> None:
    """R8.2: ambush"""
    game = tell(seated(sheet(marks="A1"), sheet()), "goblin-attack | m A1,B2,C3 | m A1,B2,C3")
    assert [at(mine(game, 0), one) for one in ("A1", "B2", "C3")] == ["x", "m", "m"]


def test_the_marks_of_one_map_do_nothing_on_another() -> None:
    """R8.2"""
    game = tell(seated(sheet(marks="A1"), sheet()), "goblin-attack | m A1,B2,C3 | m A1,B2,C3")
    assert at(mine(game, 1), "A1") == "m"


def test_a_monster_that_walks_onto_a_mark_in_solo_is_destroyed() -> None:
    """R8.2, R11.2"""
    game = tell(solo(sheet(marks="K11")), "goblin-attack")
    assert [at(mine(game), one) for one in ("I9", "J10", "K11")] == ["m", "m", "x"]


@pytest.mark.parametrize(("card", "box"), [("rift-lands", "base"), ("kethras-gates", "heroes")])
def test_a_monster_of_an_explore_card_is_destroyed_on_a_mark(card: str, box: str) -> None:
    """R8.2: Rift Lands, Kethra's Gates"""
    game = tell(solo(sheet(marks="B2"), explore=box), f"{card} | m B2")
    assert at(mine(game), "B2") == "x"


def test_a_monster_drawn_as_fallback_is_destroyed_on_a_mark() -> None:
    """R8.2: fallback"""
    game = tell(solo(sheet(".f.", rest="f", marks="A1")), "orchard | m A1")
    assert at(mine(game), "A1") == "x"


def test_the_single_monster_of_an_ambush_without_room_is_destroyed_on_a_mark() -> None:
    """R8.2, R4.2"""
    crowded = sheet(".f.", rest="f", marks="A1")
    game = tell(seated(crowded, crowded), "goblin-attack | m A1 | m A3")
    assert (at(mine(game, 1), "A1"), at(mine(game, 0), "A3")) == ("x", "m")


def test_a_monster_drawn_by_search_is_destroyed_on_a_mark() -> None:
    """R8.2: skill"""
    game = tell(solo(sheet(marks="A2"), "search"), "rift-lands | m A1 +search m A2")
    assert (at(mine(game), "A1"), at(mine(game), "A2")) == ("m", "x")


def test_a_monster_drawn_by_concentration_is_destroyed_on_a_mark() -> None:
    """R8.2: skill"""
    game = tell(solo(sheet(marks="K1"), "concentration", coins=3), "rift-lands | m A1 +concentration m K1")
    assert (at(mine(game), "A1"), at(mine(game), "K1")) == ("m", "x")


def test_monsters_drawn_by_cure_wounds_are_destroyed_on_marks() -> None:
    """R8.2: skill"""
    game = tell(
        solo(sheet("m", marks="A3"), "cure-wounds", coins=1), "rift-lands | f K1 +cure-wounds m A2-A3"
    )
    assert (at(mine(game), "A2"), at(mine(game), "A3")) == ("m", "x")


def test_monsters_drawn_by_negotiation_are_destroyed_on_marks() -> None:
    """R8.2: skill"""
    game = tell(solo(sheet(marks="B2"), "negotiation", coins=1), "rift-lands | m A1-A2,B1-B2 +negotiation")
    assert (at(mine(game), "A1"), at(mine(game), "B2")) == ("m", "x")


def test_monsters_of_acrobatics_are_destroyed_on_marks() -> None:
    """R8.2, R9.4"""
    game = tell(
        seated(sheet(marks="A1"), sheet(), skills="acrobatics", coins=[2, 0]),
        """
        goblin-attack | +acrobatics
                      | m A1,B2,C3 | m A1-A2
        """,
    )
    assert (at(mine(game, 0), "A1"), at(mine(game, 0), "A2")) == ("x", "m")


def test_a_zombie_that_spreads_onto_a_mark_is_destroyed() -> None:
    """R8.2: spreading"""
    game = solo(sheet(".m", zombie="A2", marks="A1"), display=("zombie-plague",), clock=7)
    game = tell(game, "farmland | a K1-K2")
    assert (at(mine(game), "A1"), at(mine(game), "A3")) == ("x", "m")


@pytest.mark.parametrize("mark", "fvawhxd^#")
def test_other_terrain_is_never_harmed_by_an_attack(mark: str) -> None:
    """R8.2"""
    game = tell(solo(sheet(f".{mark}")), "freyla-the-true | h A1 ! A2-A4")
    assert at(mine(game), "A2") == mark


@pytest.mark.parametrize("mark", "fvaw")
def test_other_terrain_may_later_be_drawn_on_a_mark_unharmed(mark: str) -> None:
    """R8.2"""
    game = tell(solo(sheet(marks="A1")), f"rift-lands | {mark} A1")
    assert at(mine(game), "A1") == mark


def test_the_double_cell_may_be_drawn_on_a_mark_unharmed() -> None:
    """R8.2, R9.3"""
    game = tell(solo(sheet(marks="A1"), "diplomacy", coins=1), "rift-lands | f K1 +diplomacy d A1")
    assert at(mine(game), "A1") == "d"


def test_a_mark_strikes_as_often_as_a_monster_comes() -> None:
    """R8.2: for the rest of the game every monster cell"""
    game = tell(
        seated(sheet(marks="A1,K11"), sheet(), season=1),
        """
        goblin-attack | m A1,B2,C3 | m A1,B2,C3
        ratman-strike | m E1-E3    | m K9-K11
        """,
    )
    assert mine(game, 0).destroyed == area("A1,K11")


def test_a_mark_outlives_the_season() -> None:
    """R8.2: for the rest of the game"""
    game = tell(solo(sheet(), clock=7), "freyla-the-true | h A1 ! A2-A4")
    game = tell(game, "farmland | a K1-K2\nrift-lands | m A2")
    assert (game.season, at(mine(game), "A2")) == (1, "x")


def test_the_marks_outlive_their_hero() -> None:
    """R8.2: destroying the hero's own cell leaves its marks in force"""
    game = seated(sheet("..h", marks="A1"), sheet())
    game = tell(game, "gorgon-gaze | m K1,K3,J2 x K2 | m B1,B3,C2 x A3")
    game = tell(game, "rift-lands | m A1 | f A1")
    assert (at(mine(game), "A3"), at(mine(game), "A1")) == ("x", "x")
