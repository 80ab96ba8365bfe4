"""The results of a match: players, pairs and shares, from made-up games."""

import pytest

from cartographers.contest.match import Match, Played
from cartographers.contest.results import NothingPlayed, results
from cartographers.table.plan import Plan


def alone(deal: int, name: str, total: int, rating: int = 0, title: str | None = None) -> Played:
    return Played(deal, (name,), (total,), (0,), rating, title, ((1.0, 3.0, 2.0),))


DUEL = Match(("a", "b"), Plan())
GAMES = [
    alone(0, "a", 100, 30, "legendary-cartographer"),
    alone(0, "b", 90, 20, "master-mapsmith"),
    alone(1, "a", 80, 10, "journeyman-topographer"),
    alone(1, "b", 80, 10, "journeyman-topographer"),
    alone(2, "a", 60, -31),
    alone(2, "b", 70, -21, "oblivious-inkdrinker"),
    alone(3, "a", 90, 20, "master-mapsmith"),
    alone(3, "b", 60, -31),
]


def test_each_player_has_a_mean_a_rating_titles_and_times() -> None:
    first, second = results(DUEL, GAMES, 4).standings
    assert (first.total.mean, second.total.mean) == (82.5, 75)
    assert first.rating is not None and first.rating.mean == 7.25
    assert first.titles is not None
    shares = {key: share for key, share in first.titles.items() if share}
    assert shares == {
        "legendary-cartographer": 0.25,
        "master-mapsmith": 0.25,
        "journeyman-topographer": 0.25,
        "": 0.25,
    }
    assert (first.median_ms, first.p99_ms) == (2, 3)


def test_a_pair_is_the_first_less_the_second() -> None:
    (pair,) = results(DUEL, GAMES, 4).pairs
    assert (pair.first, pair.second) == ("a", "b")
    assert pair.difference.mean == 7.5
    assert (pair.won, pair.drawn, pair.lost) == (0.5, 0.25, 0.25)
    assert pair.p == pytest.approx(0.44444, abs=1e-5)


def test_only_deals_that_everyone_has_played_count() -> None:
    found = results(DUEL, GAMES[:-1], 4)
    assert (found.deals, found.last) == (3, 2)
    assert found.pairs[0].difference.mean == 0


def test_only_as_many_deals_as_are_asked_for_count() -> None:
    assert results(DUEL, GAMES, 1).pairs[0].difference.mean == 10


def test_nothing_can_be_said_before_a_deal_is_done() -> None:
    with pytest.raises(NothingPlayed):
        results(DUEL, GAMES[:1], 4)


def test_at_a_table_the_seats_of_a_player_are_averaged_and_ties_go_by_losses() -> None:
    match = Match(("a", "b"), Plan(seats=3))
    times = ((1.0,),) * 3
    games = [
        Played(0, match.seating(0), (10, 15, 20), (9, 5, 2), None, None, times),  # a b a
        Played(1, match.seating(1), (30, 20, 10), (0, 0, 0), None, None, times),  # b a b
    ]
    found = results(match, games, 2)
    assert [standing.totals for standing in found.standings] == [(15, 20), (15, 20)]
    (pair,) = found.pairs
    assert (pair.won, pair.drawn, pair.lost) == (0, 0.5, 0.5)  # 5.5 lost to monsters against 5
    assert all(standing.titles is None and standing.rating is None for standing in found.standings)
