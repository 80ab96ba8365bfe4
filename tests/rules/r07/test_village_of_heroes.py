"""R7: the village cards of Heroes."""

import pytest

from cartographers.boxes.heroes.edicts import (
    caravansary,
    gnomish_colony,
    outer_enclave,
    traylo_monastery,
)
from testkit import sheet


def test_traylo_monastery_gives_seven_stars_for_a_region_with_four_cells_in_a_line() -> None:
    """R7, Traylo Monastery: along a row or a column."""
    assert traylo_monastery(sheet("vvvv")) == 7
    assert traylo_monastery(sheet("v\nv\nv\nv")) == 7


def test_traylo_monastery_does_not_count_a_line_of_three() -> None:
    """R7, Traylo Monastery: seven cells, no four in a line."""
    assert traylo_monastery(sheet("vvv\nv.v\nv.v")) == 0


def test_traylo_monastery_counts_a_region_once() -> None:
    """R7, Traylo Monastery: a long line, and two lines that cross."""
    assert traylo_monastery(sheet("vvvvvvvv")) == 7
    assert traylo_monastery(sheet("vvvv\nv\nv\nv")) == 7


def test_traylo_monastery_counts_each_region() -> None:
    """R7, Traylo Monastery."""
    assert traylo_monastery(sheet("vvvv.vvvv")) == 14


@pytest.mark.parametrize("gap", list(".rxa#^"))
def test_traylo_monastery_needs_an_unbroken_line(gap: str) -> None:
    """R7, Traylo Monastery: the region goes round the gap below."""
    assert traylo_monastery(sheet(f"vv{gap}vv\n.vvv.")) == 0


def test_traylo_monastery_does_not_go_on_in_the_next_row() -> None:
    """R7, Traylo Monastery."""
    assert traylo_monastery(sheet(".........vv\nvv.........")) == 0


def test_traylo_monastery_takes_the_cell_of_diplomacy_for_a_village() -> None:
    """R7, Traylo Monastery: with R9.3."""
    assert traylo_monastery(sheet("vdvv")) == 7


def test_outer_enclave_gives_a_star_for_each_empty_cell_around_one_region() -> None:
    """R7, Outer Enclave."""
    assert outer_enclave(sheet("...\n.v.")) == 4
    assert outer_enclave(sheet("v")) == 2


def test_outer_enclave_takes_the_region_with_most_empty_cells_and_not_the_sum() -> None:
    """R7, Outer Enclave: the large one is hemmed in, the small one has four."""
    assert outer_enclave(sheet("vvvf...\nffff.v.")) == 4


def test_outer_enclave_counts_a_cell_once_though_it_touches_the_region_twice() -> None:
    """R7, Outer Enclave: B2 and the five others."""
    assert outer_enclave(sheet("vv\nv.")) == 3
    assert outer_enclave(sheet("vvv\nv.v\nvvv")) == 1 + 3 + 3


def test_outer_enclave_counts_empty_ruins_and_marked_cells() -> None:
    """R7, Outer Enclave: with R1.3."""
    assert outer_enclave(sheet("vr\nf", marks="A2")) == 1


@pytest.mark.parametrize("beside", list("fawmhx^#FX"))
def test_outer_enclave_does_not_count_filled_cells(beside: str) -> None:
    """R7, Outer Enclave."""
    assert outer_enclave(sheet(f"v{beside}\n.")) == 1


def test_outer_enclave_gives_nothing_when_no_cell_around_is_empty() -> None:
    """R7, Outer Enclave."""
    assert outer_enclave(sheet("v", rest="f")) == 0


def test_outer_enclave_takes_the_cell_of_diplomacy_for_a_village() -> None:
    """R7, Outer Enclave: with R9.3."""
    assert outer_enclave(sheet("...\n.d.")) == 4
    assert outer_enclave(sheet("....\n.vd.")) == 6


def test_gnomish_colony_gives_six_stars_for_a_region_with_a_square_of_four() -> None:
    """R7, Gnomish Colony."""
    assert gnomish_colony(sheet("vv\nvv")) == 6


def test_gnomish_colony_does_not_count_a_region_without_a_square() -> None:
    """R7, Gnomish Colony."""
    assert gnomish_colony(sheet("vvvv\nv..v\nvvvv")) == 0


def test_gnomish_colony_counts_a_region_once() -> None:
    """R7, Gnomish Colony: two squares joined by a street, and a square of nine."""
    assert gnomish_colony(sheet("vv.vv\nvvvvv")) == 6
    assert gnomish_colony(sheet("vvv\nvvv\nvvv")) == 6


def test_gnomish_colony_counts_each_region() -> None:
    """R7, Gnomish Colony."""
    assert gnomish_colony(sheet("vv.vv\nvv.vv")) == 12


def test_gnomish_colony_does_not_make_a_square_across_the_edge() -> None:
    """R7, Gnomish Colony."""
    assert gnomish_colony(sheet("v.........v\nv.........v\nv.........v")) == 0


def test_gnomish_colony_takes_the_cell_of_diplomacy_for_a_village() -> None:
    """R7, Gnomish Colony: with R9.3; a destroyed cell is none."""
    assert gnomish_colony(sheet("vd\nvv")) == 6
    assert gnomish_colony(sheet("vx\nvv")) == 0


def test_caravansary_gives_a_star_for_each_row_and_column_of_one_region() -> None:
    """R7, Caravansary."""
    assert caravansary(sheet("v")) == 2
    assert caravansary(sheet("vvv\nv\nv")) == 6


def test_caravansary_takes_the_region_that_spans_most_and_not_the_one_with_most_cells() -> None:
    """R7, Caravansary: six cells span five lines, five cells six."""
    assert caravansary(sheet("vvv.\nvvv.\n....\nvvvvv")) == 6


def test_caravansary_does_not_add_up_two_regions() -> None:
    """R7, Caravansary."""
    assert caravansary(sheet("vvv.vvv")) == 4


def test_caravansary_gives_at_most_twenty_two() -> None:
    """R7, Caravansary."""
    street = "\n".join(["v"] * 10 + ["v" * 11])
    assert caravansary(sheet(street)) == 22


def test_caravansary_gives_nothing_without_a_village() -> None:
    """R7, Caravansary."""
    assert caravansary(sheet("faw")) == 0


def test_caravansary_takes_the_cell_of_diplomacy_for_a_village() -> None:
    """R7, Caravansary: with R9.3."""
    assert caravansary(sheet("vdv")) == 4
    assert caravansary(sheet("vxv")) == 2
