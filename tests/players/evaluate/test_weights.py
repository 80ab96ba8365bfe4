"""Weights: complete, and at the end of everything worth what is scored."""

import pytest

from cartographers.editions import shelf
from cartographers.players.chance import Chance
from cartographers.players.evaluate.feature_evaluator import FeatureEvaluator
from cartographers.players.evaluate.features import COMMON, feature_names
from cartographers.players.evaluate.weights import ANY, KNOTS, knot_shares, read_weights
from cartographers.rules.season import season_score
from cartographers.rules.state import Phase
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

FILES = ["hand", "learned"]


@pytest.mark.parametrize("name", FILES)
def test_everything_that_is_seen_has_a_weight_at_every_knot(name):
    of = read_weights(name).of
    assert {key: tuple(seen) for key, seen in of.items()} == {
        **{key: feature_names(edict) for key, edict in shelf().edicts.items()},
        ANY: COMMON,
    }
    assert {len(row) for seen in of.values() for row in seen.values()} == {len(KNOTS)}


@pytest.mark.parametrize("name", FILES)
def test_what_is_scored_at_once_counts_as_it_is_scored_and_nothing_else_counts(name):
    for key, seen in read_weights(name).of.items():
        for thing, row in seen.items():
            assert row[0] == {"stars": 1, "toll": -1}.get(thing, 0), (key, thing)


@pytest.mark.parametrize("time", [*range(35)])
def test_the_shares_of_the_knots_are_one_whole(time):
    shares = knot_shares(time)
    assert sum(shares) == pytest.approx(1) and min(shares) >= 0
    if time in KNOTS:
        assert shares[KNOTS.index(time)] == 1
    if time <= KNOTS[-1]:
        assert sum(part * knot for part, knot in zip(shares, KNOTS, strict=True)) == pytest.approx(time)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("sheet", "ABCD")
def test_after_the_last_card_a_side_is_worth_its_score(name, sheet):
    table, rng = Table(shelf(), deal(shelf(), Plan(sheet=sheet), 5), SeedDealer(5)), Chance(1)
    while not table.over:
        last = table.game
        table.commit(0, rng.decide(table.view(0)))
    if last.season < 3 or last.phase is not Phase.DRAW:
        pytest.skip("this game ended early")
    evaluator = FeatureEvaluator(last, read_weights(name))
    seat = table.game.seats[0]
    score = season_score(last, seat).stars
    assert evaluator.seat_value(seat, seat.sheet) == pytest.approx(score)
    assert seat.scores[-1].stars == score
