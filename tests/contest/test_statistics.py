"""Means, intervals and p-values, against values from tables and textbooks."""

from math import isclose, sqrt

import pytest

from cartographers.contest.estimate import chance_of, estimate, quantile
from cartographers.contest.student import critical, two_sided

#: Hours of sleep gained with one of two drugs over the other: Student's own example.
SLEEP = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4]


@pytest.mark.parametrize(
    ("freedom", "distance"), [(1, 12.7062), (4, 2.7764), (10, 2.2281), (199, 1.9720), (999, 1.9623)]
)
def test_the_critical_values_are_those_of_the_tables(freedom: int, distance: float) -> None:
    assert critical(freedom) == pytest.approx(distance, abs=5e-5)
    assert two_sided(distance, freedom) == pytest.approx(0.05, abs=1e-5)


def test_with_one_degree_of_freedom_half_of_all_values_are_farther_out_than_one() -> None:
    assert isclose(two_sided(1, 1), 0.5)


def test_a_huge_distance_has_a_tiny_chance_and_none_has_all() -> None:
    assert 0 < two_sided(30, 999) < 1e-130
    assert two_sided(0, 5) == 1


def test_an_estimate_is_the_mean_with_its_interval() -> None:
    found = estimate([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.spread == pytest.approx(sqrt(2.5))
    assert found.margin == pytest.approx(1.9632, abs=1e-4)


def test_a_single_number_has_no_interval() -> None:
    assert estimate([7]) == (7, None, None)


def test_the_p_value_is_that_of_the_paired_t_test() -> None:
    assert chance_of(SLEEP) == pytest.approx(0.002833, abs=1e-6)
    assert chance_of([-gain for gain in SLEEP]) == pytest.approx(chance_of(SLEEP))


def test_differences_without_a_spread_go_by_their_signs() -> None:
    assert chance_of([0, 0, 0]) == 1
    assert chance_of([3]) == 1
    assert chance_of([3, 3, 3]) == 0.25


@pytest.mark.parametrize(("share", "number"), [(0.5, 50), (0.99, 99), (0.991, 100), (1, 100), (0.001, 1)])
def test_a_quantile_is_one_of_the_numbers(share: float, number: int) -> None:
    assert quantile(range(100, 0, -1), share) == number
