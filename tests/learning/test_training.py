"""Learning: positions of real games, and a fit that explains them better than the weights it started from."""

from json import loads
from random import Random

import numpy as np
import pytest
from training import positions
from training.__main__ import written
from training.fit import Columns, fitted, misfit, widened
from training.positions import Position

from cartographers.boxes import shelf
from cartographers.players.evaluate.features import MANY
from cartographers.players.evaluate.weights import Weights, read_weights
from cartographers.players.native.engine import Engine
from cartographers.rules.game import begin
from cartographers.rules.timetable import Time, timetable
from cartographers.table.plan import Plan, deal


@pytest.fixture(scope="module")
def some() -> list[Position]:
    rng = Random(5)
    with pytest.MonkeyPatch.context() as quick:
        quick.setattr(positions, "FUTURES", 3)
        quick.setattr(positions, "TURNS", 2)
        games = [positions.positions_of_a_game(shelf(), read_weights("hand"), rng) for _ in range(8)]
    return [one for game in games for one in game]


def test_a_position_has_the_features_after_each_of_its_drawings(some: list[Position]) -> None:
    assert len(some) > 10
    for one in some:
        assert len(one.features) == len(one.coins) == len(one.stars) >= 2
        times = [scoring.time_left for scoring in one.scorings]
        assert 1 <= len(times) <= 4 and times == sorted(times) and times[0] >= 0


@pytest.mark.parametrize("many", [False, True])
@pytest.mark.parametrize("time", [Time(0, 0), Time(1, 3), Time(3, 5)])
def test_the_fit_values_a_map_as_the_weights_do(time: Time, many: bool) -> None:
    """The columns of the fit add up to the weights' own sums: nothing is counted twice or left out."""
    setup, weights = deal(shelf(), Plan(sheet="B"), 7), read_weights("hand")
    if many:
        weights = widened(shelf(), weights, MANY)
    engine, columns = Engine(shelf(), setup, weights), Columns(shelf(), weights.features)
    seat = engine.arrays(begin(shelf(), setup).seats[0])
    scorings = tuple(timetable(shelf(), setup).scorings(time))
    features = np.asarray(engine.features(seat.areas))[None]
    position = Position(setup.edicts, scorings, features, np.zeros(1), np.zeros(1))
    value = columns.rows(position) @ columns.vector(weights)
    assert value[0] == pytest.approx(engine.value(seat, time))


def test_the_fit_explains_the_differences_better_than_the_weights_it_started_from(
    some: list[Position],
) -> None:
    fit = fitted(shelf(), some, read_weights("hand"))
    assert fit.after < 0.9 * fit.before
    for features in fit.weights.of.values():
        for name, row in features.items():
            assert row[0] == {"stars": 1, "toll": -1}.get(name, 0)


@pytest.mark.parametrize("file", ["hand", "learned", "many"])
def test_weights_that_come_with_the_package_can_be_started_from(file: str) -> None:
    assert misfit(shelf(), read_weights(file)) == ""
    assert misfit(shelf(), widened(shelf(), read_weights(file), MANY)) == ""


def test_weights_for_other_features_are_refused_with_a_sentence() -> None:
    hand = read_weights("hand").of
    renamed = {name.replace("rim", "brim"): row for name, row in hand["sentinel-wood"].items()}
    short = {name: row[1:] for name, row in hand["sentinel-wood"].items()}
    for odd, name in ((renamed, "brim"), (short, "stars"), ({}, "narrow-rim")):
        assert f"sentinel-wood {name} is missing, unknown" in misfit(
            shelf(), Weights({**hand, "sentinel-wood": odd})
        )


def test_weights_are_written_as_they_are_read() -> None:
    hand = read_weights("hand")
    assert Weights(loads(written(hand))).of == hand.of
