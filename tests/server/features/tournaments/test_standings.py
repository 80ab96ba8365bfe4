"""Standings: stars, match points, places, marks."""

import csv
from io import StringIO

from hypothesis import given
from hypothesis import strategies as st

from cartographers.server.features.tournaments.files import csv_of
from cartographers.server.features.tournaments.messages import TournamentPlayer
from cartographers.server.features.tournaments.standings import match_points, standings
from cartographers.server.features.tournaments.tournament import Player, TryProgress
from cartographers.server.storage.tries import Mark
from server.features.tournaments.told import told_page

Results = dict[tuple[str, int], TryProgress]


def players(count: int, removed: int = 0) -> list[Player]:
    """Players with the names a, b, c …; the first ones are removed."""
    names = "abcdefghij"[:count]
    return [Player(number, name, name, 0.0, number <= removed) for number, name in enumerate(names, 1)]


def result(person: str, deal: int, stars: int | None, mark: Mark | None = None) -> Results:
    """A try that is over."""
    return {(person, deal): TryProgress(f"t/x/{deal}", person, f"{person}{deal}", True, stars, mark)}


def by_name(lines: list[TournamentPlayer]) -> dict[str, TournamentPlayer]:
    return {line.name: line for line in lines}


@given(st.lists(st.integers(-20, 200), max_size=12))
def test_match_points_are_one_for_each_who_has_fewer_stars_and_a_half_for_each_who_has_as_many(
    stars: list[int],
) -> None:
    naive = [
        sum((mine > theirs) + (mine == theirs) / 2 for other, theirs in enumerate(stars) if other != number)
        for number, mine in enumerate(stars)
    ]
    assert match_points(stars) == naive
    assert sum(naive) == len(stars) * (len(stars) - 1) / 2


def test_whoever_has_not_played_a_deal_gets_nothing_and_is_nobodys_opponent_there() -> None:
    tries = (
        result("a", 1, 30) | result("b", 1, 20) | result("c", 1, 30) | result("a", 2, 10) | result("b", 2, 40)
    )
    lines = by_name(standings(players(4), tries, [True, True], set()))
    assert [cell.points for cell in lines["a"].deals] == [1.5, 0]
    assert [cell.points for cell in lines["b"].deals] == [0, 1]
    assert [cell.points for cell in lines["c"].deals] == [1.5, None]
    assert [cell.points for cell in lines["d"].deals] == [None, None]
    # Two points are possible in the first deal, one in the second.
    assert [lines[name].percent for name in "abcd"] == [50, 33.33, 50, 0]
    assert [lines[name].stars for name in "abcd"] == [40, 60, 30, 0]
    assert [lines[name].place for name in "abcd"] == [2, 1, 3, None]
    assert [lines[name].place_points for name in "abcd"] == [1, 3, 1, None]
    assert [lines[name].played for name in "abcd"] == [2, 2, 1, 0]


def test_results_that_are_struck_or_late_and_players_who_were_removed_count_for_nobody() -> None:
    tries = (
        result("a", 1, 90) | result("b", 1, 50, "struck") | result("c", 1, 40) | result("d", 1, 30, "late")
    )
    lines = standings(players(5, removed=1), tries | result("e", 1, 20), [True], set())
    assert [line.name for line in lines] == ["c", "e", "b", "d", "a"]
    found = by_name(lines)
    assert found["c"].points == 1 and found["c"].percent == 100
    assert found["b"].stars == 0 and found["b"].deals[0].mark == "struck" and found["b"].deals[0].stars == 50
    assert found["d"].deals[0].mark == "late" and found["a"].place is None and found["a"].stars == 0


def test_deals_that_are_not_shown_tell_only_how_far_everybody_is() -> None:
    running = {("b", 1): TryProgress("t/x/1", "b", "game", False, None, None)}
    lines = by_name(standings(players(3), result("a", 1, 30) | running, [False], {("c", 1)}))
    cells = {name: lines[name].deals[0] for name in "abc"}
    assert [cells[name].progress for name in "abc"] == ["finished", "playing", "none"]
    assert all(cell.stars is None and cell.points is None for cell in cells.values())
    assert cells["c"].mark == "again" and lines["a"].stars == 0


def test_a_table_has_columns_that_stay_and_no_name_becomes_a_formula() -> None:
    named = [
        Player(number, name, name, 0.0)
        for number, name in enumerate(
            ("=SUM(A1)", 'Anna "A", B', "+1", "-2", "@x", "B;=1+1", "\uff1d1", "B; -1", "B;C"), 1
        )
    ]
    lines = standings(named, result("=SUM(A1)", 1, 30) | result("+1", 1, 20, "struck"), [True, False], set())
    rows = list(csv.DictReader(StringIO(csv_of(told_page(lines, deals=2)))))
    assert list(rows[0]) == [
        *("place", "place_points", "name", "stars", "points", "percent", "played"),
        *("deal_1_stars", "deal_1_points", "deal_1_mark", "deal_2_stars", "deal_2_points", "deal_2_mark"),
    ]
    assert {row["name"] for row in rows} == {
        *("'=SUM(A1)", 'Anna "A", B', "'+1", "'-2", "'@x"),
        *("B;'=1+1", "'\uff1d1", "B;' -1", "B;C"),
    }
    assert rows[0]["name"] == "'=SUM(A1)" and rows[0]["stars"] == "30" and rows[0]["deal_2_stars"] == ""
    assert next(row for row in rows if row["name"] == "'+1")["deal_1_mark"] == "struck"


def test_staying_away_is_not_better_than_negative_stars() -> None:
    lines = standings(players(3), result("b", 1, -4) | result("c", 1, -9), [True], set())
    assert [(line.name, line.place) for line in lines] == [("b", 1), ("c", 2), ("a", None)]
