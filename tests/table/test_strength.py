"""Strength without luck: the points of games, how sure they are, and what is at stake."""

from random import Random

import pytest

from cartographers.boxes import shelf
from cartographers.contest.suite import SUITES
from cartographers.players.kinds import KINDS
from cartographers.players.roster import player
from cartographers.rules.view import view
from cartographers.table.analysis import moments
from cartographers.table.opening import play_out
from cartographers.table.strength import (
    LATEST,
    LEAST_GAMES,
    MARGIN,
    MARKS,
    RatedGame,
    course,
    stake,
    strength,
)


def test_a_solid_player_has_a_hundred_points_and_who_loses_all_that_is_at_stake_none() -> None:
    assert RatedGame(0.0, 80.0).points == 100
    assert RatedGame(-80.0, 80.0).points == 0
    assert RatedGame(8.0, 80.0).points == pytest.approx(110)
    assert RatedGame(0.0, 0.0).points is None


def test_a_game_with_more_at_stake_counts_more() -> None:
    found = strength([RatedGame(-60.0, 120.0), RatedGame(0.0, 40.0)])
    assert found and found.points == pytest.approx(100 * (1 - 60 / 160))


def test_twice_the_stars_on_a_larger_sheet_are_the_same_strength() -> None:
    small = strength([RatedGame(-10.0, 50.0), RatedGame(-20.0, 50.0)])
    large = strength([RatedGame(-20.0, 100.0), RatedGame(-40.0, 100.0)])
    assert small and large
    assert (small.points, small.error) == pytest.approx((large.points, large.error))


def test_nothing_is_said_without_a_game_in_which_something_was_at_stake() -> None:
    assert strength([]) is None and strength([RatedGame(0.0, 0.0)]) is None


def test_it_is_not_known_before_there_are_enough_games_or_while_they_differ_too_much() -> None:
    alike, unlike = RatedGame(-20.0, 80.0), (RatedGame(0.0, 80.0), RatedGame(-80.0, 80.0))
    few, enough = strength([alike] * (LEAST_GAMES - 1)), strength([alike] * LEAST_GAMES)
    assert few and not few.known and enough and enough.known
    wide = strength([*unlike] * LEAST_GAMES)
    assert wide and not wide.known and wide.margin > MARGIN


def test_the_stated_interval_has_the_truth_in_it_nineteen_times_in_twenty() -> None:
    rng, held = Random(1), 0
    for _ in range(1000):
        games = [RatedGame(rng.gauss(-20.0, 11.0), rng.gauss(90.0, 15.0)) for _ in range(8)]
        found = strength(games)
        assert found
        held += abs(found.points - 100 * (1 - 20 / 90)) <= found.margin
    assert 920 <= held <= 985


def test_only_the_latest_games_say_how_strong_somebody_is_now() -> None:
    weak, strong = RatedGame(-60.0, 80.0), RatedGame(0.0, 80.0)
    now = course([weak] * LATEST + [strong] * LATEST)
    then, last = now[LATEST - 1], now[-1]
    assert then and last
    assert (then.points, last.points) == pytest.approx((25, 100))


def test_chance_loses_about_what_is_at_stake() -> None:
    """Of one game, so only roughly."""
    table = SUITES["A-base"].match().open_table(0)
    play_out(table, [player("chance", 1)])
    found = [stake(view(one.game, 0)) for one in moments(shelf(), table.log, 0)]
    assert all(one >= 0 for one in found) and 50 < sum(found) < 160


def test_marks_are_bots_that_people_can_choose() -> None:
    assert set(MARKS) <= {bot.key for kind in KINDS for bot in kind.bots}
    assert list(MARKS.values()) == sorted(MARKS.values())
