"""Paired deals: all players get the same cards, and each sits in every seat."""

from collections import Counter

import pytest

from cartographers.contest.match import Job, Match, Played
from cartographers.contest.suite import SUITES
from cartographers.rules.event import Began, Revealed
from cartographers.table.opening import bot, play_out
from cartographers.table.plan import Plan


@pytest.mark.parametrize("suite", ["A-base", "B-everything"])
def test_every_player_sees_the_same_set_up_and_the_same_cards(suite: str) -> None:
    match = SUITES[suite].match("chance", "greedy")
    seen = []
    for name in match.players:
        table = match.open_table(3)
        play_out(table, [bot(name, 3, 0)])
        seen.append([event for event in table.log if isinstance(event, Began | Revealed)])
    assert len(seen[0]) > 15
    assert seen[0] == seen[1]


def test_the_deals_follow_the_first_seed() -> None:
    setups = [Match(("chance",), Plan(), 7 + more).open_table(2 - more).game.setup for more in range(3)]
    assert setups[0] == setups[1] == setups[2] != Match(("chance",), Plan(), 7).open_table(1).game.setup


def test_alone_every_player_plays_every_deal_and_deal_after_deal() -> None:
    jobs = list(Match(("greedy", "chance"), Plan()).jobs(2))
    assert jobs == [Job(0, ("greedy",)), Job(0, ("chance",)), Job(1, ("greedy",)), Job(1, ("chance",))]


def test_a_game_alone_is_rated_and_every_move_is_timed(match: Match, games: list[Played]) -> None:
    table = match.open_table(0)
    play_out(table, [bot("greedy", match.seed, 0)])
    first = games[0]
    assert first.totals == (table.game.seats[0].stars,)
    assert first.lost == (table.game.seats[0].lost,)
    assert first.rating is not None and first.title is not None
    assert len(first.ms[0]) >= 15


def test_at_a_table_there_is_a_total_and_a_loss_for_each_seat() -> None:
    played = Match(("greedy", "chance"), Plan(seats=3)).play(Job(1, ("chance", "greedy", "chance")))
    assert len(played.totals) == len(played.lost) == len(played.ms) == 3
    assert played.totals[1] > max(played.totals[0], played.totals[2])
    assert played.rating is None and played.title is None


@pytest.mark.parametrize(("players", "seats"), [("ab", 2), ("ab", 3), ("abc", 3), ("abc", 4), ("abcd", 100)])
def test_after_as_many_deals_as_players_everyone_has_sat_everywhere_once(players: str, seats: int) -> None:
    match = Match(tuple(players), Plan(seats=seats))
    for start in (0, len(players)):
        tables = [match.seating(deal) for deal in range(start, start + len(players))]
        for sat in zip(*tables, strict=True):
            assert Counter(sat) == Counter(players)


def test_the_order_round_the_table_is_turned_round_so_that_neighbours_change() -> None:
    match = Match(("a", "b", "c"), Plan(seats=3))
    to_the_left: Counter[tuple[str, str]] = Counter()
    for deal in range(12):
        order = match.seating(deal)
        to_the_left.update((order[seat], order[(seat + 1) % 3]) for seat in range(3))
    assert len(to_the_left) == 6
    assert set(to_the_left.values()) == {6}
