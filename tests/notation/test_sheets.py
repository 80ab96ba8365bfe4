"""Sheets as pictures and as lines."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers.boxes import shelf
from cartographers.notation.error import BadNotation
from cartographers.notation.sheet_line import read_line, write_line
from cartographers.notation.sheet_picture import read_picture, write_picture

MARKS = ".r^#fvawmhxdFVAWMHXD"
pictures = st.lists(st.text(MARKS, min_size=11, max_size=11), min_size=11, max_size=11)


@given(pictures)
def test_reading_a_picture_undoes_writing_it(rows: list[str]) -> None:
    assert write_picture(read_picture(rows)) == rows
    assert read_picture(write_picture(read_picture(rows))) == read_picture(rows)


@given(pictures)
def test_reading_a_line_undoes_writing_it(rows: list[str]) -> None:
    assert read_line(write_line(read_picture(rows))) == read_picture(rows)


@pytest.mark.parametrize("side", "ABCD")
def test_a_printed_sheet_is_its_own_picture(side: str) -> None:
    sheet = shelf().sheets[side].printed
    assert read_picture(write_picture(sheet)) == read_line(write_line(sheet)) == sheet


def test_runs_of_empty_cells_are_a_number() -> None:
    assert write_line(read_picture(["...........", "f.........r", *["f" * 11] * 9])).startswith("11/f9r/ffff")


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (["." * 11] * 10, "a sheet has 11 rows, not 10"),
        ([*["." * 11] * 10, "." * 12], "row 11 has 12 cells instead of 11"),
        ([*["." * 11] * 10, ".....?....."], r"'\?' in row 11, column 6 is no terrain"),
        ("f" * 11, "a sheet is 11 lines of text"),
    ],
)
def test_what_is_no_sheet_is_refused(rows: Any, sentence: str) -> None:
    with pytest.raises(BadNotation, match=sentence):
        read_picture(rows)


@pytest.mark.parametrize("line", ["", "11/11", "/".join(["12"] * 11), "/".join(["11"] * 10 + ["5f"])])
def test_what_is_no_line_of_a_sheet_is_refused(line: str) -> None:
    with pytest.raises(BadNotation, match="in the line"):
        read_line(line)
