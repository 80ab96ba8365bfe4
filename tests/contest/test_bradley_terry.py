"""Bradley–Terry ratings, against cases that can be worked out by hand."""

from itertools import permutations
from math import inf, log10, sqrt

import pytest

from cartographers.contest.bradley_terry import ELO, outcome, ratings


def deals(won: int, drawn: int = 0, lost: int = 0) -> list[list[tuple[float]]]:
    """What two players made of some deals, as the first has it."""
    return [[(2.0,), (1.0,)]] * won + [[(1.0,), (1.0,)]] * drawn + [[(1.0,), (2.0,)]] * lost


def test_more_wins_equal_draws_and_ties_may_be_broken() -> None:
    assert [outcome((2,), (1,)), outcome((1,), (1,)), outcome((1,), (2,))] == [1, 0.5, 0]
    assert outcome((10, -3), (10, -4)) == 1


@pytest.mark.parametrize(("won", "drawn", "lost"), [(30, 0, 10), (5, 10, 5), (0, 3, 17), (1, 0, 0)])
def test_two_players_differ_by_the_odds_with_one_draw_added(won: int, drawn: int, lost: int) -> None:
    first, second = ratings(deals(won, drawn, lost))
    wins = won + drawn / 2 + 0.5
    losses = lost + drawn / 2 + 0.5
    assert tuple(first) == (0, 0)
    assert second.elo == pytest.approx(400 * log10(losses / wins))


def test_the_interval_of_two_players_comes_from_how_their_deals_differ() -> None:
    won, lost = 30, 10
    number, chance = 41, 30.5 / 41
    spread = won * (1 - chance) ** 2 + lost * chance**2 + (0.5 - chance) ** 2
    information = number * chance * (1 - chance)
    assert ratings(deals(won, 0, lost))[1].margin == pytest.approx(1.96 * ELO * sqrt(spread) / information)


def test_players_who_always_draw_are_equal() -> None:
    found = ratings([[(1,)] * 3] * 20)
    assert [rating.elo for rating in found] == [0, 0, 0]


@pytest.mark.parametrize("number", [1, 200, 100_000])
def test_a_player_who_always_wins_is_rated_all_the_same_and_not_surely(number: int) -> None:
    winner = ratings([[(1,), (2,)]] * number)[1]
    assert winner.elo == pytest.approx(400 * log10((number + 0.5) / 0.5))
    assert 100 < winner.margin < inf


def test_a_ladder_on_which_everyone_always_beats_those_below_keeps_its_order() -> None:
    found = ratings([[(rung,) for rung in range(6)]] * 1000)
    assert [rating.elo for rating in found] == sorted(rating.elo for rating in found)
    assert all(rating.margin < inf for rating in found)


def test_who_is_named_first_only_moves_the_zero() -> None:
    played = [[(3,), (2,), (1,)], [(1,), (3,), (2,)], [(3,), (1,), (2,)], [(2,), (2,), (1,)]] * 5
    straight = [rating.elo for rating in ratings(played)]
    for order in permutations(range(3)):
        found = ratings([[deal[at] for at in order] for deal in played])
        assert [rating.elo for rating in found] == pytest.approx(
            [straight[at] - straight[order[0]] for at in order]
        )


def test_the_same_deals_played_four_times_over_halve_the_interval() -> None:
    played = deals(60, 5, 35)
    once, often = ratings(played)[1].margin, ratings(played * 4)[1].margin
    assert often == pytest.approx(once / 2, rel=0.02)


def test_one_player_alone_stands_at_zero() -> None:
    assert ratings([[(5,)], [(7,)]]) == [(0, 0)]
