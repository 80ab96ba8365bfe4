"""R7: the forest cards of Heroes."""

import pytest

from cartographers.boxes.heroes.edicts import (
    deepwood,
    faunlost_thicket,
    heart_of_the_forest,
    sleepy_valley,
)
from testkit import sheet


def test_faunlost_thicket_gives_two_stars_for_each_cell_of_the_longest_vertical_run() -> None:
    """R7, Faunlost Thicket."""
    assert faunlost_thicket(sheet("f.\nff\nf.")) == 6


def test_faunlost_thicket_counts_one_run_only_on_a_tie() -> None:
    """R7, Faunlost Thicket."""
    assert faunlost_thicket(sheet("ff\nff")) == 4


def test_faunlost_thicket_does_not_count_a_run_along_a_row() -> None:
    """R7, Faunlost Thicket: each cell is a vertical run of one."""
    assert faunlost_thicket(sheet("fffff")) == 2


@pytest.mark.parametrize("gap", list(".rx^#v"))
def test_faunlost_thicket_needs_an_unbroken_run(gap: str) -> None:
    """R7, Faunlost Thicket."""
    assert faunlost_thicket(sheet(f"f\nf\n{gap}\nf")) == 4


def test_faunlost_thicket_gives_twenty_two_for_a_whole_column() -> None:
    """R7, Faunlost Thicket."""
    assert faunlost_thicket(sheet("\n".join("f" * 11))) == 22
    assert faunlost_thicket(sheet(rest="f")) == 22


def test_faunlost_thicket_counts_forest_on_ruins_in_the_run() -> None:
    """R7, Faunlost Thicket."""
    assert faunlost_thicket(sheet("f\nF\nf")) == 6


def test_deepwood_gives_six_stars_for_each_forest_region_of_five_or_more_cells() -> None:
    """R7, Deepwood."""
    assert deepwood(sheet("fffff")) == 6
    assert deepwood(sheet("fff\nfff")) == 6


def test_deepwood_does_not_count_a_region_of_four() -> None:
    """R7, Deepwood: the fifth cell touches only at a corner."""
    assert deepwood(sheet("ffff\n....f")) == 0


@pytest.mark.parametrize("village", list("vVd"))
def test_deepwood_does_not_count_a_region_beside_a_village(village: str) -> None:
    """R7, Deepwood: Diplomacy's cell is a village too (R9.3)."""
    assert deepwood(sheet(f"fffff{village}")) == 0


@pytest.mark.parametrize("other", list("awm^#xrh"))
def test_deepwood_does_not_mind_other_terrain_beside_it(other: str) -> None:
    """R7, Deepwood."""
    assert deepwood(sheet(f"fffff{other}")) == 6


def test_deepwood_does_not_mind_a_village_at_a_corner() -> None:
    """R7, Deepwood."""
    assert deepwood(sheet("fffff.\n.....v")) == 6


def test_deepwood_counts_each_region_by_itself() -> None:
    """R7, Deepwood: one of the three touches a village."""
    assert deepwood(sheet("fffff.fffff\n...........\nfffffv")) == 12


def test_heart_of_the_forest_gives_two_stars_for_each_cell_with_forest_on_all_sides() -> None:
    """R7, Heart of the Forest."""
    assert heart_of_the_forest(sheet(".f.\nfff\n.f.\n...")) == 2


def test_heart_of_the_forest_takes_the_edge_for_forest() -> None:
    """R7, Heart of the Forest: A1 has forest or the edge on all sides, its neighbours have not."""
    assert heart_of_the_forest(sheet("ff\nf.")) == 2


@pytest.mark.parametrize("beside", list("vawmhx^#.rd"))
def test_heart_of_the_forest_does_not_count_a_cell_beside_anything_else(beside: str) -> None:
    """R7, Heart of the Forest: filled is not enough."""
    assert heart_of_the_forest(sheet(f"f{beside}\nf.")) == 0


def test_heart_of_the_forest_counts_every_cell_of_a_map_that_is_all_forest() -> None:
    """R7, Heart of the Forest."""
    assert heart_of_the_forest(sheet(rest="f")) == 242


def test_sleepy_valley_gives_four_stars_for_each_row_with_three_forest_cells() -> None:
    """R7, Sleepy Valley: anywhere in the row."""
    assert sleepy_valley(sheet("f....f....f")) == 4


def test_sleepy_valley_counts_a_row_once_with_more_than_three() -> None:
    """R7, Sleepy Valley."""
    assert sleepy_valley(sheet("fffffffffff")) == 4


def test_sleepy_valley_does_not_count_a_row_with_two() -> None:
    """R7, Sleepy Valley: the destroyed cell is no forest."""
    assert sleepy_valley(sheet("ffx")) == 0


def test_sleepy_valley_does_not_count_columns() -> None:
    """R7, Sleepy Valley."""
    assert sleepy_valley(sheet("f\nf\nf\nf")) == 0


def test_sleepy_valley_counts_all_eleven_rows() -> None:
    """R7, Sleepy Valley."""
    assert sleepy_valley(sheet("\n".join(["fFf"] * 11))) == 44
