"""The compiled part of a net's convolutions makes what NumPy makes."""

import numpy as np
import pytest

from cartographers.boxes import shelf
from cartographers.players.backends import compiled_tiles
from cartographers.players.compiler.arrays import LANES
from cartographers.players.native.tiles import Tiles
from cartographers.players.net_file import SHIPPED
from cartographers.players.neural.arithmetic import NUMPY, compiled, prepared
from cartographers.players.neural.net_evaluator import NetEvaluator
from cartographers.players.neural.position import position
from cartographers.players.neural.weights import Net, shipped_nets
from cartographers.rules.area import CELLS
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table


@pytest.mark.parametrize("positions", [1, 3, 10])
@pytest.mark.parametrize(("channels", "made"), [(64, 64), (64, 128), (LANES, 2 * LANES)])
def test_a_layer_is_the_same_compiled(positions: int, channels: int, made: int) -> None:
    rng = np.random.default_rng(positions + channels)
    cells = rng.normal(size=(CELLS, positions, channels)).astype(np.float32)
    kernel = rng.normal(size=(3, 3, channels, made)) / (3 * channels**0.5)
    weights = prepared({"kernel": kernel})["kernel"]
    film = rng.normal(size=(positions, 2, made)).astype(np.float32)
    bias, others = rng.normal(size=made), rng.normal(size=(CELLS, positions, made)).astype(np.float32)
    arithmetic, before = compiled(Tiles()), cells.copy()
    for scale, shift, added in (
        (film[:, 0], film[:, 1], None),
        (None, bias, others),
        (None, bias, None),
        (film[:, 0], bias, others),
    ):
        plain = NUMPY.layer(cells, weights, scale, shift, added)
        quick = arithmetic.layer(cells, weights, scale, shift, added)
        assert quick.shape == plain.shape and quick.dtype == np.float32
        assert np.allclose(quick, plain, atol=1e-4)
        assert (quick == 0).any() and quick.max() > 1
    assert (cells == before).all()


def test_other_numbers_of_channels_are_left_to_numpy() -> None:
    rng = np.random.default_rng(1)
    cells = rng.normal(size=(CELLS, 2, 3)).astype(np.float32)
    weights = prepared({"kernel": rng.normal(size=(3, 3, 3, LANES))})["kernel"]
    quick = compiled(Tiles()).layer(cells, weights, None, np.zeros(LANES), None)
    assert (quick == NUMPY.layer(cells, weights, None, np.zeros(LANES), None)).all()


@pytest.mark.parametrize("net", shipped_nets(), ids=SHIPPED)
def test_the_nets_that_ship_say_the_same_compiled(net: Net) -> None:
    tiles = compiled_tiles()
    assert tiles is not None
    game = Table(shelf(), deal(shelf(), Plan(sheet="A"), 4), SeedDealer(4)).game
    here = [position(game, game.seats[0], season, 3, False) for season in range(4)]
    plain = NetEvaluator(net, shelf(), game.setup).expected(here)
    quick = NetEvaluator(net, shelf(), game.setup, arithmetic=compiled(tiles)).expected(here)
    assert quick == pytest.approx(plain, abs=1e-2) and len(set(quick)) == 4
