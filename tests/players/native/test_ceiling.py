"""Luck with the cards is 0 on average for whoever does not know them, and can be taken out of a result."""

from math import isfinite
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.engine import Engine
from cartographers.rules.game import begin
from cartographers.rules.timetable import Time
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from cartographers.table.unplayed import card_order
from strength.paired import Game, differences
from strength.shared.ceiling_beam import WithoutLuck
from strength.shared.luck import luck


def test_the_charges_of_all_cards_that_may_come_are_0_on_average_at_every_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = deal(shelf(), Plan(sheet="A"), 4)
    compiled = Engine(shelf(), setup, read_weights("learned"))
    search = WithoutLuck(compiled, begin(shelf(), setup), 2, {Time(0, 1): 5.0})
    sums, charged = [], []
    charges = search.charges

    def watched() -> dict[str, Any]:
        found, chances = charges(), search.chances()
        assert sum(chances.values()) == pytest.approx(1)
        sums.append(sum(chances[key] * found[key] for key in chances))
        charged.append(max(abs(one).max() for one in found.values()))
        return found

    monkeypatch.setattr(search, "charges", watched)
    assert isfinite(search.best(card_order(shelf(), setup, SeedDealer(4))))
    assert len(sums) > 20 and max(charged) > 1
    assert all(one == pytest.approx(0, abs=1e-9) for one in sums)


def test_a_game_that_was_played_has_had_some_luck() -> None:
    table = Table(shelf(), deal(shelf(), Plan(sheet="A"), 4), SeedDealer(4))
    play_out(table, [Chance(4)])
    assert 0.1 < abs(luck(table, {})) < 100


def test_luck_that_explains_a_difference_is_taken_out_of_it() -> None:
    lucks = [3.0, -1.0, 4.0, -1.0, -5.0]
    games = [(Game(101 + 2 * one, one), Game(100, 0)) for one in lucks]
    plain, without = differences(games)
    assert without.mean == pytest.approx(1) and without.margin == pytest.approx(0)
    assert plain.mean == pytest.approx(1 + 2 * sum(lucks) / 5) and plain.margin and plain.margin > 3
