"""R7: the forest cards of the base box."""

import pytest

from cartographers.boxes.base.edicts import greenbough, sentinel_wood, stoneside_forest, treetower
from testkit import sheet


def test_sentinel_wood_gives_a_star_for_each_forest_cell_at_the_edge() -> None:
    """R7, Sentinel Wood."""
    assert sentinel_wood(sheet("f.f\n.f.\nf..")) == 3


def test_sentinel_wood_counts_a_corner_once() -> None:
    """R7, Sentinel Wood."""
    assert sentinel_wood(sheet("f")) == 1
    assert sentinel_wood(sheet("f.........f")) == 2


def test_sentinel_wood_does_not_count_forest_inside_nor_other_terrain_at_the_edge() -> None:
    """R7, Sentinel Wood."""
    assert sentinel_wood(sheet("vawm^#x.h.d\n.f.f.f.f.f.")) == 0


def test_sentinel_wood_counts_forest_on_ruins() -> None:
    """R7, Sentinel Wood."""
    assert sentinel_wood(sheet("Fr")) == 1


def test_sentinel_wood_counts_the_forty_cells_of_a_whole_edge() -> None:
    """R7, Sentinel Wood."""
    assert sentinel_wood(sheet(rest="f")) == 40


def test_greenbough_gives_a_star_for_each_row_and_each_column_with_forest() -> None:
    """R7, Greenbough."""
    assert greenbough(sheet("f")) == 2
    assert greenbough(sheet("f.\n.f")) == 4


def test_greenbough_counts_a_row_once_however_many_forests_are_in_it() -> None:
    """R7, Greenbough: one row, three columns."""
    assert greenbough(sheet("f.ff")) == 4


def test_greenbough_counts_no_line_without_forest() -> None:
    """R7, Greenbough."""
    assert greenbough(sheet("vawm^#xhd")) == 0


def test_greenbough_counts_a_destroyed_forest_no_more() -> None:
    """R7, Greenbough: with R8.3."""
    assert greenbough(sheet("x")) == 0


def test_greenbough_counts_all_twenty_two_lines_along_the_diagonal() -> None:
    """R7, Greenbough."""
    assert greenbough(sheet("\n".join("." * at + "f" for at in range(11)))) == 22


def test_treetower_gives_a_star_for_each_surrounded_forest_cell() -> None:
    """R7, Treetower: only the middle of the cross is surrounded."""
    assert treetower(sheet(".f.\nfff\n.f.")) == 1


def test_treetower_takes_the_edge_for_a_side_that_is_closed() -> None:
    """R7, Treetower."""
    assert treetower(sheet("fv\nw")) == 1


@pytest.mark.parametrize("beside", list(".r"))
def test_treetower_does_not_count_a_forest_with_an_empty_cell_beside_it(beside: str) -> None:
    """R7, Treetower: an empty ruins cell is empty."""
    assert treetower(sheet(f"f{beside}\nw")) == 0


@pytest.mark.parametrize("beside", list("vawmhdx^#VX"))
def test_treetower_does_not_ask_what_surrounds_the_forest(beside: str) -> None:
    """R7, Treetower."""
    assert treetower(sheet(f"f{beside}\nv")) == 1


def test_treetower_counts_only_forest() -> None:
    """R7, Treetower: the village in the corner is surrounded too."""
    assert treetower(sheet("va\nw")) == 0


def test_treetower_does_not_take_an_attack_mark_for_a_filled_cell() -> None:
    """R7, Treetower: with R1.3."""
    assert treetower(sheet("f.\nw", marks="A2")) == 0


def test_stoneside_forest_gives_three_stars_for_each_mountain_joined_to_another() -> None:
    """R7, Stoneside Forest."""
    assert stoneside_forest(sheet("^ff^")) == 6


def test_stoneside_forest_counts_a_mountain_once_though_two_woods_join_it() -> None:
    """R7, Stoneside Forest: once over the top and once round the bottom."""
    assert stoneside_forest(sheet("^f^\nf.f\nfff")) == 6


def test_stoneside_forest_counts_every_mountain_of_a_chain() -> None:
    """R7, Stoneside Forest."""
    assert stoneside_forest(sheet("^f^f^")) == 9
    assert stoneside_forest(sheet("^f^\n.f.\n.^.")) == 9


def test_stoneside_forest_does_not_join_a_mountain_to_itself() -> None:
    """R7, Stoneside Forest: a wood all round it."""
    assert stoneside_forest(sheet("fff\nf^f\nfff")) == 0


@pytest.mark.parametrize("gap", list(".rxv#a"))
def test_stoneside_forest_needs_an_unbroken_region_between_the_mountains(gap: str) -> None:
    """R7, Stoneside Forest: neither wasteland nor a destroyed cell is forest."""
    assert stoneside_forest(sheet(f"^f{gap}f^")) == 0


def test_stoneside_forest_does_not_join_across_a_corner() -> None:
    """R7, Stoneside Forest."""
    assert stoneside_forest(sheet("^f.\n..f\n...\n..^")) == 0
    assert stoneside_forest(sheet("^..\n.f^")) == 0
