"""R7: the space cards of the base box."""

import pytest

from cartographers.boxes.base.edicts import borderlands, lost_barony, the_broken_road, the_cauldrons
from testkit import sheet


def test_borderlands_gives_six_stars_for_each_filled_row_and_each_filled_column() -> None:
    """R7, Borderlands."""
    assert borderlands(sheet("f" * 11)) == 6
    assert borderlands(sheet("\n".join("v" * 11))) == 6
    assert borderlands(sheet("\n".join(["f" * 11] + ["v"] * 10))) == 12


def test_borderlands_does_not_count_a_line_of_ten() -> None:
    """R7, Borderlands: all 11 cells, and an empty ruins cell is empty."""
    assert borderlands(sheet("f" * 10)) == 0
    assert borderlands(sheet("f" * 10 + "r")) == 0


def test_borderlands_counts_everything_that_is_filled() -> None:
    """R7, Borderlands: mountains, wasteland, monsters, heroes and destroyed cells too."""
    assert borderlands(sheet("fvawmhx^#dF")) == 6


def test_borderlands_loses_a_row_and_a_column_for_one_empty_cell() -> None:
    """R7, Borderlands."""
    assert borderlands(sheet(".", rest="f")) == 132 - 12


def test_borderlands_does_not_take_a_mark_for_a_filled_cell() -> None:
    """R7, Borderlands: with R1.3."""
    assert borderlands(sheet("f" * 10, marks="A11")) == 0


def diagonal(start: int) -> str:
    """A picture of the filled diagonal that begins at the left edge of a row, counted from 0."""
    return "\n".join(["."] * start + ["." * at + "f" for at in range(11 - start)])


@pytest.mark.parametrize("start", range(11))
def test_the_broken_road_gives_three_stars_for_each_filled_diagonal_from_left_to_bottom(start: int) -> None:
    """R7, The Broken Road: eleven diagonals, the corner cell alone being the shortest."""
    assert the_broken_road(sheet(diagonal(start))) == 3


def test_the_broken_road_counts_the_corner_cell_alone() -> None:
    """R7, The Broken Road: K1."""
    assert the_broken_road(sheet("\n".join(["."] * 10 + ["m"]))) == 3


def test_the_broken_road_does_not_count_diagonals_that_begin_at_the_top() -> None:
    """R7, The Broken Road: everything above the longest diagonal is filled."""
    above = "\n".join("." * (at + 1) + "f" * (10 - at) for at in range(11))
    assert the_broken_road(sheet(above)) == 0


def test_the_broken_road_does_not_count_diagonals_that_rise() -> None:
    """R7, The Broken Road: K11 alone, and the way from K1 up to A11 gives K1 only."""
    assert the_broken_road(sheet("\n".join(["."] * 10 + ["." * 10 + "f"]))) == 0
    rising = "\n".join("." * (10 - at) + "f" for at in range(11))
    assert the_broken_road(sheet(rising)) == 3


def test_the_broken_road_needs_every_cell_of_the_diagonal() -> None:
    """R7, The Broken Road: the last cell of the longest one is missing."""
    assert the_broken_road(sheet("\n".join("." * at + "f" for at in range(10)))) == 0


def test_the_broken_road_counts_wasteland_mountains_and_destroyed_cells_as_filled() -> None:
    """R7, The Broken Road: J1 and K2."""
    assert the_broken_road(sheet("\n".join(["."] * 9 + ["#", ".x"]))) == 3


def test_lost_barony_gives_three_stars_for_each_cell_along_a_side_of_the_largest_square() -> None:
    """R7, Lost Barony."""
    assert lost_barony(sheet("ff\nff")) == 6
    assert lost_barony(sheet("fva\nwm^\n#xh")) == 9


def test_lost_barony_counts_a_single_cell() -> None:
    """R7, Lost Barony: 1 × 1 counts."""
    assert lost_barony(sheet("f")) == 3
    assert lost_barony(sheet("^")) == 3


def test_lost_barony_counts_one_square_only() -> None:
    """R7, Lost Barony."""
    assert lost_barony(sheet("ff.ff\nff.ff")) == 6


def test_lost_barony_does_not_count_the_longer_side_of_an_oblong() -> None:
    """R7, Lost Barony."""
    assert lost_barony(sheet("fffff\nfffff")) == 6


def test_lost_barony_does_not_count_a_square_with_a_hole() -> None:
    """R7, Lost Barony: 3 × 3 round an empty ruins cell."""
    assert lost_barony(sheet("fff\nfrf\nfff")) == 3


def test_lost_barony_does_not_make_a_square_across_the_edge() -> None:
    """R7, Lost Barony."""
    assert lost_barony(sheet("f.........f\nf.........f")) == 3


def test_the_cauldrons_gives_a_star_for_each_empty_cell_that_is_surrounded() -> None:
    """R7, The Cauldrons."""
    assert the_cauldrons(sheet("..f.\n.f.f\n..f.")) == 1
    assert the_cauldrons(sheet(".f\nv")) == 1


def test_the_cauldrons_counts_an_empty_ruins_cell() -> None:
    """R7, The Cauldrons."""
    assert the_cauldrons(sheet("rf\nv")) == 1


def test_the_cauldrons_does_not_count_two_empty_cells_side_by_side() -> None:
    """R7, The Cauldrons."""
    assert the_cauldrons(sheet("..", rest="f")) == 0


def test_the_cauldrons_does_not_count_filled_cells() -> None:
    """R7, The Cauldrons."""
    assert the_cauldrons(sheet("xf\nv")) == 0


@pytest.mark.parametrize("beside", list("vawmhdx^#FX"))
def test_the_cauldrons_does_not_ask_what_surrounds_the_cell(beside: str) -> None:
    """R7, The Cauldrons."""
    assert the_cauldrons(sheet(f".{beside}\nf")) == 1
