"""R8.3: a destroyed cell is filled and has no terrain type."""

import pytest

from testkit import area, at, sheet, tell, why_not
from testkit.situations import because, mine, now, seated, solo, track, worth


def test_a_destroyed_cell_is_filled() -> None:
    """R8.3, R1.3"""
    assert not sheet("x").empty & area("A1")


def test_nothing_can_be_drawn_on_a_destroyed_cell() -> None:
    """R8.3, R3.4"""
    game = tell(solo(sheet("x")), "farmland")
    assert why_not(game, 0, "a A1-A2") == "overlaps"
    assert because(game, 0, "a A1-A2") == "overlaps A1"


@pytest.mark.parametrize("mark", "fvawmhd")
def test_a_destroyed_cell_loses_whatever_terrain_it_had(mark: str) -> None:
    """R8.3"""
    game = tell(seated(sheet(f".{mark}"), sheet()), "gorgon-gaze | m A1,A3,B2 x A2 | m A1,A3,B2 x A2")
    assert not any(terrain & area("A2") for terrain in mine(game).terrains)
    assert at(mine(game), "A2") == "x"


def test_a_destroyed_cell_counts_for_full_rows() -> None:
    """R8.3: Borderlands"""
    assert worth("borderlands", sheet("fffffxfffff")) == 6


def test_a_destroyed_cell_counts_for_full_columns() -> None:
    """R8.3: Silos"""
    assert worth("silos", sheet("x\n" + "f\n" * 10)) == 10


def test_a_destroyed_cell_counts_for_full_lines_with_a_mountain() -> None:
    """R8.3: Dwarvenholds"""
    assert worth("dwarvenholds", sheet("^ffffxfffff")) == 7


def test_a_destroyed_cell_counts_for_full_diagonals() -> None:
    """R8.3: The Broken Road"""
    assert worth("the-broken-road", sheet("\n".join(["." * 11] * 10 + ["x"]))) == 3


def test_a_destroyed_cell_counts_for_squares() -> None:
    """R8.3: Lost Barony"""
    assert worth("lost-barony", sheet("fx\nff")) == 6


def test_a_destroyed_cell_counts_for_surrounding_a_forest() -> None:
    """R8.3: Treetower"""
    assert worth("treetower", sheet("fx\nf.")) == 1


def test_a_destroyed_cell_counts_for_surrounding_an_empty_cell() -> None:
    """R8.3: The Cauldrons"""
    assert worth("the-cauldrons", sheet(".x\nf")) == 1


def test_a_destroyed_cell_closes_a_mountain() -> None:
    """R8.3, R3.11: the gorgon destroys the mountain's last empty neighbour"""
    game = tell(seated(sheet("^.\nf"), sheet()), "gorgon-gaze | m A1,A3,B2 x A2 | m B2,A3,B4 x A2")
    assert (at(mine(game), "A2"), track(game)) == ("x", (1, 0))


def test_a_destroyed_cell_belongs_to_no_region() -> None:
    """R8.3: two villages, not one"""
    assert worth("shieldgate", sheet("vvxvv")) == 4
    assert worth("wildholds", sheet("vvvxvvv")) == 0


def test_destroyed_cells_are_no_region_of_empty_cells() -> None:
    """R8.3: Starlit Sigil"""
    assert worth("starlit-sigil", sheet("xxx", rest="f")) == 0
    assert worth("starlit-sigil", sheet("...x", rest="f")) == 4


def test_destroyed_cells_beside_a_village_are_not_empty() -> None:
    """R8.3: Outer Enclave"""
    assert worth("outer-enclave", sheet("vx")) == 1


def test_a_destroyed_cell_is_no_terrain_type_beside_a_village() -> None:
    """R8.3: Greengold Plains"""
    assert worth("greengold-plains", sheet("fvw\n.x")) == 0
    assert worth("greengold-plains", sheet("fvw\n.m")) == 3


def test_a_destroyed_cell_is_no_terrain_type_in_a_row() -> None:
    """R8.3: Banded Hills"""
    assert worth("banded-hills", sheet("fvawx")) == 0
    assert worth("banded-hills", sheet("fvawm")) == 4


def test_a_destroyed_cell_is_none_of_the_terrains_that_are_counted() -> None:
    """R8.3: Greenbough, Canal Lake, Heart of the Forest"""
    assert worth("greenbough", sheet("x")) == 0
    assert worth("canal-lake", sheet("wx")) == 0
    assert worth("heart-of-the-forest", sheet("fx\nf")) == 0


def test_a_destroyed_monster_costs_nothing() -> None:
    """R8.3, R5.1"""
    assert now(solo(sheet(".x"))).monsters == 0
    assert now(solo(sheet(".m"))).monsters == 3


def test_a_destroyed_cell_beside_a_monster_costs_nothing() -> None:
    """R8.3, R5.1"""
    assert now(solo(sheet("mx\n."))).monsters == 1


def test_a_destroyed_ruins_cell_stays_a_ruins_cell_and_is_no_longer_empty() -> None:
    """R8.3, R1.3"""
    game = tell(seated(sheet(".r"), sheet()), "gorgon-gaze | m A1,A3,B2 x A2 | m A1,A3,B2 x A2")
    assert at(mine(game), "A2") == "X"
    assert mine(game).free_ruins == 0


def test_water_beside_a_destroyed_ruins_cell_still_scores() -> None:
    """R8.3, R7: The Golden Granary asks for the ruins cell, filled or not"""
    assert worth("the-golden-granary", sheet("Xw")) == 1


def test_a_farm_destroyed_on_a_ruins_cell_no_longer_scores() -> None:
    """R8.3: The Golden Granary"""
    assert worth("the-golden-granary", sheet("A")) == 3
    assert worth("the-golden-granary", sheet("X")) == 0


def test_stars_earned_with_a_cell_before_it_was_destroyed_stay_earned() -> None:
    """R8.3"""
    game = seated(sheet("f"), sheet(), clock=7)
    game = tell(game, "farmland | a K1-K2 | a K1-K2\ngorgon-gaze | m A1,A3,B2 x A2 | m A2,B1,B3 x A1")
    assert (at(mine(game), "A1"), game.seats[0].scores[0].first) == ("x", 1)


def test_a_coin_earned_with_a_cell_before_it_was_destroyed_stays_earned() -> None:
    """R8.3"""
    game = tell(seated(sheet("^.\nf"), sheet()), "rift-lands | f A2 | f A2")
    assert track(game) == (1, 0)
    game = tell(game, "gorgon-gaze | m A1,A3,B2 x A2 | m A3,B2,B4 x A2")
    assert (at(mine(game), "A2"), track(game)) == ("x", (1, 0))
