"""Cards dealt anew from a point of a game on: all that had come up stays, all that follows can come."""

from collections import Counter
from collections.abc import Sequence

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.card import AmbushCard, HeroCard
from cartographers.rules.event import Event, Revealed
from cartographers.rules.setup import Setup
from cartographers.table.cut import Cut
from cartographers.table.dealer import Redealer
from cartographers.table.opening import play_out
from cartographers.table.table import Table
from testkit import base_setup, heroes_setup, whole_game

POOL = base_setup(heroes=True, ambushes=base_setup().ambushes + heroes_setup().ambushes)


def redealt(table: Table, seq: int, seed: int) -> Table:
    """The game of a table from some point on with another deal, played to its end."""
    cut = Cut.of(table.at(events) for events in range(1, seq + 1))
    again = Table.resume(shelf(), table.log[:seq], Redealer(seed, cut))
    again.cut(seq)
    play_out(again, [Chance(seat) for seat in range(again.game.setup.seats)])
    return again


def points(table: Table) -> list[int]:
    """Points at which nothing is sealed, all over the game."""
    return [seq for seq in range(1, len(table.log)) if not any(table.at(seq).sealed)][::7]


def revealed(log: Sequence[Event]) -> list[str]:
    return [event.card for event in log if isinstance(event, Revealed)]


@pytest.mark.parametrize("setup", [base_setup(seats=1), heroes_setup(), POOL], ids=["base", "heroes", "pool"])
def test_a_game_with_another_deal_goes_on_by_the_rules_from_any_point(setup: Setup) -> None:
    table = whole_game(setup, seed=6)
    for seq in points(table):
        again = redealt(table, seq, seed=seq)
        assert again.over and again.log[:seq] == table.log[:seq]
        met = Counter(type(shelf().cards[key]) for key in again.game.met)
        assert met[AmbushCard] <= 4 and met[HeroCard] <= 4
        if len(setup.ambushes) == 4:
            assert {key for key in again.game.met if isinstance(shelf().cards[key], AmbushCard)} <= set(
                setup.ambushes
            )


def test_the_cards_come_in_another_order() -> None:
    table = whole_game(base_setup(seats=1), seed=6)
    orders = {tuple(revealed(redealt(table, 5, seed).log)) for seed in range(5)}
    assert len(orders) == 5
    assert {order[:2] for order in orders} == {tuple(revealed(table.log[:5])[:2])}


def test_the_same_seed_deals_the_same() -> None:
    table = whole_game(POOL, seed=2)
    assert redealt(table, 9, seed=1).log == redealt(table, 9, seed=1).log


def test_a_log_with_another_deal_can_be_cut_and_dealt_again() -> None:
    table = whole_game(heroes_setup(), seed=2)
    again = redealt(table, 9, seed=1)
    dealer = Redealer(1, Cut.of(table.at(events) for events in range(1, 10)))
    for seq in range(9, len(again.log)):
        resumed = Table.resume(shelf(), again.log[:seq], dealer)
        resumed.cut(seq)
        assert revealed(resumed.log) == revealed(again.log)[: len(revealed(resumed.log))]
