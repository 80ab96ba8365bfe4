"""Counts for all rows and columns at once: the same as line by line."""

from hypothesis import given
from hypothesis import strategies as st

from cartographers.players.evaluate.features.lines import cells_in_lines, counted, exactly, once, places
from cartographers.rules.area import BOARD, COLUMNS, ROWS, size

#: Areas with few and with many cells.
AREAS = st.one_of(
    st.integers(0, BOARD),
    st.builds(lambda one, other: one & other, st.integers(0, BOARD), st.integers(0, BOARD)),
    st.builds(lambda one, other: one | other, st.integers(0, BOARD), st.integers(0, BOARD)),
)


@given(AREAS, AREAS)
def test_lines_are_counted_by_their_cells(one: int, other: int) -> None:
    digits = counted(places(one, other))
    sizes = [size(one & row) for row in ROWS] + [size(other & column) for column in COLUMNS]
    assert [size(exactly(digits, number)) for number in range(12)] == [sizes.count(at) for at in range(12)]
    assert size(once(places(one, other))) == sizes.count(1)


@given(AREAS, AREAS)
def test_cells_where_two_of_the_lines_cross_count_twice(area: int, gaps: int) -> None:
    found = cells_in_lines(area, exactly(counted(places(gaps, gaps)), 4))
    assert found == sum(size(area & line) for line in ROWS + COLUMNS if size(gaps & line) == 4)
