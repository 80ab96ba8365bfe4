"""Cells and areas by their printed names."""

import pytest
from hypothesis import given

from cartographers.notation.cells import cell_name, names, read_cell, read_cells, read_names, write_cells
from cartographers.notation.error import BadNotation
from cartographers.rules.area import cell
from testkit.decisions import areas, single


@given(areas)
def test_reading_cells_undoes_writing_them(area: int) -> None:
    assert read_cells(write_cells(area)) == read_names(names(area)) == area


@given(single)
def test_reading_a_cell_undoes_writing_it(one: int) -> None:
    assert read_cell(cell_name(one)) == one


def test_a1_is_top_left_and_k11_bottom_right() -> None:
    assert (read_cell("A1"), read_cell("K11")) == (cell(0, 0), cell(10, 10))


def test_runs_along_a_row_are_joined_and_rows_are_not() -> None:
    assert write_cells(read_cells("A11,B1,B2,B3,C3")) == "A11,B1-B3,C3"


def test_cells_may_be_listed_in_any_order() -> None:
    assert read_cells("C3,A1") == read_cells("A1,C3")


@pytest.mark.parametrize(
    "text", ["", "A", "A0", "A12", "L1", "a1", "A01", "A1-", "A3-A1", "A1-B1", "A1,,A2", "A1 "]
)
def test_what_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_cells(text)


@pytest.mark.parametrize("text", ["A1,A1", "A1-A3,A2"])
def test_a_cell_is_named_once(text: str) -> None:
    with pytest.raises(BadNotation, match="named"):
        read_cells(text)
