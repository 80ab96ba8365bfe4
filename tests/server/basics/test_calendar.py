"""Days and weeks: the same for everyone, whatever is done to the clocks."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers.server.basics.calendar import FIRST, DayKey, period_at, read_period
from cartographers.server.features.daily.setups import CYCLE, MIXES, SHEETS, plan_of, setup_of
from cartographers.server.games.plans import setup_from

DAY = 24 * 3600.0


def at(zone: str, moment: str) -> float:
    """A moment as a clock on the wall of some place shows it."""
    return datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo(zone)).timestamp()


@given(st.datetimes(datetime(2026, 11, 2), datetime(2100, 1, 1)))
def test_each_moment_is_in_one_day_and_one_week_and_each_can_be_read_by_its_name(moment: datetime) -> None:
    now = moment.replace(tzinfo=UTC).timestamp()
    for period in (period_at("day", now), period_at("week", now)):
        assert period.has(now) and not period.moved(1).has(now) and not period.moved(-1).has(now)
        assert read_period(period.text) == period
        assert period.moved(1).begins == period.ends and period.moved(1).number == period.number + 1
    assert period_at("week", now).first.weekday() == 0


@pytest.mark.parametrize(
    ("zone", "before", "after"),
    [
        # Summer time begins and ends: for an hour nothing, or the same hour twice.
        ("Europe/Prague", "2027-03-28T01:59:59", "2027-03-28T03:00:00"),
        ("Europe/Kyiv", "2026-10-25T03:59:59", "2026-10-25T04:00:00"),
        ("America/New_York", "2027-03-14T01:59:59", "2027-03-14T03:00:00"),
        ("Australia/Lord_Howe", "2027-04-04T01:59:59", "2027-04-04T02:00:00"),
    ],
)
def test_a_change_of_the_clocks_somewhere_changes_no_day(zone: str, before: str, after: str) -> None:
    early, late = at(zone, before), at(zone, after)
    assert period_at("day", early) == period_at("day", late)
    day = period_at("day", early)
    assert day.ends - day.begins == DAY


def test_a_day_ends_at_the_same_moment_everywhere_and_by_the_local_clock_an_hour_later_in_summer() -> None:
    winter, summer = read_period("2027-03-27"), read_period("2027-03-28")
    assert winter and summer
    in_prague = [datetime.fromtimestamp(day.ends, ZoneInfo("Europe/Prague")).hour for day in (winter, summer)]
    assert in_prague == [1, 2]
    assert summer.ends == at("Asia/Tokyo", "2027-03-29T09:00:00") == at("UTC", "2027-03-29T00:00:00")


def test_weeks_are_those_of_iso_8601_also_at_new_year() -> None:
    last = read_period("2026-W53")
    assert last and last.first.isoformat() == "2026-12-28" and last.ends - last.begins == 7 * DAY
    assert last.moved(1).text == "2027-W01"
    assert period_at("week", at("UTC", "2027-01-03T23:59:59")) == last


@pytest.mark.parametrize(
    "name",
    [
        *("", "today", "2026-11-31", "2026-13-01", "20261116", "2026-11-01", "99999-01-01", "٢٠٢٦-11-16"),
        *("2026-W00", "2027-W53", "2026-W7", "2026-W44", "2026-W47-1", "-W"),
    ],
)
def test_what_is_no_day_or_week_with_a_deal_is_not_read(name: str) -> None:
    assert read_period(name) is None


def test_the_published_rule_comes_to_every_combination_and_changes_sheet_and_boxes_every_day() -> None:
    cycle = [setup_of(number) for number in range(CYCLE)]
    assert len(cycle) == 60
    for sheet in SHEETS:
        for mix in MIXES:
            found = [one.boxes for one in cycle if one.sheet == sheet and one.boxes[: len(mix)] == mix]
            exact = [boxes for boxes in found if set(boxes) - {"skills"} == set(mix)]
            assert len(exact) == 3 and sum("skills" in boxes for boxes in exact) == 1
    assert all(setup_of(number) == cycle[number % CYCLE] for number in range(1000))
    assert all(
        one.sheet != other.sheet and set(one.boxes) - {"skills"} != set(other.boxes) - {"skills"}
        for one, other in pairwise(cycle)
    )
    for number in range(CYCLE):
        plan = plan_of(number, "Anna")
        assert plan.hints is False and not plan.watchers and not plan.edicts
        assert setup_from(plan, seed=number).sheet == cycle[number].sheet


@pytest.mark.parametrize(
    ("name", "sheet", "boxes"),
    [
        ("2026-11-16", "A", ("heroes",)),
        ("2026-11-17", "B", ("base", "ambush")),
        ("2026-W47", "B", ("base", "skills")),
    ],
)
def test_what_was_published_for_a_day_stays(name: str, sheet: str, boxes: tuple[str, ...]) -> None:
    period = read_period(name)
    assert period
    assert (setup_of(period.number).sheet, setup_of(period.number).boxes) == (sheet, boxes)


def test_the_first_day_with_a_deal_begins_a_week() -> None:
    first = DayKey(FIRST)
    assert read_period(first.text) and read_period(first.moved(-1).text) is None
    assert period_at("week", first.begins).first == FIRST
    assert period_at("day", first.begins - 1).first == FIRST - timedelta(days=1)
