"""The analysis of a game: every own decision once, luck apart from skill, and sums that are exact."""

from itertools import pairwise

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.card import ExploreCard
from cartographers.rules.event import Committed, Event, Withdrawn
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup
from cartographers.rules.state import Phase
from cartographers.rules.view import view
from cartographers.table.analysis import Move, analyse, moments, openings, summed
from cartographers.table.table import Table
from testkit import base_setup, heroes_setup, whole_game
from testkit.oracle import Oracle

SETUPS = {
    "solo": base_setup(seats=1),
    "solo heroes": heroes_setup(seats=1, skills=("search", "diplomacy", "acrobatics")),
    "three": heroes_setup(seats=3, skills=("search", "diplomacy", "acrobatics")),
}


@pytest.fixture(params=SETUPS)
def table(request: pytest.FixtureRequest) -> Table:
    return whole_game(SETUPS[request.param], seed=5)


def analysed(table: Table, seat: int = 0) -> list[Move]:
    return list(analyse(shelf(), table.log, seat, Oracle()))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_the_stars_at_the_end_are_those_expected_at_first_and_all_luck_and_all_skill(
    setup: Setup, seed: int
) -> None:
    table = whole_game(setup, seed)
    for seat in range(setup.seats):
        final = table.game.seats[seat].stars
        moves = analysed(table, seat)
        sums = summed(moves, final)
        # Exactly: no tolerance.
        assert sums.final == final == sums.start + sums.luck + sums.skill
        assert sums.skill == sum(move.skill for move in moves)
        assert sums.luck == sum(move.luck for move in moves) + sums.closing
        assert sums.lost == sum(move.lost for move in moves)


def test_skill_is_against_the_steady_hand_and_what_is_lost_against_the_best(table: Table) -> None:
    better = worse = seeming = 0
    for move in analysed(table):
        best, played = move.best[0].expected, move.played.expected
        (usual,) = (one.expected for one in move.best if one.usual)
        assert move.played in move.best and (move.revealed, move.moved) == (usual, played)
        assert (move.luck, move.skill) == (usual - move.before, played - usual)
        assert move.lost == max(0, best - played)
        better, worse, seeming = (
            better + (move.skill > 0),
            worse + (move.skill < 0),
            seeming + (played > best),
        )
    assert better and worse
    assert seeming, "some of what was played seemed better than what the adviser calls best"


def test_whoever_decides_as_the_steady_hand_does_has_neither_skill_nor_the_lack_of_it(table: Table) -> None:
    steady = [move._replace(played=next(one for one in move.best if one.usual)) for move in analysed(table)]
    assert summed(steady, 50).skill == 0


def test_every_own_decision_is_looked_at_once_and_in_order(table: Table) -> None:
    for seat in range(table.game.setup.seats):
        moves = analysed(table, seat)
        assert [move.number for move in moves] == list(range(len(moves)))
        assert [move.played.decision for move in moves] == [
            event.decision for event in table.log if isinstance(event, Committed) and event.seat == seat
        ]
        for move in moves:
            then = table.at(move.seq)
            told = (then.step, then.season, then.card, then.phase)
            assert told == (move.step, move.season, move.card, move.phase)
            assert then.is_asked(seat) and not any(then.sealed)


def test_what_is_expected_goes_on_from_one_move_to_the_next(table: Table) -> None:
    for one, after in pairwise(analysed(table)):
        assert after.before == one.moved


def test_a_decision_that_was_withdrawn_or_replaced_does_not_count() -> None:
    table = whole_game(base_setup(), seed=3)
    at = next(at for at, event in enumerate(table.log) if isinstance(event, Committed))
    game = table.at(at)
    first = table.log[at]
    assert isinstance(first, Committed)
    seat, decision = first.seat, first.decision
    other = next(
        one for one in (Chance(seed).decide(view(game, seat)) for seed in range(9)) if one != decision
    )
    doubts: list[Event] = [Committed(seat, other), Withdrawn(seat), Committed(seat, other)]
    log = [*table.log[:at], *doubts, *table.log[at:]]
    assert [one.played for one in moments(shelf(), log, seat)] == [
        one.played for one in moments(shelf(), table.log, seat)
    ]


def test_who_sealed_first_makes_no_difference() -> None:
    table = whole_game(base_setup(), seed=4)
    log = list(table.log)
    for at in range(len(log) - 1):
        one, two = log[at], log[at + 1]
        if not (isinstance(one, Committed) and isinstance(two, Committed)):
            continue
        if table.at(at).step == table.at(at + 1).step and one.seat < two.seat:
            log[at], log[at + 1] = two, one
    assert log != table.log
    assert list(analyse(shelf(), log, 0, Oracle())) == analysed(table)


def test_it_can_be_stopped_anywhere_and_goes_on_where_it_stopped(table: Table) -> None:
    whole = analysed(table)
    for stop in range(0, len(whole), 3):
        oracle = Oracle()
        rest = list(analyse(shelf(), table.log, 0, oracle, done=whole[:stop]))
        assert whole[:stop] + rest == whole
        assert len(oracle.asked) == len(rest) + (0 if stop else len(openings(table.game)))


def test_an_analysis_that_is_not_asked_for_more_thinks_no_more(table: Table) -> None:
    oracle = Oracle()
    next(analyse(shelf(), table.log, 0, oracle))
    assert len(oracle.asked) == 1 + len(openings(table.game))


def test_what_is_expected_at_first_is_a_mean_over_all_first_cards_and_not_of_the_one_that_came() -> None:
    first = {
        next(analyse(shelf(), whole_game(base_setup(seats=1), seed).log, 0, Oracle())).before
        for seed in range(6)
    }
    assert len(first) == 1
    keys = [game.card for game in openings(begin(shelf(), base_setup()))]
    assert (
        len(set(keys))
        == len(keys)
        == sum(isinstance(shelf().cards[key], ExploreCard) for key in begin(shelf(), base_setup()).deck)
    )
    assert all(game.phase is Phase.DRAW for game in openings(begin(shelf(), base_setup())))


def test_the_costliest_moves_are_named_first(table: Table) -> None:
    moves = analysed(table)
    named = summed(moves, 0).costliest
    assert len(named) == 3
    lost = sorted((move.lost for move in moves), reverse=True)
    assert [moves[number].lost for number in named] == lost[:3]


def test_a_move_that_cost_nothing_is_not_among_the_costliest() -> None:
    moves = analysed(whole_game(base_setup(seats=1), seed=1))
    best = [move._replace(played=move.best[0]) for move in moves]
    assert summed(best, 50).costliest == ()


def test_a_move_that_cost_less_than_the_tenth_of_a_star_that_is_shown_is_not_among_the_costliest() -> None:
    moves = analysed(whole_game(base_setup(seats=1), seed=1))
    hardly = [
        move._replace(played=move.best[0]._replace(expected=move.best[0].expected - 0.04)) for move in moves
    ]
    assert all(0 < move.lost < 0.05 for move in hardly)
    assert summed(hardly, 50).costliest == ()


def test_the_graph_goes_from_the_start_to_the_end_through_every_reveal_and_move(table: Table) -> None:
    moves = analysed(table)
    final = table.game.seats[0].stars
    points = summed(moves, final).points
    kinds = ["start"] + ["reveal", "move"] * len(moves) + ["end"]
    assert [point.kind for point in points] == kinds
    assert points[0].expected == moves[0].before and points[-1].expected == final
    assert [point.expected for point in points if point.kind == "move"] == [move.moved for move in moves]
    assert [point.number for point in points if point.kind == "reveal"] == list(range(len(moves)))
    assert [point.season for point in points] == sorted(point.season for point in points)


def test_a_game_that_is_not_over_is_analysed_up_to_its_last_full_phase() -> None:
    table = whole_game(base_setup(), seed=2)
    cut = next(at for at in range(30, len(table.log)) if any(table.at(at).sealed))
    whole = analysed(table)
    part = list(analyse(shelf(), table.log[:cut], 0, Oracle()))
    assert 0 < len(part) < len(whole) and part == whole[: len(part)]
    sums = summed(part, None)
    assert sums.final == part[-1].moved == sums.start + sums.luck + sums.skill
    assert sums.closing == 0 and sums.points[-1].kind == "move"
