"""Learning: positions of real games, and a fit that explains them better than what it began with."""

from json import loads
from random import Random

import pytest
from training import positions
from training.__main__ import written
from training.fit import Columns, fitted, seasons_left

from cartographers.editions import shelf
from cartographers.players.evaluate.weights import Weights, read_weights


@pytest.fixture(scope="module")
def some():
    rng = Random(5)
    with pytest.MonkeyPatch.context() as quick:
        quick.setattr(positions, "FUTURES", 3)
        quick.setattr(positions, "TURNS", 2)
        found = [positions.position(shelf(), read_weights("hand"), rng) for _ in range(24)]
    return [one for one in found if one is not None]


def test_a_position_has_what_was_seen_after_each_of_its_drawings(some):
    for one in some:
        assert len(one.seen) == len(one.coins) == len(one.stars) >= 2
        assert 0 <= one.season < 4 and 0 <= one.clock <= one.seasons[one.season]


def test_the_old_weights_value_a_position_as_the_fit_reads_it(some):
    """The rows of the fit are the weights' own sums: nothing is counted twice or left out."""
    columns = Columns(shelf())
    vector = columns.vector(read_weights("hand"))
    for one in some[:5]:
        values = columns.rows(one) @ vector
        assert len(values) == len(one.stars)
        assert len(seasons_left(one)) == 4 - one.season


def test_the_fit_explains_the_differences_better_than_what_it_began_with(some):
    fit = fitted(shelf(), some, read_weights("hand"))
    assert fit.after < 0.9 * fit.before
    for seen in fit.weights.of.values():
        for thing, row in seen.items():
            assert row[0] == {"stars": 1, "toll": -1}.get(thing, 0)


def test_weights_are_written_as_they_are_read():
    hand = read_weights("hand")
    assert Weights(loads(written(hand))).of == hand.of
