"""The bound without luck: what a card is charged with is 0 on average for whoever does not know the cards."""

from math import isfinite

import numpy as np
import pytest

from bench.ceiling_beam import WithoutLuck
from cartographers.editions import shelf
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.engine import Engine
from cartographers.rules.game import begin
from cartographers.rules.timetable import Time
from cartographers.table.card_order import card_order
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal


def test_the_charges_of_all_cards_that_may_come_are_0_on_average_at_every_turn() -> None:
    setup = deal(shelf(), Plan(sheet="A"), 4)
    compiled = Engine(shelf(), setup, read_weights("learned"))
    search = WithoutLuck(compiled, begin(shelf(), setup), 2, {Time(0, 1): 5.0})
    sums, charged = [], []
    charges = search.charges

    def watched() -> dict[str, np.ndarray]:
        found, chances = charges(), search.chances()
        assert sum(chances.values()) == pytest.approx(1)
        sums.append(sum(chances[key] * found[key] for key in chances))
        charged.append(max(abs(one).max() for one in found.values()))
        return found

    search.charges = watched  # type: ignore[method-assign]  # to see every turn
    assert isfinite(search.best(card_order(shelf(), setup, SeedDealer(4))))
    assert len(sums) > 20 and max(charged) > 1
    assert all(one == pytest.approx(0, abs=1e-9) for one in sums)
