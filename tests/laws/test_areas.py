"""Laws of cells, neighbours and regions (R1.4, R1.5)."""

from functools import reduce
from operator import and_

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers.rules.area import (
    BOARD,
    EDGE,
    around,
    beside_two,
    cell,
    cells,
    neighbours,
    place,
    regions,
    size,
    union,
)
from naive import board as naive_board
from naive import regions as naive_regions
from testkit.held import ALL, held_area

areas = st.integers(0, BOARD)
#: Areas of all densities: the cells that several random areas share.
sparse = st.lists(areas, min_size=1, max_size=4).map(lambda some: reduce(and_, some))


def places(area: int) -> set[tuple[int, int]]:
    return {place(one) for one in cells(area)}


@given(sparse)
def test_an_area_is_the_union_of_its_cells(area: int) -> None:
    """R1.1"""
    assert union(cells(area)) == area
    assert len(list(cells(area))) == size(area)


@pytest.mark.parametrize("index", range(121))
def test_a_cell_has_the_neighbours_that_share_a_side_with_it(index: int) -> None:
    """R1.4"""
    where = divmod(index, 11)
    assert places(neighbours(cell(*where))) == set(naive_board.neighbours(where))


@given(sparse, sparse)
def test_adjacency_is_mutual(one: int, other: int) -> None:
    """R1.4"""
    assert bool(neighbours(one) & other) == bool(neighbours(other) & one)


@given(sparse, sparse)
def test_the_neighbours_of_two_areas_are_those_of_either(one: int, other: int) -> None:
    """R1.4"""
    assert neighbours(one | other) == neighbours(one) | neighbours(other)


@pytest.mark.parametrize("way", sorted(ALL))
@given(area=sparse)
def test_neighbours_do_not_depend_on_how_the_sheet_is_held(area: int, way: str) -> None:
    """R1.4"""
    assert neighbours(held_area(area, way)) == held_area(neighbours(area), way)


@given(sparse)
def test_a_cell_beside_two_is_beside_two_different_cells(area: int) -> None:
    """R1.4"""
    by_hand = union(one for one in cells(BOARD) if size(neighbours(one) & area) >= 2)
    assert beside_two(area) == by_hand


@given(sparse)
def test_regions_part_an_area(area: int) -> None:
    """R1.5: every cell lies in exactly one"""
    found = list(regions(area))
    assert union(found) == area
    assert sum(map(size, found)) == size(area)


@given(sparse)
def test_no_two_regions_touch(area: int) -> None:
    """R1.5: a region is maximal"""
    assert all(not around(region) & area for region in regions(area))


@given(sparse)
def test_regions_agree_with_the_naive_ones(area: int) -> None:
    """R1.5"""
    naive = naive_regions.joined(sorted(places(area)))
    assert sorted(sorted(places(region)) for region in regions(area)) == sorted(map(sorted, naive))


@given(sparse)
def test_around_a_region_lies_what_the_naive_reader_finds_beside_it(area: int) -> None:
    """R1.5"""
    for region in regions(area):
        assert places(around(region)) == naive_regions.beside(places(region))


@given(sparse)
def test_the_edge_is_where_the_naive_reader_sees_it(area: int) -> None:
    """R1.4"""
    assert places(area & EDGE) == {where for where in places(area) if naive_board.at_edge(where)}
