"""Weights: there is one for every feature, and at the end of a game a map is worth its score."""

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.players.evaluate.feature_evaluator import FeatureEvaluator
from cartographers.players.evaluate.features import FEW, MANY
from cartographers.players.evaluate.weights import ANY, KNOTS, Weights, knot_shares, read_weights
from cartographers.rules.season import season_score
from cartographers.rules.state import Phase
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

FILES = {"hand": FEW, "learned": FEW, "many": MANY}


@pytest.mark.parametrize("name", FILES)
def test_every_feature_has_a_weight_at_every_knot(name: str) -> None:
    of, names = read_weights(name).of, FILES[name].names
    assert read_weights(name).features == FILES[name]
    assert {key: tuple(features) for key, features in of.items()} == {
        **{key: names(edict) for key, edict in shelf().edicts.items()},
        ANY: names(None),
    }
    assert {len(row) for features in of.values() for row in features.values()} == {len(KNOTS)}


@pytest.mark.parametrize("name", FILES)
def test_with_no_time_left_only_stars_and_toll_count(name: str) -> None:
    for key, features in read_weights(name).of.items():
        for feature, row in features.items():
            assert row[0] == {"stars": 1, "toll": -1}.get(feature, 0), (key, feature)


def test_the_further_features_count() -> None:
    """Without their weights the same drawings are worth something else."""
    view = Table(shelf(), deal(shelf(), Plan(sheet="C", heroes=True), 5), SeedDealer(5)).view(0)
    many = read_weights("many")
    few = {
        key: {
            name: row if name in read_weights("learned").of[key] else [0.0] * len(KNOTS)
            for name, row in features.items()
        }
        for key, features in many.of.items()
    }
    all_values, few_values = (
        [value for value, _ in FeatureEvaluator(view.game, weights).rate_drawings(view)]
        for weights in (many, Weights(few))
    )
    differences = [one - other for one, other in zip(all_values, few_values, strict=True)]
    assert max(differences) - min(differences) > 0.5


@pytest.mark.parametrize("time", [*range(35)])
def test_the_shares_of_the_knots_are_one_whole(time: int) -> None:
    shares = knot_shares(time)
    assert sum(shares) == pytest.approx(1) and min(shares) >= 0
    if time in KNOTS:
        assert shares[KNOTS.index(time)] == 1
    if time <= KNOTS[-1]:
        assert sum(part * knot for part, knot in zip(shares, KNOTS, strict=True)) == pytest.approx(time)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("sheet", "ABCD")
def test_after_the_last_card_a_seat_is_worth_its_score(name: str, sheet: str) -> None:
    table, chance = Table(shelf(), deal(shelf(), Plan(sheet=sheet), 5), SeedDealer(5)), Chance(1)
    while not table.over:
        last = table.game
        table.commit(0, chance.decide(table.view(0)))
    # These deals are played to the last card of winter; a game that ended early would show nothing.
    assert last.season == 3 and last.phase is Phase.DRAW
    evaluator = FeatureEvaluator(last, read_weights(name))
    seat = table.game.seats[0]
    score = season_score(last, seat).stars
    assert evaluator.seat_value(seat, seat.sheet) == pytest.approx(score)
    assert seat.scores[-1].stars == score
