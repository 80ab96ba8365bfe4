"""A net says the same by NumPy, by NumPy with compiled tiles, and by compiled functions alone."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from cartographers.boxes import shelf
from cartographers.players.backends import backend, compiled_areas
from cartographers.players.chance import Chance
from cartographers.players.compiler.arrays import LANES, Array
from cartographers.players.native.net_code import NetCode
from cartographers.players.net_file import SHIPPED
from cartographers.players.neural import arithmetic, floats
from cartographers.players.neural.arithmetic import NUMPY, compiled, prepared
from cartographers.players.neural.floats import Floats
from cartographers.players.neural.net_evaluator import NetEvaluator, knows
from cartographers.players.neural.network import Calculator
from cartographers.players.neural.planes import LANDINGS, PLANES, planes
from cartographers.players.neural.position import position
from cartographers.players.neural.ranking import NetRanking
from cartographers.players.neural.weights import Net, shipped_nets
from cartographers.rules.area import CELLS
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table

#: So far a value in stars may differ: numbers of 32 bits are added in another order.
TOLERANCE = 1e-3


def as_floats(array: Any) -> Floats:
    return Floats(NetCode(), array.shape, np.asarray(array, np.float32).reshape(-1).tolist())


@pytest.mark.parametrize("positions", [1, 3, 10])
@pytest.mark.parametrize(("channels", "made"), [(64, 64), (64, 128), (LANES, 2 * LANES)])
def test_a_layer_is_the_same_compiled(positions: int, channels: int, made: int) -> None:
    rng = np.random.default_rng(positions + channels)
    cells = rng.normal(size=(CELLS, positions, channels)).astype(np.float32)
    kernel = rng.normal(size=(3, 3, channels, made)) / (3 * channels**0.5)
    weights, alone = prepared({"kernel": kernel})["kernel"], floats.calculator(NetCode())
    own_weights = alone.prepared({"kernel": as_floats(kernel)})["kernel"]
    film = rng.normal(size=(positions, 2, made)).astype(np.float32)
    bias, others = rng.normal(size=made), rng.normal(size=(CELLS, positions, made)).astype(np.float32)
    with_tiles, before = compiled(NetCode()), cells.copy()
    for scale, shift, added in (
        (film[:, 0], film[:, 1], None),
        (None, bias, others),
        (None, bias, None),
        (film[:, 0], bias, others),
    ):
        plain = NUMPY.layer(cells, weights, scale, shift, added)
        quick = with_tiles.layer(cells, weights, scale, shift, added)
        given = (None if one is None else as_floats(one) for one in (scale, shift, added))
        own = np.asarray(alone.arithmetic.layer(as_floats(cells), own_weights, *given))
        for one in (quick, own):
            assert one.shape == plain.shape and one.dtype == np.float32
            assert np.allclose(one, plain, atol=1e-4)
        assert (quick == 0).any() and quick.max() > 1
    assert (cells == before).all()


def test_other_numbers_of_channels_are_left_to_numpy_and_refused_without_it() -> None:
    rng = np.random.default_rng(1)
    cells = rng.normal(size=(CELLS, 2, 3)).astype(np.float32)
    weights = prepared({"kernel": rng.normal(size=(3, 3, 3, LANES))})["kernel"]
    quick = compiled(NetCode()).layer(cells, weights, None, np.zeros(LANES), None)
    assert (quick == NUMPY.layer(cells, weights, None, np.zeros(LANES), None)).all()
    layer = floats.calculator(NetCode()).arithmetic.layer
    with pytest.raises(ValueError, match="a multiple of 8 channels"):
        layer(as_floats(cells), as_floats(weights), None, as_floats(np.zeros(LANES)), None)
    with pytest.raises(ValueError, match="needs 8 columns"):
        as_floats(np.ones((3, 3))) @ as_floats(np.ones((3, 7)))


@pytest.mark.parametrize(("rows", "inner", "columns"), [(1, 5, 8), (9, 77, 92), (13, 1, 15)])
def test_products_and_sums_are_those_of_numpy(rows: int, inner: int, columns: int) -> None:
    rng = np.random.default_rng(rows)
    left, right, more = rng.normal(size=(rows, inner)), rng.normal(size=(inner, columns)), np.arange(columns)
    made = as_floats(left) @ as_floats(right) + as_floats(more)
    assert np.allclose(np.asarray(made), left @ right + more, atol=1e-4)
    assert np.allclose(np.asarray(1 + made), 1 + left @ right + more, atol=1e-4)
    cells = as_floats(left.reshape(rows, inner, 1))
    assert np.allclose(np.asarray(cells.mean(0)), left.mean(0)[:, None], atol=1e-6)
    assert np.allclose(np.asarray(cells.most(0)), left.max(0)[:, None], atol=1e-6)


def calculators() -> list[Calculator]:
    numpy, code = arithmetic.calculator, NetCode()
    return [numpy(), numpy(compiled(code)), floats.calculator(code)]


@cache
def golden_positions() -> list[Game]:
    """Turns of games by chance on both sheets, with the ambush add-on, with skills, and with heroes."""
    found = []
    with_more = (Plan(ambushes=("base", "ambush")), Plan(skills=("stealth", "search", "negotiation")))
    heroes = plan_for(shelf(), ("heroes",), "C")
    for seed, plan in enumerate((Plan(sheet="A"), Plan(sheet="B"), *with_more, heroes)):
        table, chance = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed)), Chance(seed)
        while not table.over:
            found.append(table.game)
            table.commit(0, chance.decide(table.view(0)))
    return found[::3]


@pytest.mark.parametrize("net", shipped_nets(), ids=SHIPPED)
def test_the_nets_that_ship_say_the_same(net: Net) -> None:
    game = next(one for one in golden_positions() if knows(net, shelf(), one.setup))
    here = [position(game, game.seats[0], season, 3, False) for season in range(4)]
    plain, *others = [NetEvaluator(net, shelf(), game.setup, one).expected(here) for one in calculators()]
    for one in others:
        assert one == pytest.approx(plain, abs=TOLERANCE) and len(set(one)) == 4


def test_the_nets_that_ship_decide_the_same_at_golden_positions() -> None:
    shown = compiled_areas(planes, LANDINGS, len(PLANES))
    assert shown
    rankings = [NetRanking(shipped_nets(), backend("learned"), one, shown) for one in calculators()]
    for game in golden_positions():
        plain, *others = [one.rank(view(game, 0)) for one in rankings]
        for other in others:
            assert other[0][1] == plain[0][1]
            values, expected = ({one: value for value, one in rated} for rated in (other, plain))
            assert values == pytest.approx(expected, abs=10 * TOLERANCE)


def test_planes_are_spread_over_the_cells() -> None:
    given = b"".join((1 << at).to_bytes(16, "little") for at in (0, 63, 64, 120, 5, 77))
    plain, _, own = (np.asarray(one.planes(given, 2)) for one in calculators())
    assert (own == plain).all() and own.shape == (CELLS, 2, 3) and own.sum() == 6


def test_numbers_are_found_by_their_places() -> None:
    given, (numpy, _, own) = np.arange(12).reshape(2, 3, 2), calculators()
    assert own.at(as_floats(given), [11, 0, 7]) == numpy.at(given, [11, 0, 7]) == [11, 0, 7]
    assert Array("f", (2,), (1, 2.5)).items() == [1, 2.5]
