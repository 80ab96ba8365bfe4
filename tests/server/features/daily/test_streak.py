"""The streak of days on which somebody has drawn the deal of the day, and what friends have drawn."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cartographers.server.features.daily.streak import longest, streak
from server.daily_clock import DAY, TOMORROW, WallClock, begin, finish, serve
from server.postgres_server import on_both_databases

TODAY = 100


@pytest.mark.parametrize(
    ("missed", "days"),
    [
        pytest.param([], 30, id="none missed"),
        pytest.param([100], 29, id="today is not over"),
        pytest.param([97], 29, id="one missed day is forgiven"),
        pytest.param([97, 90], 28, id="another one is forgiven a week later"),
        pytest.param([97, 91], 8, id="two in one week are not"),
        pytest.param([98, 97], 2, id="two in a row are not"),
        pytest.param([100, 99, 98], 0, id="nothing was drawn lately"),
    ],
)
def test_a_streak_counts_the_days_drawn_and_forgives_one_missed_day_a_week(
    missed: list[int], days: int
) -> None:
    drawn = {day for day in range(71, TODAY + 1) if day not in missed}
    assert streak(drawn, TODAY) == days


def test_the_longest_streak_may_be_over_and_forgives_as_the_one_of_today_does() -> None:
    assert longest({*range(1, 6), 20}) == 5
    # One missed day in seven is forgiven, a second one is not.
    assert longest({1, 2, 3, 5, 6}) == 5 and longest({1, 2, 3, 5, 7, 8}) == 4
    assert longest(()) == 0


def test_who_has_drawn_nothing_has_no_streak() -> None:
    assert streak(set(), TODAY) == 0


@on_both_databases
def test_today_tells_of_the_last_days_and_of_friends_whose_stars_stay_hidden_until_one_has_drawn(
    tmp_path: Path, database: Callable[[], str]
) -> None:
    clock = WallClock()
    with serve(tmp_path, clock, database()) as served:
        anna, bert, stranger = served.device(), served.device(), served.device()
        invited = anna.create("me", "open")
        joined = bert.post("/api/join", json={"code": invited["invites"]["1"], "name": "Bert"})
        assert joined.status_code == 200, joined.text
        finish(anna, begin(anna, name="Anna"))
        clock.now += DAY
        finish(stranger, begin(stranger, TOMORROW, name="Zoe"))
        finish(bert, begin(bert, TOMORROW, name="Bert"))
        before = anna.get("/api/daily").json()
        finish(anna, begin(anna, TOMORROW, name="Anna"))
        after = anna.get("/api/daily").json()
    assert [seal["drawn"] for seal in before["seals"]] == [False] * 5 + [True, False]
    assert (before["streak"], after["streak"]) == (1, 2)
    assert before["friends"] == [{"name": "Bert", "profile": None, "drawn": True, "stars": None}]
    assert after["friends"][0]["stars"] is not None
    assert (before["rows"], len(after["rows"])) == ([], 11)
