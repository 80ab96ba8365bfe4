"""The laws of lanes: whatever an operator does to a plain area, it does to its lanes."""

from typing import Any

import jax
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers.rules.area import BOARD, EDGE, SIDE, fold_regions, gather, neighbours, size
from cartographers.sim.lanes import Lanes, words

areas = st.integers(0, BOARD)


def lanes(area: int) -> Lanes:
    return Lanes(words(area))


def plain(area: Lanes) -> int:
    return sum(int(np.asarray(word)) << 32 * place for place, word in enumerate(area.words))


@given(areas, areas)
def test_lanes_meet_and_join_like_numbers(one: int, other: int) -> None:
    assert plain(lanes(one) & lanes(other)) == plain(one & lanes(other)) == plain(lanes(one) & other)
    assert plain(lanes(one) & other) == one & other
    assert plain(lanes(one) | lanes(other)) == plain(one | lanes(other)) == one | other
    assert plain(lanes(one) & ~lanes(other)) == plain(lanes(one) & ~other) == one & ~other


@given(areas, st.sampled_from([1, SIDE, 32, 33]))
def test_lanes_move_like_numbers(area: int, by: int) -> None:
    assert plain(lanes(area) >> by) == area >> by
    assert plain((lanes(area) << by) & BOARD) == (area << by) & BOARD


@given(areas, areas)
def test_lanes_answer_like_numbers(one: int, other: int) -> None:
    assert size(lanes(one)) == size(one)
    assert bool(lanes(one) == other) is (one == other)
    assert bool(lanes(one) != lanes(other)) is (one != other)
    assert bool(lanes(one) == one)
    assert plain(lanes(one) * True) == plain(True * lanes(one)) == one
    assert plain(lanes(one) * False) == 0


@given(areas)
def test_the_first_cell_is_the_lowest_bit(area: int) -> None:
    assert plain(lanes(area).first()) == area & -area


def in_order(two: tuple[Any, Any], region: Any) -> tuple[Any, Any]:
    """A number that tells in which order regions of which sizes came."""
    total, place = two
    return total + place * size(region), place + 2


@pytest.mark.parametrize("area", [0, 1, BOARD, EDGE, BOARD // 3, BOARD & ~EDGE & ~neighbours(EDGE) | 1])
def test_lanes_go_through_the_same_regions_in_the_same_order(area: int) -> None:
    on_lanes = jax.jit(lambda lanes: fold_regions(lanes, (0, 1), in_order))(lanes(area))
    assert on_lanes == fold_regions(area, (0, 1), in_order)


def test_what_is_gathered_at_regions_is_an_area_again() -> None:
    area = BOARD & ~EDGE
    assert plain(gather(lanes(area), lambda region: neighbours(region) & EDGE)) == EDGE & neighbours(area)
