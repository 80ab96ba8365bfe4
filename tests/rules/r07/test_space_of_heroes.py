"""R7: the space cards of Heroes."""

import pytest

from cartographers.boxes.heroes.edicts import banded_hills, dwarvenholds, silos, starlit_sigil
from testkit import sheet


def a_column(number: int, mark: str = "f") -> str:
    """A picture of one filled column by its printed number."""
    return "\n".join(["." * (number - 1) + mark] * 11)


def test_dwarvenholds_gives_seven_stars_for_each_filled_line_with_a_mountain() -> None:
    """R7, Dwarvenholds: a row, a column, both."""
    assert dwarvenholds(sheet("^" + "f" * 10)) == 7
    assert dwarvenholds(sheet("\n".join("^" + "f" * 10))) == 7
    assert dwarvenholds(sheet("\n".join(["^" + "f" * 10] + ["f"] * 10))) == 14


def test_dwarvenholds_does_not_count_a_filled_line_without_a_mountain() -> None:
    """R7, Dwarvenholds: wasteland is no mountain."""
    assert dwarvenholds(sheet("f" * 11)) == 0
    assert dwarvenholds(sheet("#" + "f" * 10)) == 0


def test_dwarvenholds_does_not_count_a_line_with_an_empty_cell() -> None:
    """R7, Dwarvenholds: nor with an empty ruins cell."""
    assert dwarvenholds(sheet("^" + "f" * 9)) == 0
    assert dwarvenholds(sheet("^" + "f" * 9 + "r")) == 0


def test_dwarvenholds_counts_a_line_with_two_mountains_once() -> None:
    """R7, Dwarvenholds."""
    assert dwarvenholds(sheet("^^" + "f" * 9)) == 7


def test_dwarvenholds_counts_destroyed_and_wasteland_cells_as_filled() -> None:
    """R7, Dwarvenholds."""
    assert dwarvenholds(sheet("^#x" + "m" * 8)) == 7


@pytest.mark.parametrize("number", [1, 3, 5, 7, 9, 11])
def test_silos_gives_ten_stars_for_each_filled_column_with_an_odd_number(number: int) -> None:
    """R7, Silos: numbering from 1."""
    assert silos(sheet(a_column(number))) == 10


@pytest.mark.parametrize("number", [2, 4, 6, 8, 10])
def test_silos_gives_nothing_for_a_column_with_an_even_number(number: int) -> None:
    """R7, Silos."""
    assert silos(sheet(a_column(number))) == 0


def test_silos_does_not_count_rows_nor_columns_with_an_empty_cell() -> None:
    """R7, Silos."""
    assert silos(sheet("f" * 11)) == 0
    assert silos(sheet("\n".join("f" * 10))) == 0
    assert silos(sheet("\n".join("f" * 10 + "r"))) == 0


@pytest.mark.parametrize("mark", list("vawmhx^#dX"))
def test_silos_counts_everything_that_is_filled(mark: str) -> None:
    """R7, Silos."""
    assert silos(sheet(a_column(1, mark))) == 10


def test_banded_hills_gives_four_stars_for_each_row_with_five_terrain_types() -> None:
    """R7, Banded Hills."""
    assert banded_hills(sheet("fvawm")) == 4
    assert banded_hills(sheet("f.v.a.w.m..\nfvawmh^")) == 8


def test_banded_hills_does_not_count_a_row_with_four() -> None:
    """R7, Banded Hills: however many cells."""
    assert banded_hills(sheet("fvawfvawfva")) == 0


@pytest.mark.parametrize("fifth", list("fvawmh^"))
def test_banded_hills_counts_all_seven_terrain_types(fifth: str) -> None:
    """R7, Banded Hills: four others beside this one."""
    four = [mark for mark in "fvawmh^" if mark != fifth][:4]
    assert banded_hills(sheet("".join(four) + fifth)) == 4


@pytest.mark.parametrize("fifth", list("#xr.X"))
def test_banded_hills_does_not_count_wasteland_destroyed_nor_empty_cells(fifth: str) -> None:
    """R7, Banded Hills."""
    assert banded_hills(sheet(f"fvaw{fifth}")) == 0


def test_banded_hills_does_not_count_columns() -> None:
    """R7, Banded Hills."""
    assert banded_hills(sheet("f\nv\na\nw\nm")) == 0


def test_banded_hills_takes_both_types_of_the_cell_of_diplomacy() -> None:
    """R7, Banded Hills: with R9.3."""
    assert banded_hills(sheet("fdwm")) == 4
    assert banded_hills(sheet("fdw")) == 0


def test_starlit_sigil_gives_four_stars_for_each_region_of_exactly_three_empty_cells() -> None:
    """R7, Starlit Sigil: in a line or round a corner."""
    assert starlit_sigil(sheet("...", rest="f")) == 4
    assert starlit_sigil(sheet("..\n.", rest="f")) == 4
    assert starlit_sigil(sheet("...f...", rest="f")) == 8


def test_starlit_sigil_does_not_count_two_or_four() -> None:
    """R7, Starlit Sigil."""
    assert starlit_sigil(sheet("..", rest="f")) == 0
    assert starlit_sigil(sheet("....", rest="f")) == 0


def test_starlit_sigil_does_not_join_empty_cells_at_a_corner() -> None:
    """R7, Starlit Sigil: three, and one at their corner."""
    assert starlit_sigil(sheet("...f\nfff.", rest="f")) == 4
    assert starlit_sigil(sheet("..f\nff.", rest="f")) == 0


def test_starlit_sigil_counts_unfilled_ruins_and_marked_cells_as_empty() -> None:
    """R7, Starlit Sigil."""
    assert starlit_sigil(sheet("r..", rest="f", marks="A2")) == 4


@pytest.mark.parametrize("mark", list("vawmhx^#dX"))
def test_starlit_sigil_does_not_ask_what_lies_around(mark: str) -> None:
    """R7, Starlit Sigil."""
    assert starlit_sigil(sheet(f"...{mark}", rest=mark.lower())) == 4
